extension ScreenElement {
    /// A way of jumping between elements of one kind
    /// (`UIAccessibilityCustomRotor`).
    public struct Rotor: Hashable, Sendable {
        /// The kinds of thing for which the system has a rotor
        /// (`UIAccessibilityCustomSystemRotorType`).
        public enum SystemType: String, Hashable, Sendable, CaseIterable {
            case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
            case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
        }

        /// The name under which the person finds it; `nil` when the system names
        /// it, or when unknown.
        public var name: String?
        /// The system's rotor that it stands in for; `nil` when it is none, or when
        /// unknown.
        public var systemType: SystemType?
        /// The sources of the elements it leads to, in order; `nil` when unknown.
        public var targets: [String]?

        /// Creates a rotor of which only the given facts are known.
        public init(_ name: String? = nil, systemType: SystemType? = nil, targets: [String]? = nil) {
            self.name = name
            self.systemType = systemType
            self.targets = targets
        }
    }
}
