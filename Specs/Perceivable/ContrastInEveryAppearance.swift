package import EveryScreenAudit
package import EveryScreenModel

/// Text and marks that have contrast in the light appearance have it in the dark
/// one, and Increase Contrast never takes any away.
///
/// Marks are the border and the glyph of a control without text: the clearer one
/// counts.
///
/// - Source: WCAG 2.2 SC 1.4.3 and 1.4.11 (level AA); Human Interface Guidelines,
///   Dark mode.
/// - Threshold: 4.5:1 and 3:1 for large text, as in `text-contrast`, where the
///   other appearance has it; for marks, as in `non-text-contrast`. With Increase
///   Contrast no ratio is lower than without, up to the 7:1 (4.5:1) of
///   `text-contrast-enhanced`; marks count as large text there. The profile states
///   the numbers.
/// - Smallest counterexample: a black text on a background that is white or black.
package struct ContrastInEveryAppearance: ComparingSpec {
    package let id = SpecID.contrastInEveryAppearance
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case less, lost, markLess, markLost }

    /// Creates the spec.
    package init() {}

    /// The settings to compare with: one step from those shown, by what the claim
    /// is about.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        var (light, standard) = (environment, environment)
        light.appearance = .light
        standard.contrast = .standard
        return [light, standard].filter { $0 != environment }
    }

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        AccessibilityRule(
            "Text and marks that have contrast in one appearance have it in every one, and Increase Contrast never takes any away.",
            profile.criteria(of: profile.thresholds.textContrast) + profile.criteria([.wcag(.nonTextContrast)], of: \.nonTextContrast)
                + [.humanInterfaceGuidelines(.darkMode)],
            threshold: "\(profile.thresholds.textContrast.words(in: profile.unit)); marks \(ratioText(profile.thresholds.nonTextContrast))")
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let here = TextContrastJudge(demand: thresholds.textContrast, presentation: presentation)
        let there = TextContrastJudge(demand: thresholds.textContrast, presentation: counterpart.presentation)
        let screen = presentation.screen
        let isIncreased = presentation.environment.contrast != counterpart.presentation.environment.contrast
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = screen.elements[index].text, !runs.isEmpty else {
                return marks(of: index, presentation, beside: counterpart, thresholds, increased: isIncreased)
            }
            if presentation.isDisabled(index) { return .inapplicable(.disabled) }
            guard let other = counterpart.pairs.other(of: index) else { return .cannotTell(.notFoundAgain) }
            let before = counterpart.presentation.screen.elements[other].text ?? []
            guard before.count == runs.count else { return .cannotTell(.notFoundAgain) }
            func judgment(of run: ScreenElement.TextRun, _ its: ScreenElement.TextRun) -> Judgment<Failure> {
                if let reason = here.reasonToSkip(run, of: index) { return .inapplicable(reason) }
                guard let color = run.color, let itsColor = its.color else { return .untested(.colorsUnknown) }
                guard let size = run.pointSize else { return .cannotTell(.fontUnknown) }
                let required = here.required(of: run, sized: size)
                let enhanced = thresholds.enhancedTextContrast
                return self.judgment(
                    of: here.contrast(of: run, color, on: here.paintLayers(behind: index)),
                    there.contrast(of: its, itsColor, on: there.paintLayers(behind: other)), required: required,
                    upTo: isIncreased ? required == thresholds.textContrast.largeText ? enhanced.largeText : enhanced.text : nil,
                    less: .less, lost: .lost)
            }
            var result: Judgment<Failure> = .passed
            for (run, its) in zip(runs, before) {
                let judgment = judgment(of: run, its)
                if case .failure = judgment { return judgment }
                if case .passed = result { result = judgment }
            }
            return result
        }
    }

    /// The judgment of a control without text by what it is known by; `nil` where
    /// nothing of that is known.
    private func marks(
        of index: Int, _ presentation: ScreenPresentation, beside counterpart: Counterpart,
        _ thresholds: AccessibilityProfile.Thresholds, increased isIncreased: Bool
    ) -> Judgment<Failure>? {
        let screen = presentation.screen
        guard screen.elements[index].isControl, let best = NonTextContrast.Mark.best(of: index, on: presentation) else { return nil }
        if screen.elements[index].isSystemProvided == true { return .inapplicable(.systemProvided) }
        if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
        guard let other = counterpart.pairs.other(of: index) else { return .cannotTell(.notFoundAgain) }
        guard let bestBefore = NonTextContrast.Mark.best(of: other, on: counterpart.presentation) else { return .untested(.colorsUnknown) }
        let most = isIncreased ? thresholds.enhancedTextContrast.largeText : nil
        return judgment(
            of: best, bestBefore, required: thresholds.nonTextContrast, upTo: most, less: .markLess, lost: .markLost)
    }

    /// - Parameters:
    ///   - here: The contrast under the settings judged.
    ///   - there: The contrast under the settings compared with.
    ///   - required: The least ratio.
    ///   - most: The ratio beyond which Increase Contrast may take some away; `nil`
    ///     where appearances are compared.
    private func judgment(
        of here: ContrastRange, _ there: ContrastRange, required: Double, upTo most: Double?, less: Failure, lost: Failure
    ) -> Judgment<Failure> {
        if let most {
            if here.lowest >= min(there.highest, most) - Self.tolerance { return .passed }
            let isLess = here.highest < min(there.lowest, most) - Self.tolerance
            guard isLess else { return .cannotTell(.backdropUnknown) }
            // It may still be enough, and then it is no failure of SC 1.4.3.
            let severity: Finding.Severity? = here.lowest >= required ? .warning : nil
            return .failed(less, measured: .number(here.highest), required: .number(there.lowest), severity: severity)
        }
        switch (here.reaches(required), there.reaches(required)) {
        case (true?, _): return .passed
        case (false?, true?): return .failed(lost, measured: .number(here.highest), required: .number(required))
        case (_, false?): return .inapplicable(.lowBefore)
        default: return .cannotTell(.backdropUnknown)
        }
    }

    /// By how much a ratio may be lower through rounding of colors to 8 bits.
    private static let tolerance = 0.01

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return contrastWording(for: finding)
        }
        let isMark = failure == .markLess || failure == .markLost
        let text = "\(isMark ? finding.element.name : finding.element.textName) has a contrast of \(ratioText(measured))"
        return switch failure {
        case .less, .markLess:
            Finding.Wording(
                fact: "\(text) with Increase Contrast, and \(ratioText(required)) without",
                remedy: "give the increased contrast colors that stand further apart", measure: ratioText(measured))
        case .lost, .markLost:
            Finding.Wording(
                fact: "\(text) in the dark appearance; \(ratioText(required)) needed, which it has in the light one",
                remedy: "give \(isMark ? "mark" : "text") and background separate colors in the dark appearance",
                measure: ratioText(measured))
        }
    }
}

extension ContrastInEveryAppearance {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who chose Dark Mode or Increase Contrast can read less than before.",
            scope:
                "Visible text, and controls without text, dark compared with light, and increased contrast compared with standard.",
            exemptions: [
                "Text and marks with too little contrast in both appearances are judged by text-contrast and non-text-contrast.",
                "Disabled controls are exempt.",
            ],
            doubts: [
                "The background has colors for which the answer differs.",
                "The text was not found in the other appearance.",
                "The content was not shown in the other appearance.",
            ])
    }
}
