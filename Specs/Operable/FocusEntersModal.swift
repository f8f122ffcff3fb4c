package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Opening a modal moves the focus into it.
///
/// - Who is harmed: whoever moves by keyboard or listens does not notice the
///   dialog, and goes on behind it, or is nowhere.
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all that can happen in a flow: after every event that
///   opens a modal the focus is on it or on something in it.
/// - Applies to flows in which a modal opens that holds something that can have the
///   focus; by keyboard and by screen reader.
/// - Untested where more states can be reached than are explored.
/// - Leaves out modals that are open from the start.
/// - Smallest counterexample: a button that opens a modal, in a flow that leaves
///   the focus where it is (`ScreenFlow.leavesFocus`).
package struct FocusEntersModal: FlowSpec {
    package let id = "focus-enters-modal"
    package let claim = "Opening a modal moves the focus into it."
    package let sources = ["WCAG 2.2 SC 2.4.3"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        for way in InputMethod.allCases where way.hasFocus {
            let graph = presentation.stateGraph(by: way)
            var seen: Set<[Int]> = []
            for step in graph.steps where step.after.openers.count > step.before.openers.count {
                let place = [step.before.state, step.before.focus ?? -1, step.after.state]
                guard seen.insert(place).inserted, let modal = step.newScreen.activeModal else { continue }
                judge(step, modal, presentation, into: &verdicts)
            }
        }
    }

    private func judge(_ step: FlowStep, _ modal: Int, _ presentation: FlowPresentation, into verdicts: inout Verdicts) {
        let isInside = { (index: Int) in index == modal || step.newScreen.isElement(index, inside: modal) }
        if let focus = step.after.focus, isInside(focus) { return verdicts.pass() }
        guard presentation.stops(in: step.after.state, by: step.graph.way).contains(where: isInside) else {
            return verdicts.skip(.nothingToJudge)
        }
        verdicts.fail(
            Finding(
                self, kind: step.graph.way.kind, element: step.new(modal), related: step.after.focus.map { [step.new($0)] } ?? [],
                keys: step.events.keys, events: step.events))
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let who = InputMethod.name(ofKind: finding.kind)
        let place = finding.related.first.map { "stays on \($0.nameInSentence)" } ?? "has no place"
        return Finding.Wording(
            fact: "\(finding.element.name) opens over the rest, and \(who) \(place)",
            remedy: "present it by the system's means, or move the focus to its first element as it opens")
    }
}
