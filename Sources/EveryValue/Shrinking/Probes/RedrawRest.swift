/// Lowers a number to any simpler value, and draws most of the later ones anew.
///
/// Solves checksums over lists, sums that have to come out even, and prices that
/// round badly: failures that are not rare, but whose simpler ones share nothing
/// with the minimum. It finds one in about as many attempts as random cases do.
struct RedrawRest: ShrinkPass {
    let name = "redraw rest"
    /// With more numbers, others find more.
    private static let mostNumbers = 10
    /// One in how many numbers stays, and is drawn below the present one.
    private static let (kept, near) = (4, 3)
    /// How many attempts there are to draw a simpler fraction.
    private static let mostFractions = 8
    /// The largest count of binary digits after the point, and of whole numbers.
    private static let (mostDigits, mostBits) = (3, 61)
    /// How many candidates there are since the last success: those that are not
    /// simpler cost no judgment.
    private static let mostDrawn = 400

    /// The same numbers each time, so that a failure has one minimum.
    private var random = RandomBits(seed: 1)
    private var number = -1
    private var drawn = 0
    /// The seed for what another alternative needs.
    private(set) var fill: UInt64?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let numbers = best.choices.filter { [.integer, .float].contains(best.recording.items[$0].kind) }
        guard (2...RedrawRest.mostNumbers).contains(numbers.count), drawn < RedrawRest.mostDrawn else { return nil }
        drawn += 1
        fill = random.next()
        for _ in numbers {
            number = (number + 1) % numbers.count
            let item = numbers[number]
            // The shrink passes have lowered the last one alone.
            guard item != numbers.last || best.recording.items[item].kind == .float, let lower = lower(item, best) else { continue }
            var items = best.recording.items
            items[item].bits = lower
            for later in numbers[(number + 1)...] where !random.oneIn(RedrawRest.kept) { items[later].bits = another(later, best) }
            return best.recording.with(items: items)
        }
        return nil
    }

    /// The bits of a simpler value; nil where there is none.
    private mutating func lower(_ item: Int, _ best: RecordingTree) -> UInt64? {
        guard let (value, shape) = best.integer(at: item) else {
            let shape = best.recording.floatShapes[best.recording.items[item].shape]
            let value = Double(bitPattern: best.recording.items[item].bits)
            for _ in 0..<RedrawRest.mostFractions {
                let other = fraction(shape)
                if FloatShape.order(other, shape, value, shape) < 0 { return other.bitPattern }
            }
            return nil
        }
        return nearer(value, shape)
    }

    /// The bits of an integer that is nearer to the simplest.
    private mutating func nearer(_ value: Int, _ shape: IntegerShape) -> UInt64? {
        let distance = Int(clamping: shape.distance(value))
        guard distance > 0 else { return nil }
        return shape.value(at: UInt(random.below(distance)), above: value >= shape.simplest).map { UInt64(bitPattern: Int64($0)) }
    }

    /// The bits of any value that the choice may have.
    private mutating func another(_ item: Int, _ best: RecordingTree) -> UInt64 {
        guard let (value, shape) = best.integer(at: item) else {
            return fraction(best.recording.floatShapes[best.recording.items[item].shape]).bitPattern
        }
        if random.oneIn(RedrawRest.near), let lower = nearer(value, shape) { return lower }
        return UInt64(bitPattern: Int64(random.uniform(shape.lowest, shape.highest)))
    }

    /// A number of few digits, each length of its whole part as often as others.
    private mutating func fraction(_ shape: FloatShape) -> Double {
        let room = shape.highest - shape.simplest
        let bits = room < 1 ? 0 : room < 0x1p61 ? Int(room.exponent) + 1 : RedrawRest.mostBits
        let whole = Double(random.below(1 << random.uniform(0, bits)))
        let digits = random.uniform(0, RedrawRest.mostDigits)
        let rest = Double(random.below(1 << digits)) / Double(1 << digits)
        return shape.clamp(shape.simplest + whole + rest)
    }

    mutating func judged(accepted: Bool) {
        if accepted { drawn = 0 }
    }

    mutating func reset() { self = RedrawRest() }
}
