extension Verdicts {
    /// What a spec found out, in the words of EARL 1.0.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The claim holds.
        case passed
        /// The claim does not hold.
        case failed
        /// The claim applies, and what is known does not decide it.
        case cantTell
        /// The claim is not about this.
        case inapplicable
        /// What would be needed to judge is not there.
        case untested
    }
}
