/// The generation of the system whose control sizes `StandardLayout` takes.
public enum SystemDesign: String, Hashable, Sendable, CaseIterable, Codable {
    /// iOS and iPadOS up to version 18.
    case iOS18
    /// iOS and iPadOS from version 26 on.
    case iOS26
}
