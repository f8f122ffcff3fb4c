/// A small, fast, seeded source of random bits (SplitMix64; Steele, Lea and Flood,
/// OOPSLA 2014, doi:10.1145/2660193.2660195).
///
/// The same seed gives the same bits on every platform.
package struct RandomBits: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// Creates the stream number `index` of a family: streams of one seed do not
    /// overlap in practice.
    package init(seed: UInt64, stream index: Int) {
        var mixer = RandomBits(seed: seed)
        let start = mixer.next()
        var second = RandomBits(seed: start ^ (UInt64(truncatingIfNeeded: index) &* 0xD1B5_4A32_D192_ED03))
        state = second.next()
    }

    @inline(__always)
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns bits of a stream beside this one, which goes on as before.
    func next(afterSeed salt: UInt64) -> UInt64 {
        var other = RandomBits(seed: state ^ salt &* 0xD1B5_4A32_D192_ED03)
        return other.next()
    }

    /// Returns a number in `0 ..< bound`, by multiplication: the bias is below
    /// `bound` in 2^64.
    @inline(__always)
    package mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// Returns true once in `bound` times on average.
    @inline(__always)
    package mutating func oneIn(_ bound: Int) -> Bool {
        below(bound) == 0
    }

    /// Returns a number in the closed range, each with the same probability; the
    /// full range of `Int` is allowed.
    @inline(__always)
    package mutating func uniform(_ lowest: Int, _ highest: Int) -> Int {
        let width = UInt64(bitPattern: Int64(highest)) &- UInt64(bitPattern: Int64(lowest)) &+ 1
        let offset = width == 0 ? next() : next().multipliedFullWidth(by: width).high
        return lowest &+ Int(truncatingIfNeeded: offset)
    }
}
