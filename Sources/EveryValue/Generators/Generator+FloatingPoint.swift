extension Generator where Value: BinaryFloatingPoint & Sendable {
    /// Draws a finite floating-point number of any type; simplest is `target` moved
    /// inside the bounds, then whole numbers near it.
    ///
    /// A number is drawn as a `Double` and rounded to the type.
    ///
    /// - Precondition: both bounds are finite as `Double`.
    public static func float(
        in range: ClosedRange<Value>, towards target: Value = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let (lowest, highest) = (Double(range.lowerBound), Double(range.upperBound))
        guard lowest.isFinite, highest.isFinite else {
            return .invalid("The bounds of a number must be finite; these are \(range).", file, line)
        }
        let site = drawSite(file, line, column)
        let simplest = Double(target)
        return Generator { source in
            let value = Value(source.float(in: lowest...highest, towards: simplest, given: nil, at: site))
            return min(max(value, range.lowerBound), range.upperBound)
        }
    }

    /// Draws any value of the type; simplest is 0, then whole numbers, fractions,
    /// infinities and NaN.
    ///
    /// Nine values in ten are finite, half of these of any size from the smallest
    /// subnormal number to the largest. Some of them are the limits of the type.
    /// The others are infinities, NaN and negative zero.
    public static func anyFloat(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let site = drawSite(file, line, column)
        let limit = Value.greatestFiniteMagnitude
        let infinite: [Value] = [.infinity, -.infinity, .nan, -0.0]
        // These have the recording that any finite number has, so that they shrink
        // like it.
        let finite: [Value] = [
            .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, limit, -limit, .ulpOfOne, (1 as Value).nextUp,
            (1 as Value).nextDown,
        ]
        let largest = min(Double(limit), .greatestFiniteMagnitude)
        let smallest = max(Int(Value.leastNonzeroMagnitude.exponent), Int(Double.leastNonzeroMagnitude.exponent))
        let sizes = ChoiceSource.FloatSizes(
            exponents: smallest...Int(largest.exponent), special: finite.map { Double($0) }.filter(\.isFinite))
        return Generator { source in
            guard source.alternative(of: 2, weights: [9, 1], given: nil, at: site) == 0 else {
                return infinite[source.alternative(of: infinite.count, weights: nil, given: nil, at: site)]
            }
            let value = source.float(in: -largest...largest, towards: 0, given: nil, sizes: sizes, at: site)
            return Value(value)
        }
    }
}
