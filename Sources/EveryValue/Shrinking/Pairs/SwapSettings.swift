/// Takes one setting instead of another.
///
/// Solves failures that each of several settings causes alone: "as by default but
/// for one" has many forms, of which one is the simplest.
///
/// GUARANTEE: when it ends without a change, no setting can go to its simplest
/// value while a single other one takes any value but its simplest. Settings of
/// more than 32 values are left out.
struct SwapSettings: ShrinkPass {
    let name = "trade settings"
    private static let mostValues: UInt = 32

    private var given = 0
    private var taken = 0
    /// The distance of the one taken from its simplest value; 0 before the first
    /// candidate.
    private var step: UInt = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while given < best.choices.count {
            guard let (value, shape) = best.integer(choice: given), shape.isSetting, value != shape.simplest,
                taken < best.choices.count
            else {
                given += 1
                (taken, step) = (0, 0)
                continue
            }
            if taken != given, let (other, room) = best.integer(choice: taken), room.isSetting, room.width < Self.mostValues,
                let level = room.value(at: step + 1, above: true) ?? room.value(at: step + 1, above: false)
            {
                step += 1
                if level == other { continue }
                return best.setting([(best.choices[given], shape.simplest), (best.choices[taken], level)])
            }
            taken += 1
            step = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { reset() }
    }

    mutating func reset() { self = SwapSettings() }
}
