/// Lowers every choice by itself, in the order of drawing.
///
/// GUARANTEE: when it ends, no number can be lowered by one or two or to the
/// simplest, and no string can lose a scalar. No choice can take a value that its
/// search looked at.
struct MinimizeEach: ShrinkPass {
    let name = "minimize each"
    private var choice = 0
    private var descent = GroupDescent([0])

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if let candidate = descent.next(best) { return candidate }
            choice += 1
            descent = GroupDescent([choice])
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        descent.judged(accepted: accepted)
    }

    mutating func reset() {
        self = MinimizeEach()
    }
}
