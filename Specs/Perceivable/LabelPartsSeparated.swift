package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A label that joins the texts of an element keeps them apart.
///
/// - Source: Human Interface Guidelines, VoiceOver.
/// - Threshold: a space or a punctuation mark between two texts that are drawn
///   apart; a comma is best, since it is spoken as a pause.
/// - Scripts without spaces are exempt, and texts that touch on one line.
/// - Smallest counterexample: the texts "Inbox" and "3" with the label "Inbox3".
package struct LabelPartsSeparated: ScreenSpec {
    package let id = SpecID.labelPartsSeparated
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A label that joins the texts of an element keeps them apart.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case joined }

    /// Creates the spec.
    package init() {}

    /// The least distance of two texts that are not one word, in points.
    private static let leastGap = 1.0

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let inside = screen.descendants(of: index)
            guard inside.count > 1, screen.elements[index].isAccessibilityElement == true, let label = screen.elements[index].label,
                !label.isSilent
            else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            let carriers = presentation.textCarriers[inside]
            if carriers.count > ElementList.mostTexts { return .cannotTell(.budgetExceeded) }
            let parts = carriers.flatMap { part -> [ScreenElement.TextRun] in
                let element = screen.elements[part]
                return element.isAccessibilityElement == false && element.isVisible != false ? element.text ?? [] : []
            }
            guard parts.count > 1 else { return nil }
            for (one, next) in zip(parts, parts.dropFirst()) where Self.needSpace(one, next) {
                let joined = one.string + next.string
                if label.contains(joined) {
                    return .failed(.joined, measured: .text(joined), required: .text("\(one.string), \(next.string)"))
                }
            }
            return .passed
        }
    }

    /// Whether two texts are words or numbers that are drawn apart.
    private static func needSpace(_ one: ScreenElement.TextRun, _ next: ScreenElement.TextRun) -> Bool {
        guard let last = one.string.last, let first = next.string.first, isWord(last), isWord(first), let frame = one.frame,
            let other = next.frame
        else { return false }
        let isOneLine = abs(frame.center.y - other.center.y) < min(frame.height, other.height) / 2
        let gap = max(other.minX - frame.maxX, frame.minX - other.maxX)
        return !isOneLine || gap >= leastGap
    }

    private static func isWord(_ character: Character) -> Bool {
        (character.isLetter || character.isNumber) && !character.unicodeScalars.contains(where: \.isWrittenWithoutSpaces)
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "the label of \(finding.element.nameInSentence) runs two texts together: \"\(finding.measuredText)\"",
            remedy: "write \"\(finding.requiredText)\"")
    }
}

extension LabelPartsSeparated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear one word where others see two: \"Inbox3\".",
            scope: "Exposed elements with a label and with at least two texts inside that are not elements.",
            exemptions: [
                "Scripts without spaces are exempt.", "Texts that touch on one line may be one word.",
            ])
    }
}
