package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Raising and lowering an adjustable element are inverse.
///
/// - Source: UIAccessibility, `accessibilityIncrement` and
///   `accessibilityDecrement`.
/// - Threshold: a step up does not lower the number in the value, a step down does
///   not raise it, and a step up that changed something can be taken back. A step
///   down after it leads to the number before. One of both changes something in
///   some state.
/// - Decided exactly, on all that a person who listens can do in a flow. Going
///   round from the largest of at least three numbers to the least is no fall.
///   Steps from a number between two steps, and to the largest number, may be
///   shorter.
/// - Smallest counterexample: a stepper whose increment lowers its value.
package struct AdjustingInverts: FlowSpec {
    package let id = SpecID.adjustingInverts
    package let rule = AccessibilityRule(
        "Raising and lowering an adjustable element are inverse.",
        [.other(.increment)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case falls, rises, irrevocable, unequal, idle }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        let numbers = numbers(in: graph)
        judgeIdle(graph, into: &verdicts)
        var judged: Set<String> = []
        var unequal: Set<String> = []
        let adjusted = Set(
            graph.steps.filter { $0.isChange && Self.isUp($0.edge.event) != nil }.map { "\($0.after.state) \($0.oldFocus ?? "")" })
        for step in graph.steps where step.isChange && !step.leadsElsewhere {
            guard let isUp = Self.isUp(step.edge.event), let name = step.oldFocus, name == step.newFocus, let old = step.before.focus,
                let new = step.after.focus, judged.insert("\(step.before.state) \(isUp) \(name)").inserted
            else { continue }
            let before = step.oldScreen.elements[old].value ?? ""
            let after = step.newScreen.elements[new].value ?? ""
            guard before != after else { continue }
            if let one = Number(before), let other = Number(after), one.words == other.words, one.value != other.value {
                let goesRound = isRound(from: isUp ? one.value : other.value, to: isUp ? other.value : one.value, among: numbers[name])
                if !goesRound, isUp != (other.value > one.value) {
                    fail(isUp ? .falls : .rises, step, old, before, after, into: &verdicts)
                    continue
                }
                if isUp, !goesRound, adjusted.contains("\(step.before.state) \(name)"),
                    let back = stepBack(step, from: one, by: other, among: numbers[name])
                {
                    if unequal.insert(name).inserted { fail(.unequal, step, old, before, back, into: &verdicts) }
                    continue
                }
            }
            if isUp, isIrrevocable(step) {
                fail(.irrevocable, step, old, before, after, into: &verdicts)
            } else {
                verdicts.pass()
            }
        }
    }

    /// Fails adjustable elements that no step up or down changes, in any state.
    private func judgeIdle(_ graph: StateGraph, into verdicts: inout Verdicts) {
        guard graph.isComplete else { return }
        let adjusting = graph.steps.filter { Self.isUp($0.edge.event) != nil && $0.oldFocus != nil && $0.edge.sent != nil }
        let acting = Set(adjusting.filter(\.isChange).compactMap(\.oldFocus))
        var judged: Set<String> = []
        for step in adjusting {
            guard let name = step.oldFocus, let index = step.before.focus, !acting.contains(name), judged.insert(name).inserted else {
                continue
            }
            verdicts.fail(Finding(self, kind: .idle, element: step.old(index), events: step.events))
        }
    }

    private func fail(
        _ kind: Failure, _ step: FlowStep, _ index: Int, _ before: String, _ after: String, into verdicts: inout Verdicts
    ) {
        verdicts.fail(
            Finding(
                self, kind: kind, element: step.old(index), measured: .text(after), required: .text(before), events: step.events))
    }

    private static func isUp(_ event: UserEvent) -> Bool? {
        switch event {
        case .reader(.increment): true
        case .reader(.decrement): false
        default: nil
        }
    }

    /// Whether a step down, after a step up, is known to do nothing.
    private func isIrrevocable(_ step: FlowStep) -> Bool {
        let down = step.graph.edges[step.edge.target].first { $0.event == .reader(.decrement) }
        return down.map { step.graph.positions[$0.target].state == step.after.state } == true
    }

    /// The value after a step down that does not take back a step up, or `nil`.
    ///
    /// A step up to the largest number may be shorter.
    private func stepBack(_ step: FlowStep, from one: Number, by other: Number, among numbers: Set<Double>?) -> String? {
        guard numbers?.max() != other.value, let name = step.newFocus,
            let down = step.next.first(where: { $0.edge.event == .reader(.decrement) && $0.newFocus == name }), !down.leadsElsewhere,
            let value = down.after.focus.flatMap({ down.newScreen.elements[$0].value }), let back = Number(value),
            back.words == one.words, back.value != one.value
        else { return nil }
        return value
    }

    /// Whether two numbers are the largest and the least of more than two.
    private func isRound(from one: Double, to other: Double, among numbers: Set<Double>?) -> Bool {
        guard let numbers, numbers.count > 2 else { return false }
        return one == numbers.max() && other == numbers.min()
    }

    /// For each adjustable element, by its name, the numbers of its values.
    private func numbers(in graph: StateGraph) -> [String: Set<Double>] {
        var result: [String: Set<Double>] = [:]
        for (state, screen) in graph.screens.enumerated() {
            for index in screen.elements.indices where screen.elements[index].traits?.contains(.adjustable) == true {
                guard let number = Number(screen.elements[index].value ?? "") else { continue }
                result[graph.names[state][index], default: []].insert(number.value)
            }
        }
        return result
    }

    /// The first number in a value, and the words around it.
    private struct Number {
        let value: Double
        let words: String

        init?(_ text: String) {
            guard let first = text.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
            let end = text[first...].firstIndex { !($0.isASCII && $0.isNumber) && $0 != "." } ?? text.endIndex
            guard let value = Double(text[first..<end]) else { return nil }
            let before = text[..<first]
            let isNegative = before.last.map { "-−".contains($0) } == true
            self.value = isNegative ? -value : value
            words = (isNegative ? before.dropLast() : before) + "#" + text[end...]
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, before, after) = (finding.element.name, finding.requiredText, finding.measuredText)
        return switch failure {
        case .idle:
            Finding.Wording(fact: "no step up or down changes anything about \(name)", remedy: "change its value by each step")
        case .falls:
            Finding.Wording(fact: "a step up turns the value of \(name) from \(before) to \(after)", remedy: "let it raise the value")
        case .rises:
            Finding.Wording(fact: "a step down turns the value of \(name) from \(before) to \(after)", remedy: "let it lower the value")
        case .unequal:
            Finding.Wording(
                fact: "a step up and a step down turn the value of \(name) from \(before) to \(after)",
                remedy: "let a step down take back a step up")
        case .irrevocable:
            Finding.Wording(
                fact: "a step up turns the value of \(name) from \(before) to \(after), and a step down then changes nothing",
                remedy: "let a step down take back a step up")
        }
    }
}

extension AdjustingInverts {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users swipe up for more and get less, or cannot take back a step too far.",
            scope: "Adjustable elements of a flow.",
            exemptions: [
                "Values without a number may have any order.", "Going round at the ends passes.",
                "The first step from a number between two steps, and a step to the last number, may be shorter.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}
