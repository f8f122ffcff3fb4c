extension CheckFailure {
    /// The status of a finding by known issues and baseline.
    public enum Status: Hashable, Sendable {
        /// It matches none, and fails the check if it is severe enough.
        case new
        /// It matches a known issue.
        case known(KnownIssue)
        /// It matches an expired known issue, and fails the check if it is severe
        /// enough.
        case expired(KnownIssue)
        /// It is in the baseline.
        case inBaseline

        /// Whether it does not fail the check.
        public var isAccepted: Bool {
            switch self {
            case .new, .expired: false
            case .known, .inBaseline: true
            }
        }

        /// Whether it matches a known issue that has not expired.
        var isKnownIssue: Bool { if case .known = self { true } else { false } }

        /// The status as a word in reports; `nil` for a new finding.
        var word: String? {
            switch self {
            case .new: nil
            case .known: "known"
            case .expired: "expired"
            case .inBaseline: "baseline"
            }
        }

        /// The note on a finding that fails because its known issue expired; `nil`
        /// for all others.
        var note: String? {
            guard case .expired(let issue) = self else { return nil }
            return "known issue, expired on \(issue.until): \(issue.reason)"
        }
    }
}
