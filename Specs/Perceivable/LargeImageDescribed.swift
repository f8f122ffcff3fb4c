package import EveryScreenAudit
import EveryScreenModel

/// An image over a quarter of the screen is described, even if decorative.
///
/// - Source: the practice of VoiceOver and TalkBack users; Accessibility Inspector
///   audits the same. The label describes the purpose ("You're all set"), not the
///   picture.
/// - Threshold: a quarter of the screen's area.
/// - Smallest counterexample: `.image("a", width: 320, height: 300)`.
package struct LargeImageDescribed: ScreenSpec {
    package let id = SpecID.largeImageDescribed
    package let rule = AccessibilityRule(
        "An image over a quarter of the screen is described, even if decorative.", [.other(.accessibilityInspector)], severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case hidden, unlabeled }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard screen.elements[index].role == .image else { return nil }
            let shown = screen.elements[index].frame.intersection(screen.bounds)
            guard shown.isFinite, shown.width * shown.height > screen.quarter else { return .inapplicable(.smallImage) }
            if screen.elements[index].isVisible == false { return .inapplicable(.notVisible) }
            // A drawn shape.
            if screen.elements[index].isDecorative == true, screen.elements[index].coversTouches == true {
                return .inapplicable(.decorative)
            }
            if isPartOfLabeled(index, screen) { return .passed }
            switch presentation.context.reasonNotPresented(index) {
            case .notVisible, .zeroArea, .systemProvided, .behindModal:
                return presentation.context.reasonNotPresented(index).map { .inapplicable($0) }
            case .hidden, .decorative, .notInAccessibilityTree:
                return isBackdrop(index, presentation) ? .inapplicable(.decorative) : .failed(.hidden)
            default: break
            }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            return label.isSilent ? (isBackdrop(index, presentation) ? .inapplicable(.decorative) : .failed(.unlabeled)) : .passed
        }
    }

    /// Whether it is shown in one element with a label, as the picture of a button.
    private func isPartOfLabeled(_ index: Int, _ screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { outer in
            screen.elements[outer].isAccessibilityElement == true && screen.elements[outer].label?.isSilent == false
        }
    }

    /// Whether something that is announced is drawn over the image.
    private func isBackdrop(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        let frame = screen.elements[index].frame
        return screen.elements.indices[(index + 1)...].contains { other in
            presentation.context.reasonNotPresented(other) == nil && isAnnounced(screen.elements[other])
                && frame.contains(screen.elements[other].frame.center)
        }
    }

    /// Whether it is announced; texts and controls with a label are where the
    /// capture does not state it.
    private func isAnnounced(_ element: ScreenElement) -> Bool {
        if let isElement = element.isAccessibilityElement { return isElement }
        return (element.isControl || [.text, .heading].contains(element.role)) && element.label?.isSilent == false
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .hidden, .unlabeled:
            Finding.Wording(
                fact: "\(finding.element.name) takes \(finding.unit.text(finding.element.frame.size)) of the screen and is silent",
                remedy: "give the image a label that says what it is there for")
        }
    }
}

extension LargeImageDescribed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who explore by touch find a large silent area and think that the screen is broken.",
            scope: "Visible images larger than a quarter of the screen.",
            exemptions: [
                "A backdrop is exempt if something announced is drawn over it.", "The picture of a control with a label is exempt.",
            ],
            doubts: [SpecGuide.unknownLabel])
    }
}

extension RenderedScreen {
    /// A quarter of the screen's area, in square units.
    var quarter: Double { size.width * size.height / 4 }
}
