extension ScreenElement {
    /// Groups of facts that code states by separate modifiers, and that most
    /// specs do not read.
    package struct FactSet: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The label, and the title that the Large Content Viewer takes from it.
        package static let names = FactSet(rawValue: 1)
        /// The hint.
        package static let hints = FactSet(rawValue: 2)
        /// The part in keyboard navigation.
        package static let keyboard = FactSet(rawValue: 4)
        /// The names for Voice Control.
        package static let inputLabels = FactSet(rawValue: 8)
    }
}
