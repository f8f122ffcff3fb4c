package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A screen is announced as new or changed only if it is.
///
/// - Source: UIAccessibility, `screenChanged`: a new view takes up a major part of
///   the screen. VoiceOver then moves to the first element.
/// - Threshold: for a new screen, a quarter of the stops new or gone, another
///   title, or a modal that opens or closes; for a new layout, any change. A
///   request to focus an element by `layoutChanged` needs none.
/// - Decided exactly, on all that can happen in a flow to a person who listens.
/// - Smallest counterexample: a switch that posts `screenChanged`.
package struct NotificationsMatchChanges: FlowSpec {
    package let id = SpecID.notificationsMatchChanges
    package let rule = AccessibilityRule(
        "A screen is announced as new or changed only if it is.",
        [.other(.screenChanged)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case nothing, sameScreen, sameRest }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<[String]> = []
        var failed: Set<String> = []
        for step in graph.steps where !step.changesSettings {
            guard let notice = step.edge.notices.first(where: Self.isJudged) else { continue }
            let failure = Self.failure(of: step, isNewScreen: Self.isNewScreen(notice))
            let cause = step.edge.sent.map { "\($0)" } ?? "\(step.edge.event)"
            guard let failure else {
                if judged.insert([cause, "\(step.before.state)"]).inserted { verdicts.pass() }
                continue
            }
            if failed.insert(cause).inserted {
                verdicts.fail(
                    Finding(
                        self, kind: failure, element: step.old(step.before.focus ?? 0),
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

    /// How the screen is the one before, or `nil` if it is another one.
    ///
    /// A layout is exactly the same, and a screen has the same elements or most of
    /// them.
    private static func failure(of step: FlowStep, isNewScreen: Bool) -> Failure? {
        if !step.isChange { return .nothing }
        if step.leadsElsewhere { return nil }
        guard isNewScreen else { return step.oldScreen == step.newScreen ? .sameScreen : nil }
        let difference = step.difference
        if difference.gone.isEmpty, difference.new.isEmpty { return .sameScreen }
        func isStop(_ element: ScreenElement) -> Bool { element.isAccessibilityElement == true }
        let kept = difference.pairs.count { isStop(step.newScreen.elements[$0.new]) }
        let gone = difference.gone.count { isStop(step.oldScreen.elements[$0]) }
        let new = difference.new.count { isStop(step.newScreen.elements[$0]) }
        return max(gone, new) * 4 < kept ? .sameRest : nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .nothing:
            Finding.Wording(
                fact: "\(finding.measuredText) is posted at \(name), and nothing has changed", remedy: "post it only after a change")
        case .sameRest:
            Finding.Wording(
                fact: "\(finding.measuredText) is posted at \(name), and most of the screen is as before",
                remedy: "post layoutChanged with the element that has changed or is next")
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
