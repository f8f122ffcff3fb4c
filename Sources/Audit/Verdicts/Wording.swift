extension Finding {
    /// The sentences of a finding, without the claim's id and without the environment.
    public struct Wording: Hashable, Sendable {
        /// What was measured and what is required: `"Track" is 31 × 44 pt; 44 × 44 pt needed`.
        public let fact: String
        /// What would mend it, as an imperative: `widen the target by 13 pt`.
        public let remedy: String

        /// Creates the sentences.
        public init(fact: String, remedy: String) {
            self.fact = fact
            self.remedy = remedy
        }
    }
}
