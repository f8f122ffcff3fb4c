package import EveryScreenAudit
import EveryScreenModel

/// A label starts with a capital and has no full stop or other mark at its end.
///
/// - Source: Human Interface Guidelines, VoiceOver; GTXiLib, label punctuation.
/// - Threshold: the first letter, and the last character. Names that are written
///   small with a capital after ("iPhone") are capitals enough; a last word of
///   four letters or fewer may be an abbreviation. A button, tab or menu item may
///   end with a comma, colon, semicolon or exclamation mark if it shows one. A
///   full stop may end a label whose element shows a sentence of four words.
/// - Smallest counterexample: `.button("aa")`.
package struct LabelStyle: ScreenSpec {
    package let id = SpecID.labelStyle
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A label starts with a capital and has no full stop or other mark at its end.", [.humanInterfaceGuidelines(.voiceOver)],
        severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case small, fullStop, mark }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if screen.elements[index].role == .link { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            if label.isSilent { return nil }
            if isPlainlyFine(label) { return .passed }
            guard let first = label.first(where: { !$0.isWhitespace }), label.count(where: \.isLetter) > 1 else { return .passed }
            if startsSmall(label, first) { return .failed(.small, measured: .text(label)) }
            if endsSentence(label), !showsSentence(index, screen) { return .failed(.fullStop, measured: .text(label)) }
            if let mark = label.last, Self.marks.contains(mark), Self.named.contains(screen.elements[index].role),
                !presentation.showsLabel(of: index)
            {
                return .failed(.mark, measured: .text(String(mark)))
            }
            // Of ASCII only letters have case, and no table is needed for it.
            if label.utf8.contains(where: { (97...122).contains($0 | 32) }) { return .passed }
            let hasCase = label.contains { $0.isCased }
            return hasCase || !label.contains(where: \.isLetter) ? .passed : .inapplicable(.scriptWithoutCase)
        }
    }

    /// The marks that a label does not end with.
    private static let marks: Set<Character> = [",", ";", ":", "!", "，", "；", "：", "！", "、"]
    /// The roles whose labels are no captions.
    private static let named: Set<ScreenElement.Role> = [.button, .tab, .segment, .menuItem, .disclosure]

    /// Whether the bytes alone show that the label passes, as of most labels: a
    /// capital of ASCII first, and a letter or digit last.
    private func isPlainlyFine(_ label: String) -> Bool {
        let bytes = label.utf8
        guard let first = bytes.first, let last = bytes.last, (65...90).contains(first) else { return false }
        let isWord = (48...57).contains(last) || (97...122).contains(last | 32)
        return isWord && bytes.prefix(2).allSatisfy { $0 < 0x80 }
    }

    private func startsSmall(_ label: String, _ first: Character) -> Bool {
        guard first.isLowercase else { return false }
        let word = label.drop { $0 != first }.prefix { !$0.isWhitespace }
        return !word.contains(where: \.isUppercase)
    }

    /// Whether a sentence ends: one full stop, after a word too long for an
    /// abbreviation.
    private func endsSentence(_ label: String) -> Bool {
        guard let last = label.last, last == "." || last == "。", !label.hasSuffix("..") else { return false }
        let word = label.dropLast().reversed().prefix { $0.isLetter }
        return word.count > 4 || last == "。"
    }

    /// Whether an element shows a sentence at its end, as a message in a row does.
    private func showsSentence(_ index: Int, _ screen: RenderedScreen) -> Bool {
        guard let label = screen.elements[index].label else { return false }
        let leastWords = 4
        return ([index] + screen.descendants(of: index)).contains { part in
            screen.elements[part].text?.contains { label.hasSuffix($0.string) && $0.string.words.count >= leastWords } == true
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .small:
            Finding.Wording(
                fact: "the label of \(finding.element.nameInSentence) starts with a small letter",
                remedy: "write \"\(finding.measuredText.prefix(1).uppercased())\" in place of \"\(finding.measuredText.prefix(1))\"")
        case .fullStop:
            Finding.Wording(
                fact: "the label of \(finding.element.nameInSentence) ends with a full stop", remedy: "leave the full stop out of the label"
            )
        case .mark:
            Finding.Wording(
                fact:
                    "the label of \(finding.element.nameInSentence) ends with \"\(finding.measuredText)\", which the screen does not show",
                remedy: "leave the mark out of the label")
        }
    }
}

extension LabelStyle {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear flat speech and pauses in the wrong places.",
            scope: "Exposed controls whose label has at least two letters.",
            exemptions: [
                "Links are exempt, since they are parts of sentences.",
                "Scripts without upper and lower case are exempt.",
                "A last word of at most four letters may be an abbreviation.", "Marks that the screen shows are exempt.",
            ])
    }
}
