/// Values that break programs more often than others.
enum Troublemakers {
    /// A power of two or of ten, one more or one less, or its negative, when the bounds allow it.
    static func integer(_ random: inout RandomBits, _ shape: IntegerShape) -> Int? {
        for _ in 0..<4 {
            var value = random.oneIn(3) ? powerOfTen(random.below(10)) : 1 << random.below(63)
            value = value &+ random.below(3) &- 1
            if random.oneIn(2) { value = -value }
            if shape.contains(value) { return value }
        }
        return nil
    }

    private static func powerOfTen(_ exponent: Int) -> Int {
        var value = 1
        for _ in 0..<exponent { value *= 10 }
        return value
    }

    /// Zero, one, halves, thirds and the neighbours of limits, when the bounds allow it.
    static func float(_ random: inout RandomBits, _ shape: FloatShape) -> Double? {
        let pool = [0, 1, -1, 0.5, 0.1, 1.0 / 3, 2, 10, 100, 255, 256, 1e-9, 1e9, shape.lowest.nextUp, shape.highest.nextDown]
        let value = pool[random.below(pool.count)]
        return value >= shape.lowest && value <= shape.highest ? value : nil
    }
}
