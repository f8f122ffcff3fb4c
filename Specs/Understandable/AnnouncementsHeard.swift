package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// No announcement interrupts another that is posted with it.
///
/// - Source: UIAccessibilityPriority. An announcement of standard or high priority
///   interrupts the speech in progress. One of low priority waits for its end.
/// - Threshold: after an announcement of standard priority, the same event posts no
///   other words of standard or high priority.
/// - Decided exactly, on all that can happen in a flow to a person who listens. An
///   announcement of low priority may wait for the next, and one of high priority
///   may keep others out: neither is judged.
/// - Smallest counterexample: "Saved" and then "2 left", posted by one event.
package struct AnnouncementsHeard: FlowSpec {
    package let id = SpecID.announcementsHeard
    package let rule = AccessibilityRule(
        "No announcement interrupts another that is posted with it.", [.other(.speechPriority)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case interrupted }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<[FlowEvent.Notification]> = []
        var failed: Set<String> = []
        for step in graph.steps where judged.insert(step.edge.notices).inserted {
            let spoken = step.edge.notices.compactMap(Announcement.init)
            guard spoken.count > 1 else { continue }
            guard let number = spoken.indices.first(where: { spoken[$0].isInterrupted(by: spoken[($0 + 1)...]) }) else {
                verdicts.pass()
                continue
            }
            let text = spoken[number].text
            guard failed.insert(text).inserted else { continue }
            verdicts.fail(
                Finding(self, kind: .interrupted, element: step.new(saying: text), measured: .text(text), events: step.events))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.measuredText.quotedExcerpt) is interrupted by the next announcement before it is heard",
            remedy: "join them in one announcement, or post the next with low priority")
    }
}

extension AnnouncementsHeard {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear only the last of several announcements.",
            scope: "Announcements that one event of a flow posts.",
            exemptions: ["The same words twice are reported by \(SpecID.announcementsNotRepeated)."],
            doubts: [
                SpecGuide.unexplored,
                "Announcements of low priority wait, and those of high priority are not interrupted: neither is judged.",
            ])
    }
}

/// Words that a screen reader is to speak.
private struct Announcement {
    let text: String
    let words: [String]
    let priority: FlowEvent.Notification.Priority

    init?(_ notice: FlowEvent.Notification) {
        guard case .announcement(let text, let priority) = notice else { return nil }
        let words = text.words
        guard !words.isEmpty else { return nil }
        (self.text, self.words, self.priority) = (text, words.map { "\($0)" }, priority)
    }

    /// Whether one of those that follow at once takes its place with other words.
    func isInterrupted(by others: ArraySlice<Announcement>) -> Bool {
        priority == .standard && others.contains { $0.priority != .low && $0.words != words }
    }
}
