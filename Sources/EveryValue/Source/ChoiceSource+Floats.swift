extension ChoiceSource {
    /// Draws a floating-point number; simplest is `target`, moved inside the
    /// bounds.
    ///
    /// Whole numbers are simpler than fractions, and short fractions simpler than
    /// long ones. Infinities and NaN are never drawn.
    ///
    /// - Parameters:
    ///   - range: The values allowed, both bounds finite. A range of one value
    ///     makes no choice.
    ///   - target: The value that counts as simplest.
    ///   - given: The value to write down in recording mode, moved inside the
    ///     bounds; ignored otherwise.
    public func float(
        in range: ClosedRange<Double>, towards target: Double = 0, given: Double? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Double {
        float(in: range, towards: target, given: given, at: drawSite(file, line, column))
    }

    /// How numbers of every size are drawn.
    struct FloatSizes {
        /// The powers of two that drawn numbers have.
        let exponents: ClosedRange<Int>
        /// Numbers that are drawn more often.
        let special: [Double]
    }

    /// Draws a number of the given sizes at random, or spread over the bounds for
    /// nil.
    func float(
        in range: ClosedRange<Double>, towards target: Double, given: Double?, sizes: FloatSizes? = nil, at site: UInt32
    ) -> Double {
        guard range.lowerBound.isFinite, range.upperBound.isFinite else {
            reject("The bounds of a number must be finite; these are \(range).")
            return 0
        }
        let shape = FloatShape(range, towards: target)
        guard shape.lowest < shape.highest else { return shape.lowest }
        guard spend() else { return shape.simplest }
        let value: Double
        switch mode {
        case .random:
            value = randomFloat(shape, sizes)
        case .replay:
            if let item = cursor.choice(.float, site: site) {
                value = shape.clamp(Double(bitPattern: item.bits))
            } else {
                value = fillsAtRandom ? randomFloat(shape, sizes) : shape.simplest
            }
        case .recording:
            value = given.map(shape.clamp) ?? shape.simplest
        case .enumeration:
            value = script.float(shape, at: position)
            if script.isTooWide { giveUp() }
        }
        nesting += depth
        state.pointee.items.append(RecordedItem(.float, place: site, bits: value.bitPattern, shape: index(of: shape)))
        return value
    }

    private func index(of shape: FloatShape) -> Int {
        if let index = floatShapes.lastIndex(of: shape) { return index }
        floatShapes.append(shape)
        return floatShapes.count - 1
    }

    private func randomFloat(_ shape: FloatShape, _ sizes: FloatSizes?) -> Double {
        if let value = hintedFloat(shape) { return value }
        if let sizes, random.oneIn(12) { return shape.clamp(sizes.special[random.below(sizes.special.count)]) }
        if let sizes, random.oneIn(2) { return shape.clamp(ofEverySize(sizes.exponents)) }
        switch random.below(8) {
        case 0:
            return [shape.lowest, shape.highest, shape.simplest][random.below(3)]
        case 1:
            return EdgeCases.float(&random, shape) ?? shape.simplest
        case 2:
            return shortFraction(shape)
        case 3, 4:
            let lowest = max(shape.lowest.wholeAbove, -0x1p52)
            let highest = min(shape.highest.wholeBelow, 0x1p52)
            guard lowest <= highest else { return uniform(shape) }
            return Double(random.uniform(Int(lowest), Int(highest)))
        default:
            return uniform(shape)
        }
    }

    /// A number of few digits after the point, binary or decimal; half of them are
    /// near 0.
    ///
    /// Amounts, rates and measures that people enter are such numbers, and some
    /// rules go wrong for them only: rounding a half, counting whole cents.
    private func shortFraction(_ shape: FloatShape) -> Double {
        let parts = Self.parts[random.below(Self.parts.count)]
        let most = random.oneIn(2) ? 9 : 99
        let numerator = random.oneIn(2) ? Double(random.uniform(-most, most)) : (uniform(shape) * parts).rounded()
        // Adding 0 makes a positive zero of a negative one.
        return shape.clamp(numerator / parts + 0)
    }

    /// Into how many parts one is divided in short fractions.
    private static let parts = [2.0, 4, 8, 10, 100, 1000]

    /// A number of any size, each power of two with the same probability; half of
    /// them are powers of two.
    private func ofEverySize(_ exponents: ClosedRange<Int>) -> Double {
        let bits = random.next()
        let exponent = random.uniform(exponents.lowerBound, exponents.upperBound)
        let significand = bits & 1 == 0 ? 1 : 1 + Double(bits >> 12) * 0x1p-52
        return Double(sign: bits & 2 == 0 ? .plus : .minus, exponent: exponent, significand: significand)
    }

    private func uniform(_ shape: FloatShape) -> Double {
        let part = Double(random.next() >> 11) * 0x1p-53
        // Each bound is scaled by itself: their difference may be beyond the
        // largest number.
        return shape.clamp(shape.lowest * (1 - part) + shape.highest * part)
    }
}
