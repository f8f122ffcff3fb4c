extension ScreenElement {
    /// The style in which text is read (`UIAccessibilityTextualContext`).
    public enum TextualContext: String, Hashable, Sendable, CaseIterable {
        case wordProcessing, narrative, messaging, spreadsheet, fileSystem, sourceCode, console
    }
}
