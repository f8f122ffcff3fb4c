/// Moves two numbers at once: apart, so that their sum stays, or together, so that
/// their difference stays.
///
/// Each pair is tried in four ways. First, both go to the other side of their
/// simplest values, the first one from below. Second, it goes to its own with
/// the difference kept. Third, it moves a step nearer while the second makes the
/// same step the other way; fourth, the same way. All pairs are tried when there
/// are at most twelve choices, else those within four of one another.
///
/// GUARANTEE: when it ends, no such pair can make a step of one in either way.
struct MovePairs: ShrinkPass {
    let name = "move pairs"

    private enum Step: Int {
        case mirror
        case jump
        case apart
        case together
        case done
    }

    private var first = 0
    private var second = 1
    private var step = Step.mirror
    private var stride = Stride()

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let reach = best.choices.count <= 12 ? 12 : 4
        while first < best.choices.count {
            while second < best.choices.count, second <= first + reach {
                if let candidate = candidate(best) { return candidate }
                second += 1
                begin(.mirror)
            }
            first += 1
            second = first + 1
            begin(.mirror)
        }
        return nil
    }

    private mutating func begin(_ step: Step) {
        self.step = step
        stride = Stride()
    }

    private mutating func candidate(_ best: RecordingTree) -> ChoiceRecording? {
        while step != .done {
            guard let (left, right) = best.numbers(first, second), left.value != left.shape.simplest else { return mirrored(best) }
            if step == .mirror {
                if let candidate = mirrored(best) { return candidate }
                begin(.jump)
            }
            if step == .jump {
                let (gap, overflow) = left.value.subtractingReportingOverflow(left.shape.simplest)
                if !overflow, let candidate = moved(left, gap, right, -gap, best) { return candidate }
                begin(.apart)
                continue
            }
            while stride.step > 0 {
                let towards = left.value > left.shape.simplest ? stride.step : -stride.step
                if left.shape.distance(left.value) >= UInt(stride.step),
                    let candidate = moved(left, towards, right, step == .apart ? towards : -towards, best)
                {
                    return candidate
                }
                stride.skip()
            }
            begin(step == .apart ? .together : .done)
        }
        return nil
    }

    /// Both numbers on the other side of their simplest values, if the first lies
    /// below its own, and the second beside; nil otherwise.
    private mutating func mirrored(_ best: RecordingTree) -> ChoiceRecording? {
        guard step == .mirror, second < best.choices.count, let left = mirror(best, first), let right = mirror(best, second, isFirst: false)
        else {
            if step == .mirror { begin(.jump) }
            return nil
        }
        return best.setting([(best.choices[first], left), (best.choices[second], right)])
    }

    private func mirror(_ best: RecordingTree, _ choice: Int, isFirst: Bool = true) -> Int? {
        let item = best.recording.items[best.choices[choice]]
        if let (value, shape) = best.integer(choice: choice) {
            guard isFirst ? value < shape.simplest : value != shape.simplest else { return nil }
            return shape.value(at: shape.distance(value), above: value < shape.simplest)
        }
        guard item.kind == .float else { return nil }
        let (value, shape) = (Double(bitPattern: item.bits), best.recording.floatShapes[item.shape])
        let mirrored = 2 * shape.simplest - value
        guard isFirst ? value < shape.simplest : value != shape.simplest, mirrored >= shape.lowest, mirrored <= shape.highest else {
            return nil
        }
        return Int(Int64(bitPattern: mirrored.bitPattern))
    }

    private func moved(
        _ left: RecordingTree.Number, _ down: Int, _ right: RecordingTree.Number, _ up: Int, _ best: RecordingTree
    ) -> ChoiceRecording? {
        let (sum, overflow) = right.value.addingReportingOverflow(up)
        guard !overflow, right.shape.contains(sum) else { return nil }
        return best.setting([(left, left.value &- down), (right, sum)])
    }

    mutating func judged(accepted: Bool) {
        switch step {
        case .mirror: begin(.jump)
        case .jump: begin(.apart)
        case .apart, .together, .done: stride.judged(accepted: accepted)
        }
    }

    mutating func reset() {
        self = MovePairs()
    }
}
