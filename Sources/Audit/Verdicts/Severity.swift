extension Finding {
    /// How bad a failure is; doubt never lowers it, doubt changes the outcome.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
        /// A matter of style.
        case note
        /// Platform guidance, or WCAG level AAA.
        case warning
        /// A failure of WCAG A or AA, or of a platform requirement.
        case error

        /// The place among the severities, the least bad first.
        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        /// Whether the left one is less bad.
        public static func < (left: Finding.Severity, right: Finding.Severity) -> Bool { left.rank < right.rank }
    }
}
