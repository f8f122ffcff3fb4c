package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every control reachable by touch is reachable by keyboard.
///
/// - Source: WCAG 2.2 SC 2.1.1 (level A).
/// - Decided exactly, on the graph of the keys. A control passes if some sequence
///   of keys from outside leads to it, or to an element with the same action.
///   One that is known to act on clicks alone fails, as does content that only the
///   pointer shows. So does a control that loses the focus as soon as it has it.
/// - Smallest counterexample: `.button("a").keyboardFocusable(false)`.
package struct KeyboardReachable: ScreenSpec {
    package let id = SpecID.keyboardReachable
    package let rule = AccessibilityRule("Every control reachable by touch is reachable by keyboard.", [.wcag(.keyboard)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case passedOver, notFocusable, touchOnly, hoverOnly, losesFocus }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var isReached = Array(repeating: false, count: screen.elements.count)
        let reached = presentation.stopsWithinReach
        for index in reached { isReached[index] = true }
        let isExplored = presentation.keyboardGraph.isReachExplored
        // On most screens all controls are reached, and equivalent actions are not
        // needed.
        lazy var actions = presentation.actions(of: reached)
        let losing = Set(presentation.recordedFocus?.walks.filter(\.losesFocus).map(\.from) ?? [])
        for index in presentation.context.controls {
            let element = screen.elements[index]
            if let reason = presentation.context.reasonNotOperable(index, on: screen) {
                verdicts.recordInapplicable(reason)
            } else if presentation.context.isHidden[index] {
                verdicts.recordInapplicable(.hidden)
            } else if isReached[index], element.keyboard?.actsOnKeys == false {
                verdicts.fail(Finding(self, kind: Failure.touchOnly, element: presentation.reference(to: index)))
            } else if isReached[index] || element.activation.map({ actions.contains($0) }) == true {
                verdicts.pass()
            } else if !losing.isEmpty, losing.contains(element.source) {
                verdicts.fail(Finding(self, kind: Failure.losesFocus, element: presentation.reference(to: index)))
            } else if element.touchRegion.isEmpty, element.touchRegion.isFinite {
                verdicts.recordInapplicable(.zeroArea)
            } else if element.keyboard?.isFocusable == nil || (element.keyboard?.isFocusable == true && !isExplored) {
                verdicts.recordUntested(.keyboardUnknown)
            } else {
                let kind: Failure = element.keyboard?.isFocusable == true ? .passedOver : .notFocusable
                verdicts.fail(Finding(self, kind: kind, element: presentation.reference(to: index)))
            }
        }
        // No one sees this content yet, so that it holds none of the controls
        // above. Transparent content that takes focus is a matter of
        // focus-visible.
        for (index, element) in screen.elements.enumerated() {
            guard let text = element.keyboard?.textUnderPointer,
                !(index..<screen.descendants(of: index).upperBound).contains(where: { isReached[$0] })
            else {
                continue
            }
            verdicts.fail(Finding(self, kind: Failure.hoverOnly, element: presentation.reference(to: index), measured: .text(text)))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .passedOver:
            Finding.Wording(
                fact: "\(finding.element.name) can take keyboard focus and no sequence of keys leads to it",
                remedy: "let Tab of the element before it lead to it")
        case .notFocusable:
            Finding.Wording(
                fact: "\(finding.element.name) can be touched and not be reached by keyboard",
                remedy: "let it take keyboard focus, or offer its action on an element that does")
        case .touchOnly where [.slider, .stepper].contains(finding.element.role):
            Finding.Wording(
                fact: "\(finding.element.name) takes keyboard focus, and the pointer alone changes its value",
                remedy: "let the arrow keys change it, or use an element of the platform")
        case .touchOnly:
            Finding.Wording(
                fact: "\(finding.element.name) takes keyboard focus and acts on clicks alone",
                remedy: "let Return and Space activate it, or use an element of the platform")
        case .losesFocus:
            Finding.Wording(
                fact: "\(finding.element.name) loses keyboard focus as soon as it has it, so that no key activates it",
                remedy: "remove the script that takes focus from it (blur())")
        case .hoverOnly:
            Finding.Wording(
                fact:
                    "\(finding.element.name), which shows \(finding.measuredText.quotedExcerpt), appears under the pointer alone, and no key shows it",
                remedy: "show it with the focus as well (:focus-within), or by a button")
        }
    }
}

extension KeyboardReachable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who use a keyboard, a switch that sends keys or a mouth stick cannot use the control.",
            scope:
                "Enabled controls, and on pages text and pictures that listen to clicks, and content that appears under the pointer. An "
                + "element with the same action may stand in.",
            doubts: [SpecGuide.unknownFocus])
    }
}
