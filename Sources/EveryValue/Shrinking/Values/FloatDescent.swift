/// Looks for the simplest floating-point number that still fails, one candidate at
/// a time.
///
/// The simplest number, then fewer binary digits after the point, then the whole
/// part like an integer, then the digits after the point like an integer. Doubling
/// trades a larger number for fewer digits, and numbers of very many digits are
/// exchanged for those from which on sums are not exact. Numbers of 2^53 and more
/// are lowered by their place among all floating-point numbers.
struct FloatDescent: Sendable {
    private enum Stage {
        case simplest
        /// Looks at the same distance on the other side of the simplest number.
        case mirror
        /// Rounds to each count of digits in turn.
        case round
        /// Looks for fewer digits between the last count refused and the one
        /// accepted.
        case bisect
        case whole
        case fraction
        /// Doubles the number, which has one digit less after the point.
        case double
        /// Tries the limits of exact sums.
        case limit
        case large
        case done
    }

    /// The first numbers to which 1 cannot be added, for both sizes, and the
    /// largest.
    private static let limits: [Double] = [0x1p53, 0x1p24, .greatestFiniteMagnitude]
    /// A number of no more digits is an answer.
    private static let mostDigits = 16
    private static let digits = [0, 1, 2, 3, 4, 6, 8, 16, 32, 64, 128, 256, 512]

    private var stage = Stage.simplest
    private var rung = 0
    private var limit = 0
    /// Whether the rounding is away from zero; first it is towards zero.
    private var isUp = false
    /// The largest count of digits known, or taken, not to fail.
    private var refused = 0
    private var probe = 0
    private var integers = IntegerDescent()

    init() {}

    /// The next number to try when the current one is `value`, or nil at the end.
    mutating func next(_ value: Double, _ shape: FloatShape) -> Double? {
        guard value != shape.simplest else { return nil }
        if stage == .simplest { return shape.simplest }
        guard value.isFinite else { return nil }
        while true {
            switch stage {
            case .mirror:
                let mirrored = 2 * shape.simplest - value
                if value < shape.simplest, mirrored <= shape.highest, FloatShape.order(mirrored, shape, value, shape) < 0 {
                    return mirrored
                }
                stage = .round
            case .double:
                let doubled = value * 2
                if FloatShape.fractionDigits(value) > 0, doubled >= shape.lowest, doubled <= shape.highest, shape.simplest == 0 {
                    return doubled
                }
                advance(to: .limit)
            case .limit:
                guard limit < FloatDescent.limits.count, FloatShape.fractionDigits(value) > FloatDescent.mostDigits else {
                    advance(to: .large)
                    continue
                }
                limit += 1
                let candidate = FloatDescent.limits[limit - 1]
                if shape.lowest <= candidate, candidate <= shape.highest { return candidate }
            case .round:
                guard rung < FloatDescent.digits.count, FloatShape.fractionDigits(value) > FloatDescent.digits[rung] else {
                    advance(to: rung == 0 ? .whole : .bisect)
                    continue
                }
                probe = FloatDescent.digits[rung]
                if let candidate = rounded(value, shape) { return candidate }
                judged(accepted: false)
            case .bisect:
                probe = refused + (FloatShape.fractionDigits(value) - refused) / 2
                guard probe > refused else {
                    advance(to: .whole)
                    continue
                }
                if let candidate = rounded(value, shape) { return candidate }
                judged(accepted: false)
            case .whole, .fraction, .large:
                if let candidate = lowered(value, shape) { return candidate }
                advance(to: stage == .whole ? .fraction : stage == .fraction ? .double : .done)
            case .simplest, .done: return nil
            }
        }
    }

    private mutating func advance(to next: Stage) {
        stage = next
        integers = IntegerDescent()
    }

    /// The value rounded to the count of digits under trial; nil where that is out
    /// of bounds or the value itself.
    private func rounded(_ value: Double, _ shape: FloatShape) -> Double? {
        // In two steps, as 2^1024 is no number.
        let scale = Double(sign: .plus, exponent: probe / 2, significand: 1)
        let rest = Double(sign: .plus, exponent: probe - probe / 2, significand: 1)
        let scaled = value * scale * rest
        guard scaled.isFinite else { return nil }
        let rounded = (isUp ? scaled.wholeAwayFromZero : scaled.wholeTowardsZero) / rest / scale
        return rounded >= shape.lowest && rounded <= shape.highest && rounded != value ? rounded : nil
    }

    /// Lowers the whole part, the digits after the point, or the place among all
    /// numbers.
    private mutating func lowered(_ value: Double, _ shape: FloatShape) -> Double? {
        let isLarge = value.magnitude >= 0x1p53
        guard isLarge == (stage == .large), shape.simplest.magnitude < 0x1p52 else { return nil }
        switch stage {
        case .whole:
            // The digits after the point stay as they are; they are as few as can
            // be.
            let whole = value.wholeBelow
            guard let lower = integers.next(Int(whole), wholes(shape)) else { return nil }
            return shape.clamp(Double(lower) + (value - whole))
        case .fraction:
            let digits = FloatShape.fractionDigits(value)
            guard (1...1000).contains(digits) else { return nil }
            let scale = Double(sign: .plus, exponent: digits, significand: 1)
            guard (value * scale).magnitude < 0x1p53, let numerators = shape.units(digits: digits) else { return nil }
            return integers.next(Int(value * scale), numerators).map { shape.clamp(Double($0) / scale) }
        default:
            // The patterns of positive numbers are in the order of the numbers. The
            // least is the first that can be lowered like an integer from then on.
            let most = (value < 0 ? -shape.lowest : shape.highest).bitPattern
            let places = IntegerShape(Int(0x1p53.nextDown.bitPattern)...Int(most), towards: 0)
            return integers.next(Int(value.magnitude.bitPattern), places).map {
                Double(bitPattern: UInt64($0)) * (value < 0 ? -1 : 1)
            }
        }
    }

    /// Takes note of whether the number proposed last was accepted.
    mutating func judged(accepted: Bool) {
        switch stage {
        case .simplest: stage = .mirror
        case .mirror: stage = .round
        case .double: if !accepted { advance(to: .limit) }
        case .limit: if accepted { advance(to: .whole) }
        case .round, .bisect:
            if accepted {
                isUp = false
                stage = .bisect
            } else {
                if isUp {
                    refused = probe
                    rung += 1
                }
                isUp.toggle()
            }
        case .whole, .fraction, .large: integers.judged(accepted: accepted)
        case .done: break
        }
    }

    private func wholes(_ shape: FloatShape) -> IntegerShape {
        let lowest = Int(max(shape.lowest.wholeAbove, -0x1p53))
        let highest = Int(min(shape.highest.wholeBelow, 0x1p53))
        return IntegerShape(min(lowest, highest)...highest, towards: Int(shape.simplest.wholeTowardsZero))
    }
}
