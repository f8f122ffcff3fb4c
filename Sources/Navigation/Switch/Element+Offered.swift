import EveryScreenModel

extension ScreenElement {
    /// Whether Switch Control and Voice Control offer the element: what it says of itself, else whether it can be operated now.
    var isOffered: Bool {
        guard !isKnownDisabled else { return false }
        if let respondsToUserInteraction { return respondsToUserInteraction }
        return isControl && isAccessibilityElement != false
    }
}
