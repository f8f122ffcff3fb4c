extension Generator where Value == Int {
    /// Draws a whole number; simplest is `target`, or 0, moved inside the bounds.
    ///
    /// - Parameters:
    ///   - range: The numbers allowed; by default those up to a million, so that
    ///     few sums and products overflow. Those of other types are all numbers of
    ///     the type, as are `.min ... .max`.
    ///   - target: The number that counts as simplest.
    public static func integer(
        in range: ClosedRange<Int> = -1_000_000...1_000_000, towards target: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        let shape = IntegerShape(range, towards: target)
        return Generator { source in source.integer(shape, at: site, given: nil, habit: .magnitudes) }
    }

    /// Draws a whole number below the end of a range; simplest is `target`, or 0,
    /// moved inside the bounds.
    ///
    /// - Precondition: the range is not empty.
    public static func integer(
        in range: Range<Int>, towards target: Int? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard !range.isEmpty else { return .invalid("There is no number in the empty range \(range) to be drawn.", file, line) }
        return integer(in: range.lowerBound...range.upperBound - 1, towards: target, file: file, line: line, column: column)
    }

    /// Draws a whole number between two bounds that are computed, both included;
    /// simplest is `target`, or 0, moved inside the bounds.
    ///
    /// A range written `low...high` traps in the standard library when the bounds
    /// are reversed, which says neither their values nor where.
    ///
    /// - Precondition: `lowest` is not above `highest`.
    public static func integer(
        from lowest: Int, to highest: Int, towards target: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard lowest <= highest else { return .invalid("The bounds are reversed: \(lowest) lies above \(highest).", file, line) }
        return integer(in: lowest...highest, towards: target, file: file, line: line, column: column)
    }
}

extension Generator where Value == Bool {
    /// Draws true or false; simplest is false.
    public static func boolean(
        probability: Double = 0.5, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard (0...1).contains(probability) else {
            return .invalid("A probability lies between 0 and 1; this one is \(probability).", file, line)
        }
        let site = drawSite(file, line, column)
        return Generator { source in
            source.integer(IntegerShape(0...1, towards: 0), at: site, given: nil, habit: .probability(probability)) == 1
        }
    }
}

extension Generator where Value == Double {
    /// Draws a finite floating-point number; simplest is `target` moved inside the
    /// bounds, then whole numbers near it.
    public static func float(
        in range: ClosedRange<Double> = -1e9...1e9, towards target: Double = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard range.lowerBound.isFinite && range.upperBound.isFinite else {
            return .invalid("The bounds of a number must be finite; these are \(range).", file, line)
        }
        let site = drawSite(file, line, column)
        return Generator { source in source.float(in: range, towards: target, given: nil, at: site) }
    }

    /// Draws a finite floating-point number between two bounds that are computed,
    /// both included.
    ///
    /// - Precondition: `lowest` is not above `highest`, and both are finite.
    public static func float(
        from lowest: Double, to highest: Double, towards target: Double = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard lowest <= highest else { return .invalid("The bounds are reversed: \(lowest) lies above \(highest).", file, line) }
        return float(in: lowest...highest, towards: target, file: file, line: line, column: column)
    }
}

extension Generator where Value == String {
    /// Draws a string; simplest is the shortest allowed, made of the alphabet's
    /// first scalar.
    public static func string(
        alphabet: TextAlphabet = .ascii, length: some ElementCount = 0...20,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        if let mistake = length.mistake("A string", of: "letters") { return .invalid(mistake, file, line) }
        let lengths = length.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator { source in source.string(alphabet: alphabet, length: lengths, given: nil, at: site) }
    }
}
