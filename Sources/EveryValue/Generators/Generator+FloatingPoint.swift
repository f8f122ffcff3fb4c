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
    /// Seven values in eight are finite, half of these of any size from the
    /// smallest subnormal number to the largest. The others are infinities, NaN,
    /// negative zero, and the limits of the type.
    public static func anyFloat(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let site = drawSite(file, line, column)
        let limit = Value.greatestFiniteMagnitude
        let special: [Value] = [
            .infinity, -.infinity, .nan, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, limit, -limit,
            .ulpOfOne, (1 as Value).nextUp, (1 as Value).nextDown,
        ]
        let largest = min(Double(limit), .greatestFiniteMagnitude)
        let smallest = max(Int(Value.leastNonzeroMagnitude.exponent), Int(Double.leastNonzeroMagnitude.exponent))
        return Generator { source in
            guard source.alternative(of: 2, weights: [7, 1], given: nil, at: site) == 0 else {
                return special[source.alternative(of: special.count, weights: nil, given: nil, at: site)]
            }
            let value = source.float(
                in: -largest...largest, towards: 0, given: nil, exponents: smallest...Int(largest.exponent), at: site)
            return Value(value)
        }
    }
}
