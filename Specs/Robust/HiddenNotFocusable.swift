package import EveryScreenAudit
import EveryScreenModel

/// An element hidden from assistive technology takes no focus.
///
/// - Source: WCAG 2.2 SC 4.1.2 and 1.3.1 (level A).
/// - Smallest counterexample: `.button("a").accessibilityHidden()` with the
///   keyboard focus left on.
package struct HiddenNotFocusable: ScreenSpec {
    package let id = SpecID.hiddenNotFocusable
    package let rule = AccessibilityRule(
        "An element hidden from assistive technology takes no focus.", [.wcag(.nameRoleValue), .wcag(.infoAndRelationships)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case focusable }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let context = presentation.context
        let elements = presentation.screen.elements
        if !elements.isEmpty, elements.allSatisfy({ $0.isAccessibilityHidden == nil }) { return verdicts.recordUntested(.hiddenUnknown) }
        // A modal that only says so does not keep the focus in: a recorded walk may
        // have left it.
        let reached = presentation.recordedFocus == nil ? [] : Set(presentation.keyboardGraph.stops)
        for (index, element) in presentation.screen.elements.enumerated() where context.isHidden[index] {
            guard let keyboard = element.keyboard else { continue }
            if element.isVisible == false {
                verdicts.recordInapplicable(.notVisible)
            } else if element.isKnownDisabled {
                verdicts.recordInapplicable(.disabled)
            } else if context.isBehindModal[index], !reached.contains(index) {
                verdicts.recordInapplicable(.behindModal)
            } else {
                switch keyboard.isFocusable {
                case true?: verdicts.fail(Finding(self, kind: .focusable, element: presentation.reference(to: index)))
                case false?: verdicts.pass()
                case nil: verdicts.cannotTell(presentation.reference(to: index), .keyboardUnknown)
                }
            }
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) is hidden from assistive technology and takes keyboard focus",
            remedy: "take it out of the focus order, or do not hide it")
    }
}

extension HiddenNotFocusable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard users with a screen reader land on something that says nothing.",
            scope: "Elements hidden from assistive technology, themselves or with their container, that may take focus.",
            exemptions: ["Elements that only a script can focus are exempt."],
            doubts: ["A script may move the focus on at once.", "The capture states of no element whether it is hidden."])
    }
}
