package import EveryScreenAudit
import EveryScreenModel

/// Nothing flashes more than three times a second.
///
/// - Source: WCAG 2.2 SC 2.3.1 (level A).
/// - Threshold: three flashes in any one second; how large and how bright they
///   are is left out, on the safe side.
/// - Smallest counterexample: an element that flashes four times a second.
package struct FlashesBelowThreshold: ScreenSpec {
    package let id = SpecID.flashesBelowThreshold
    package let rule = AccessibilityRule("Nothing flashes more than three times a second.", [.wcag(.threeFlashesOrBelowThreshold)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case flashes }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let motion = screen.elements[index].motion ?? []
            let kind = screen.elements[index].media?.kind
            guard !motion.isEmpty || kind == .video || kind == .animation else { return nil }
            if screen.elements[index].isVisible == false { return .inapplicable(.notVisible) }
            if let rate = motion.compactMap(\.flashesPerSecond).max() {
                return rate > 3 ? .failed(.flashes, measured: .text(decimalText(rate)), required: .text("3")) : .passed
            }
            if motion.contains(where: { $0.kind == .blink }) { return .cannotTell(.flashRateUnknown) }
            return kind == .video || kind == .animation ? .untested(.flashRateUnknown) : .passed
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) flashes \(finding.measuredText) times a second; the maximum is \(finding.requiredText)",
            remedy: "flash \(finding.requiredText) times a second or less, or fade")
    }
}

extension FlashesBelowThreshold {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with photosensitive epilepsy may have a seizure.",
            scope: "Elements that blink or flash.",
            exemptions: ["Size and brightness are not considered."],
            doubts: ["The capture does not state how often the element flashes."])
    }
}
