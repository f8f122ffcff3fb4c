package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Private data does not stay on the screen when the person does nothing.
///
/// - Source: none of the standards; a wish of people who use Switch Control.
/// - Threshold: 120 s, as long as a control must stay
///   (`AccessibilityProfile.Thresholds.secretDuration`).
/// - Decided exactly, on all reachable states of a flow for a person who uses
///   Switch Control. From every screen that shows private data, pauses alone must
///   lead to one that does not.
/// - Smallest counterexample: `.text("Balance: $5").privacySensitive()`.
package struct NoSecretsLeftStanding: FlowSpec {
    package let id = SpecID.noSecretsLeftStanding
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case standing }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        AccessibilityRule(
            "Private data does not stay on the screen when the person does nothing.",
            ["Switch Control on mounted devices"], severity: .note, threshold: "\(decimalText(profile.thresholds.secretDuration)) s")
    }

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        var seen: Set<String> = []
        for (number, position) in graph.positions.enumerated() {
            let secrets = secrets(in: position.state, graph)
            // The same element may be on many screens: the first is reported.
            guard let secret = secrets.first, seen.insert(graph.names[position.state][secret]).inserted else { continue }
            let names = Set(secrets.map { graph.names[position.state][$0] })
            if let stay = leastStay(of: names, at: number, in: graph), stay <= thresholds.secretDuration {
                verdicts.pass()
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .standing, element: ElementReference(secret, on: graph.screens[position.state]),
                        required: .number(thresholds.secretDuration), events: graph.events(to: number)))
            }
        }
    }

    private func secrets(in state: Int, _ graph: StateGraph) -> [Int] {
        let screen = graph.screens[state]
        return screen.elements.indices.filter { index in
            let element = screen.elements[index]
            return element.isPrivacySensitive == true && element.isVisible != false && element.role != .secureTextField && element.says
        }
    }

    /// How long it takes by pauses alone until nothing of it is shown, or `nil` for
    /// ever.
    private func leastStay(of secrets: Set<String>, at position: Int, in graph: StateGraph) -> Double? {
        var stays = [position: 0.0]
        var open = [position]
        var least: Double?
        while let current = open.popLast() {
            for edge in graph.edges[current] {
                guard case .wait(let seconds) = edge.event, let stay = stays[current].map({ $0 + seconds }) else { continue }
                let state = graph.positions[edge.target].state
                let isShown = self.secrets(in: state, graph).contains { secrets.contains(graph.names[state][$0]) }
                if !isShown {
                    least = min(least ?? stay, stay)
                } else if stay < stays[edge.target] ?? .infinity {
                    stays[edge.target] = stay
                    open.append(edge.target)
                }
            }
        }
        return least
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) is private, and stays on the screen for more than \(decimalText(finding.requiredNumber)) s",
            remedy: "cover it after a while, and show it again on demand")
    }
}

extension NoSecretsLeftStanding {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People whose device is mounted in front of them, or who cannot see what it shows, expose private data.",
            scope: "Visible elements known to be sensitive.",
            exemptions: ["Text typed into a secure field is exempt."],
            doubts: [SpecGuide.unexplored])
    }
}
