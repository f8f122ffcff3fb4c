package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Moving the focus changes nothing but the focus.
///
/// - Source: WCAG 2.2 SC 3.2.1 (level A).
/// - Threshold: a change of context is another title or first heading, a modal that
///   opens or closes, a focus that leaves its element, or half the elements lost.
/// - Decided exactly, on all that can happen in a flow in which people move the
///   focus by key or by screen reader.
/// - Smallest counterexample: a field that opens a modal when it takes the focus.
package struct NoChangeOnFocus: FlowSpec {
    package let id = SpecID.noChangeOnFocus
    package let rule = AccessibilityRule("Moving the focus changes nothing but the focus.", [.wcag(.onFocus)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case modal, screen, focus, content }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        for inputMethod in InputMethod.allCases where inputMethod.hasFocus {
            let graph = presentation.stateGraph(by: inputMethod)
            var failed: Set<String> = []
            var judged: Set<String> = []
            for step in graph.steps {
                guard let moved = step.edge.moved else { continue }
                let place = "\(step.before.state) \(moved)"
                let change = step.isChange ? change(step, to: moved, presentation) : nil
                judged.insert(place)
                guard let change, failed.insert(place).inserted, let index = step.oldNames.firstIndex(of: moved) else { continue }
                verdicts.fail(
                    Finding(
                        self, kind: change, element: step.old(index), related: step.after.focus.map { [step.new($0)] } ?? [],
                        keys: step.events.keys, events: step.events))
            }
            for _ in judged.subtracting(failed) { verdicts.pass() }
        }
    }

    /// The change of context, or `nil`.
    private func change(_ step: FlowStep, to moved: String, _ presentation: FlowPresentation) -> Failure? {
        if step.oldModal != step.newModal { return .modal }
        let places = [step.before, step.after].map { presentation.presentation(of: $0.state, by: step.graph.inputMethod).place }
        if places[0] != places[1] { return .screen }
        if step.newFocus != moved { return .focus }
        return step.difference.gone.count * 2 > step.oldNames.count ? .content : nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        let fact =
            switch failure {
            case .modal: "moving the focus to \(name) opens or closes a modal"
            case .screen: "moving the focus to \(name) leads to another screen"
            case .focus: "moving the focus to \(name) moves it on to \(finding.related.first?.nameInSentence ?? "nothing")"
            case .content: "moving the focus to \(name) replaces most of the screen"
            }
        return Finding.Wording(fact: fact, remedy: "let it happen when \(finding.element.shortNameInSentence) is activated")
    }
}

extension NoChangeOnFocus {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard and VoiceOver users are taken elsewhere on their way and cannot get past.",
            scope: "Elements that take the focus. A change of title, of modal, of focus or of half the elements fails.",
            exemptions: ["Smaller changes, such as a hint that appears, pass.", "Focus that the app or the system moves is exempt."],
            doubts: [SpecGuide.unexplored])
    }
}
