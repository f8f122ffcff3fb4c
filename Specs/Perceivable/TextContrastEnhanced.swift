package import EveryScreenAudit
import EveryScreenModel

/// Text has a contrast of at least 7:1 with what lies behind it, large text of
/// 4.5:1.
///
/// - Source: WCAG 2.2 SC 1.4.6 (level AAA); sizes as in WCAG2ICT, 24 pt, or 18.67
///   pt bold, are large.
/// - Threshold: 7:1 and 4.5:1, compared in full precision; the profile says.
/// - Measured is the ratio of the relative luminances of the text and of all that
///   is painted behind it, source-over in sRGB.
/// - Smallest counterexample: a text of the color 0x5A5A5A on white.
package struct TextContrastEnhanced: ScreenSpec {
    package let id = SpecID.textContrastEnhanced
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        .contrast(profile.thresholds.enhancedTextContrast, in: profile, severity: .warning)
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        TextContrastJudge(demand: thresholds.enhancedTextContrast, presentation: presentation).judge(for: self, into: &verdicts)
    }

    package func wording(for _: LowContrast, in finding: Finding) -> Finding.Wording { contrastWording(for: finding) }
}

extension TextContrastEnhanced {
    package var guide: SpecGuide? { .textContrast }
}
