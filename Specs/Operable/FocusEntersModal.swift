package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Opening a modal moves the focus into it.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all that can happen in a flow: after every event that
///   opens a modal the focus is on it or on something in it.
/// - On a page also, where a control was activated. Into a dialog that is not
///   marked as modal, Tab may lead.
/// - Smallest counterexample: a button that opens a modal, in a flow that leaves
///   the focus where it is (`ScreenFlow.leavesFocus`).
package struct FocusEntersModal: FlowSpec {
    package let id = SpecID.focusEntersModal
    package let rule = AccessibilityRule("Opening a modal moves the focus into it.", [.wcag(.focusOrder)])

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var failures = FocusChanges()
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            let graph = presentation.stateGraph(by: inputMethod)
            var seen: Set<[Int]> = []
            for step in graph.steps where step.after.openers.count > step.before.openers.count {
                let place = [step.before.state, step.before.focus ?? -1, step.after.state]
                guard seen.insert(place).inserted, let modal = step.newScreen.activeModal else { continue }
                judge(step, modal, presentation, &failures, into: &verdicts)
            }
        }
        for (step, failure) in failures.distinct(by: \.newModal) {
            guard let modal = step.newScreen.activeModal else { continue }
            verdicts.fail(
                Finding(
                    self, kind: failure, element: step.new(modal), related: step.after.focus.map { [step.new($0)] } ?? [],
                    keys: step.events.keys, events: step.events))
        }
    }

    private func judge(
        _ step: FlowStep, _ modal: Int, _ presentation: FlowPresentation, _ failures: inout FocusChanges, into verdicts: inout Verdicts
    ) {
        if let focus = step.after.focus, focus == modal || step.newScreen.isElement(focus, inside: modal) { return verdicts.pass() }
        guard presentation.hasStopInModal(after: step) else { return verdicts.recordInapplicable(.nothingToJudge) }
        failures.add(step, result: [step.oldFocus ?? "", step.newFocus ?? ""])
    }

    package func wording(for failure: FocusFailure, in finding: Finding) -> Finding.Wording {
        let place =
            finding.related.first.map { "\(failure.verb("stays", "stay")) on \($0.nameInSentence)" }
            ?? "\(failure.verb("has", "have")) no focus"
        return Finding.Wording(
            fact: "\(finding.element.name) opens over the rest, and \(failure.name) \(place)",
            remedy: finding.isOfPage
                ? "open it with showModal(), or move the focus to its first element"
                : "present it by the system's means, or move the focus to its first element as it opens")
    }
}

extension FocusEntersModal {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard and VoiceOver users do not notice the dialog and go on behind it.",
            scope: "Flows in which a modal opens that holds something focusable, and pages on which a control opens a dialog.",
            exemptions: ["Modals that are open from the start are exempt."],
            doubts: [SpecGuide.unexplored])
    }
}
