package import EveryValue

/// What is known of the cases during which an earlier process died.
package struct CrashReport<Value> {
    /// The cases as they were noted.
    package let noted: [ReplayToken]
    /// The crashes, one for each place, as small as they could be made.
    package let crashes: [ProcessCrash<Value>]
    /// Why the crashes may not be the smallest, or could not be looked into at all; nil where nothing was in the way.
    package let hindrance: String?
    /// The child processes it took.
    package let evaluations: Int
    /// Whether an earlier run has reported these cases already.
    package let isReported: Bool

    /// Whether every case noted was judged alone and ended no process: it was stopped from outside, is mended, or depends on other cases.
    package var isHarmless: Bool { crashes.isEmpty && hindrance == nil }
}

/// One way to die.
package struct ProcessCrash<Value> {
    /// The smallest value that does.
    package let value: Value
    /// The choices it is made of.
    package let recording: ChoiceRecording
    /// The origin: `crash`, with the place of the trap where it is known, or `hang`.
    package let origin: String
    /// What the trap said, if anything.
    package let lastWords: String?
    /// Why shrinking ended; nil when it never began.
    package let ending: ShrinkEnding?

    /// A short text from which the same generator makes the value again.
    package var token: ReplayToken { ReplayToken(recording) }
}

extension CrashReport: Sendable where Value: Sendable {}
extension ProcessCrash: Sendable where Value: Sendable {}
