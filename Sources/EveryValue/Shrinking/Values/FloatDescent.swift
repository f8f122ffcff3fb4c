/// Looks for the simplest floating-point number that still fails, one candidate at a time.
///
/// The simplest number, then fewer binary digits after the point, then the whole part like an integer.
struct FloatDescent: Sendable {
    private static let digits = [0, 1, 2, 4, 8, 16, 32]
    private var index = -1
    private var isNegated = false
    private var integers = IntegerDescent()
    private var isDescending = false

    init() {}

    /// The next number to try when the current one is `value`, or nil at the end.
    mutating func next(_ value: Double, _ shape: FloatShape) -> Double? {
        guard value != shape.simplest else { return nil }
        if index < 0 { return shape.simplest }
        while index < FloatDescent.digits.count * 2 {
            let digits = FloatDescent.digits[index / 2]
            if FloatShape.fractionDigits(value) > digits {
                let rounded = FloatDescent.rounded(value, digits: digits, isUp: index % 2 == 1)
                if rounded >= shape.lowest, rounded <= shape.highest { return rounded }
            }
            index += 1
        }
        guard value.magnitude < 0x1p52, shape.simplest.magnitude < 0x1p52 else { return nil }
        isDescending = true
        // The digits after the point stay as they are; they are as few as can be.
        let whole = value.wholeBelow
        guard let lower = integers.next(Int(whole), wholes(shape)) else { return nil }
        return shape.clamp(Double(lower) + (value - whole))
    }

    /// Takes note of whether the number proposed last was accepted.
    mutating func judged(accepted: Bool) {
        if isDescending {
            integers.judged(accepted: accepted)
        } else if accepted, index >= 0 {
            // As few digits as this was simplest first: go on to whole numbers, or stop.
            index = FloatDescent.digits.count * 2
        } else {
            index += 1
        }
    }

    private func wholes(_ shape: FloatShape) -> IntegerShape {
        let lowest = Int(max(shape.lowest.wholeAbove, -0x1p53))
        let highest = Int(min(shape.highest.wholeBelow, 0x1p53))
        return IntegerShape(min(lowest, highest)...highest, towards: Int(shape.simplest.wholeTowardsZero))
    }

    private static func rounded(_ value: Double, digits: Int, isUp: Bool) -> Double {
        let scale = Double(sign: .plus, exponent: digits, significand: 1)
        let scaled = value * scale
        return (isUp ? scaled.wholeAwayFromZero : scaled.wholeTowardsZero) / scale
    }
}
