package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An action that destroys data asks for confirmation, or can be undone.
///
/// - Source: WCAG 2.2 SC 3.3.4 (level AA).
/// - Threshold: from what a destructive action leads to, the screen before it can
///   be come back to by two further actions at most: cancel, or undo.
/// - Decided exactly, on all that can happen in a flow to a person who touches.
/// - Smallest counterexample: `.button("Delete", role: .destructive)`, which takes
///   something away.
package struct DestructiveConfirmed: FlowSpec {
    package let id = SpecID.destructiveConfirmed
    package let rule = AccessibilityRule(
        "An action that destroys data asks for confirmation, or can be undone.", [.wcag(.errorPreventionLegalFinancialData)])

    /// How many actions the way back may take.
    private static let leastSteps = 2

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unasked }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var seen: Set<[Int]> = []
        for step in graph.steps where step.isChange {
            guard case .touch(let name) = step.edge.event, let index = step.oldNames.firstIndex(of: name),
                let action = step.oldScreen.elements[index].destruction, seen.insert([step.before.state, index]).inserted
            else { continue }
            if action.isConfirmed == true || action.isUndoable == true || isAsked(index, step) {
                verdicts.pass()
                continue
            }
            switch isComingBack(from: step) {
            case true?: verdicts.pass()
            case false?: verdicts.fail(Finding(self, kind: .unasked, element: step.old(index), events: step.events))
            case nil: verdicts.leaveUntested(.boundReached)
            }
        }
    }

    /// Whether the element stands in a modal that asks: an alert, or a sheet of
    /// choices, with something else to choose.
    private func isAsked(_ index: Int, _ step: FlowStep) -> Bool {
        let screen = step.oldScreen
        guard let modal = screen.activeModal, screen.isElement(index, inside: modal) else { return false }
        let controls = screen.descendants(of: modal).filter { screen.elements[$0].isControl && !screen.elements[$0].role.isTextInput }
        let others = controls.filter { screen.elements[$0].destruction == nil }
        guard !others.isEmpty else { return false }
        if [.alert, .dialog].contains(screen.elements[modal].role) { return true }
        return others.allSatisfy { screen.elements[$0].actions?.contains { $0.dismissesModal == true } == true }
    }

    /// Whether the screen shown before can be reached again; `nil` where that is
    /// beyond the explored states.
    private func isComingBack(from step: FlowStep) -> Bool? {
        let graph = step.graph
        var reached: Set<Int> = [step.edge.target]
        var last = reached
        for _ in 0..<Self.leastSteps {
            if !last.isDisjoint(with: graph.openPositions) { return nil }
            last = Set(last.flatMap { graph.edges[$0] }.filter { $0.event.way != nil }.map(\.target)).subtracting(reached)
            reached.formUnion(last)
            if last.contains(where: { graph.screens[graph.positions[$0].state] == step.oldScreen }) { return true }
        }
        return false
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) destroys something at once, and no way leads back",
            remedy: "ask before it happens, or offer to undo it")
    }
}

extension DestructiveConfirmed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with a tremor, or whose word was misheard, lose what they cannot get back.",
            scope: "Actions known to be destructive. At most two further actions must lead back.",
            exemptions: ["Actions in an alert, or in a sheet of choices, are confirmed.", "Custom actions are not checked."],
            doubts: [SpecGuide.unexplored])
    }
}

extension ScreenElement {
    /// The destructive action that activating the element performs, if it is known.
    fileprivate var destruction: ScreenElement.Action? { actions?.first { $0.kind == .activate && $0.isDestructive == true } }
}
