/// Lowers one number while a later one goes to its bound, then lets the passes for
/// values bring that one back.
///
/// Recordings are ordered by their first number first, so that `[10, 100]` is
/// simpler than `[28, 36]`. The way from one to the other leads over values that
/// keep neither sum nor difference.
///
/// GUARANTEE: when it ends without a change, no number can go to its simplest value
/// or down by one with a single later number at its outer bound. This holds for at
/// most twelve choices.
struct RaiseAnother: ShrinkPass {
    let name = "raise another"
    private static let mostChoices = 12

    private var lowered = 0
    private var raised = 1
    private var isByOne = false
    private var hasFailed = false
    /// Lowers the first number further, once the second has made room.
    private var descent: GroupDescent?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.choices.count <= RaiseAnother.mostChoices else { return nil }
        while lowered < best.choices.count {
            if let candidate = descent?.next(best) { return candidate }
            descent = nil
            if hasFailed {
                hasFailed = false
                advance(best.choices.count)
            }
            if raised < best.choices.count, let candidate = candidate(best) { return candidate }
            advance(best.choices.count)
        }
        return nil
    }

    private mutating func advance(_ count: Int) {
        if !isByOne {
            isByOne = true
            return
        }
        isByOne = false
        raised += 1
        if raised >= count {
            lowered += 1
            raised = lowered + 1
        }
    }

    private func candidate(_ best: RecordingTree) -> ChoiceRecording? {
        guard let (low, high) = best.numbers(lowered, raised), low.value != low.shape.simplest, high.shape.width > 1 else { return nil }
        // On the side that it is on.
        let isBelow = high.value < high.shape.simplest || high.shape.simplest == high.shape.highest
        let bound = isBelow ? high.shape.lowest : high.shape.highest
        if high.value == bound { return nil }
        let less = low.shape.nextLower(low.value)
        if isByOne, less == low.shape.simplest { return nil }
        return best.setting([(low, isByOne ? less : low.shape.simplest), (high, bound)])
    }

    mutating func judged(accepted: Bool) {
        if descent != nil {
            descent?.judged(accepted: accepted)
        } else if accepted {
            descent = GroupDescent([lowered])
        } else {
            hasFailed = true
        }
    }

    mutating func reset() {
        self = RaiseAnother()
    }
}
