public import AccessibilitySpecs
public import Audit
public import ScreenCapture
import ScreenModel

/// The verdicts on one captured screen.
public struct ScreenAudit: Sendable {
    /// The file it was read from.
    public let file: String
    /// The format it was read as.
    public let format: CaptureFormat
    /// The screen's name.
    public let name: String
    /// How many elements it has.
    public let elementCount: Int
    /// By what it was judged.
    public let profile: Profile
    /// What each spec says, in the profile's order.
    public let verdicts: [Verdicts]

    /// Everything that fails, in the order of the specs.
    public var findings: [Finding] { verdicts.flatMap(\.findings) }
}

/// Judges every screen of a capture.
public func audit(_ capture: Capture, from file: String, by profile: Profile = .humanInterfaceGuidelines) -> [ScreenAudit] {
    capture.screens.map { captured in
        let presentation = Presentation(captured.screen, in: captured.environment ?? .standard)
        return ScreenAudit(
            file: file, format: capture.format, name: captured.name, elementCount: captured.screen.elements.count, profile: profile,
            verdicts: audit(presentation, by: profile))
    }
}
