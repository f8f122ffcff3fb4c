package import EveryScreenAudit
import EveryScreenModel

/// No control lies inside another in the accessibility tree.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A); WAI-ARIA 1.2, children presentational.
/// - Smallest counterexample: a button inside of a button, both in the tree.
package struct ControlsNotNested: ScreenSpec {
    package let id = SpecID.controlsNotNested
    package let rule = AccessibilityRule("No control lies inside another in the accessibility tree.", [.wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case nested }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() where element.role.isPresentedWhole {
            if let reason = presentation.standing.reasonNotPresented(index) {
                verdicts.skip(reason)
                continue
            }
            let inner = screen.descendants(of: index).filter { takesPart($0, in: presentation) }
            if inner.isEmpty {
                verdicts.pass()
            } else if element.isAccessibilityElement == nil {
                verdicts.cannotTell(presentation.reference(to: index), .stopsUnknown)
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .nested, element: presentation.reference(to: index), related: inner.map(presentation.reference)))
            }
        }
    }

    /// Whether an element inside of a control is operated on its own.
    private func takesPart(_ index: Int, in presentation: ScreenPresentation) -> Bool {
        let element = presentation.screen.elements[index]
        if element.isVisible == false || presentation.standing.isHidden[index] { return false }
        return element.isControl && element.isAccessibilityElement != false && !element.isKnownDisabled
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let inner = finding.related.first?.name ?? "a control"
        let more = finding.related.count > 1 ? " and \(finding.related.count - 1) more" : ""
        return Finding.Wording(
            fact: "\(inner)\(more) lies inside \(finding.element.nameInSentence), which assistive technology presents as one piece",
            remedy: "move it out of the \(finding.element.role.spokenName), or make it an action of that")
    }
}

extension ControlsNotNested {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users get the outer control as one piece and never reach the inner one.",
            scope: "Buttons, switches, check boxes, radio buttons, sliders, tabs, choices and images.",
            exemptions: ["Links, menu items and disclosures may contain controls."],
            doubts: [SpecGuide.unknownStops])
    }
}

extension ScreenElement.Role {
    /// Whether assistive technology presents an element of the role as one piece,
    /// with nothing inside.
    fileprivate var isPresentedWhole: Bool {
        switch self {
        case .button, .toggle, .checkBox, .radioButton, .slider, .tab, .segment, .image, .progressIndicator: true
        default: false
        }
    }
}
