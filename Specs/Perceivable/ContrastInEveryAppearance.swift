package import EveryScreenAudit
package import EveryScreenModel

/// Text that has contrast in the light appearance has it in the dark one, and Increase Contrast never takes any away.
///
/// - Who is harmed: whoever chose the dark appearance because light blinds, or more
///   contrast because there was too little, can read less than before.
/// - Source: WCAG 2.2 SC 1.4.3 (level AA); Human Interface Guidelines, Dark mode.
/// - Threshold: 4.5:1 and 3:1 for large text, as in `text-contrast`, where the other
///   appearance has it; with Increase Contrast no ratio is lower than without, up to
///   the 7:1 (4.5:1) of `text-contrast-enhanced`; the profile says.
/// - Applies to the text that `text-contrast` applies to: dark beside light, and
///   increased contrast beside the standard one. Text of too little contrast in both
///   is the matter of `text-contrast`.
/// - Cannot tell where what lies behind has colors with which the answer differs,
///   the size is not known, or the text cannot be found in the other appearance.
/// - Untested where the capture does not tell the color, or the content was not shown
///   in the other appearance.
/// - Smallest counterexample: a black text on a background that is white or black.
package struct ContrastInEveryAppearance: ComparingSpec {
    package let id = "contrast-in-every-appearance"
    package let claim = "Text that has contrast in one appearance has it in every one, and Increase Contrast never takes any away."
    package let sources = ["WCAG 2.2 SC 1.4.3", "HIG, Dark mode"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    /// The settings to compare with: one step from those shown, by what the claim is about.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        var (light, standard) = (environment, environment)
        light.appearance = .light
        standard.contrast = .standard
        return [light, standard].filter { $0 != environment }
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let here = TextContrastJudge(spec: self, demand: thresholds.textContrast, presentation: presentation)
        let there = TextContrastJudge(spec: self, demand: thresholds.textContrast, presentation: counterpart.presentation)
        let screen = presentation.screen
        let isIncreased = presentation.environment.contrast != counterpart.presentation.environment.contrast
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = screen.elements[index].text, !runs.isEmpty else { return nil }
            if presentation.isDisabled(index) { return .inapplicable(.disabled) }
            guard let other = counterpart.pairs.other(of: index) else { return .cannotTell(.notFoundAgain) }
            let before = counterpart.presentation.screen.elements[other].text ?? []
            guard before.count == runs.count else { return .cannotTell(.notFoundAgain) }
            let judgments = zip(runs, before).map { run, its -> Judgment in
                if let reason = here.reasonToSkip(run, of: index) { return .inapplicable(reason) }
                guard let color = run.color, let itsColor = its.color else { return .untested(.colorsUnknown) }
                guard let size = run.pointSize else { return .cannotTell(.fontUnknown) }
                return judgment(
                    of: here.contrast(of: run, color, on: here.paintLayers(behind: index)),
                    there.contrast(of: its, itsColor, on: there.paintLayers(behind: other)),
                    required: here.required(of: run, sized: size), increased: isIncreased, thresholds)
            }
            return judgments.first { if case .failed = $0 { true } else { false } }
                ?? judgments.first { if case .passed = $0 { false } else { true } } ?? .passed
        }
    }

    private func judgment(
        of here: ContrastRange, _ there: ContrastRange, required: Double, increased isIncreased: Bool,
        _ thresholds: AccessibilityProfile.Thresholds
    ) -> Judgment {
        if isIncreased {
            let isLarge = required == thresholds.textContrast.largeText
            let most = isLarge ? thresholds.enhancedTextContrast.largeText : thresholds.enhancedTextContrast.text
            if here.lowest >= min(there.highest, most) - Self.tolerance { return .passed }
            let isLess = here.highest < min(there.lowest, most) - Self.tolerance
            return isLess
                ? .failed("less", measured: .number(here.highest), required: .number(there.lowest)) : .cannotTell(.backdropUnknown)
        }
        switch (here.reaches(required), there.reaches(required)) {
        case (true?, _): return .passed
        case (false?, true?): return .failed("lost", measured: .number(here.highest), required: .number(required))
        case (_, false?): return .inapplicable(.lowBefore)
        default: return .cannotTell(.backdropUnknown)
        }
    }

    /// By how much a ratio may be lower through rounding of colors to 8 bits.
    private static let tolerance = 0.01

    package func wording(for finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return contrastWording(for: finding)
        }
        let text = "\(finding.element.textName) has a contrast of \(ratioText(measured))"
        return finding.kind == "less"
            ? Finding.Wording(
                fact: "\(text) with Increase Contrast, and \(ratioText(required)) without",
                remedy: "give the increased contrast colors that stand further apart", measure: ratioText(measured))
            : Finding.Wording(
                fact: "\(text) in the dark appearance; \(ratioText(required)) needed, which it has in the light one",
                remedy: "give text and background colors of their own in the dark appearance", measure: ratioText(measured))
    }
}
