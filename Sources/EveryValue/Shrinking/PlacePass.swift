/// A pass that goes from place to place in the recording and tries a few edits at
/// each.
///
/// This is the form of most passes: only the edits differ, and going on after one
/// of them is the business of `Walk`.
protocol PlacePass: Sendable {
    /// The name shown in statistics.
    var name: String { get }

    /// How many places there are to visit.
    func placeCount(_ best: RecordingTree) -> Int

    /// The edit with a number at a place.
    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt
}

/// The offer of a pass at one place.
enum Attempt {
    /// A candidate.
    case candidate(ChoiceRecording)
    /// Nothing under this number, but perhaps under the next.
    case nothing
    /// Nothing under this number or any later one.
    case exhausted
}

/// Walks over the places of a pass; where an edit succeeds it stays and starts
/// over, elsewhere it goes on.
struct Walk<Pass: PlacePass>: ShrinkPass {
    private let pass: Pass
    private var place = 0
    private var number = 0

    init(_ pass: Pass) {
        self.pass = pass
    }

    var name: String { pass.name }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while place < pass.placeCount(best) {
            switch pass.attempt(number, at: place, best) {
            case .candidate(let recording):
                number += 1
                return recording
            case .nothing:
                number += 1
            case .exhausted:
                place += 1
                number = 0
            }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { number = 0 }
    }

    mutating func reset() {
        place = 0
        number = 0
    }
}
