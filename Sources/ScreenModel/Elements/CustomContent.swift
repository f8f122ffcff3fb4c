extension ScreenElement {
    /// A label and value read on demand: what `AXCustomContent` carries.
    public struct CustomContent: Hashable, Sendable, Codable {
        /// When it is read.
        public enum Importance: String, Hashable, Sendable, CaseIterable, Codable {
            /// When the person asks for more.
            case standard
            /// At once, with the element.
            case high
        }

        /// The name of the content, such as *Age*.
        public var label: String
        /// The content, as *3 years*.
        public var value: String
        /// When it is read; `nil` when unknown.
        public var importance: Importance?

        /// Creates content.
        public init(label: String, value: String, importance: Importance? = nil) {
            self.label = label
            self.value = value
            self.importance = importance
        }
    }
}
