extension CheckFailure {
    /// What is known of a finding already.
    public enum Status: Hashable, Sendable {
        /// Nothing: it fails if it is bad enough.
        case new
        /// It is a known issue.
        case known(KnownIssue)
        /// It was a known issue until that ended: it fails if it is bad enough.
        case expired(KnownIssue)
        /// It is in the baseline.
        case inBaseline

        /// Whether it fails nothing.
        public var isAccepted: Bool {
            switch self {
            case .new, .expired: false
            case .known, .inBaseline: true
            }
        }

        /// Whether it is a known issue that has not ended.
        var isKnownIssue: Bool { if case .known = self { true } else { false } }

        /// The status as a word in reports; `nil` for what is new.
        var word: String? {
            switch self {
            case .new: nil
            case .known: "known"
            case .expired: "expired"
            case .inBaseline: "baseline"
            }
        }

        /// What to say of a finding that fails though it was known; `nil` for all
        /// others.
        var note: String? {
            guard case .expired(let issue) = self else { return nil }
            return "known issue, expired on \(issue.until): \(issue.reason)"
        }
    }
}
