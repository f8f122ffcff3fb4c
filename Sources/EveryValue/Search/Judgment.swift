/// The caller's verdict on one value.
public enum Judgment: Hashable, Sendable, Codable {
    /// The property holds.
    case passed
    /// The property does not apply to this value, which does not count as a case.
    case discarded
    /// The property fails, in one way or several: each key is the caller's name of
    /// a failure.
    ///
    /// Shrinking keeps to one key at a time, so a name must not contain what
    /// shrinking changes (labels, sizes, positions).
    case failed(keys: [String])

    /// The one failure of a property that does not distinguish failures.
    public static let failed = Judgment.failed(keys: ["failure"])

    /// The keys of the failures; empty unless failed.
    public var keys: [String] {
        if case .failed(let keys) = self { keys } else { [] }
    }
}
