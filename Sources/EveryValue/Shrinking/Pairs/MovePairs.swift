/// Moves two numbers at once: apart, so that their sum stays, or together, so that
/// their difference stays.
///
/// Each pair is tried in three ways. First, the first goes to its simplest value
/// with the difference kept. Second, it moves a step nearer while the second makes
/// the same step the other way; third, the same way. All pairs are tried when there
/// are at most twelve choices, else those within four of one another.
///
/// GUARANTEE: when it ends, no such pair can make a step of one in either way.
struct MovePairs: ShrinkPass {
    let name = "move pairs"

    private enum Step: Int {
        case jump
        case apart
        case together
        case done
    }

    private var first = 0
    private var second = 1
    private var step = Step.jump
    private var stride = Stride()

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let reach = best.choices.count <= 12 ? 12 : 4
        while first < best.choices.count {
            while second < best.choices.count, second <= first + reach {
                if let candidate = candidate(best) { return candidate }
                second += 1
                begin(.jump)
            }
            first += 1
            second = first + 1
            begin(.jump)
        }
        return nil
    }

    private mutating func begin(_ step: Step) {
        self.step = step
        stride = Stride()
    }

    private mutating func candidate(_ best: RecordingTree) -> ChoiceRecording? {
        while step != .done {
            guard let left = best.integer(choice: first), let right = best.integer(choice: second),
                left.value != left.shape.simplest
            else { return nil }
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

    private func moved(
        _ left: (value: Int, shape: IntegerShape), _ down: Int, _ right: (value: Int, shape: IntegerShape), _ up: Int, _ best: RecordingTree
    ) -> ChoiceRecording? {
        let (sum, overflow) = right.value.addingReportingOverflow(up)
        guard !overflow, right.shape.contains(sum) else { return nil }
        return best.setting([(best.choices[first], left.value &- down), (best.choices[second], sum)])
    }

    mutating func judged(accepted: Bool) {
        switch step {
        case .jump: begin(.apart)
        case .apart, .together, .done: stride.judged(accepted: accepted)
        }
    }

    mutating func reset() {
        self = MovePairs()
    }
}
