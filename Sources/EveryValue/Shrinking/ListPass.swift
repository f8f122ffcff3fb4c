/// A pass that lists its edits of a recording and offers one after another.
///
/// Only the edits differ between such passes. Where an edit succeeds, those of the
/// new recording are listed.
protocol ListPass: ShrinkPass {
    /// A recording, or the values that some items get.
    associatedtype Edit: Sendable

    /// The edits that are left, the last of them first; nil before they are listed.
    var left: [Edit]? { get set }

    /// The edits of a recording.
    static func edits(_ best: RecordingTree) -> [Edit]

    /// The recording after an edit.
    static func applying(_ edit: Edit, to best: RecordingTree) -> ChoiceRecording
}

extension ListPass {
    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if left == nil { left = Self.edits(best).reversed() }
        return left?.popLast().map { Self.applying($0, to: best) }
    }

    mutating func judged(accepted: Bool) {
        if accepted { left = nil }
    }

    mutating func reset() { left = nil }
}

extension ListPass where Edit == ChoiceRecording {
    static func applying(_ edit: Edit, to best: RecordingTree) -> ChoiceRecording { edit }
}

extension ListPass where Edit == [(item: Int, value: Int)] {
    static func applying(_ edit: Edit, to best: RecordingTree) -> ChoiceRecording { best.setting(edit) }
}
