package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Nothing goes by itself before people could use or read it.
///
/// - Source: WCAG 2.2 SC 2.2.1 (level A); Android, time to take action.
/// - Threshold: 120 s for what can be operated, the most that people can ask the
///   system for; 10 s for what informs, the least. Both are in
///   `AccessibilityProfile.Thresholds`.
/// - Decided exactly, on all that can happen in a flow to a person who uses Switch
///   Control; pauses one after another add up from when the element appeared.
/// - Smallest counterexample: a message with a button that goes after 5 s.
package struct NoTimeLimit: FlowSpec {
    package let id = SpecID.noTimeLimit
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case control, message }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let (control, message) = (profile.thresholds.controlDuration, profile.thresholds.messageDuration)
        return AccessibilityRule(
            "Nothing goes by itself before people could use or read it.", [.wcag(.timingAdjustable)],
            threshold: "controls stay \(decimalText(control)) s, messages \(decimalText(message)) s")
    }

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .switchControl)
        let limits = TimeLimits(graph, of: presentation)
        var seen: Set<String> = []
        for step in graph.steps where step.isChange {
            guard let pause = step.pause, seen.insert("\(step.before.state) \(step.after.state)").inserted else { continue }
            // A warning that extends the limit may go with it.
            if limits.limit(of: step)?.isAdjustable == true {
                verdicts.pass()
                continue
            }
            let gone = lost(in: step, presentation)
            let hurried = gone.compactMap { index -> (index: Int, stay: Double, needed: Double)? in
                let isControl = step.oldScreen.elements[index].isControl
                let needed = isControl ? thresholds.controlDuration : thresholds.messageDuration
                guard let before = leastStay(of: step.oldNames[index], upTo: step.start, in: graph) else { return nil }
                let stay = before + pause
                return stay < needed ? (index, stay, needed) : nil
            }
            guard let worst = hurried.max(by: { ($0.needed, $1.index) < ($1.needed, $0.index) }) else {
                verdicts.pass()
                continue
            }
            verdicts.fail(
                Finding(
                    self, kind: worst.needed == thresholds.controlDuration ? .control : .message, element: step.old(worst.index),
                    related: hurried.map(\.index).filter { $0 != worst.index }.map(step.old), measured: .number(worst.stay),
                    required: .number(worst.needed), events: step.events))
        }
    }

    /// The elements that go and are missed.
    private func lost(in step: FlowStep, _ presentation: FlowPresentation) -> [Int] {
        let screen = step.oldScreen
        let difference = step.difference
        let replaced = difference.pairs.filter { pair in
            screen.elements[pair.old].declaredAction != step.newScreen.elements[pair.new].declaredAction
        }
        let gone = difference.gone + replaced.map(\.old)
        if gone.contains(where: { screen.elements[$0].role == .progressIndicator }) { return [] }
        let context = presentation.presentation(of: step.before.state, by: step.graph.inputMethod).context
        let actions = Set(step.newScreen.elements.filter { $0.isVisible != false }.compactMap(\.activation))
        return gone.filter { index in
            let element = screen.elements[index]
            guard element.isVisible != false, !context.isSystemProvided[index], !context.isBehindModal[index] else { return false }
            if let action = element.declaredAction, actions.contains(action) { return false }
            return element.isControl || (!element.role.isContainer && element.isDecorative != true && element.says)
        }
    }

    /// How long an element has been there at a position, at the least, by pauses
    /// alone; `nil` if it is not there.
    private func leastStay(of name: String, upTo position: Int, in graph: StateGraph) -> Double? {
        let isThere = zip(graph.screens, graph.names).map { screen, names in
            names.firstIndex(of: name).map { screen.elements[$0].isVisible != false } ?? false
        }
        var stays: [Int: Double] = isThere[graph.positions[0].state] ? [0: 0] : [:]
        // Pauses are not negative, so that going round changes nothing: no more
        // rounds than positions.
        var isChanged = true
        while isChanged {
            isChanged = false
            for step in graph.steps where isThere[step.after.state] {
                var stay = 0.0
                if isThere[step.before.state] {
                    guard let before = stays[step.start] else { continue }
                    stay = before + (step.pause ?? 0)
                }
                if stay < stays[step.edge.target] ?? .infinity {
                    stays[step.edge.target] = stay
                    isChanged = true
                }
            }
        }
        return stays[position]
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (stay, needed) = (finding.measuredNumber, finding.requiredNumber)
        let use =
            switch failure {
            case .control: "operate"
            case .message: "read"
            }
        return Finding.Wording(
            fact:
                "\(finding.element.name) goes by itself after \(decimalText(stay)) s; people may need \(decimalText(needed)) s to \(use) it",
            remedy: "keep it until it is used or closed, or let people say how long it stays")
    }
}

extension NoTimeLimit {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users, and people who read slowly, find the control or message gone.",
            scope: "Flows in which something changes by itself.",
            exemptions: [
                "Elements may go if another one does the same.",
                "Progress indicators may go.",
                "Limits of more than two minutes are those of time-limit-extendable.",
                "A warning may go after 20 s if it offers to extend the limit.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}

extension ScreenElement {
    /// Whether it has words for people.
    var says: Bool { words.contains { !$0.isSilent } }

    /// Its words: label, value and text.
    var words: [String] { [label, value].compactMap(\.self) + (text ?? []).map(\.string) }
}
