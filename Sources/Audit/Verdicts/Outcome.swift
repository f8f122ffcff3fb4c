extension Verdicts {
    /// The outcomes of a spec, in the words of EARL 1.0.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The claim holds.
        case passed
        /// The claim does not hold.
        case failed
        /// The claim applies, and the known facts do not decide it.
        case cantTell
        /// The claim is not about this.
        case inapplicable
        /// Something that the spec needs was not shown.
        case untested
    }
}
