package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Content that appears with the focus can be dismissed, and stays as long as the
/// focus does.
///
/// - Source: WCAG 2.2 SC 1.4.13 (level AA), for the focus of the keyboard.
/// - Threshold: one key that removes the content and leaves the focus, if the
///   content covers other content; and no pause after which it goes by itself.
/// - Decided exactly, on all that can happen in a flow in which people move the
///   focus by key. Pointers are not part of flows.
/// - Smallest counterexample: a field whose help covers the next field until the
///   focus moves on.
package struct FocusContentControllable: FlowSpec {
    package let id = SpecID.focusContentControllable
    package let rule = AccessibilityRule(
        "Content that appears with the focus can be dismissed, and stays as long as the focus does.", [.wcag(.contentOnHoverOrFocus)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case stuck, brief }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .keyboard)
        var judged: Set<String> = []
        for step in graph.steps where step.isChange && !step.leadsElsewhere {
            guard let moved = step.edge.moved, step.newFocus == moved, let focus = step.after.focus else { continue }
            let new = step.difference.new
            // A message of an error has to stay.
            guard !new.isEmpty, step.newScreen.elements[focus].field?.isInvalid != true else { continue }
            let names = Set(new.map { step.newNames[$0] })
            guard judged.insert("\(moved) \(names.sorted())").inserted else { continue }
            guard let kind = failure(of: names, new, step, presentation) else {
                verdicts.pass()
                continue
            }
            verdicts.fail(
                Finding(
                    self, kind: kind, element: step.new(focus), related: [step.new(new[0])], keys: step.events.keys, events: step.events))
        }
    }

    private func failure(_ step: FlowStep, removes names: Set<String>) -> Bool {
        step.newFocus == step.oldFocus && names.isDisjoint(with: shownNames(step))
    }

    private func failure(
        of names: Set<String>, _ new: [Int], _ step: FlowStep, _ presentation: FlowPresentation
    ) -> Failure? {
        let next = step.graph.edges[step.edge.target].map { FlowStep(graph: step.graph, start: step.edge.target, edge: $0) }
        let removing = next.filter { failure($0, removes: names) }
        if removing.contains(where: { $0.pause != nil }) { return .brief }
        let covers = coversOthers(new, presentation.presentation(of: step.after.state, by: .keyboard))
        return covers && removing.isEmpty ? .stuck : nil
    }

    /// The names of the elements drawn after a step.
    private func shownNames(_ step: FlowStep) -> Set<String> {
        Set(step.newScreen.elements.indices.filter { step.newScreen.elements[$0].isVisible != false }.map { step.newNames[$0] })
    }

    /// Whether new content lies over content that is not new.
    private func coversOthers(_ new: [Int], _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        let isNew = Set(new)
        let areas = screen.elements.indices.compactMap { index in
            isNew.contains(index) ? nil : presentation.contentArea(of: index).map { (index: index, area: $0) }
        }
        return new.contains { index in
            let frame = screen.elements[index].frame
            guard frame.isFinite, !frame.isEmpty else { return false }
            return areas.contains { other in
                !screen.isElement(index, inside: other.index) && !screen.isElement(other.index, inside: index)
                    && frame.intersects(other.area)
            }
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let content = finding.related.first?.nameInSentence ?? "content"
        let name = finding.element.nameInSentence
        return switch failure {
        case .stuck:
            Finding.Wording(
                fact: "\(content) covers other content as long as \(name) has the focus, and no key removes it",
                remedy: "let Escape remove it and leave the focus")
        case .brief:
            Finding.Wording(
                fact: "\(content) appears when \(name) takes the focus and goes by itself while the focus stays",
                remedy: "let it stay until the focus moves on or the person removes it")
        }
    }
}

extension FocusContentControllable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who enlarge the screen see a hint over the text they read, and have to move the focus to get rid of it.",
            scope: "Elements that appear when the keyboard focus reaches another.",
            exemptions: ["Messages of errors are exempt.", "Content that covers nothing need not be dismissed."],
            doubts: [SpecGuide.unexplored])
    }
}
