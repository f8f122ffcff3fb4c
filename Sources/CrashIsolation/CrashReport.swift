package import EveryValue

/// The findings about the cases during which an earlier process died.
package struct CrashReport<Value> {
    /// The cases as they were recorded.
    package let noted: [ReplayToken]
    /// The crashes, one for each place, shrunk as far as possible.
    package let crashes: [ProcessCrash<Value>]
    /// The reason why the crashes may not be the smallest, or were not
    /// investigated; nil if there is none.
    package let hindrance: String?
    /// The number of child processes used.
    package let evaluations: Int
    /// Whether an earlier run has reported these cases.
    package let isReported: Bool

    /// Whether every recorded case ran alone without ending its process: the run
    /// was stopped from outside, the crash is fixed, or it depends on other cases.
    package var isHarmless: Bool { crashes.isEmpty && hindrance == nil }
}

/// One crash or hang.
package struct ProcessCrash<Value> {
    /// The smallest value that crashes or hangs.
    package let value: Value
    /// The choices of the value.
    package let recording: ChoiceRecording
    /// The key: `crash`, with the place of the crash if it is known, or `hang`.
    package let key: String
    /// The message of the crash, if any.
    package let lastWords: String?
    /// The reason why shrinking ended; nil if it never began.
    package let ending: ShrinkEnding?

    /// A short text from which the same generator creates the value again.
    package var token: ReplayToken { ReplayToken(recording) }
}

extension CrashReport: Sendable where Value: Sendable {}
extension ProcessCrash: Sendable where Value: Sendable {}
