package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// After any event the keyboard and the screen reader still have a place.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all that can happen in a flow: an event fails if something
///   had the focus before, and after it nothing has. One change of the screen is
///   one failure, for all input methods and elements.
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
        // One change of the screen is one failure, whatever element had the focus
        // and however it got there.
        var losses = FocusChanges()
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            let graph = presentation.stateGraph(by: inputMethod)
            var (changes, lost) = (0, 0)
            for step in graph.steps where step.isChange {
                changes += 1
                guard step.edge.losesFocus, step.before.focus != nil, !leadsToTheEnd(step, presentation) else { continue }
                lost += 1
                // Judged by focus-restored and focus-enters-modal.
                let isOpening = step.after.openers.count > step.before.openers.count && presentation.hasStopInModal(after: step)
                if step.returnedFocus == nil, !isOpening { losses.add(step) }
            }
            if lost == 0, changes > 0 { verdicts.pass() }
        }
        for (step, failure) in losses.distinct(by: \.oldFocus) {
            guard let focus = step.before.focus else { continue }
            let stays = step.newNames.contains(step.oldNames[focus])
            verdicts.fail(
                Finding(
                    self, kind: failure, element: step.old(focus), measured: stays ? .text("disabled") : nil, keys: step.events.keys,
                    events: step.events))
        }
    }

    /// Whether a step leads to another screen, on which the keyboard has nothing to
    /// focus.
    private func leadsToTheEnd(_ step: FlowStep, _ presentation: FlowPresentation) -> Bool {
        guard step.graph.inputMethod == .keyboard, presentation.changesPlace(step) else { return false }
        return presentation.presentation(of: step.after.state, by: .keyboard).keyboardGraph.stops.isEmpty
    }

    package func wording(for failure: FocusFailure, in finding: Finding) -> Finding.Wording {
        let stays = finding.measured != nil
        return Finding.Wording(
            fact:
                "\(finding.element.name) had the focus and \(stays ? "no longer takes it" : "is gone"): \(failure.name) \(failure.verb("has", "have")) no focus",
            remedy: stays
                ? "let it take the focus while it is disabled, or move the focus to what follows it" : "move the focus to what follows it"
        )
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
