/// Lowers one number while a later one goes to its bound, then lets the passes for values bring that one back.
///
/// The order of recordings looks at the first number first, so that `[10, 100]` is simpler than `[28, 36]`; but the way from one to the
/// other leads over values neither sum nor difference of which stays the same.
///
/// GUARANTEE: when it ends without a change, no number can go to its simplest value or down by one with a single later number at its
/// upper bound, as long as there are at most twelve choices.
struct RaiseAnother: PlacePass {
    let name = "raise another"
    private static let mostChoices = 12

    func placeCount(_ best: RecordingTree) -> Int {
        best.choices.count <= RaiseAnother.mostChoices ? best.choices.count : 0
    }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let other = place + 1 + number / 2
        guard let lowered = best.integer(choice: place), lowered.value != lowered.shape.simplest, other < best.choices.count else {
            return .exhausted
        }
        guard let raised = best.integer(choice: other), raised.value != raised.shape.highest, raised.shape.width > 1 else {
            return .nothing
        }
        let step = lowered.value > lowered.shape.simplest ? -1 : 1
        if number % 2 == 1, lowered.value + step == lowered.shape.simplest { return .nothing }
        let target = number % 2 == 0 ? lowered.shape.simplest : lowered.value + step
        return .candidate(best.setting([(best.choices[place], target), (best.choices[other], raised.shape.highest)]))
    }
}
