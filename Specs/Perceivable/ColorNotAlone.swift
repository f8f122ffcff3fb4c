package import EveryScreenAudit
import EveryScreenModel

/// A state or a link is not told by color alone.
///
/// - Who is harmed: whoever does not tell red from green sees two fields and not
///   which of them is wrong.
/// - Source: WCAG 2.2 SC 1.4.1 (level A), techniques G182 and G183.
/// - Threshold: another weight, or a contrast of 3:1 to the text around a link;
///   a message beside a field that is wrong.
/// - Applies to links within text and to fields known to be wrong.
/// - Cannot tell of a link in another color that may be underlined; fails only
///   where it is certain: a wrong field known to have no message, and like another
///   one in all but color.
/// - Untested where the capture does not tell colors.
/// - Smallest counterexample: two fields, one wrong, with borders of two colors.
package struct ColorNotAlone: ScreenSpec {
    package let id = "color-not-alone"
    package let claim = "A state or a link is not told by color alone."
    package let sources = ["WCAG 2.2 SC 1.4.1"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.standing.controls, of: presentation, into: &verdicts) { index in
            let isLink = screen.elements[index].role == .link && presentation.standing.isInText[index]
            let isWrong = screen.elements[index].field?.isInvalid == true
            guard isLink || isWrong else { return nil }
            if let reason = presentation.standing.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            return isWrong ? field(index, screen) : link(index, screen)
        }
    }

    private func link(_ index: Int, _ screen: RenderedScreen) -> Judgment {
        guard let parent = screen.parent(of: index), let around = screen.elements[parent].text?.first,
            let own = screen.elements[index].text?.first, let color = own.color, let other = around.color
        else { return .untested(.colorsUnknown) }
        if let weight = own.weight, let otherWeight = around.weight, weight != otherWeight { return .passed }
        return color.contrast(with: other) >= 3 ? .passed : .cannotTell(.humanJudgement)
    }

    private func field(_ index: Int, _ screen: RenderedScreen) -> Judgment {
        let element = screen.elements[index]
        guard let message = element.field?.errorMessage else { return .cannotTell(.errorMessageUnknown) }
        if !message.isSilent { return .passed }
        guard let surface = element.surface else { return .untested(.colorsUnknown) }
        let twin = screen.elements.indices.first { other in
            guard other != index, screen.elements[other].role == element.role, screen.elements[other].field?.isInvalid != true,
                let its = screen.elements[other].surface
            else { return false }
            return its != surface && its.isColoredElsewise(than: surface)
        }
        return twin.map { .failed("field", related: [$0]) } ?? .cannotTell(.humanJudgement)
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) is invalid, and only its color says so",
            remedy: "say beside it, in words, what is wrong and how to mend it")
    }
}

extension ScreenElement.Surface {
    /// Whether both have a line around and differ in colors only.
    fileprivate func isColoredElsewise(than other: ScreenElement.Surface) -> Bool {
        (border == nil) == (other.border == nil) && (glyph == nil) == (other.glyph == nil) && opacity == other.opacity
    }
}
