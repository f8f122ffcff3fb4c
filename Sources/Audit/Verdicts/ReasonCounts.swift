extension Verdicts {
    /// How often each reason was given for each outcome, over any number of
    /// screens.
    ///
    /// A spec gives few, so that looking through them takes less than a table.
    public struct ReasonCounts: Hashable, Sendable {
        /// How often one reason was given for one outcome.
        public struct Entry: Hashable, Sendable {
            /// The outcome.
            public let outcome: Verdicts.Outcome
            /// The reason.
            public let reason: Verdicts.Reason
            /// The number of times.
            public internal(set) var count: Int
        }

        /// The counts, in the order of first use.
        private(set) var given: [Entry] = []

        /// Creates counts of nothing.
        public init() {}

        /// Counts the reasons of other cases.
        package mutating func add(_ other: Verdicts.ReasonCounts) {
            for entry in other.given { add(entry.outcome, entry.reason, entry.count) }
        }

        /// Counts a reason a number of times.
        package mutating func add(_ outcome: Verdicts.Outcome, _ reason: Verdicts.Reason, _ count: Int) {
            for index in given.indices where given[index].reason == reason && given[index].outcome == outcome {
                given[index].count += count
                return
            }
            given.append(Entry(outcome: outcome, reason: reason, count: count))
        }

        /// Adds the reasons of some verdicts.
        public mutating func add(_ verdicts: Verdicts) { add(verdicts.counts) }

        /// Takes back all that was given for an outcome.
        mutating func removeAll(of outcome: Verdicts.Outcome) { given.removeAll { $0.outcome == outcome } }

        /// Returns the reasons of an outcome with how often each was given, in the
        /// order of `Verdicts.Reason`.
        public func entries(of outcome: Verdicts.Outcome) -> [Entry] {
            Verdicts.Reason.allCases.compactMap { reason in given.first { $0.outcome == outcome && $0.reason == reason } }
        }

        /// Whether the counts are the same, in whatever order the reasons came.
        public static func == (left: Verdicts.ReasonCounts, right: Verdicts.ReasonCounts) -> Bool { Set(left.given) == Set(right.given) }

        /// Hashes the counts.
        public func hash(into hasher: inout Hasher) { hasher.combine(Set(given)) }
    }
}
