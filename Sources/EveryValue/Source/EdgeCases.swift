/// Values that break programs more often than others.
enum EdgeCases {
    /// A power of two or of ten, one more or one less, or its negative, when the
    /// bounds allow it.
    ///
    /// Where they are wide, there are also numbers of up to three bits, as sets of
    /// options have.
    ///
    /// - Parameter bits: 64 random bits, which decide.
    @inline(never)
    static func integer(_ bits: UInt64, _ shape: IntegerShape) -> Int? {
        // Powers much larger than the bounds would be drawn in vain.
        let largest = max(shape.lowest.magnitude, shape.highest.magnitude)
        let digits = min(63, UInt.bitWidth - largest.leadingZeroBitCount)
        if digits > leastDigits, bits >> 24 & 7 == 0 {
            let places = [32, 40, 48].map { ((bits >> $0 & 0xFF) * UInt64(digits)) >> 8 }
            let sum = places.reduce(0) { $0 | 1 << Int(truncatingIfNeeded: $1) }
            if shape.contains(sum) { return sum }
        }
        let exponent = Int(truncatingIfNeeded: ((bits >> 32) * UInt64(digits)) >> 32)
        // Of four powers one is of ten, with about as many digits: 19/64 is the
        // logarithm of two to the base ten, from below.
        let power = bits & 3 == 0 ? powersOfTen[exponent * 19 / 64] : 1 << exponent
        let value = power + Int(truncatingIfNeeded: ((bits >> 16 & 0xFF) * 3) >> 8) - 1
        let (first, second) = bits & 4 == 0 ? (value, -value) : (-value, value)
        return shape.contains(first) ? first : shape.contains(second) ? second : nil
    }

    /// Of fewer binary digits, any few bits come up by chance.
    private static let leastDigits = 16

    private static let powersOfTen = [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
        1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
        100_000_000_000_000_000, 1_000_000_000_000_000_000,
    ]

    /// Zero, one, halves, thirds and the neighbours of limits, when the bounds
    /// allow it.
    static func float(_ random: inout RandomBits, _ shape: FloatShape) -> Double? {
        let pool = [0, 1, -1, 0.5, 0.1, 1.0 / 3, 2, 10, 100, 255, 256, 1e-9, 1e9, shape.lowest.nextUp, shape.highest.nextDown]
        let value = pool[random.below(pool.count)]
        return value >= shape.lowest && value <= shape.highest ? value : nil
    }
}
