package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A disabled control does nothing.
///
/// - Source: UIAccessibilityTraits, `notEnabled`: the control doesn't respond.
/// - Threshold: activating it leaves the state as it is.
/// - Decided exactly, on every state that touch reaches in a flow. The app receives
///   the activation although no walk goes on from there.
/// - Smallest counterexample: a disabled button "Send" that sends.
package struct DisabledDoesNothing: FlowSpec {
    package let id = SpecID.disabledDoesNothing
    package let rule = AccessibilityRule("A disabled control does nothing.", [.other(.traits)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case acts }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .touch)
        var failed: Set<String> = []
        var judged: Set<Int> = []
        for (number, position) in graph.positions.enumerated() where judged.insert(position.state).inserted {
            let screen = graph.screens[position.state]
            let acting = Set(graph.actingDisabled[position.state])
            for index in screen.elements.indices where screen.elements[index].isControl && screen.elements[index].isKnownDisabled {
                guard presentation.isPresented(index, in: position.state, by: .touch) else { continue }
                if !acting.contains(index) {
                    verdicts.pass()
                } else if failed.insert(graph.names[position.state][index]).inserted {
                    verdicts.fail(
                        Finding(self, kind: .acts, element: ElementReference(index, on: screen), events: graph.events(to: number)))
                }
            }
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) is disabled and acts when it is activated",
            remedy: "enable it, or ignore the action while it is disabled")
    }
}

extension DisabledDoesNothing {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"dimmed\" and do not try a control that other people use.",
            scope: "Controls that are known to be disabled and not behind a modal.",
            doubts: [SpecGuide.unexplored])
    }
}
