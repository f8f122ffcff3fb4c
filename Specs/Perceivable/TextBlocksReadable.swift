package import EveryScreenAudit
import EveryScreenModel

/// Blocks of text are not justified, and have lines of at most 80 characters.
///
/// - Source: WCAG 2.2 SC 1.4.8 (level AAA), failure F88.
/// - Threshold: no justified text of two lines and more. Lines have at most 80
///   characters, or 40 in Chinese, Japanese and Korean. Paragraphs have at
///   least half a line of space between them, where they stand apart at all.
/// - Measured are the average line of a text, and the room between two
///   passages.
/// - A browser or a setting may change this, which no screen states.
/// - Smallest counterexample: a justified text of two lines.
package struct TextBlocksReadable: ScreenSpec {
    package let id = SpecID.textBlocksReadable
    package let rule = AccessibilityRule(
        "Blocks of text are not justified, and have lines of at most 80 characters.", [.wcag(.visualPresentation)], severity: .warning,
        threshold: "80 characters a line")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case justified, long, close }

    /// Creates the spec.
    package init() {}

    /// The most characters of a line (WCAG 2.2 SC 1.4.8).
    private static let longestLine = 80.0
    /// The same where each character is a syllable or a word.
    private static let longestWideLine = 40.0
    /// The least room between paragraphs, as a share of a line: a paragraph begins
    /// 1.5 lines below the last line of the one before (WCAG 2.2 SC 1.4.8).
    private static let leastRoom = 0.5

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var above: Int?
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = presentation.shownText(of: index) else { return nil }
            guard let block = runs.first(where: { ($0.lineCount ?? 2) > 1 && PassagesPlain.isPassage($0) || $0.alignment == .justified })
            else {
                above = nil
                return nil
            }
            if let reason = presentation.reasonNotSeen(screen.elements[index].frame, of: index) { return .inapplicable(reason) }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            let before = above
            above = index
            if block.alignment == .justified, block.lineCount != 1 { return .failed(.justified) }
            guard let lines = block.lineCount, lines > 1 else { return block.lineCount == 1 ? .passed : .untested(.fontUnknown) }
            let length = Double(block.string.count) / Double(lines)
            let longest = block.string.isWide ? Self.longestWideLine : Self.longestLine
            if length > longest { return .failed(.long, measured: .number(length.rounded()), required: .number(longest)) }
            return before.flatMap { closeness(of: index, below: $0, screen) } ?? .passed
        }
    }

    /// The failure of a paragraph that touches the one before, if the two are set
    /// alike one below the other.
    private func closeness(of index: Int, below before: Int, _ screen: RenderedScreen) -> Judgment<Failure>? {
        guard let one = screen.elements[before].text?.first, let other = screen.elements[index].text?.first,
            screen.elements[before].role == .text, screen.elements[index].role == .text,
            screen.parent(of: before) == screen.parent(of: index), one.pointSize == other.pointSize, one.weight == other.weight,
            let upper = one.frame, let lower = other.frame, let lines = other.lineCount, lines > 1,
            abs(upper.minX - lower.minX) < 1, upper.isFinite, lower.isFinite
        else { return nil }
        let line = lower.height / Double(lines)
        let room = lower.minY - upper.maxY
        // Overlapping texts are another matter.
        guard room > -1, room < Self.leastRoom * line - 1 else { return nil }
        return .failed(
            .close, related: [before], measured: .number((room * 10).rounded() / 10),
            required: .number((Self.leastRoom * line * 10).rounded() / 10))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (measured, required) = (decimalText(finding.measuredNumber), decimalText(finding.requiredNumber))
        return switch failure {
        case .justified:
            Finding.Wording(fact: "\(finding.element.textName) is justified", remedy: "use natural alignment")
        case .long:
            Finding.Wording(
                fact: "\(finding.element.textName) has \(measured) characters a line; the maximum is \(required)",
                remedy: "limit its width, for instance by the readable content guide", measure: "\(measured) characters a line")
        case .close:
            Finding.Wording(
                fact:
                    "\(finding.element.textName) begins \(measured) \(finding.unit.rawValue) below \(finding.related.first?.nameInSentence ?? "a paragraph"); "
                    + "the minimum is \(required) \(finding.unit.rawValue)",
                remedy: "add space between paragraphs", measure: "\(measured) \(finding.unit.rawValue)")
        }
    }
}

extension String {
    /// Whether more than half of its characters are Chinese, Japanese or Korean.
    fileprivate var isWide: Bool {
        var (wide, others) = (0, 0)
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: wide += 1
            default: others += 1
            }
        }
        return wide > others
    }
}

extension TextBlocksReadable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision or dyslexia lose their place in long lines, and rivers of space distract them.",
            scope: "Shown texts of two lines and more and at least 80 characters, and justified texts.",
            exemptions: ["Text of the system is exempt."],
            doubts: ["The capture does not state the number of lines."])
    }
}
