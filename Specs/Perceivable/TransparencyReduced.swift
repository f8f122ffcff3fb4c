package import EveryScreenAudit
import EveryScreenModel

/// With Reduce Transparency, nothing shows through behind text.
///
/// - Source: Human Interface Guidelines, Accessibility: respond to Reduce
///   Transparency.
/// - Threshold: 98 % opacity, which people cannot tell from 100 %.
/// - Measured is the opacity of the area behind the text.
/// - Judged where something lies behind: a gradient or picture around the text, or
///   text, pictures and videos that are drawn before and below it. A tint over one
///   plain color hides nothing and passes.
/// - Smallest counterexample: a banner of half opacity over a text, with Reduce
///   Transparency on.
package struct TransparencyReduced: ScreenSpec {
    package let id = SpecID.transparencyReduced
    package let rule = AccessibilityRule(
        "With Reduce Transparency, nothing shows through behind text.", [.humanInterfaceGuidelines(.accessibility)], severity: .warning,
        threshold: "98 % opacity")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case translucent, overContent }

    /// Creates the spec.
    package init() {}

    /// The opacities that let something through; fainter areas are not seen.
    private static let translucent = 0.02..<0.98

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard presentation.environment.isReduceTransparency else { return }
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard presentation.shownText(of: index) != nil, let area = Self.area(behind: index, screen) else { return nil }
            if presentation.isDisabled(index) { return .inapplicable(.disabled) }
            if let reason = presentation.reasonNotSeen(screen.elements[index].frame, of: index) { return .inapplicable(reason) }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            guard area.opacity < Self.translucent.upperBound else { return .passed }
            return judgment(of: index, on: area, presentation)
        }
    }

    /// The nearest element around a text that is painted, the text included, with
    /// its opacity; `nil` where nothing is known to be painted.
    private static func area(behind index: Int, _ screen: RenderedScreen) -> (index: Int, opacity: Double)? {
        var (current, opacity): (Int?, Double) = (index, 1)
        while let place = current {
            let surface = screen.elements[place].surface
            if let faded = surface?.opacity { opacity *= max(0, min(1, faded)) }
            if let paints = surface?.background, !paints.isEmpty {
                guard case .color(let color) = paints[paints.count - 1] else { return (place, 1) }
                let shown = opacity * (paints.count == 1 ? color.opacity : 1)
                if translucent.lowerBound <= shown { return (place, shown) }
            }
            current = screen.parent(of: place)
        }
        return nil
    }

    private func judgment(of index: Int, on area: (index: Int, opacity: Double), _ presentation: ScreenPresentation) -> Judgment<Failure> {
        let screen = presentation.screen
        let measured = Finding.Measure.number((area.opacity * 100).rounded())
        let required = Finding.Measure.number(100)
        // The innermost opaque color around it hides all that was drawn before.
        let ground = screen.ancestors(of: area.index).first { screen.elements[$0].surface?.background?.isEmpty == false }
        if let ground, !Self.isPlain(screen.elements[ground]) {
            return .failed(.translucent, related: [ground], measured: measured, required: required)
        }
        let frame = screen.elements[index].frame
        let first = ground.map { $0 + 1 } ?? 0
        let around = Set(screen.ancestors(of: area.index))
        let under = (first..<max(first, area.index)).first { other in
            !around.contains(other) && screen.elements[other].frame.intersects(frame) && showsContent(other, presentation)
        }
        return under.map { .failed(.overContent, related: [$0], measured: measured, required: required) } ?? .passed
    }

    private static func isPlain(_ element: ScreenElement) -> Bool {
        if case .color? = element.surface?.background?.last { true } else { false }
    }

    private func showsContent(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let element = presentation.screen.elements[index]
        guard element.isVisible != false, element.frame.isFinite, !element.frame.isEmpty else { return false }
        return [.image, .video, .map, .webView].contains(element.role) || presentation.shownText(of: index) != nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let opacity = decimalText(finding.measuredNumber)
        let below = finding.related.first?.nameInSentence ?? "other content"
        let shown =
            switch failure {
            case .translucent: "the gradient or picture of \(below)"
            case .overContent: below
            }
        return Finding.Wording(
            fact: "\(finding.element.textName) lies on an area of \(opacity) % opacity with Reduce Transparency; \(shown) shows through",
            remedy: "fill the area with an opaque color where accessibilityReduceTransparency is true", measure: "\(opacity) %")
    }
}

extension TransparencyReduced {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision or dyslexia lose the letters among the shapes behind them.",
            scope: "Shown text on a painted area, with Reduce Transparency on.",
            exemptions: ["A tint over one plain color passes, since nothing shows through.", "Disabled controls are exempt."])
    }
}
