package import EveryScreenAudit
import EveryScreenModel

/// A control's label has at most 40 characters.
///
/// - Source: A11yUITests, label length.
/// - Threshold: the profile's, 40 characters as people count them. Of a label
///   joined from several texts that are shown, only the rest counts.
/// - Smallest counterexample: an image button whose label has 41 characters.
package struct LabelConcise: ScreenSpec {
    package let id = SpecID.labelConcise
    package let judgesWording = true
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case long }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let length = "\(profile.thresholds.labelLength) characters"
        return AccessibilityRule(
            "A control's label has at most \(length).", profile.criteria([.other(.a11yUITests)], of: \.labelLength), severity: .note,
            threshold: length)
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            if label.isSilent { return nil }
            // No character is shorter than one unit: most labels need not be
            // counted.
            if label.utf8.count <= thresholds.labelLength || label.count <= thresholds.labelLength { return .passed }
            if presentation.showsLabel(of: index) || unshownLength(of: label, index, screen) <= thresholds.labelLength {
                return .passed(by: .visibleText)
            }
            return .failed(.long, measured: .text(label), required: .text("\(thresholds.labelLength)"))
        }
    }

    /// The number of characters of a label joined from several parts, without those
    /// that the element shows; all of any other label.
    private func unshownLength(of label: String, _ index: Int, _ screen: RenderedScreen) -> Int {
        let runs = screen.descendants(of: index).flatMap { screen.elements[$0].text ?? [] }.map(\.string)
        // A shown text may have commas.
        let (rest, count) = runs.reduce(into: (label, 0)) { result, run in
            guard !run.isSilent, let place = result.0.firstRange(of: run) else { return }
            result.0.removeSubrange(place)
            result.1 += 1
        }
        return count > 1 ? rest.count { $0.isLetter || $0.isNumber } : label.count
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let count = finding.measuredText.count
        let most = Int(finding.requiredText) ?? count
        return Finding.Wording(
            fact: "\(finding.element.name) has a label of \(count) characters; the maximum is \(most)",
            remedy: "shorten the label by \(count - most), and move the rest into value, hint or custom content")
    }
}

extension LabelConcise {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users wait for the end of each label, and a braille display of 40 cells shows only its beginning.",
            scope: "Exposed controls.",
            exemptions: [
                "A label that only repeats what the screen shows is exempt.",
                "The words shown do not count in a label of several texts, as a row has.",
            ],
            doubts: [SpecGuide.unknownLabel])
    }
}
