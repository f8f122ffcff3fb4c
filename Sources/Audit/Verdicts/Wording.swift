import EveryScreenModel

extension Finding {
    /// The sentences of a finding, without the claim's id and without the
    /// environment.
    public struct Wording: Hashable, Sendable {
        /// The measurement and the requirement: `button "Track" is 31 × 44 pt; the
        /// minimum is 44 × 44 pt`.
        public let fact: String
        /// The fix, as an imperative: `widen the target by 13 pt`.
        public let remedy: String
        /// The measurement alone, as lists of findings have it: `31 × 44 pt`; `nil`
        /// where no measure can be shown alone.
        public let measure: String?

        /// Creates the sentences.
        ///
        /// Each is one line. Text of a screen cannot control a terminal or a log in
        /// it: control characters and invisible characters are escaped.
        public init(fact: String, remedy: String, measure: String? = nil) {
            self.fact = fact.visible()
            self.remedy = remedy.visible()
            self.measure = measure?.visible()
        }
    }
}
