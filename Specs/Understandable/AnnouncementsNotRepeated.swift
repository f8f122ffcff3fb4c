package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The same words are not announced again without an action of the person.
///
/// - Source: Human Interface Guidelines, VoiceOver.
/// - Threshold: no announcement twice at once, and none that time alone repeats
///   at the next pause. Words that differ in their numbers alone are not said at
///   two pauses in a row of less than ten seconds.
/// - A step of an adjustable element does not announce the new value alone, which
///   the screen reader says by itself.
/// - Decided exactly, on all that can happen in a flow to a person who listens.
/// - Smallest counterexample: "Loading", announced every five seconds.
package struct AnnouncementsNotRepeated: FlowSpec {
    package let id = SpecID.announcementsNotRepeated
    package let rule = AccessibilityRule(
        "The same words are not announced again without an action of the person.", [.humanInterfaceGuidelines(.voiceOver)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case twice, again, counted, value }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var failed: Set<String> = []
        var judged: Set<[String]> = []
        for step in graph.steps where !step.edge.announcements.isEmpty {
            let said = step.edge.announcements.map(\.spoken).filter { !$0.isEmpty }
            let isNew = judged.insert(said).inserted
            if let (kind, text) = repetition(in: said, of: step) {
                fail(kind, text, step, &failed, &verdicts)
            } else if isNew {
                verdicts.pass()
            }
        }
    }

    /// The first text that a step says again, and in which way.
    private func repetition(in said: [String], of step: FlowStep) -> (kind: Failure, text: String)? {
        for text in said where said.count(where: { $0 == text }) > 1 { return (.twice, text) }
        for text in said where step.pause != nil && isSaidAgain(text, after: step) { return (.again, text) }
        for text in said where isCounted(text, after: step) { return (.counted, text) }
        for text in said where isNewValue(text, after: step) { return (.value, text) }
        return nil
    }

    private func isSaidAgain(_ text: String, after step: FlowStep) -> Bool {
        step.next.contains { next in next.pause != nil && next.edge.announcements.contains { $0.spoken == text } }
    }

    /// Whether a short pause says other numbers in the same words, and so did the
    /// one before.
    private func isCounted(_ text: String, after step: FlowStep) -> Bool {
        func isShort(_ step: FlowStep) -> Bool { step.pause.map { $0 < FrequentUpdatesMarked.longestPause } ?? false }
        guard isShort(step), text.contains(where: \.isNumber) else { return false }
        return step.next.contains { next in isShort(next) && next.edge.announcements.contains { $0.spoken.uncounted == text.uncounted } }
    }

    /// Whether a text is the value to which a step has brought the focused element.
    private func isNewValue(_ text: String, after step: FlowStep) -> Bool {
        guard step.edge.event == .reader(.increment) || step.edge.event == .reader(.decrement), step.isChange,
            let focus = step.after.focus, step.oldFocus == step.newFocus
        else { return false }
        return step.newScreen.elements[focus].value?.spoken == text
    }

    private func fail(_ kind: Failure, _ text: String, _ step: FlowStep, _ failed: inout Set<String>, _ verdicts: inout Verdicts) {
        guard failed.insert(kind == .counted ? text.uncounted : text).inserted else { return }
        let said = step.edge.announcements.first { $0.spoken == text } ?? text
        verdicts.fail(Finding(self, kind: kind, element: step.new(saying: said), measured: .text(said), events: step.events))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let text = finding.measuredText.quotedExcerpt
        return switch failure {
        case .twice: Finding.Wording(fact: "\(text) is announced twice at once", remedy: "announce it once")
        case .value:
            Finding.Wording(
                fact: "\(text) is announced, and VoiceOver says it as the value of the focused element, too",
                remedy: "leave the announcement out")
        case .counted:
            Finding.Wording(
                fact: "\(text) is announced without an action, and a moment later the same words with other numbers",
                remedy: "mark what counts with the trait updatesFrequently, and announce only what a person waits for")
        case .again:
            Finding.Wording(fact: "\(text) is announced again without an action", remedy: "announce it only when it has changed")
        }
    }
}

extension AnnouncementsNotRepeated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users cannot read on, because the same words interrupt them every few seconds.",
            scope: "Announcements of a flow.",
            exemptions: ["An action may have the same answer each time.", "Pauses of ten seconds and more may say other numbers."],
            doubts: [SpecGuide.unexplored])
    }
}

extension String {
    /// The words that are heard, by which announcements are compared.
    fileprivate var spoken: String { words.joined(separator: " ") }

    /// The words without their numbers.
    fileprivate var uncounted: String { filter { !$0.isNumber } }
}
