package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// After any event the keyboard and the screen reader still have a place.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all that can happen in a flow: an event fails if something
///   had the focus before, and after it nothing has.
/// - Another screen without anything for the keyboard to focus is no failure: there
///   is nothing to move the focus to. Most are the end of a flow.
/// - Smallest counterexample: one button that takes itself away.
package struct FocusNeverLost: FlowSpec {
    package let id = SpecID.focusNeverLost
    package let rule = AccessibilityRule("After any event something still has the focus.", [.wcag(.focusOrder)])

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            judge(presentation.stateGraph(by: inputMethod), presentation, into: &verdicts)
        }
    }

    private func judge(_ graph: StateGraph, _ presentation: FlowPresentation, into verdicts: inout Verdicts) {
        // The same event on the same element of the same state is one failure,
        // whatever else came before.
        var seen: Set<[Int]> = []
        var changes = 0
        for step in graph.steps where step.isChange {
            changes += 1
            guard step.edge.losesFocus, let focus = step.before.focus, !leadsToTheEnd(step, presentation),
                seen.insert([step.before.state, focus]).inserted
            else { continue }
            verdicts.fail(
                Finding(
                    self, kind: InputMethodFailure(graph.inputMethod), element: step.old(focus), keys: step.events.keys, events: step.events
                ))
        }
        if seen.isEmpty, changes > 0 { verdicts.pass() }
    }

    /// Whether a step leads to another screen, on which the keyboard has nothing to
    /// focus.
    private func leadsToTheEnd(_ step: FlowStep, _ presentation: FlowPresentation) -> Bool {
        guard step.graph.inputMethod == .keyboard, presentation.changesPlace(step) else { return false }
        return presentation.presentation(of: step.after.state, by: .keyboard).keyboardGraph.stops.isEmpty
    }

    package func wording(for failure: InputMethodFailure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) had the focus and is gone: \(failure.name) has no focus",
            remedy: "move the focus to what follows it")
    }
}

extension FocusNeverLost {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard and VoiceOver users are thrown to the top of the screen, or nowhere.",
            scope: "Flows in which an event changes the screen.",
            exemptions: [
                "Where the focus goes is judged by focus-enters-modal and focus-restored.",
                "Another screen with nothing to focus is taken for the end of the flow.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}
