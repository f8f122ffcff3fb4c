import EveryScreenModel

extension ScreenElement {
    /// Whether Switch Control and Voice Control offer the element: by its own
    /// statement, else if it is operable now.
    var isOffered: Bool {
        guard !isKnownDisabled else { return false }
        if let respondsToUserInteraction { return respondsToUserInteraction }
        return isControl && isAccessibilityElement != false
    }
}
