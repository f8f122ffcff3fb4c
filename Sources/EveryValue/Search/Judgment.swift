/// The caller's verdict on one value.
public enum Judgment: Hashable, Sendable, Codable {
    /// The property holds.
    case passed
    /// The property has nothing to say about this value; it does not count as a
    /// case.
    case discarded
    /// The property fails, in one way or several: each origin is the caller's name
    /// of a bug.
    ///
    /// Shrinking keeps to one origin at a time, so a name must not contain what
    /// shrinking changes (labels, sizes, positions).
    case failed(keys: [String])

    /// The one failure of a property that does not distinguish failures.
    public static let failed = Judgment.failed(keys: ["failure"])

    /// The names of the bugs seen; empty unless failed.
    public var keys: [String] {
        if case .failed(let keys) = self { keys } else { [] }
    }
}
