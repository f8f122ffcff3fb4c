package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The app requests the focus for elements that can have it.
///
/// - Source: UIAccessibility, the arguments of `screenChanged` and `layoutChanged`.
/// - Threshold: the named element is on the new screen, and is a stop of the screen
///   reader.
/// - Decided exactly, on all that a VoiceOver user can do in a flow.
/// - Smallest counterexample: a request for an element that is hidden from
///   assistive technology.
package struct FocusRequestReaches: FlowSpec {
    package let id = SpecID.focusRequestReaches
    package let rule = AccessibilityRule(
        "The app requests the focus for elements that can have it.",
        [.other(.layoutChanged)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, unreachable }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<String> = []
        for step in graph.steps {
            guard let name = step.edge.notices.last(where: { $0.focus != nil })?.focus,
                judged.insert("\(step.after.state) \(name)").inserted
            else { continue }
            guard let index = step.newNames.firstIndex(of: name) else {
                verdicts.fail(Finding(self, kind: .missing, element: step.new(0), measured: .text(name), events: step.events))
                continue
            }
            if presentation.stops(in: step.after.state, by: .screenReader).contains(index) {
                verdicts.pass()
            } else {
                verdicts.fail(Finding(self, kind: .unreachable, element: step.new(index), events: step.events))
            }
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .missing:
            Finding.Wording(
                fact: "the app requests the focus for \(finding.measuredText.quotedExcerpt), which is not on the screen",
                remedy: "name an element that is shown, or request nothing")
        case .unreachable:
            Finding.Wording(
                fact: "the app requests the focus for \(finding.element.nameInSentence), which the screen reader does not reach",
                remedy: "expose it, or name an element that is exposed")
        }
    }
}

extension FocusRequestReaches {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users stay where they were, and do not hear of the change.",
            scope: "Requests for the focus after an event: the arguments of notifications.",
            doubts: [SpecGuide.unexplored])
    }
}
