package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The app requests the focus for elements that can have it, after an action.
///
/// - Source: UIAccessibility, the arguments of `screenChanged` and `layoutChanged`.
/// - Threshold: the named element is on the new screen, and is a stop of the screen
///   reader. Time alone moves no focus where nothing is gone, unless a modal opens
///   or another screen is shown.
/// - Decided exactly, on all that a VoiceOver user can do in a flow.
/// - Smallest counterexample: a request for an element that is hidden from
///   assistive technology.
package struct FocusRequestReaches: FlowSpec {
    package let id = SpecID.focusRequestReaches
    package let rule = AccessibilityRule(
        "The app requests the focus for elements that can have it, after an action.",
        [.other(.layoutChanged)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, unreachable, unasked }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<String> = []
        var failed: Set<String> = []
        for step in graph.steps {
            guard let name = step.edge.notices.last(where: { $0.focus != nil })?.focus else { continue }
            let isUnasked = isUnasked(step, by: name, presentation)
            guard judged.insert("\(step.after.state) \(name) \(isUnasked)").inserted else { continue }
            guard let index = step.newNames.firstIndex(of: name) else {
                verdicts.fail(Finding(self, kind: .missing, element: step.new(0), measured: .text(name), events: step.events))
                continue
            }
            if !presentation.stops(in: step.after.state, by: .screenReader).contains(index) {
                verdicts.fail(Finding(self, kind: .unreachable, element: step.new(index), events: step.events))
            } else if !isUnasked {
                verdicts.pass()
            } else if failed.insert(name).inserted {
                let left = step.oldFocus.flatMap(step.newNames.firstIndex)
                verdicts.fail(
                    Finding(
                        self, kind: .unasked, element: step.new(index), related: left.map { [step.new($0)] } ?? [], events: step.events))
            }
        }
    }

    /// Whether time alone takes the focus away from an element that can keep it.
    private func isUnasked(_ step: FlowStep, by name: String, _ presentation: FlowPresentation) -> Bool {
        // The app may not know whether the removed element had the focus.
        guard step.isWait, !step.leadsElsewhere, let focus = step.oldFocus, focus != name, step.difference.gone.isEmpty else {
            return false
        }
        return presentation.stops(in: step.after.state, by: .screenReader).contains { step.newNames[$0] == focus }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .unasked:
            Finding.Wording(
                fact: "\(finding.element.name) takes the focus from \(finding.related.first?.nameInSentence ?? "another element") "
                    + "by itself after a while",
                remedy: "announce the change, and leave the focus where the person is")
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
            affected: "VoiceOver users do not hear of the change, or lose their place in the midst of a word.",
            scope: "Requests for the focus after an event: the arguments of notifications.",
            doubts: [SpecGuide.unexplored])
    }
}
