/// One way of making a recording simpler, as a machine that can be stopped after
/// every candidate.
///
/// The shrinker requests a candidate, has it judged, records the result and
/// requests another. A pass never runs a generator or a property; it edits the best
/// recording so far. It is a value, so that a search can be copied and taken back.
protocol ShrinkPass: Sendable {
    /// The name shown in statistics.
    var name: String { get }

    /// The next candidate made from the best recording so far, or nil when the pass
    /// is through with it.
    mutating func next(_ best: RecordingTree) -> ChoiceRecording?

    /// Takes note of whether the last candidate became the best.
    mutating func judged(accepted: Bool)

    /// Forgets where the pass stood, to run from the beginning.
    mutating func reset()

    /// Takes note that the last candidate was not simpler, or refused by the
    /// generator, and so was not judged.
    mutating func missed(isRefused: Bool)

    /// Takes note that the last candidate is known to pass, and cost nothing.
    mutating func recalled()

    /// The seed from which choices are drawn that the last candidate leaves out;
    /// nil for simplest ones.
    var fill: UInt64? { get }
}

extension ShrinkPass {
    mutating func missed(isRefused: Bool) { judged(accepted: false) }

    mutating func recalled() { judged(accepted: false) }

    var fill: UInt64? { nil }
}
