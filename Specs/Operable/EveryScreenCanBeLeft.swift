package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// By each input method people leave every screen that they can reach.
///
/// - Source: Human Interface Guidelines, Accessibility: each input method does all
///   that an app needs.
/// - Threshold: no screen that another input method can leave and one cannot; none
///   behind the first, with controls, that no input method can leave (a warning).
///   It is a warning if the other one uses Escape: the system may let people swipe
///   back.
/// - Decided exactly, on the explored states, without time: the strongly
///   connected components that no action leaves. Modals are judged by
///   `ModalCanBeEscaped`, and a focus that is held by `NoKeyboardTrap` and
///   `NoScreenReaderTrap`.
/// - Smallest counterexample: a screen whose only way out is a custom action, for
///   people who touch.
package struct EveryScreenCanBeLeft: FlowSpec {
    package let id = SpecID.everyScreenCanBeLeft
    package let rule = AccessibilityRule(
        "By each input method people leave every screen that they can reach.", [.humanInterfaceGuidelines(.accessibility)])

    /// The ways in which the claim fails: an input method, or all of them.
    package enum Failure: String, FailureKind {
        case touch, keyboard, switchControl, voiceControl, everyone
        case screenReader = "reader"
    }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let exits = InputMethod.allCases.map { StateExits($0, presentation) }
        var failed: Set<Set<String>> = []
        var stuck: Set<String> = []
        for own in exits {
            let graph = own.graph
            for states in own.closed {
                let places = Set(states.map { own.places[$0] })
                guard let first = states.min(), places.count == 1, !states.contains(where: { graph.modal(in: $0) != nil }) else {
                    verdicts.pass()
                    continue
                }
                let names = Set(states.map { graph.stateName($0) })
                func leaves(_ other: StateExits, _ canEscape: Bool) -> Bool {
                    other.leads(from: names, beyond: own.places[first], withoutEscape: !canEscape)
                }
                // Where others use Escape, the system may let people swipe back.
                let other = exits.first { leaves($0, false) }
                if let leaving = other ?? exits.first(where: { leaves($0, true) }) {
                    if stuck.insert("\(graph.inputMethod) \(own.places[first] ?? "")").inserted {
                        fail(
                            Self.failure(graph.inputMethod), first, graph, leaving.graph.inputMethod, other == nil ? .warning : nil,
                            &verdicts)
                    }
                } else if isEnd(states, own), failed.insert(names).inserted {
                    fail(.everyone, first, graph, nil, .warning, &verdicts)
                } else {
                    verdicts.pass()
                }
            }
        }
    }

    private func fail(
        _ kind: Failure, _ state: Int, _ graph: StateGraph, _ other: InputMethod?, _ severity: Finding.Severity?, _ verdicts: inout Verdicts
    ) {
        // Every state has a position. A screen without a control is named by its
        // outermost element.
        guard let start = graph.positions.firstIndex(where: { $0.state == state }) else { return }
        let screen = graph.screens[state]
        let index = screen.elements.indices.first { screen.elements[$0].isControl } ?? screen.elements.startIndex
        verdicts.fail(
            Finding(
                self, kind: kind, element: ElementReference(index, on: screen),
                measured: other.map { .text(InputMethodFailure($0).name) }, events: graph.events(to: start), severity: severity))
    }

    private static func failure(_ method: InputMethod) -> Failure {
        Failure(rawValue: InputMethodFailure(method).rawValue) ?? .everyone
    }

    /// Whether states show a screen, not the first, that has controls to use.
    ///
    /// An end without controls is taken for the end of the model.
    private func isEnd(_ states: Set<Int>, _ exits: StateExits) -> Bool {
        let (graph, presentation) = (exits.graph, exits.presentation)
        guard !states.contains(where: { exits.places[$0] == exits.places[graph.positions[0].state] }) else { return false }
        return states.contains { state in
            graph.screens[state].elements.indices.contains { index in
                let element = graph.screens[state].elements[index]
                guard element.isControl, !element.isKnownDisabled, element.actions?.contains(where: { $0.leavesApp == true }) != true else {
                    return false
                }
                return presentation.isPresented(index, in: state, by: graph.inputMethod)
            }
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let place = finding.element.nameInSentence
        let inputMethod: InputMethodFailure? = InputMethodFailure(rawValue: failure.rawValue)
        guard let inputMethod else {
            return Finding.Wording(fact: "nothing leads away from the screen of \(place)", remedy: "offer a way back, or to the start")
        }
        return Finding.Wording(
            fact:
                "nothing that \(inputMethod.name) can do leads away from the screen of \(place), and \(finding.measuredText) can leave it",
            remedy: "offer a button that leads where \(finding.measuredText) gets")
    }
}

/// The states that lead from one to another by actions of a person, and their
/// screens.
private struct StateExits {
    let graph: StateGraph
    let presentation: FlowPresentation
    /// For each state, by its number, the name of its screen.
    let places: [String?]
    /// For each state the states that follow, and those that follow without Escape.
    private let next: [Set<Int>]
    private let nextWithoutEscape: [Set<Int>]
    private let numbers: [String: Int]
    /// The sets of states that no action leaves; none contains another.
    let closed: [Set<Int>]

    /// Finds the exits; O(edges).
    init(_ inputMethod: InputMethod, _ presentation: FlowPresentation) {
        let graph = presentation.stateGraph(by: inputMethod)
        var next = Array(repeating: Set<Int>(), count: graph.screens.count)
        var nextWithoutEscape = next
        for step in graph.steps where step.isByPerson && step.isChange {
            next[step.before.state].insert(step.after.state)
            if ![.reader(.escape), .key(.escape)].contains(step.edge.event) {
                nextWithoutEscape[step.before.state].insert(step.after.state)
            }
        }
        (self.graph, self.presentation, self.next, self.nextWithoutEscape) = (graph, presentation, next, nextWithoutEscape)
        places = graph.screens.indices.map { presentation.place(of: $0, by: inputMethod) }
        numbers = Dictionary(graph.screens.indices.map { (graph.stateName($0), $0) }) { first, _ in first }
        let open = Set(graph.openPositions.map { graph.positions[$0].state })
        closed = stronglyConnectedComponents(of: Array(next.indices)) { next[$0].sorted() }.map(Set.init).filter { states in
            states.isDisjoint(with: open) && states.allSatisfy { next[$0].isSubset(of: states) }
        }
    }

    /// Whether actions lead from one of some states, by their descriptions, to
    /// another screen, with or without Escape.
    func leads(from names: Set<String>, beyond place: String?, withoutEscape: Bool) -> Bool {
        let next = withoutEscape ? nextWithoutEscape : next
        var reached = Set(names.compactMap { numbers[$0] })
        var open = Array(reached)
        while let state = open.popLast() {
            if places[state] != place { return true }
            for target in next[state] where reached.insert(target).inserted { open.append(target) }
        }
        return false
    }
}

extension EveryScreenCanBeLeft {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users open a screen whose only way out is a swipe, and have to restart the app.",
            scope: "The states of a flow without a modal.",
            exemptions: ["A screen without controls may be the end of the flow.", "Links out of the app lead away."],
            doubts: [
                SpecGuide.unexplored, "Where others use Escape, the system may let people swipe back: such a failure is a warning.",
            ])
    }
}
