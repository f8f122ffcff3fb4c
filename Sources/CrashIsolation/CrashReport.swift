public import EveryValue

/// What is known of the cases during which an earlier process died.
public struct CrashReport<Value> {
    /// The cases as they were noted.
    public let noted: [ReplayToken]
    /// The crashes, one for each place, as small as they could be made.
    public let crashes: [ProcessCrash<Value>]
    /// Why the crashes may not be the smallest, or could not be looked into at all; nil where nothing was in the way.
    public let hindrance: String?
    /// The child processes it took.
    public let evaluations: Int
    /// Whether an earlier run has reported these cases already.
    public let isReported: Bool

    /// Whether every case noted was judged alone and ended no process: it was stopped from outside, is mended, or depends on other cases.
    public var isHarmless: Bool { crashes.isEmpty && hindrance == nil }
}

/// One way to die.
public struct ProcessCrash<Value> {
    /// The smallest value that does.
    public let value: Value
    /// The choices it is made of.
    public let recording: ChoiceRecording
    /// The origin: `crash`, with the place of the trap where it is known, or `hang`.
    public let origin: String
    /// What the trap said, if anything.
    public let lastWords: String?
    /// Why shrinking ended; nil when it never began.
    public let ending: ShrinkEnding?

    /// A short text from which the same generator makes the value again.
    public var token: ReplayToken { ReplayToken(recording) }
}

extension CrashReport: Sendable where Value: Sendable {}
extension ProcessCrash: Sendable where Value: Sendable {}
