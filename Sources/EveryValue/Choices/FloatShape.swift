/// The request for a floating-point number, and the order of its values from simple
/// to complex.
///
/// Whole numbers come first, nearest to the simplest first; then numbers by the
/// count of binary digits after the point.
package struct FloatShape: Hashable, Sendable {
    package let lowest: Double
    package let highest: Double
    package let simplest: Double

    package init(_ range: ClosedRange<Double>, towards target: Double) {
        lowest = range.lowerBound
        highest = range.upperBound
        simplest = min(max(target, lowest), highest)
    }

    func clamp(_ value: Double) -> Double {
        value.isNaN ? simplest : min(max(value, lowest), highest)
    }

    /// The number of binary digits after the point, 0 for a whole number.
    static func fractionDigits(_ value: Double) -> Int {
        guard value != 0, value.isFinite else { return 0 }
        let lowestBit = Int(value.exponent) - Int(value.significandWidth)
        return max(0, -lowestBit)
    }

    /// The request in units of 2^−digits, as far as these are exact; nil where no
    /// multiple of them is within its bounds.
    func units(digits: Int) -> IntegerShape? {
        let scale = Double(sign: .plus, exponent: digits, significand: 1)
        let (least, most) = (max(lowest * scale, -0x1p53).wholeAbove, min(highest * scale, 0x1p53).wholeBelow)
        guard least <= most else { return nil }
        let target = min(max((simplest * scale).wholeTowardsZero, least), most)
        return IntegerShape(Int(least)...Int(most), towards: Int(target))
    }

    /// Compares two values by simplicity, each against its own shape.
    static func order(_ left: Double, _ leftShape: FloatShape, _ right: Double, _ rightShape: FloatShape) -> Int {
        let leftKey = leftShape.key(left)
        let rightKey = rightShape.key(right)
        if leftKey == rightKey { return 0 }
        return leftKey < rightKey ? -1 : 1
    }

    private func key(_ value: Double) -> (Int, Double, Int) {
        if value == simplest { return (-1, 0, 0) }
        return (FloatShape.fractionDigits(value), (value - simplest).magnitude, value < simplest ? 1 : 0)
    }
}
