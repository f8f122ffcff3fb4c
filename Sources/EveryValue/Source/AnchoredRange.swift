/// The range of a random integer: all numbers within a distance of an anchor, each
/// with the same probability.
///
/// The sort of the next number is unpredictable, and a wrong branch prediction
/// costs more time than the rest of a draw. So there is no branch for the sorts:
/// each is a range like this, and a table selects one.
struct AnchoredRange {
    /// The numbers at the center of a range.
    enum Anchor: UInt8 {
        case lowest
        case highest
        case simplest
        /// The number drawn last of the same kind, or the one before.
        case latest
    }

    let anchor: Anchor
    /// The reach is 2^(64 - narrowing) - 2, so that 0 is everything and 63 the
    /// anchor alone.
    let narrowing: UInt8
    /// How much may be added to the narrowing at random: a power of two, less one.
    let variation: UInt8

    @inline(__always)
    private init(_ anchor: Anchor, narrowing: UInt8, variation: UInt8 = 0) {
        self.anchor = anchor
        self.narrowing = narrowing
        self.variation = variation
    }

    /// Any number; around the lowest, as a range around another anchor might have
    /// 2^64 numbers, which no `UInt64` can count.
    static let anywhere = AnchoredRange(.lowest, narrowing: 0)

    /// A number of 0 to 16 binary digits, all counts of digits equally often.
    private static let small = AnchoredRange(.simplest, narrowing: 48, variation: 15)

    /// The number of aims, which is a power of two.
    static let count = 32
    /// The place of a known edgeCase, which is not drawn from a range; see
    /// `EdgeCases`.
    static let edgeCase = 31

    /// The aims drawn from; the last is for shapes without a edgeCase.
    static let all: [AnchoredRange] = [
        anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere, anywhere,
        small, small, small, small, small, small, small, small, small, small, small, small,
        AnchoredRange(.lowest, narrowing: 63), AnchoredRange(.highest, narrowing: 63), AnchoredRange(.simplest, narrowing: 63),
        AnchoredRange(.simplest, narrowing: 62),
        AnchoredRange(.latest, narrowing: 63), AnchoredRange(.latest, narrowing: 62), AnchoredRange(.latest, narrowing: 61),
        anywhere,
    ]

    /// Draws a number of a kind by 64 random bits.
    @inline(__always)
    func number(_ bits: UInt64, _ kind: IntegerKinds.Kind) -> Int {
        let shape = kind.shape
        let latest = bits >> 16 & 3 == 0 ? kind.earlier : kind.latest
        let bound = anchor == .highest ? shape.highest : shape.lowest
        let inside = anchor == .latest ? latest : shape.simplest
        let anchor = anchor.rawValue < 2 ? bound : inside
        let reach = (UInt.max &>> UInt(narrowing &+ UInt8(truncatingIfNeeded: bits >> 8) & variation)) &- 1
        let below = min(UInt(bitPattern: anchor &- shape.lowest), reach)
        let above = min(UInt(bitPattern: shape.highest &- anchor), reach)
        // The low bits have chosen the aim; they must not show in the number.
        let mixed = bits ^ bits >> 32
        let offset = mixed.multipliedFullWidth(by: UInt64(below &+ above &+ 1)).high
        return anchor &- Int(bitPattern: below) &+ Int(truncatingIfNeeded: offset)
    }
}
