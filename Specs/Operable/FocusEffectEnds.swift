package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Content that appears with the focus goes with it.
///
/// - Source: Apple, App accessibility for Switch Control (WWDC 2020): what focus
///   shows, it hides again.
/// - Threshold: of all moves of the focus away from the element, one at least
///   removes the content.
/// - Decided exactly, on all that can happen in a flow in which people move the
///   focus by key or by screen reader.
/// - Smallest counterexample: a card that shows its back when it takes the focus,
///   and keeps it.
package struct FocusEffectEnds: FlowSpec {
    package let id = SpecID.focusEffectEnds
    package let rule = AccessibilityRule(
        "Content that appears with the focus goes with it.", [.other(.switchControlTalk)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case stays }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            let graph = presentation.stateGraph(by: inputMethod)
            var judged: Set<String> = []
            for step in graph.steps where step.isChange && !step.leadsElsewhere {
                guard let moved = step.edge.moved, step.newFocus == moved, let focus = step.after.focus else { continue }
                let shown = Set(step.difference.new.map { step.newNames[$0] })
                if shown.isEmpty { continue }
                let away = graph.edges[step.edge.target].compactMap { edge -> FlowStep? in
                    guard let next = edge.moved, next != moved, !shown.contains(next) else { return nil }
                    return FlowStep(graph: graph, start: step.edge.target, edge: edge)
                }
                guard !away.isEmpty, judged.insert("\(moved) \(shown.sorted())").inserted else { continue }
                if away.contains(where: { ends(shown, by: $0) }) {
                    verdicts.pass()
                } else {
                    verdicts.fail(
                        Finding(
                            self, kind: .stays, element: step.new(focus), related: [step.new(step.difference.new[0])],
                            keys: step.events.keys, events: step.events))
                }
            }
        }
    }

    private func ends(_ shown: Set<String>, by step: FlowStep) -> Bool {
        let left = step.newScreen.elements.indices.filter { step.newScreen.elements[$0].isVisible != false }
        return shown.isDisjoint(with: left.map { step.newNames[$0] })
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let content = finding.related.first?.nameInSentence ?? "content"
        return Finding.Wording(
            fact: "\(content) appears when \(finding.element.nameInSentence) takes the focus, and stays when the focus leaves",
            remedy: "remove it when the focus leaves, or show it when \(finding.element.shortNameInSentence) is activated")
    }
}

extension FocusEffectEnds {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control and keyboard users leave a trail of open hints on their way, which cover the rest.",
            scope: "Elements that appear when the focus reaches another.",
            exemptions: ["Moves into the content that has appeared do not count."],
            doubts: [SpecGuide.unexplored])
    }
}
