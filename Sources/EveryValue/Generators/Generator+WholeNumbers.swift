extension Generator where Value: FixedWidthInteger & Sendable {
    /// Draws a whole number of any type; simplest is `target`, or 0, moved inside
    /// the bounds.
    ///
    /// A number is one choice, except in ranges of more than 2^64 numbers.
    ///
    /// - Parameters:
    ///   - range: The numbers allowed; by default all numbers of the type.
    ///   - target: The number that counts as simplest.
    public static func integer(
        in range: ClosedRange<Value> = .min ... .max, towards target: Value? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let site = drawSite(file, line, column)
        let simplest = min(max(target ?? .zero, range.lowerBound), range.upperBound)
        return Generator { source in source.wholeNumber(in: range, towards: simplest, at: site) }
    }

    /// Draws a whole number of any type below the end of a range; simplest is
    /// `target`, or 0, moved inside the bounds.
    ///
    /// - Precondition: the range is not empty.
    public static func integer(
        in range: Range<Value>, towards target: Value? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard !range.isEmpty else { return .invalid("There is no number in the empty range \(range) to be drawn.", file, line) }
        return integer(in: range.lowerBound...range.upperBound - 1, towards: target, file: file, line: line, column: column)
    }
}

extension Generator {
    /// Draws a range inside bounds; simplest is the range of the simplest number
    /// alone.
    ///
    /// - Parameter bounds: The numbers that both ends may be; by default all
    ///   numbers of the type.
    public static func range<Bound: FixedWidthInteger & Sendable>(
        in bounds: ClosedRange<Bound> = .min ... .max, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == ClosedRange<Bound> {
        let site = drawSite(file, line, column)
        let simplest = min(max(Bound.zero, bounds.lowerBound), bounds.upperBound)
        return Generator { source in
            let lower = source.wholeNumber(in: bounds, towards: simplest, at: site)
            return lower...source.wholeNumber(in: lower...bounds.upperBound, towards: lower, at: site)
        }
    }

    /// Draws a half-open range inside bounds; simplest is the empty range at the
    /// simplest number.
    ///
    /// - Parameter bounds: The numbers that both ends may be; by default all
    ///   numbers of the type.
    public static func range<Bound: FixedWidthInteger & Sendable>(
        in bounds: ClosedRange<Bound> = .min ... .max, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == Range<Bound> {
        Generator<ClosedRange<Bound>>.range(in: bounds, file: file, line: line, column: column).map { $0.lowerBound..<$0.upperBound }
    }
}

extension ChoiceSource {
    /// Draws a number of any type.
    ///
    /// The choices are numbers of type `Int`. Where only the distance of the bounds
    /// fits one, the choice is the distance from the lower bound, counted from
    /// `Int.min`. This keeps the order of numbers and every distance. Wider numbers
    /// are drawn as the words above, then the lowest word.
    func wholeNumber<Number: FixedWidthInteger>(in range: ClosedRange<Number>, towards target: Number, at site: UInt32) -> Number {
        let (lowest, highest) = (range.lowerBound, range.upperBound)
        if let low = Int(exactly: lowest), let high = Int(exactly: highest), let simplest = Int(exactly: target) {
            return Number(truncatingIfNeeded: magnitude(IntegerShape(low...high, towards: simplest), at: site))
        }
        if let distance = UInt(exactly: Number.Magnitude(truncatingIfNeeded: highest &- lowest)) {
            let simplest = UInt(truncatingIfNeeded: target &- lowest)
            let shape = IntegerShape(.min...Int(countedFromLowest: distance), towards: Int(countedFromLowest: simplest))
            let choice = magnitude(shape, at: site)
            return lowest &+ Number(truncatingIfNeeded: UInt(bitPattern: choice) ^ UInt(bitPattern: .min))
        }
        let word = Int.bitWidth
        let above = wholeNumber(in: (lowest >> word)...(highest >> word), towards: target >> word, at: site)
        let first = above == lowest >> word ? UInt(truncatingIfNeeded: lowest) : .min
        let last = above == highest >> word ? UInt(truncatingIfNeeded: highest) : .max
        let nearest = above < target >> word ? last : first
        let simplest = above == target >> word ? UInt(truncatingIfNeeded: target) : nearest
        let below = wholeNumber(in: first...last, towards: simplest, at: site)
        return above << word | Number(truncatingIfNeeded: below)
    }

    private func magnitude(_ shape: IntegerShape, at site: UInt32) -> Int {
        integer(shape, at: site, given: nil, habit: .magnitudes)
    }
}

extension Int {
    /// The number at a distance from the lowest one.
    fileprivate init(countedFromLowest distance: UInt) {
        self.init(bitPattern: distance ^ UInt(bitPattern: .min))
    }
}
