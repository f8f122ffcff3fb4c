package import EveryScreenAudit
import EveryScreenModel

/// Text has a contrast of at least 4.5:1 with what lies behind it, large text of
/// 3:1.
///
/// - Source: WCAG 2.2 SC 1.4.3 (level AA); sizes as in WCAG2ICT, 24 pt, or 18.67 pt
///   bold, are large.
/// - Threshold: 4.5:1 and 3:1, compared in full precision; the profile says.
/// - Measured is the ratio of the relative luminances of the text and of all that
///   is painted behind it, source-over in sRGB.
/// - Smallest counterexample: a text of the color 0x777777 on white.
package struct TextContrast: ScreenSpec {
    package let id = SpecID.textContrast
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        .contrast(profile.thresholds.textContrast, in: profile)
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        TextContrastJudge(demand: thresholds.textContrast, presentation: presentation).judge(for: self, into: &verdicts)
    }

    package func wording(for _: LowContrast, in finding: Finding) -> Finding.Wording { contrastWording(for: finding) }
}

extension TextContrast {
    package var guide: SpecGuide? { .textContrast }
}
