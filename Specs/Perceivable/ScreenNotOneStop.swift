package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A whole screen is not one stop of the screen reader.
///
/// - Source: Human Interface Guidelines, VoiceOver: grouping.
/// - Threshold: five texts in the only stop beside the bars, if it takes at least
///   half of the screen. Smaller ones are cards.
/// - Measured are the elements inside it that show text.
/// - Smallest counterexample: six paragraphs merged into one element.
package struct ScreenNotOneStop: ScreenSpec {
    package let id = SpecID.screenNotOneStop
    package let rule = AccessibilityRule(
        "A whole screen is not one stop of the screen reader.", [.humanInterfaceGuidelines(.voiceOver)], severity: .warning,
        threshold: "5 texts in an only stop of half the screen")

    /// The most texts that one stop may hold, if it is the only one.
    private static let mostTexts = 5
    /// The least share of the screen that counts as all of it.
    private static let leastShare = 0.5
    /// The parts that every screen of an app has.
    private static let bars: Set<ScreenElement.Role> = [.navigationBar, .tabBar, .toolbar, .statusBar, .keyboard]

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case merged }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var only: Int?
        for index in presentation.readingOrder.elements where index != only {
            if isInBar(index, screen) { continue }
            if only != nil { return verdicts.pass() }
            only = index
        }
        guard let only else {
            let isUnknown = screen.elements.contains { $0.isAccessibilityElement == nil }
            return isUnknown ? verdicts.recordUntested(.exposureUnknown) : ()
        }
        let texts = screen.descendants(of: only).count { inner in
            screen.elements[inner].isVisible != false && screen.elements[inner].text?.contains { !$0.string.isSilent } == true
        }
        let frame = screen.elements[only].frame
        let isWhole = frame.isFinite && frame.width * frame.height >= Self.leastShare * screen.size.width * screen.size.height
        let judgment: Judgment<Failure> =
            texts > Self.mostTexts && isWhole
            ? .failed(.merged, measured: .number(Double(texts)), required: .number(Double(Self.mostTexts))) : .passed
        record(judgment, of: only, on: presentation, into: &verdicts)
    }

    private func isInBar(_ index: Int, _ screen: RenderedScreen) -> Bool {
        var outer: Int? = index
        while let current = outer {
            if Self.bars.contains(screen.elements[current].role) { return true }
            outer = screen.parent(of: current)
        }
        return false
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let count = Int(finding.measuredNumber)
        return Finding.Wording(
            fact: "\(finding.element.name) is the only stop on the screen, and holds \(count) texts; the maximum is \(Self.mostTexts)",
            remedy: "merge what belongs together, and leave the rest as separate elements", measure: "\(count) texts")
    }
}

extension ScreenNotOneStop {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear the whole screen in one breath, and cannot go back to one sentence or skip another.",
            scope: "Screens with one stop outside of the bars.",
            exemptions: ["A stop of less than half of the screen is a card.", "A text of any length in one element is one text."],
            doubts: [SpecGuide.unknownStops])
    }
}
