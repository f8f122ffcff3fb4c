package import EveryScreenAudit
import EveryScreenModel

/// Pictures and videos keep their colors when colors are inverted, and nothing else
/// does.
///
/// - Source: UIAccessibility, accessibilityIgnoresInvertColors; Human Interface
///   Guidelines, Color and effects.
/// - Threshold: a picture or video of at least 100 × 100 points is exempt from the
///   inversion (a note). An exemption, which covers all inside, has a picture and
///   at most two texts beside it.
/// - Measured are the texts that the exemption covers and no picture holds.
/// - Smallest counterexample: `.text("a").accessibilityIgnoresInvertColors()`.
package struct PicturesKeepColors: ScreenSpec {
    package let id = SpecID.picturesKeepColors
    package let rule = AccessibilityRule(
        "Pictures and videos keep their colors when colors are inverted, and nothing else does.", [.other(.invertColors)],
        severity: .warning, threshold: "pictures from 100 × 100 pt")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case inverted, text, content }

    /// Creates the spec.
    package init() {}

    /// The least side of a picture: smaller ones are icons, which may follow the
    /// text.
    private static let leastSide = 100.0
    /// The most texts of a card whose picture is exempt.
    private static let mostTexts = 2

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let isExempt = screen.elements[index].ignoresInvertColors, screen.elements[index].isVisible != false else { return nil }
            return isExempt ? exemption(of: index, presentation) : picture(index, screen)
        }
    }

    /// The judgment of an element that keeps its colors, with all inside it.
    private func exemption(of index: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        let inside = index..<screen.descendants(of: index).upperBound
        let pictures = inside.filter { Self.isPicture(screen.elements[$0]) }.map { screen.elements[$0].frame }
        let texts = inside.filter { text in
            guard presentation.shownText(of: text) != nil, screen.elements[text].isVisible != false else { return false }
            return !pictures.contains { $0.contains(screen.elements[text].frame.center) }
        }
        guard let first = texts.first else { return .passed }
        let related = first == index ? [] : [first]
        if pictures.isEmpty { return .failed(.text, related: related, measured: .number(Double(texts.count)), required: .number(0)) }
        return texts.count <= Self.mostTexts
            ? .passed
            : .failed(.content, related: related, measured: .number(Double(texts.count)), required: .number(Double(Self.mostTexts)))
    }

    /// The judgment of an element that is inverted, unless something around it is
    /// exempt.
    private func picture(_ index: Int, _ screen: RenderedScreen) -> Judgment<Failure>? {
        let element = screen.elements[index]
        guard element.role == .image || element.role == .video || element.media?.kind == .video, element.surface?.glyph == nil else {
            return nil
        }
        let side = min(element.frame.width, element.frame.height)
        guard element.frame.isFinite, side >= Self.leastSide else { return nil }
        if screen.ancestors(of: index).contains(where: { screen.elements[$0].ignoresInvertColors == true }) { return .passed }
        return .failed(.inverted, severity: .note)
    }

    private static func isPicture(_ element: ScreenElement) -> Bool {
        if [.image, .video, .map, .webView].contains(element.role) || element.media != nil || element.image != nil { return true }
        return element.surface?.background?.contains { if case .color = $0 { false } else { true } } == true
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let count = Int(finding.measuredNumber)
        let texts = "\(count) \(count == 1 ? "text" : "texts")"
        return switch failure {
        case .inverted:
            Finding.Wording(
                fact: "\(finding.element.name) is shown as a negative when colors are inverted",
                remedy: "add .accessibilityIgnoresInvertColors(), or set accessibilityIgnoresInvertColors")
        case .text:
            Finding.Wording(
                fact: "\(finding.element.name) keeps its colors when colors are inverted, with \(texts) and no picture",
                remedy: "remove accessibilityIgnoresInvertColors")
        case .content:
            Finding.Wording(
                fact: "\(finding.element.name) keeps its colors when colors are inverted, with \(texts) beside its pictures; "
                    + "at most \(Self.mostTexts) wanted",
                remedy: "set accessibilityIgnoresInvertColors on the pictures alone")
        }
    }
}

extension PicturesKeepColors {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who invert colors see photos as negatives, or one bright area that dazzles them.",
            scope: "Elements that are known to keep or invert their colors.",
            exemptions: [
                "Pictures under 100 points, and those tinted in one color, may be inverted.",
                "Text over a picture may keep its colors.",
            ])
    }
}
