/// Lowers a fraction to all numbers of fewer binary digits, the simplest first.
///
/// Solves narrow ranges that come back: the crests of waves, fractions near a
/// multiple of something.
struct FewerDigits: ShrinkPass {
    let name = "fewer digits"
    /// How many numbers of a choice are tried at most; a wider range is left out.
    private static let mostNumbers = 256.0
    /// Numbers of more digits are no fractions that people write.
    private static let mostDigits = 24

    private var choice = 0
    /// How many digits the numbers have, and how many of them are behind.
    private var (digits, number) = (0, 0)

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            let item = best.choices[choice]
            if best.recording.items[item].kind == .float {
                let value = Double(bitPattern: best.recording.items[item].bits)
                if let other = lower(value, best.recording.floatShapes[best.recording.items[item].shape]) {
                    var items = best.recording.items
                    items[item].bits = other.bitPattern
                    return best.recording.with(items: items)
                }
            }
            choice += 1
            (digits, number) = (0, 0)
        }
        return nil
    }

    /// How many numbers of fewer digits there are in a range; 0 where they are too
    /// many to try.
    static func count(below value: Double, _ shape: FloatShape) -> Int {
        let digits = FloatShape.fractionDigits(value)
        guard (1...mostDigits).contains(digits) else { return 0 }
        let count = (shape.highest - shape.lowest) * Double(1 << (digits - 1))
        return count <= mostNumbers ? Int(count) : 0
    }

    /// The next number that is simpler than a value by its digits.
    private mutating func lower(_ value: Double, _ shape: FloatShape) -> Double? {
        guard Self.count(below: value, shape) > 0 else { return nil }
        let most = FloatShape.fractionDigits(value)
        let farthest = max(abs(shape.highest), abs(shape.lowest))
        while digits < most {
            // Even multiples of the last digit have fewer digits.
            let multiple = digits == 0 ? number / 2 : number | 1
            let size = Double(multiple) / Double(1 << digits)
            guard size <= farthest else {
                (digits, number) = (digits + 1, 0)
                continue
            }
            number += 1
            let other = number % 2 == 1 ? size : -size
            if shape.lowest...shape.highest ~= other, other != 0 || number == 1 { return other }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {}

    mutating func reset() { self = FewerDigits() }
}
