package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A screen is announced as new or changed only if it is.
///
/// - Source: UIAccessibility, `screenChanged`: a new view takes up a major part of
///   the screen. VoiceOver then moves to the first element.
/// - Threshold: one element that is new or gone, another title, or a modal that
///   opens or closes. A request to focus an element by `layoutChanged` needs none.
/// - Decided exactly, on all that can happen in a flow to a person who listens.
/// - Smallest counterexample: a switch that posts `screenChanged`.
package struct NotificationsMatchChanges: FlowSpec {
    package let id = SpecID.notificationsMatchChanges
    package let rule = AccessibilityRule(
        "A screen is announced as new or changed only if it is.",
        [.other(.screenChanged)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case nothing, sameScreen }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<[String]> = []
        var failed: Set<String> = []
        for step in graph.steps where !step.changesSettings {
            guard let notice = step.edge.notices.first(where: Self.isJudged) else { continue }
            let isPassed = step.isChange && !Self.isSame(step, isNewScreen: Self.isNewScreen(notice))
            let cause = step.edge.sent.map { "\($0)" } ?? "\(step.edge.event)"
            if isPassed {
                if judged.insert([cause, "\(step.before.state)"]).inserted { verdicts.pass() }
            } else if failed.insert(cause).inserted {
                verdicts.fail(
                    Finding(
                        self, kind: step.isChange ? .sameScreen : .nothing, element: step.old(step.before.focus ?? 0),
                        measured: .text(Self.isNewScreen(notice) ? "screenChanged" : "layoutChanged"), events: step.events))
            }
        }
    }

    /// Whether a notification says that something is new; a focus request says
    /// more.
    private static func isJudged(_ notice: FlowEvent.Notification) -> Bool {
        switch notice {
        case .screenChanged, .layoutChanged(focus: nil): true
        case .layoutChanged, .announcement: false
        }
    }

    private static func isNewScreen(_ notice: FlowEvent.Notification) -> Bool { if case .screenChanged = notice { true } else { false } }

    /// Whether the screen is the one before: for a layout, exactly; for a screen,
    /// with the same elements.
    private static func isSame(_ step: FlowStep, isNewScreen: Bool) -> Bool {
        if step.leadsElsewhere { return false }
        guard isNewScreen else { return step.oldScreen == step.newScreen }
        let difference = step.difference
        return difference.gone.isEmpty && difference.new.isEmpty
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .nothing:
            Finding.Wording(
                fact: "\(finding.measuredText) is posted at \(name), and nothing has changed", remedy: "post it only after a change")
        case .sameScreen:
            Finding.Wording(
                fact: "\(finding.measuredText) is posted at \(name), and the screen shows the same elements as before",
                remedy: "post layoutChanged with the element that has changed, or nothing: values are read when focused")
        }
    }
}

extension NotificationsMatchChanges {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users are taken to the first element of the screen, and have to find their place again.",
            scope: "Notifications of new screens, and of new layouts without an element to focus.",
            exemptions: ["A layout notification with an element to focus is a request, which focus-request-reaches judges."],
            doubts: [SpecGuide.unexplored])
    }
}
