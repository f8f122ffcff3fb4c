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
        let inner = InnerControls(screen) { takesPart($0, in: presentation) }
        for (index, element) in screen.elements.enumerated() where element.role.isPresentedWhole {
            if let reason = presentation.context.reasonNotPresented(index) {
                verdicts.recordInapplicable(reason)
                continue
            }
            let related = inner.nearest(in: index, on: screen)
            if related.isEmpty {
                verdicts.pass()
            } else if element.isAccessibilityElement == nil {
                verdicts.cannotTell(presentation.reference(to: index), .stopsUnknown)
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .nested, element: presentation.reference(to: index), related: related.map(presentation.reference)))
            }
        }
    }

    /// Whether an element inside of a control is operated on its own.
    ///
    /// A control that is not exposed to assistive technology is so by touch, unless
    /// the element around it has its action.
    private func takesPart(_ index: Int, in presentation: ScreenPresentation) -> Bool {
        let element = presentation.screen.elements[index]
        if element.isVisible == false || presentation.context.isHidden[index] { return false }
        guard element.isControl, !element.isKnownDisabled else { return false }
        return element.isAccessibilityElement != false || isLost(index, on: presentation.screen)
    }

    /// Whether a control has an action that no element around has too, by its
    /// identity or as a custom action with its label.
    private func isLost(_ index: Int, on screen: RenderedScreen) -> Bool {
        let identities = (screen.elements[index].actions ?? []).compactMap(\.identifier)
        guard !identities.isEmpty else { return false }
        var offered = OfferedActions()
        for outer in screen.ancestors(of: index) { offered.add(screen.elements[outer].actions ?? []) }
        return !offered.standFor(screen.elements[index]) && !identities.allSatisfy(offered.contains)
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

/// The controls inside of others, found so that all of them together take the time
/// and room of one walk over the screen.
private struct InnerControls {
    /// By element, the first control from it on, or the number of elements.
    private var next: [Int]

    init(_ screen: RenderedScreen, _ isControl: (Int) -> Bool) {
        let count = screen.elements.count
        next = [Int](repeating: count, count: count + 1)
        for index in (0..<count).reversed() { next[index] = isControl(index) ? index : next[index + 1] }
    }

    /// Returns the controls inside an element that are inside no other control or
    /// whole element within it, or the first control where all are.
    ///
    /// In controls inside each other, each has the next one, and not all: otherwise
    /// a chain of them would take room by its square.
    func nearest(in index: Int, on screen: RenderedScreen) -> [Int] {
        let inside = screen.descendants(of: index)
        let first = next[index + 1]
        guard first < inside.upperBound else { return [] }
        var result: [Int] = []
        var current = inside.lowerBound
        while current < inside.upperBound {
            if next[current] == current {
                result.append(current)
                current = screen.descendants(of: current).upperBound
            } else if screen.elements[current].role.isPresentedWhole {
                current = screen.descendants(of: current).upperBound
            } else {
                current += 1
            }
        }
        return result.isEmpty ? [first] : result
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
