// The rounding of the standard library calls the C mathematics library, which a
// module without imports is not linked to.
extension Double {
    /// The whole number nearest to zero of the two around this value.
    ///
    /// Cost: O(1).
    var wholeTowardsZero: Double {
        // From 2^52 on, every value is whole.
        magnitude < 0x1p52 ? Double(Int64(self)) : self
    }

    /// The whole number further from zero of the two around this value, or the
    /// value itself when it is whole.
    var wholeAwayFromZero: Double {
        let whole = wholeTowardsZero
        return whole == self ? self : whole + (self < 0 ? -1 : 1)
    }

    /// The largest whole number that is not above this value.
    var wholeBelow: Double {
        let whole = wholeTowardsZero
        return whole > self ? whole - 1 : whole
    }

    /// The smallest whole number that is not below this value.
    var wholeAbove: Double {
        let whole = wholeTowardsZero
        return whole < self ? whole + 1 : whole
    }
}
