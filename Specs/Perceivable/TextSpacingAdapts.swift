package import EveryScreenAudit
import EveryScreenModel

/// The spacing of text is wide enough, or the person can widen it.
///
/// - Source: WCAG 2.2 SC 1.4.12 (level AA).
/// - Threshold: 0.12 times the font size after letters, 0.16 after words, and 1.5
///   from line to line, where the person cannot change it; the profile says.
/// - Smallest counterexample: a text whose letter spacing is fixed at 0.
package struct TextSpacingAdapts: ScreenSpec {
    package let id = SpecID.textSpacingAdapts
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case letters, words, lines }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let spacing = profile.thresholds.textSpacing
        let parts = [("letters", spacing.letters), ("words", spacing.words), ("lines", spacing.lines)]
        return AccessibilityRule(
            "The spacing of text is wide enough, or the person can widen it.",
            profile.criteria([.wcag(.textSpacing)], of: \.textSpacing),
            threshold: parts.map { "\($0) \($1.map(shareText) ?? "any")" }.joined(separator: ", ") + " times the font size")
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let runs = element.text, !runs.isEmpty else { continue }
            guard runs.contains(where: { $0.fixedSpacing != nil }) else {
                verdicts.recordUntested(.spacingUnknown)
                continue
            }
            let seen = runs.filter { presentation.reasonNotSeen($0.frame ?? element.frame, of: index) == nil }
            guard !seen.isEmpty else {
                verdicts.recordInapplicable(.notVisible)
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
        kind: Failure, measured: Double, required: Double
    )? {
        guard let fixed = run.fixedSpacing else { return nil }
        let isOneLine = run.lineCount.map { $0 < 2 } ?? false
        let parts: [(Failure, Double?, Double?)] = [
            (.letters, fixed.letters, needed.letters), (.words, fixed.words, needed.words),
            (.lines, isOneLine ? nil : fixed.lines, needed.lines),
        ]
        for case (let kind, let measured?, let required?) in parts where measured < required - 1e-6 { return (kind, measured, required) }
        return nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return Finding.Wording(fact: "the spacing of \(finding.element.nameInSentence) is fixed", remedy: "")
        }
        let place =
            switch failure {
            case .letters: "after letters"
            case .words: "after words"
            case .lines: "from line to line"
            }
        return Finding.Wording(
            fact: "\(finding.element.name) has a fixed spacing of \(shareText(measured)) times the font size \(place); "
                + "\(shareText(required)) needed",
            remedy: "let the person's own spacing win, or widen it")
    }

    /// A share rounded down to hundredths: "0.1", "1.19".
    private func shareText(_ share: Double) -> String { String(ratioText(share).dropLast(2)) }
}

extension TextSpacingAdapts {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with dyslexia or low vision need letters, words and lines further apart.",
            scope: "Visible text. Line spacing applies to text of at least two lines.",
            exemptions: ["The fit of widened text is not checked."],
            doubts: ["The capture does not state whether the spacing can be changed."])
    }
}
