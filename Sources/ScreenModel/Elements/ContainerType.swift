extension ScreenElement {
    /// What a container is to VoiceOver: the cases of
    /// `UIAccessibilityContainerType`.
    public enum ContainerType: String, Hashable, Sendable, CaseIterable {
        case none, dataTable, list, landmark, semanticGroup
    }
}
