extension ScreenElement {
    /// The container types of VoiceOver: the cases of
    /// `UIAccessibilityContainerType`.
    public enum ContainerType: String, Hashable, Sendable, CaseIterable {
        case none, dataTable, list, landmark, semanticGroup
    }
}
