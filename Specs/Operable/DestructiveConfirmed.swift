package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An action that destroys data asks for confirmation, or can be undone.
///
/// - Source: WCAG 2.2 SC 3.3.4 (level AA).
/// - Threshold: from what a destructive action leads to, at most two further
///   actions bring back all that it took away: cancel, or undo.
/// - Decided exactly, on all that can happen in a flow to a person who touches, and
///   for custom actions to one who listens.
/// - A button that begins with the word for deleting, without a role, is a warning.
/// - Smallest counterexample: `.button("Delete", role: .destructive)`, which takes
///   something away.
package struct DestructiveConfirmed: FlowSpec {
    package let id = SpecID.destructiveConfirmed
    package let rule = AccessibilityRule(
        "An action that destroys data asks for confirmation, or can be undone.", [.wcag(.errorPreventionLegalFinancialData)])

    /// How many actions the way back may take.
    private static let leastSteps = 2

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unasked, custom }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var seen: Set<String> = []
        for inputMethod in [InputMethod.touch, .screenReader] {
            let graph = presentation.stateGraph(by: inputMethod)
            for step in graph.steps where step.isChange {
                guard let (index, action) = destruction(by: step, presentation),
                    seen.insert("\(graph.stateName(step.before.state)) \(index) \(action.name ?? "")").inserted
                else { continue }
                if action.isConfirmed == true || action.isUndoable == true || isAsked(index, step) {
                    verdicts.pass()
                    continue
                }
                switch isComingBack(from: step) {
                case true?: verdicts.pass()
                case false?:
                    verdicts.fail(
                        Finding(
                            self, kind: action.kind == .activate ? .unasked : .custom, element: step.old(index),
                            measured: action.name.map { .text($0) }, events: step.events,
                            severity: action.kind == .activate && action.isDestructive == nil ? .warning : nil))
                case nil: verdicts.recordUntested(.boundReached)
                }
            }
        }
    }

    /// The element and the destructive action that a step performs: by touch the
    /// activation, by screen reader a custom action.
    private func destruction(by step: FlowStep, _ presentation: FlowPresentation) -> (Int, ScreenElement.Action)? {
        switch step.edge.event {
        case .touch(let name):
            guard let index = step.oldNames.firstIndex(of: name) else { return nil }
            let element = step.oldScreen.elements[index]
            if let action = element.destruction { return (index, action) }
            guard let action = element.actions?.first(where: { $0.kind == .activate }), action.isDestructive == nil,
                isCalledDelete(index, step, presentation)
            else { return nil }
            return (index, action)
        case .perform(let label, on: let name, by: .screenReader):
            guard let index = step.oldNames.firstIndex(of: name),
                let action = step.oldScreen.elements[index].actions?.first(where: { $0.kind == .custom && $0.name == label }),
                action.isDestructive ?? isNamedDestructive(label, index, step, presentation)
            else { return nil }
            return (index, action)
        default: return nil
        }
    }

    /// Whether a button without a role begins with the word for deleting, and
    /// something goes with it.
    ///
    /// Other words, such as "Remove", have other meanings.
    private func isCalledDelete(_ index: Int, _ step: FlowStep, _ presentation: FlowPresentation) -> Bool {
        let shown = presentation.presentation(of: step.before.state, by: step.graph.inputMethod)
        guard step.oldScreen.elements[index].role == .button, let word = shown.lexicons[index]?.destroyingWords.first,
            shown.labelWords[index] == word || shown.labelWords[index].hasPrefix(word + " ")
        else { return false }
        return step.newModal == nil && !step.difference.gone.isEmpty
    }

    /// Whether an action has a word for destroying, and something goes with it:
    /// UIKit's custom actions do not say that they are destructive.
    private func isNamedDestructive(_ label: String, _ index: Int, _ step: FlowStep, _ presentation: FlowPresentation) -> Bool {
        let lexicon = presentation.presentation(of: step.before.state, by: step.graph.inputMethod).lexicons[index]
        guard lexicon?.destroyingWords.contains(where: { label.words.holds($0.words) }) == true else { return false }
        if step.leadsElsewhere { return false }
        return !step.difference.gone.isEmpty
            || step.difference.pairs.contains {
                $0.old == index && step.oldScreen.elements[index].label != step.newScreen.elements[$0.new].label
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

    /// Whether all that the step took away can be brought back; `nil` where that is
    /// beyond the explored states.
    private func isComingBack(from step: FlowStep) -> Bool? {
        let graph = step.graph
        let lost = Contents(of: step.oldScreen).subtracting(Contents(of: step.newScreen))
        func isBack(on screen: RenderedScreen) -> Bool {
            lost.isEmpty ? screen == step.oldScreen : lost.subtracting(Contents(of: screen)).isEmpty
        }
        var reached: Set<Int> = [step.edge.target]
        var last = reached
        for _ in 0..<Self.leastSteps {
            if !last.isDisjoint(with: graph.openPositions) { return nil }
            let edges = last.flatMap { graph.edges[$0] }.filter { $0.event.inputMethod != nil }
            last = Set(edges.map(\.target)).subtracting(reached)
            reached.formUnion(last)
            if last.contains(where: { isBack(on: graph.screens[graph.positions[$0].state]) }) { return true }
        }
        return false
    }

    /// The things that a screen shows, and how often it shows each.
    private struct Contents {
        private struct Part: Hashable {
            let role: ScreenElement.Role
            let identifier, label, value: String?
            let text: [String]?
        }

        private var counts: [Part: Int] = [:]

        init(of screen: RenderedScreen) {
            for element in screen.elements {
                let part = Part(
                    role: element.role, identifier: element.identifier, label: element.label, value: element.value,
                    text: element.text?.map(\.string))
                counts[part, default: 0] += 1
            }
        }

        var isEmpty: Bool { counts.isEmpty }

        func subtracting(_ other: Contents) -> Contents {
            var result = self
            result.counts = counts.reduce(into: [:]) { rest, part in
                let count = part.value - other.counts[part.key, default: 0]
                if count > 0 { rest[part.key] = count }
            }
            return result
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        let subject =
            switch failure {
            case .unasked: name
            case .custom: "the custom action \(finding.measuredText.quotedExcerpt) of \(name)"
            }
        return Finding.Wording(
            fact: "\(subject) destroys something at once, and no way leads back", remedy: "ask before it happens, or offer to undo it")
    }
}

extension DestructiveConfirmed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with a tremor, or whose word was misheard, lose what they cannot get back.",
            scope: "Actions known to be destructive. At most two further actions must lead back.",
            exemptions: [
                "Actions in an alert, or in a sheet of choices, are confirmed.",
                "Custom actions that are not known to be destructive count if their name says so and elements go, or their element says so.",
                "A button that is called Delete, without a role, is a warning where elements go with it.",
            ],
            doubts: [SpecGuide.unexplored])
    }
}

extension ScreenElement {
    /// The destructive action that activating the element performs, if it is known.
    fileprivate var destruction: ScreenElement.Action? { actions?.first { $0.kind == .activate && $0.isDestructive == true } }
}
