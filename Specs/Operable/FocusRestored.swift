package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Closing a modal returns the focus to what opened it, or to what follows that.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all reachable states of a flow. After every event that
///   closes a modal, the focus is on the element that had it before the modal
///   opened. If that is gone, it is on the next or the last remaining element
///   before it, or a heading. Focus moved to an element that is new, or says
///   something new, is intended.
/// - On a page, after Escape closed a dialog, something has the focus.
/// - Smallest counterexample: a modal over the button that opened it, in a flow
///   that leaves the focus where it is (`ScreenFlow.leavesFocus`) when the modal
///   closes.
package struct FocusRestored: FlowSpec {
    package let id = SpecID.focusRestored
    package let rule = AccessibilityRule(
        "Closing a modal returns the focus to what opened it, or to what follows that.", [.wcag(.focusOrder)])

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var failures = FocusChanges()
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            let graph = presentation.stateGraph(by: inputMethod)
            var seen: Set<String> = []
            for step in graph.steps {
                guard let opener = step.returnedFocus, seen.insert("\(step.before.state) \(step.after.state) \(opener)").inserted
                else { continue }
                judge(step, opener, stops: presentation.stops(in: step.after.state, by: inputMethod), &failures, into: &verdicts)
            }
        }
        for (step, failure) in failures.distinct(by: \.oldModal) {
            guard let modal = step.oldScreen.activeModal, let opener = step.returnedFocus else { continue }
            verdicts.fail(
                Finding(
                    self, kind: failure, element: step.old(modal), related: step.after.focus.map { [step.new($0)] } ?? [],
                    measured: .text(step.oldNames.firstIndex(of: opener).map { step.old($0).shortNameInSentence } ?? "\"\(opener)\""),
                    keys: step.events.keys, events: step.events))
        }
    }

    private func judge(
        _ step: FlowStep, _ opener: String, stops: [Int], _ failures: inout FocusChanges, into verdicts: inout Verdicts
    ) {
        if step.newFocus == opener { return verdicts.pass() }
        if step.isFocusOnNews { return verdicts.pass() }
        let isAlive = step.newNames.firstIndex(of: opener).map(stops.contains) == true
        if let focus = step.after.focus, !isAlive {
            let isSuccessor = successors(of: opener, step, stops: stops).contains(focus)
            return isSuccessor ? verdicts.pass() : verdicts.cannotTell(step.new(focus), .humanJudgement)
        }
        failures.add(step, result: [opener, step.newFocus ?? ""])
    }

    /// The elements that may take the focus of one that is gone: its remaining
    /// neighbors, the first stop, headings.
    private func successors(of opener: String, _ step: FlowStep, stops: [Int]) -> Set<Int> {
        let left = Dictionary(stops.map { (step.newNames[$0], $0) }) { first, _ in first }
        let headings = stops.filter { step.newScreen.elements[$0].traits?.contains(.header) == true }
        var result = Set(headings + stops.prefix(1))
        guard let place = step.oldNames.firstIndex(of: opener) else { return result }
        result.formUnion(step.oldNames[place...].lazy.compactMap { left[$0] }.prefix(1))
        result.formUnion(step.oldNames[..<place].reversed().lazy.compactMap { left[$0] }.prefix(1))
        return result
    }

    package func wording(for failure: FocusFailure, in finding: Finding) -> Finding.Wording {
        let place =
            finding.related.first.map {
                "\(failure.verb("is", "are")) on \($0.nameInSentence), not where \(failure.verb("it was", "they were"))"
            }
            ?? "\(failure.verb("has", "have")) no focus"
        return Finding.Wording(
            fact: "\(finding.element.name) closes, and \(failure.name) \(place): \(finding.measuredText) had the focus before",
            remedy: "move the focus back to the element that had it before, or to the next one")
    }
}

extension FocusRestored {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard and VoiceOver users start again at the top each time.",
            scope: "Flows in which a modal closes over the screen it was opened on, and dialogs of pages that Escape closes.",
            exemptions: ["The focus may move to something new, or to an element that says something new."],
            doubts: ["The element that opened the modal is gone, and the focus is somewhere else.", SpecGuide.unexplored])
    }
}
