extension Generator where Value == Int {
    /// Draws a whole number; simplest is `target`, or 0, moved inside the bounds.
    public static func integer(
        in range: ClosedRange<Int> = -1_000_000...1_000_000, towards target: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        let shape = IntegerShape(range, towards: target)
        return Generator { source in source.integer(shape, at: site, given: nil, habit: .magnitudes) }
    }
}

extension Generator where Value == Bool {
    /// Draws true or false; simplest is false.
    public static func boolean(
        probability: Double = 0.5, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        return Generator { source in
            source.integer(IntegerShape(0...1, towards: 0), at: site, given: nil, habit: .probability(probability)) == 1
        }
    }
}

extension Generator where Value == Double {
    /// Draws a finite floating-point number; simplest is `target` moved inside the bounds, then whole numbers near it.
    public static func float(
        in range: ClosedRange<Double> = -1e9...1e9, towards target: Double = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        return Generator { source in source.float(in: range, towards: target, given: nil, at: site) }
    }
}

extension Generator where Value == String {
    /// Draws a string; simplest is the shortest allowed, made of the alphabet's first scalar.
    public static func string(
        alphabet: Alphabet = .ascii, length: ClosedRange<Int> = 0...20,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        return Generator { source in source.string(alphabet: alphabet, length: length, given: nil, at: site) }
    }
}
