package import EveryScreenAudit
import EveryScreenModel

/// The spacing of text is wide enough, or the person can widen it.
///
/// - Who is harmed: whoever reads with dyslexia or little sight and needs letters,
///   words and lines further apart.
/// - Source: WCAG 2.2 SC 1.4.12 (level AA).
/// - Threshold: 0.12 times the font size after letters, 0.16 after words, and 1.5
///   from line to line, where the person cannot change it; the profile says.
/// - Applies to text that can be seen now; the distance of lines to text of more
///   than one.
/// - Untested where the capture does not tell what can be changed.
/// - Leaves out whether the text still fits when it is widened: that is seen in a
///   layout with wide spacing.
/// - Smallest counterexample: a text whose letter spacing is fixed at 0.
package struct TextSpacingAdapts: ScreenSpec {
    package let id = "text-spacing-adapts"
    package let claim = "The spacing of text is wide enough, or the person can widen it."
    package let sources = ["WCAG 2.2 SC 1.4.12"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let runs = element.text, !runs.isEmpty else { continue }
            guard runs.contains(where: { $0.fixedSpacing != nil }) else {
                verdicts.leaveUntested(.spacingUnknown)
                continue
            }
            let seen = runs.filter { presentation.reasonNotSeen($0.frame ?? element.frame, of: index) == nil }
            guard !seen.isEmpty else {
                verdicts.skip(.notVisible)
                continue
            }
            if let narrow = seen.lazy.compactMap({ narrowPart(of: $0, thresholds.textSpacing) }).first {
                verdicts.fail(
                    Finding(
                        self, kind: narrow.kind, element: presentation.reference(to: index), measured: .number(narrow.measured),
                        required: .number(narrow.required)))
            } else {
                verdicts.pass()
            }
        }
    }

    /// The part of the spacing that is fixed and too narrow, if there is one.
    private func narrowPart(of run: ScreenElement.TextRun, _ needed: ScreenElement.FixedSpacing) -> (
        kind: String, measured: Double, required: Double
    )? {
        guard let fixed = run.fixedSpacing else { return nil }
        let isOneLine = run.lineCount.map { $0 < 2 } ?? false
        let parts = [
            ("letters", fixed.letters, needed.letters), ("words", fixed.words, needed.words),
            ("lines", isOneLine ? nil : fixed.lines, needed.lines),
        ]
        for case (let kind, let measured?, let required?) in parts where measured < required - 1e-6 { return (kind, measured, required) }
        return nil
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return Finding.Wording(fact: "the spacing of \(finding.element.nameInSentence) is fixed", remedy: "")
        }
        let place = ["letters": "after letters", "words": "after words"][finding.kind] ?? "from line to line"
        return Finding.Wording(
            fact: "\(finding.element.name) has a fixed spacing of \(shareText(measured)) times the font size \(place); "
                + "\(shareText(required)) needed",
            remedy: "let the person's own spacing win, or widen it")
    }

    /// A share rounded down to hundredths: "0.1", "1.19".
    private func shareText(_ share: Double) -> String { String(ratioText(share).dropLast(2)) }
}
