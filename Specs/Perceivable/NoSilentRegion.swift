package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// No region over a quarter of the screen is without an element while it shows
/// something.
///
/// - Source: the practice of screen reader users with low vision.
/// - Threshold: a quarter of the screen's area, in one rectangle. It is that of
///   greatest lesser side left by the elements that are announced.
/// - Smallest counterexample: `.image("a", width: 320, height:
///   300).accessibilityHidden()`.
package struct NoSilentRegion: ScreenSpec {
    package let id = SpecID.noSilentRegion
    package let rule = AccessibilityRule(
        "No region over a quarter of the screen is without an element while it shows something.", [.wcag(.infoAndRelationships)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case silent }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard Self.showing.contains(screen.elements[index].role) else { return nil }
            let shown = screen.elements[index].frame.intersection(screen.bounds)
            guard shown.isFinite, shown.width * shown.height > screen.quarter else { return .inapplicable(.smallImage) }
            if screen.elements[index].isDecorative == true { return .inapplicable(.decorative) }
            if screen.elements[index].isVisible == false { return .inapplicable(.notVisible) }
            switch presentation.context.reasonNotPresented(index) {
            case nil: return .passed
            case .hidden, .notInAccessibilityTree: break
            case let reason?: return .inapplicable(reason)
            }
            let silent = TouchRegion(outline: shown, covers: announcedFrames(presentation)).largestRectangle
            guard silent.width * silent.height > screen.quarter else { return .passed }
            return .failed(.silent, measured: .size(silent.size))
        }
    }

    /// The roles that show something over their whole frame.
    private static let showing: [ScreenElement.Role] = [.image, .video, .map, .webView]

    /// The frames of the elements at which assistive technology stops.
    private func announcedFrames(_ presentation: ScreenPresentation) -> [LayoutRect] {
        let screen = presentation.screen
        return screen.elements.indices.filter {
            presentation.context.reasonNotPresented($0) == nil && screen.elements[$0].isAccessibilityElement == true
                && screen.elements[$0].frame.isFinite
        }.map { screen.elements[$0].frame }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) shows something on \(finding.unit.text(finding.measuredSize)) where nothing is announced",
            remedy: "give it an element with a label, or elements for its parts")
    }
}

extension NoSilentRegion {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who explore by touch hear nothing and think that the app does not respond.",
            scope: "Visible pictures, videos, maps and web views larger than a quarter of the screen.",
            exemptions: ["Decorative images are judged by large-image-described."])
    }
}
