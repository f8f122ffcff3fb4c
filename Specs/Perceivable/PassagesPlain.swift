package import EveryScreenAudit
import EveryScreenModel

/// Passages are set upright, in lower case, and begin where lines begin.
///
/// - Source: Human Interface Guidelines, Typography and Right to left.
/// - Threshold: passages have at least 80 characters, the longest line of WCAG
///   2.2 SC 1.4.8. None is in italics, and none in capitals alone. None of
///   several lines stands at the left where lines begin at the right, or the
///   other way round.
/// - Judged are the facts that the screen states. Centered text passes.
/// - Smallest counterexample: a paragraph of 80 characters in italics.
package struct PassagesPlain: ScreenSpec {
    package let id = SpecID.passagesPlain
    package let rule = AccessibilityRule(
        "Passages are set upright, in lower case, and begin where lines begin.",
        [.humanInterfaceGuidelines(.typography), .humanInterfaceGuidelines(.rightToLeft)], severity: .warning,
        threshold: "80 characters")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case italic, capitals, side }

    /// Creates the spec.
    package init() {}

    /// The fewest characters of a passage: more than a line of WCAG 2.2 SC 1.4.8.
    static let passageLength = 80

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = presentation.shownText(of: index), let passage = runs.first(where: Self.isPassage) else { return nil }
            if let reason = presentation.reasonNotSeen(screen.elements[index].frame, of: index) { return .inapplicable(reason) }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            if passage.isItalic == true { return .failed(.italic) }
            if passage.string.isInCapitals { return .failed(.capitals) }
            let side: ScreenElement.TextRun.Alignment = presentation.environment.layoutDirection == .leftToRight ? .right : .left
            if passage.alignment == side, passage.lineCount != 1 { return .failed(.side, measured: .text(side.rawValue)) }
            return .passed
        }
    }

    /// Whether a text is a passage; the bytes of most decide it.
    static func isPassage(_ run: ScreenElement.TextRun) -> Bool {
        run.string.utf8.count >= passageLength && run.string.count >= passageLength
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .italic: Finding.Wording(fact: "\(finding.element.textName) is a passage in italics", remedy: "set it upright")
        case .capitals:
            Finding.Wording(
                fact: "\(finding.element.textName) is a passage in capitals",
                remedy: "write it in lower case, with capitals where they belong")
        case .side:
            Finding.Wording(
                fact: "\(finding.element.textName) stands at the \(finding.measuredText), where its lines end",
                remedy: "use natural alignment: .leading, or NSTextAlignment.natural")
        }
    }
}

extension String {
    /// Whether it has capitals and no small letters.
    fileprivate var isInCapitals: Bool {
        var hasCapital = false
        for character in self {
            if character.isLowercase { return false }
            if character.isUppercase { hasCapital = true }
        }
        return hasCapital
    }
}

extension PassagesPlain {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with dyslexia or low vision lose the shapes of letters and words, and the beginning of the next line.",
            scope: "Shown texts of at least 80 characters.",
            exemptions: ["Centered text passes.", "Text of the system is exempt."])
    }
}
