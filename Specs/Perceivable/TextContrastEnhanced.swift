package import EveryScreenAudit
import EveryScreenModel

/// Text has a contrast of at least 7:1 with what lies behind it, large text of 4.5:1.
///
/// - Who is harmed: whoever sees little contrast, and everybody in the sun.
/// - Source: WCAG 2.2 SC 1.4.6 (level AAA); sizes as in WCAG2ICT, 24 pt, or 18.67 pt
///   bold, are large.
/// - Threshold: 7:1 and 4.5:1, compared in full precision; the profile says.
/// - Measured is the ratio of the relative luminances of the text and of all that
///   is painted behind it, source-over in sRGB.
/// - Applies to text that can be seen now, but not to that of disabled controls
///   and their labels, to symbols, nor to text of the very color that lies behind.
/// - Cannot tell where what lies behind is a picture or a gradient with which some
///   colors give enough contrast and others not, or the size is not known: it
///   fails only where the highest contrast possible is too low.
/// - Untested where the capture does not tell the color of the text.
/// - Leaves out shadows and outlines of letters, and logotypes.
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
