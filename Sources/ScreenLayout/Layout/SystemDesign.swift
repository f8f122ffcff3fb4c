package import EveryScreenModel

/// The system, and its generation, whose control sizes `StandardLayout` takes.
///
/// The lengths that are not published for macOS and visionOS are those of iOS 26.
public enum SystemDesign: String, Hashable, Sendable, CaseIterable, Codable {
    /// iOS and iPadOS up to version 18.
    case iOS18
    /// iOS and iPadOS from version 26 on.
    case iOS26
    /// macOS from version 26 on, with its text styles, which do not grow.
    case macOS26
    /// visionOS.
    case visionOS

    /// The platform of the system.
    package var platform: RenderedScreen.Platform {
        switch self {
        case .iOS18, .iOS26: .iOS
        case .macOS26: .macOS
        case .visionOS: .visionOS
        }
    }
}
