package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An action that changes something shows or announces it.
///
/// - Source: Human Interface Guidelines, Feedback; UIAccessibilityCustomAction,
///   for the result of a custom action.
/// - Threshold: after an activation or a custom action, the screen differs from
///   the one before, or the app announces something, if a later screen depends
///   on it. A custom action changes something in some state.
/// - Decided exactly, on all that a person can do in a flow. Two states differ
///   if some events lead to different screens. Controls that change nothing are
///   not judged, since their effect may lie outside the flow.
/// - Smallest counterexample: a button that adds to a cart which is shown
///   elsewhere.
package struct ActionsGiveFeedback: FlowSpec {
    package let id = SpecID.actionsGiveFeedback
    package let rule = AccessibilityRule(
        "An action that changes something shows or announces it.", [.humanInterfaceGuidelines(.feedback), .other(.customAction)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case silent, idle }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        var classes: [Int]?
        var judged: Set<String> = []
        var failed: Set<String> = []
        for step in graph.steps where step.isChange && !step.changesSettings {
            guard let name = Self.operated(by: step.edge.event), let index = step.oldNames.firstIndex(of: name),
                judged.insert("\(step.before.state) \(step.after.state) \(name)").inserted
            else { continue }
            if step.isAnnounced || step.oldScreen != step.newScreen || Self.leaves(step.oldScreen.elements[index]) {
                verdicts.pass()
                continue
            }
            guard graph.isComplete else {
                verdicts.recordUntested(.boundReached)
                continue
            }
            let known = classes ?? graph.screenClasses
            classes = known
            // A change on which no later screen depends concerns the app alone.
            guard known[step.start] != known[step.edge.target], failed.insert(name).inserted else { continue }
            verdicts.fail(Finding(self, kind: .silent, element: step.old(index), events: step.events))
        }
        judgeCustomActions(graph, into: &verdicts)
    }

    /// Fails custom actions that change and announce nothing, in any state.
    private func judgeCustomActions(_ graph: StateGraph, into verdicts: inout Verdicts) {
        guard graph.isComplete else { return }
        let performing = graph.steps.filter { step in
            guard case .perform(let action, on: let name, _) = step.edge.event, step.edge.sent != nil else { return false }
            return step.oldNames.firstIndex(of: name).map { Self.offers(action, step.oldScreen.elements[$0]) } == true
        }
        let acting = Set(performing.filter { $0.isChange || $0.isAnnounced }.map(\.edge.event))
        var judged: Set<UserEvent> = []
        for step in performing where judged.insert(step.edge.event).inserted {
            guard case .perform(let action, on: let name, _) = step.edge.event, let index = step.oldNames.firstIndex(of: name) else {
                continue
            }
            if acting.contains(step.edge.event) {
                verdicts.pass()
            } else {
                verdicts.fail(Finding(self, kind: .idle, element: step.old(index), measured: .text(action), events: step.events))
            }
        }
    }

    /// Whether an element offers a custom action that stays in the app.
    private static func offers(_ action: String, _ element: ScreenElement) -> Bool {
        element.actions?.contains { $0.kind == .custom && $0.name == action && $0.leavesApp != true } == true
    }

    /// Whether activating an element leads out of the app.
    private static func leaves(_ element: ScreenElement) -> Bool { element.actions?.contains { $0.leavesApp == true } == true }

    /// The name of the element that a person operates by an event, if it is neither
    /// scrolled nor filled with text.
    private static func operated(by event: UserEvent) -> String? {
        switch event {
        case .select(let name): name
        case .perform(let action, on: let name, _) where action != ScreenElement.Action.Kind.scroll.rawValue: name
        default: nil
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .silent:
            Finding.Wording(
                fact: "\(finding.element.name) changes something, and neither the screen nor an announcement says so",
                remedy: "show the result beside it, or announce it")
        case .idle:
            Finding.Wording(
                fact: "the custom action \(finding.measuredText.quotedExcerpt) of \(finding.element.nameInSentence) changes nothing",
                remedy: "let it act, or return false from its handler and announce why")
        }
    }
}

extension StateGraph {
    /// For each position a number, the same for two from which the same events
    /// lead to the same screens.
    ///
    /// Positions are divided by their screens, and then by the parts to which
    /// events lead, until nothing divides. O(positions × edges) at most.
    fileprivate var screenClasses: [Int] {
        var numbers: [RenderedScreen: Int] = [:]
        let byScreen = screens.map { screen in
            let next = numbers.count
            return { (number: inout Int) in number }(&numbers[screen, default: next])
        }
        var classes = positions.map { byScreen[$0.state] }
        var count = Set(classes).count
        while true {
            var parts: [[AnyHashable]: Int] = [:]
            let divided = positions.indices.map { position in
                var key: [AnyHashable] = [classes[position]]
                for edge in edges[position] { key += [edge.event, classes[edge.target]] }
                let next = parts.count
                return { (number: inout Int) in number }(&parts[key, default: next])
            }
            classes = divided
            if parts.count == count { return classes }
            count = parts.count
        }
    }
}

extension ActionsGiveFeedback {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People press again, since nothing shows that the first press worked, and buy two.",
            scope: "Activations and custom actions of a flow.",
            exemptions: ["Actions that lead out of the app are exempt.", "Controls that change nothing are not judged."],
            doubts: [SpecGuide.unexplored])
    }
}
