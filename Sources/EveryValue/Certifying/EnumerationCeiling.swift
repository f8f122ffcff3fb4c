/// The recording below which an enumeration stays, and how the path compares with
/// it so far.
struct EnumerationCeiling: Sendable {
    /// How many floating-point numbers of a shape are gone through; more have no
    /// proof.
    private static let mostFloats = 512

    private let recording: ChoiceRecording
    private let choices: [Int]
    private var position = 0
    /// Negative when the choices so far come before those of the ceiling, 0 when
    /// they are the same.
    private var comparison = 0

    init(_ recording: ChoiceRecording) {
        self.recording = recording
        choices = recording.items.indices.filter { recording.items[$0].isChoice }
    }

    /// Returns to the beginning of a path.
    mutating func rewind() {
        position = 0
        comparison = 0
    }

    /// How many of the first values of a choice to follow: all, unless the path has
    /// the weight of the ceiling already.
    ///
    /// - Parameters:
    ///   - all: How many values there are.
    ///   - place: The position of the path, this choice included. At the weight of
    ///     the ceiling there can be no other choice behind it.
    ///   - rank: The number of values up to that of the ceiling, when that is of
    ///     the same kind.
    func count(_ all: Int, at place: EnumerationScript.Position, kind: RecordedItem.Kind, rank: (RecordedItem) -> Int) -> Int {
        guard place.weight >= recording.weight else { return all }
        if place.nesting != recording.nesting { return place.nesting < recording.nesting ? all : 1 }
        guard comparison == 0 else { return comparison < 0 ? all : 1 }
        guard position < choices.count else { return 1 }
        let item = recording.items[choices[position]]
        guard item.kind == kind else { return kind.rawValue < item.kind.rawValue ? all : 1 }
        return min(all, max(1, rank(item)))
    }

    /// How many integers of a shape are no further than one of the ceiling.
    func rank(_ shape: IntegerShape, _ item: RecordedItem) -> Int {
        let other = recording.integerShapes[item.shape]
        let distance = other.distance(item.integer)
        let above = UInt(bitPattern: shape.highest &- shape.simplest)
        let below = UInt(bitPattern: shape.simplest &- shape.lowest)
        let all = min(above, distance).addingReportingOverflow(min(below, distance))
        // Of two at one distance the one above comes first.
        let isWithoutLast = item.integer >= other.simplest && distance <= below && distance > 0
        guard !all.overflow, all.partialValue < UInt(Int.max) else { return .max }
        return Int(all.partialValue) + (isWithoutLast ? 0 : 1)
    }

    /// How many strings of a shape come up to one of the ceiling.
    func rank(_ shape: TextShape, _ item: RecordedItem) -> Int {
        let codes = recording.textCodes(at: item)
        var rank = 0
        var isExact = true
        let size = shape.alphabet.scalars.count
        // All shorter ones, then those of the same length that come before it.
        for length in shape.shortest..<max(shape.shortest, codes.count) {
            rank = rank.addingClamped(EnumerationCeiling.power(size, length))
        }
        var before = 0
        for code in codes {
            before = before.multipliedClamped(by: size).addingClamped(isExact ? min(Int(code), size - 1) : 0)
            isExact = isExact && Int(code) < size
        }
        return rank.addingClamped(before).addingClamped(1)
    }

    /// How many strings a shape has.
    static func count(_ shape: TextShape) -> Int {
        var count = 0
        for length in shape.shortest...shape.longest where count < .max {
            count = count.addingClamped(power(shape.alphabet.scalars.count, length))
        }
        return count
    }

    /// The string of a shape with a number: the shorter first, then by their codes.
    static func text(_ shape: TextShape, numbered number: Int) -> [UInt32] {
        var number = number
        var length = shape.shortest
        let size = shape.alphabet.scalars.count
        while length < shape.longest, number >= power(size, length) {
            number -= power(size, length)
            length += 1
        }
        var codes: [UInt32] = []
        for _ in 0..<length {
            codes.append(UInt32(number % size))
            number /= size
        }
        return codes.reversed()
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        var result = 1
        for _ in 0..<exponent where result < .max { result = result.multipliedClamped(by: base) }
        return result
    }

    /// The first numbers of a shape in their order; nil where they do not begin
    /// with whole numbers.
    static func floats(_ shape: FloatShape) -> [Double]? {
        guard shape.simplest.magnitude < 0x1p32, shape.simplest.wholeBelow == shape.simplest else { return nil }
        var values = [shape.simplest]
        for digits in 0..<512 {
            let unit = Double(sign: .plus, exponent: -digits, significand: 1)
            // Even multiples have fewer digits, as the simplest number is whole.
            var step = unit
            while shape.simplest + step <= shape.highest || shape.simplest - step >= shape.lowest {
                for value in [shape.simplest + step, shape.simplest - step] where value >= shape.lowest && value <= shape.highest {
                    values.append(value)
                }
                guard values.count < mostFloats else { return values }
                step += digits == 0 ? unit : 2 * unit
            }
        }
        return values
    }

    /// How many of the first numbers of a shape come up to one of the ceiling; nil
    /// when the ceiling lies behind them all.
    func rank(_ values: [Double], _ shape: FloatShape, _ item: RecordedItem) -> Int? {
        let (other, value) = (recording.floatShapes[item.shape], Double(bitPattern: item.bits))
        let rank = values.count { FloatShape.order($0, shape, value, other) <= 0 }
        return rank < values.count ? rank : nil
    }

    /// Takes note of the choice a path made.
    ///
    /// - Parameter path: The choice, as a recording that holds nothing else.
    mutating func took(_ path: ChoiceRecording) {
        defer { position += 1 }
        guard comparison == 0 else { return }
        comparison = position < choices.count ? path.orderOfChoice(0, recording, choices[position]) : 1
    }
}

extension Int {
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }

    fileprivate func multipliedClamped(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}

extension ChoiceRecording {
    /// A recording of one item.
    fileprivate init(_ item: RecordedItem) { items = [item] }

    /// A recording of one integer.
    init(integer value: Int, _ shape: IntegerShape) {
        self.init(RecordedItem(.integer, bits: UInt64(bitPattern: Int64(value))))
        integerShapes = [shape]
    }

    /// A recording of one floating-point number.
    init(float value: Double, _ shape: FloatShape) {
        self.init(RecordedItem(.float, bits: value.bitPattern))
        floatShapes = [shape]
    }

    /// A recording of one string.
    init(text codes: [UInt32], _ shape: TextShape) {
        self.init(RecordedItem(.text, bits: RecordedItem.textBits(start: 0, count: codes.count)))
        textShapes = [shape]
        text = ContiguousArray(codes)
    }
}
