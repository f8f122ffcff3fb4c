package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Swipes of a screen reader reach every element from every other, and reading on
/// comes to an end.
///
/// - Source: Human Interface Guidelines, VoiceOver; the keyboard's counterpart is
///   WCAG 2.2 SC 2.1.2.
/// - Threshold: swipes to the next and the previous element reach all stops. Swipes
///   to the next element alone end at the last one.
/// - Decided exactly, on all that a VoiceOver user can do in a flow. On one screen
///   the order is a line; an app makes a trap of it by moving the focus.
/// - Smallest counterexample: a field that takes the focus back whenever it leaves.
package struct NoScreenReaderTrap: FlowSpec {
    package let id = SpecID.noScreenReaderTrap
    package let rule = AccessibilityRule(
        "Swipes of a screen reader reach every element from every other, and reading on comes to an end.",
        [.humanInterfaceGuidelines(.voiceOver)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case held, endless }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var failed: Set<Set<String>> = []
        for positions in graph.closedSets(under: [.reader(.next), .reader(.previous)]) {
            let names = Set(positions.compactMap { focus($0, graph) })
            guard !names.isEmpty else { continue }
            guard let missed = missed(by: positions, names, presentation) else {
                verdicts.pass()
                continue
            }
            if failed.insert(names).inserted { fail(.held, positions, related: missed, graph, &verdicts) }
        }
        for positions in graph.closedSets(under: [.reader(.next)]) where !isEnd(positions, presentation) {
            let names = Set(positions.compactMap { focus($0, graph) })
            if failed.insert(names).inserted { fail(.endless, positions, related: nil, graph, &verdicts) }
        }
    }

    /// Whether reading on has reached the last element of a screen, and stays
    /// there.
    private func isEnd(_ positions: [Int], _ presentation: FlowPresentation) -> Bool {
        let position = presentation.stateGraph(by: .screenReader).positions[positions[0]]
        let last = presentation.stops(in: position.state, by: .screenReader).last
        return positions.count == 1 && position.focus == last
    }

    private func focus(_ position: Int, _ graph: StateGraph) -> String? {
        let position = graph.positions[position]
        return position.focus.map { graph.names[position.state][$0] }
    }

    /// A stop of every state of a set of positions that no swipe reaches; in the
    /// first of them.
    private func missed(by positions: [Int], _ names: Set<String>, _ presentation: FlowPresentation) -> ElementReference? {
        let graph = presentation.stateGraph(by: .screenReader)
        let states = Set(positions.map { graph.positions[$0].state })
        let stops = states.map { state in Set(presentation.stops(in: state, by: .screenReader).map { graph.names[state][$0] }) }
        let common = stops.dropFirst().reduce(stops.first ?? []) { $0.intersection($1) }.subtracting(names)
        let state = graph.positions[positions[0]].state
        return presentation.stops(in: state, by: .screenReader).first { common.contains(graph.names[state][$0]) }
            .map { ElementReference($0, on: graph.screens[state]) }
    }

    private func fail(
        _ kind: Failure, _ positions: [Int], related: ElementReference?, _ graph: StateGraph, _ verdicts: inout Verdicts
    ) {
        guard let first = positions.first(where: { graph.positions[$0].focus != nil }), let focus = graph.positions[first].focus else {
            return
        }
        verdicts.fail(
            Finding(
                self, kind: kind, element: ElementReference(focus, on: graph.screens[graph.positions[first].state]),
                related: related.map { [$0] } ?? [], events: graph.events(to: first)))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .held:
            Finding.Wording(
                fact: "from \(name) swipes never reach \(finding.related.first?.nameInSentence ?? "another element")",
                remedy: "request the focus only after an action of the person")
        case .endless:
            Finding.Wording(
                fact: "reading on from \(name) never gets to the end", remedy: "request no focus while people read")
        }
    }
}

extension StateGraph {
    /// Returns the sets of positions that no event of a list leaves, in the order
    /// of their first positions; O(edges).
    ///
    /// Sets with positions beyond the bound are left out.
    fileprivate func closedSets(under events: Set<UserEvent>) -> [[Int]] {
        let next = edges.map { $0.filter { events.contains($0.event) }.map(\.target) }
        return stronglyConnectedComponents(of: Array(next.indices)) { next[$0] }.map { $0.sorted() }.filter { set in
            let members = Set(set)
            return members.isDisjoint(with: openPositions) && set.allSatisfy { members.isSuperset(of: next[$0]) }
        }.sorted { $0[0] < $1[0] }
    }
}

extension NoScreenReaderTrap {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe and swipe, and never get to the rest of the screen.",
            scope: "Screens of a flow with at least one element for a screen reader.",
            doubts: [SpecGuide.unexplored])
    }
}
