/// Takes another alternative, and draws what it needs at random.
///
/// Solves choices between parts that each have content: with simplest content the
/// other part seldom fails.
struct SwitchAlternatives: ShrinkPass {
    let name = "switch alternatives"
    /// Numbers of more values are not taken for alternatives.
    private static let mostAlternatives: UInt = 16
    private static let mostJudged = 6
    private static let mostDrawn = 24

    private var choice = 0
    private var target = 0
    private var judgments = 0
    private var drawn = 0
    private(set) var fill: UInt64?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if let (value, shape) = best.integer(choice: choice), shape.width < SwitchAlternatives.mostAlternatives,
                shape.simplest == shape.lowest, target <= Int(shape.width)
            {
                // Earlier alternatives first; a later one may have less in it.
                let other = shape.lowest + target
                if other == value {
                    target += 1
                    continue
                }
                if judgments < SwitchAlternatives.mostJudged, drawn < SwitchAlternatives.mostDrawn {
                    drawn += 1
                    fill = UInt64(drawn) << 32 | UInt64(choice) << 8 | UInt64(target)
                    return best.setting([(best.choices[choice], other)])
                }
                target += 1
            } else {
                choice += 1
                target = 0
            }
            judgments = 0
            drawn = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        judgments = accepted ? 0 : judgments + 1
    }

    mutating func missed(isRefused: Bool) {}

    mutating func reset() { self = SwitchAlternatives() }
}
