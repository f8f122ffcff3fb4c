package import EveryScreenAudit
import EveryScreenModel

/// No control disappears or stops working at a larger text size.
///
/// - Source: WCAG 2.2 SC 1.4.4 (level AA): no loss of functionality.
/// - Threshold: of the controls that can be used at the default text size, none may
///   be missing, not drawn, without extent, disabled, hidden from assistive
///   technology, or without its action.
/// - Smallest counterexample: a screen with a button that is left out from AX1 on.
package struct NothingVanishesWhenScaling: ComparingSpec {
    package let id = SpecID.nothingVanishesWhenScaling
    package let rule = AccessibilityRule("No control disappears or stops working at a larger text size.", [.wcag(.resizeText)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case gone, unseen, disabled, inert, hidden }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let before = counterpart.presentation
        let controls = presentation.standing.controls
        lazy var hasNewControl = controls.contains { counterpart.pairs.other(of: $0) == nil }
        for other in before.standing.controls {
            let element = before.screen.elements[other]
            if let reason = before.standing.reasonNotOperable(other, on: before.screen) {
                verdicts.skip(reason)
            } else if let index = counterpart.pairs.own(of: other) {
                let judgment = self.judgment(of: index, on: presentation, other, on: before)
                if case .failure = judgment, isDone(element.activation, apartFrom: index, on: presentation) {
                    verdicts.pass(by: .equivalentExists)
                } else {
                    record(judgment, of: index, on: presentation, into: &verdicts)
                }
            } else if isDone(element.activation, apartFrom: nil, on: presentation) {
                verdicts.pass(by: .equivalentExists)
            } else if before.showsPartOfContent(around: other) {
                verdicts.cannotTell(before.reference(to: other).missing, .scrolledPartlyOut)
            } else if hasNewControl {
                verdicts.cannotTell(before.reference(to: other).missing, .mayHaveMoved)
            } else {
                verdicts.fail(Finding(self, kind: .gone, element: before.reference(to: other).missing))
            }
        }
    }

    /// Whether a control, another than the given one, can be used for an action.
    private func isDone(_ action: String?, apartFrom index: Int?, on presentation: ScreenPresentation) -> Bool {
        guard let action else { return false }
        return presentation.standing.controls.contains { other in
            other != index && presentation.screen.elements[other].activation == action && !presentation.standing.isHidden[other]
                && presentation.standing.reasonNotOperable(other, on: presentation.screen) == nil
        }
    }

    /// What holds of a control that is there.
    private func judgment(of index: Int, on presentation: ScreenPresentation, _ other: Int, on before: ScreenPresentation)
        -> Judgment<Failure>
    {
        let element = presentation.screen.elements[index]
        switch presentation.standing.reasonNotOperable(index, on: presentation.screen) {
        case .behindModal?: return .inapplicable(.behindModal)
        case .notVisible?, .zeroArea?: return .failed(.unseen)
        case .disabled?: return .failed(.disabled)
        default: break
        }
        if !element.isControl { return .failed(.inert) }
        if presentation.standing.isHidden[index], !before.standing.isHidden[other] { return .failed(.hidden) }
        let wasStop = before.screen.elements[other].isAccessibilityElement == true
        if wasStop, element.isAccessibilityElement == false, !isInStop(index, on: presentation.screen) { return .failed(.hidden) }
        return .passed
    }

    private func isInStop(_ index: Int, on screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { screen.elements[$0].isAccessibilityElement == true }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        let fact =
            switch failure {
            case .gone: "\(name) is not on the screen"
            case .unseen: "\(name) cannot be seen"
            case .disabled: "\(name) is disabled"
            case .inert: "\(name) does nothing"
            case .hidden: "\(name) is hidden from assistive technology"
            }
        return Finding.Wording(
            fact: "\(fact); at the default text size it can be used",
            remedy: failure == .gone ? "keep it, and let what does not fit scroll" : "let it work at every text size")
    }
}

extension NothingVanishesWhenScaling {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text can do less than others.",
            scope: "Controls that can be used at the default text size.",
            exemptions: [
                "Another control with the same action may stand in.",
                "Content beyond an edge is judged by overflow-scrolls and target-size.",
            ],
            doubts: [
                "The capture shows only what is scrolled into view.",
                "A new control, such as a menu, may lead to what is missing.",
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}

extension ScreenPresentation {
    /// Whether what stands around an element scrolls and shows, as captures do, only part of its content.
    func showsPartOfContent(around index: Int) -> Bool {
        screen.ancestors(of: index).contains { outer in
            let element = screen.elements[outer]
            let scrolls = element.scrolling != nil || [.scrollView, .table, .webView].contains(element.role)
            return scrolls && element.scrolling?.contentSize == nil
        }
    }
}
