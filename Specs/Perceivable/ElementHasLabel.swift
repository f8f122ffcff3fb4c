public import Audit
import ScreenModel

/// Every control, field and informative image in the accessibility tree has a label that is not blank.
///
/// - Who is harmed: whoever does not see the screen hears "button" and no more;
///   whoever speaks to it has no name to say.
/// - Source: WCAG 2.2 SC 1.1.1 and 4.1.2 (level A); Human Interface Guidelines,
///   VoiceOver.
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Applies to controls and images that assistive technology stops at; where a
///   capture does not tell whether it does, to those that are not hidden.
/// - Cannot tell where the capture does not tell the label, or shows only the
///   part of the element that is scrolled into view.
/// - Leaves out whether the label says the right thing.
/// - Smallest counterexample: `.imageButton("a")`.
public struct ElementHasLabel: ScreenSpec {
    public let id = "element-has-label"
    public let claim = "Every control, field and informative image has a label."
    public let sources = ["WCAG 2.2 SC 1.1.1", "WCAG 2.2 SC 4.1.2", "HIG, VoiceOver"]
    public let severity = Severity.error

    /// Creates the spec.
    public init() {}

    public func judge(_ presentation: Presentation, against thresholds: Thresholds, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() where element.isControl || element.role == .image {
            if let reason = reasonToSkip(index, presentation) {
                verdicts.skip(reason)
            } else if let label = element.label {
                if !label.isSilent {
                    verdicts.pass()
                } else if presentation.standing.mayBeScrolledPartlyOut(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .scrolledPartlyOut)
                } else {
                    verdicts.fail(Finding(self, kind: "missing", element: presentation.reference(to: index), measured: .text(label)))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
            }
        }
    }

    private func reasonToSkip(_ index: Int, _ presentation: Presentation) -> Reason? {
        let element = presentation.screen.elements[index]
        if presentation.standing.isHidden[index] { return .hidden }
        if element.isVisible == false { return .notVisible }
        if element.frame.size == .zero { return .zeroArea }
        if presentation.standing.isSystemProvided[index] { return .systemProvided }
        if presentation.standing.isBehindModal[index] { return .behindModal }
        if element.isDecorative == true { return .decorative }
        return element.isAccessibilityElement == false ? .notInAccessibilityTree : nil
    }

    public func wording(for finding: Finding) -> Wording {
        let isBlank = finding.measured.map { $0 != .text("") } ?? false
        return Wording(
            fact: "\(finding.element.name) has \(isBlank ? "a blank label" : "no label"); a label is needed",
            remedy: finding.element.role == .image
                ? "give the image a label, or mark it as decorative" : "give the \(finding.element.role.spokenName) a label")
    }
}
