package import EveryScreenAudit
import EveryScreenModel

/// A screen has a title, and where the title is shown it is a heading.
///
/// - Source: WCAG 2.2 SC 2.4.2 (level A).
/// - Threshold: one character that is neither white space nor invisible nor of a
///   private-use area.
/// - Smallest counterexample: a screen with the title "".
package struct ScreenHasTitle: ScreenSpec {
    package let id = SpecID.screenHasTitle
    package let rule = AccessibilityRule(
        "A screen has a title, and where the title is shown it is a heading.", [.wcag(.pageTitled)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, noHeading }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard !screen.elements.isEmpty else { return }
        guard let title = screen.title else { return verdicts.recordUntested(.titleUnknown) }
        if title.isSilent {
            verdicts.fail(Finding(self, kind: .missing, element: presentation.reference(to: 0), measured: .text(title)))
        } else if let shown = textShowing(title, on: presentation) {
            verdicts.fail(Finding(self, kind: .noHeading, element: presentation.reference(to: shown), measured: .text(title)))
        } else {
            verdicts.pass()
        }
    }

    /// The first text that shows the title, unless a heading does.
    private func textShowing(_ title: String, on presentation: ScreenPresentation) -> Int? {
        var first: Int?
        for (index, element) in presentation.screen.elements.enumerated() where element.label == title {
            if element.isHeading { return nil }
            let isText = element.role == .text && presentation.context.reasonNotPresented(index) == nil
            if isText, element.traits != nil, first == nil { first = index }
        }
        return first
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .missing:
            Finding.Wording(
                fact: "the screen has no title; a title is needed", remedy: "give the screen a title that states its purpose")
        case .noHeading:
            Finding.Wording(
                fact: "\(finding.element.name) shows the title of the screen and is no heading",
                remedy: finding.isOfPage ? "make it a heading, h1 to h6" : "give it the heading trait")
        }
    }
}

extension ScreenHasTitle {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who open a screen do not learn where they are.",
            scope: "Every screen with elements.",
            exemptions: ["The accuracy of the title is not checked."],
            doubts: ["The capture does not state the title."])
    }
}
