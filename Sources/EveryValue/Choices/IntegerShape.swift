/// The request for an integer: its bounds, and the value that counts as simplest.
package struct IntegerShape: Hashable, Sendable {
    package let lowest: Int
    package let highest: Int
    /// The target of the draw, moved inside the bounds.
    package let simplest: Int
    /// True when a value other than the simplest weighs one more.
    package let isSetting: Bool

    @inline(__always)
    package init(_ range: ClosedRange<Int>, towards target: Int?, isSetting: Bool = false) {
        lowest = range.lowerBound
        highest = range.upperBound
        simplest = min(max(target ?? 0, lowest), highest)
        self.isSetting = isSetting
    }

    @inline(__always)
    func clamp(_ value: Int) -> Int {
        min(max(value, lowest), highest)
    }

    func contains(_ value: Int) -> Bool {
        lowest <= value && value <= highest
    }

    /// The number of values less one, as an unsigned number so that the full range
    /// of `Int` has one.
    var width: UInt {
        UInt(bitPattern: highest &- lowest)
    }

    /// How far a value is from the simplest.
    @inline(__always)
    func distance(_ value: Int) -> UInt {
        value >= simplest ? UInt(bitPattern: value &- simplest) : UInt(bitPattern: simplest &- value)
    }

    /// The value one step nearer to the simplest than another, which is not itself
    /// the simplest.
    func nextLower(_ value: Int) -> Int { value > simplest ? value - 1 : value + 1 }

    /// The value at a distance above or below the simplest, or nil when it is out
    /// of bounds.
    func value(at distance: UInt, above: Bool) -> Int? {
        let room = above ? UInt(bitPattern: highest &- simplest) : UInt(bitPattern: simplest &- lowest)
        guard distance <= room else { return nil }
        return above ? simplest &+ Int(bitPattern: distance) : simplest &- Int(bitPattern: distance)
    }
}
