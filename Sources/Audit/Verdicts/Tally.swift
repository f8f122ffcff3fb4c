extension Verdicts {
    /// The counts of a spec's outcomes.
    public struct Tally: Hashable, Sendable {
        /// The number of times the claim held.
        public var passed = 0
        /// The number of times it did not.
        public var failed = 0
        /// The number of times the known facts did not decide it.
        public var cantTell = 0
        /// The number of times the claim did not apply.
        public var inapplicable = 0
        /// The number of times what would be needed to judge was not there.
        public var untested = 0

        /// Creates a tally of nothing.
        public init() {}

        /// The number of times the claim was about something and could be judged.
        public var applied: Int { passed + failed }

        /// The outcome of all together: the worst that happened, and inapplicable
        /// only if nothing else did.
        public var outcome: Verdicts.Outcome {
            if failed > 0 { return .failed }
            if cantTell > 0 { return .cantTell }
            if passed > 0 { return .passed }
            return untested > 0 ? .untested : .inapplicable
        }

        /// Adds another tally.
        public static func += (left: inout Verdicts.Tally, right: Verdicts.Tally) {
            left.passed += right.passed
            left.failed += right.failed
            left.cantTell += right.cantTell
            left.inapplicable += right.inapplicable
            left.untested += right.untested
        }
    }
}
