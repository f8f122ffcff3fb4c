package import EveryScreenAudit
import EveryScreenModel

/// With Button Shapes, a button has a shape or an underline.
///
/// - Source: SwiftUI, `accessibilityShowButtonShapes`: custom controls are
///   drawn so that their edges and borders are clearly visible.
/// - Threshold: a background, a border or an underline of the button or of its
///   text.
/// - Judged are buttons with text, of which the screen states all three. The
///   system adds the shapes of its own buttons, which most screens do not
///   state. The fit is a matter of text-not-truncated and
///   nothing-vanishes-when-scaling.
/// - Smallest counterexample: a button whose text is known to have no
///   underline.
package struct ButtonShapesShown: ScreenSpec {
    package let id = SpecID.buttonShapesShown
    package let rule = AccessibilityRule(
        "With Button Shapes, a button has a shape or an underline.", [.other(.buttonShapes)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case bare }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard presentation.environment.isButtonShapes else { return }
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard element.role == .button, let runs = presentation.shownText(of: index) else { return nil }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            // Rows and bars have the shape of what they are.
            let isPlaced = screen.ancestors(of: index).contains {
                [.navigationBar, .tabBar, .toolbar, .menu, .cell].contains(screen.elements[$0].role)
            }
            if isPlaced { return .inapplicable(.systemProvided) }
            if runs.contains(where: { $0.isUnderlined == true || $0.background != nil }) { return .passed }
            if let surface = element.surface, surface.background?.isEmpty == false || surface.border != nil { return .passed }
            let isKnown = element.surface?.background != nil && runs.allSatisfy { $0.isUnderlined == false }
            return isKnown ? .failed(.bare) : .untested(.buttonShapeUnknown)
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) has neither a shape nor an underline with Button Shapes",
            remedy: "underline its text, or draw a background or a border, where accessibilityShowButtonShapes is true")
    }
}

extension ButtonShapesShown {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision or cognitive disabilities turn Button Shapes on, and still see text where a button is.",
            scope: "Buttons with text, with Button Shapes on.",
            exemptions: ["Buttons in bars, menus and rows are exempt."],
            doubts: ["The screen does not state background, border and underline."])
    }
}
