package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The magic tap does what a control of the screen does, and destroys nothing.
///
/// - Source: UIAccessibility, `accessibilityPerformMagicTap`: the most important
///   action of the screen, such as play and pause.
/// - Threshold: a control on the screen leads to the same state, and its action is
///   not destructive. If a control starts media, the magic tap does something.
/// - Decided exactly, on all that a VoiceOver user can do in a flow.
/// - Smallest counterexample: a magic tap that sends a message on a screen without
///   a button for it.
package struct MagicTapHasControl: FlowSpec {
    package let id = SpecID.magicTapHasControl
    package let rule = AccessibilityRule(
        "The magic tap does what a control of the screen does, and destroys nothing.",
        [.other(.performMagicTap)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case hidden, destructive, idle }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var effects: [[Int]: [FlowStep]] = [:]
        for step in graph.steps where step.isChange && step.isByPerson && step.edge.moved == nil {
            if step.edge.event != .reader(.magicTap) { effects[[step.before.state, step.after.state], default: []].append(step) }
        }
        var judged: Set<[Int]> = []
        for step in graph.steps where step.edge.event == .reader(.magicTap) {
            guard judged.insert([step.before.state, step.after.state]).inserted else { continue }
            if !step.isChange {
                if let player = player(step, presentation) {
                    verdicts.fail(Finding(self, kind: .idle, element: step.old(player), events: step.events))
                }
                continue
            }
            let same = effects[[step.before.state, step.after.state]] ?? []
            if let danger = same.first(where: isDestructive), let index = danger.before.focus {
                verdicts.fail(Finding(self, kind: .destructive, element: step.old(index), events: step.events))
            } else if same.isEmpty, graph.isComplete {
                verdicts.fail(Finding(self, kind: .hidden, element: step.old(step.before.focus ?? 0), events: step.events))
            } else {
                verdicts.pass()
            }
        }
    }

    /// A control that starts media, if there is one to use.
    private func player(_ step: FlowStep, _ presentation: FlowPresentation) -> Int? {
        let screen = step.oldScreen
        return screen.elements.indices.first { index in
            let element = screen.elements[index]
            guard element.isControl, element.traits?.contains(.startsMediaSession) == true, !element.isKnownDisabled else { return false }
            return presentation.isPresented(index, in: step.before.state, by: .screenReader)
        }
    }

    private func isDestructive(_ step: FlowStep) -> Bool {
        guard step.edge.event == .reader(.activate), let index = step.before.focus else { return false }
        let action = step.oldScreen.elements[index].actions?.first { $0.kind == .activate }
        return action?.isDestructive == true && action?.isConfirmed != true && action?.isUndoable != true
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .hidden:
            Finding.Wording(
                fact: "the magic tap does what no control of the screen does",
                remedy: "add a button for it, or let the magic tap do nothing")
        case .destructive:
            Finding.Wording(
                fact: "the magic tap does what \(name) does, which destroys something", remedy: "let the magic tap do something harmless")
        case .idle:
            Finding.Wording(
                fact: "\(name) starts media, and the magic tap does nothing",
                remedy: "override accessibilityPerformMagicTap, or add .accessibilityAction(.magicTap), with the same effect")
        }
    }
}

extension MagicTapHasControl {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users double-tap with two fingers anywhere to pause, and something else happens, or nothing.",
            scope: "Screens on which the magic tap does something, and screens with a control that starts media.",
            exemptions: ["A destructive action that asks first, or that can be undone, is allowed."],
            doubts: [SpecGuide.unexplored])
    }
}
