extension ScreenElement {
    /// The facts about an element that takes input; a fact that is `nil` is
    /// unknown.
    public struct FieldFacts: Hashable, Sendable {
        /// The text shown while there is no content.
        public var placeholder: String?
        /// The kind of personal data that is entered, as a token of HTML's
        /// `autocomplete`: "email", "tel" (WCAG 1.3.5).
        public var purpose: String?
        /// Whether something must be entered.
        public var isRequired: Bool?
        /// Whether the content is known to be wrong.
        public var isInvalid: Bool?
        /// The message about wrong content.
        public var errorMessage: String?
        /// The least value, for a value chosen from a range.
        public var minimum: Double?
        /// The largest value.
        public var maximum: Double?

        /// Creates facts of which only the given ones are known.
        public init(
            placeholder: String? = nil, purpose: String? = nil, isRequired: Bool? = nil, isInvalid: Bool? = nil,
            errorMessage: String? = nil, minimum: Double? = nil, maximum: Double? = nil
        ) {
            self.placeholder = placeholder
            self.purpose = purpose
            self.isRequired = isRequired
            self.isInvalid = isInvalid
            self.errorMessage = errorMessage
            self.minimum = minimum
            self.maximum = maximum
        }
    }
}
