package import EveryScreenAudit
import EveryScreenModel

/// An element that has keyboard focus shows it.
///
/// - Source: WCAG 2.2 SC 2.4.7 (level AA).
/// - Threshold: one pixel that differs from the screen without focus.
/// - Smallest counterexample: a focusable button without focus ring.
package struct FocusVisible: ScreenSpec {
    package let id = SpecID.focusVisible
    package let rule = AccessibilityRule("An element that has keyboard focus shows it.", [.wcag(.focusVisible)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unseen, outOfSight }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let focused = presentation.focusFrames
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let keyboard = element.keyboard, keyboard.isFocusable == true else { continue }
            // Links that skip content are drawn in by focus. One that changed
            // nothing when it had focus was not.
            let reason = presentation.reasonNotSeen(element.frame, of: index)
            let isFocusKnown = reason == .notVisible && !element.frame.isEmpty && keyboard.showsFocus != nil
            if let reason, !isFocusKnown {
                verdicts.recordInapplicable(reason)
            } else if element.frame.isEmpty {
                verdicts.recordInapplicable(.zeroArea)
            } else if presentation.context.isHidden[index] {
                verdicts.recordInapplicable(.hidden)
            } else {
                switch keyboard.showsFocus {
                case true?: verdicts.pass()
                case false? where reason == nil && isCovered(index, focused, presentation): verdicts.recordInapplicable(.notVisible)
                case false?:
                    verdicts.fail(Finding(self, kind: reason == nil ? .unseen : .outOfSight, element: presentation.reference(to: index)))
                case nil: verdicts.recordUntested(.focusLookUnknown)
                }
            }
        }
    }

    /// Whether something lies over all of an element while it has the focus, which
    /// focus-not-obscured reports.
    private func isCovered(_ index: Int, _ focused: [Int: LayoutRect], _ presentation: ScreenPresentation) -> Bool {
        guard let seen = focused[index] else { return false }
        return presentation.visibilityIndex.revealed(index, seenAt: seen)?.isObscured == true
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .outOfSight:
            Finding.Wording(
                fact: "\(finding.element.name) has the focus and cannot be seen", remedy: "show it, or move the focus to a visible element")
        case .unseen:
            Finding.Wording(
                fact: "\(finding.element.name) takes keyboard focus and does not show it",
                remedy: "draw a ring around it, or change its look, while it has focus")
        }
    }
}

extension FocusVisible {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Sighted keyboard users cannot tell what Return will do.",
            scope: "Elements that take keyboard focus, also those that are drawn only while they have it. In a flow, the focused "
                + "element must be visible.",
            exemptions: ["The size and contrast of the focus indicator are not checked (SC 2.4.13)."],
            doubts: ["The capture does not state how focus is shown."])
    }
}
