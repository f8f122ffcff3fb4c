package import EveryScreenAudit
import EveryScreenModel

/// Text is text, and no picture of it.
///
/// - Source: WCAG 2.2 SC 1.4.5 (level AA).
/// - Threshold: none; logos are exempt, whose label or asset is called so.
/// - Judged where the screen states that a picture shows text.
/// - Smallest counterexample: `.image("Sale ends on Friday").showsText()`.
package struct TextNotInImages: ScreenSpec {
    package let id = SpecID.textNotInImages
    package let rule = AccessibilityRule("Text is text, and no picture of it.", [.wcag(.imagesOfText)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case picture }

    /// Creates the spec.
    package init() {}

    /// Words for the picture of a brand, which is essential as it is.
    private static let logos: Set<String> = ["logo", "logos", "logotype", "wordmark", "brandmark", "logotipo", "logga"]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard let showsText = element.image?.showsText else { return nil }
            if !showsText { return .passed }
            if element.isVisible == false { return .inapplicable(.notVisible) }
            let words = presentation.labelWords[index] + " " + (element.image?.name ?? "").joinedWords
            let isLogo = words.split(separator: " ").contains { Self.logos.contains(String($0)) }
            return isLogo ? .passed : .failed(.picture)
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.nameInSentence) is a picture of text, which keeps its size, its colors and its spacing",
            remedy: "show the text itself in front of the picture")
    }
}

extension TextNotInImages {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need larger letters, other colors or other spacing cannot change those of a picture.",
            scope: "Pictures, where the screen states whether they show text.",
            exemptions: ["Logos are exempt, if the label or the asset is called so."])
    }
}
