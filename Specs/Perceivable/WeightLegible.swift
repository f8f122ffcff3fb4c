package import EveryScreenAudit
import EveryScreenModel

/// Small text is not drawn in a light weight.
///
/// - Source: Human Interface Guidelines, Typography: avoid light weights, which are
///   hard to see where text is small.
/// - Threshold: the weight regular (400) below 24 points, the size from which
///   WCAG counts text as large.
/// - Measured is the weight as drawn, under the settings of the person.
/// - Smallest counterexample: a text of 17 points in light.
package struct WeightLegible: ScreenSpec {
    package let id = SpecID.weightLegible
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The size from which text is large, in points.
    private static let largeSize = 24.0

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case light }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        AccessibilityRule(
            "Small text is not drawn in a light weight.", [.humanInterfaceGuidelines(.typography)], severity: .warning,
            threshold: "weight 400 below \(profile.unit.text(Self.largeSize))")
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = presentation.shownText(of: index) else { return nil }
            let light = runs.filter { ($0.weight?.rawValue ?? 400) < 400 }
            if light.isEmpty { return runs.contains { $0.weight == nil } ? nil : .passed }
            if screen.elements[index].isVisible == false { return .inapplicable(.notVisible) }
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            guard let least = light.compactMap(\.pointSize).min() else { return .cannotTell(.fontUnknown) }
            return least < Self.largeSize
                ? .failed(.light, measured: .number(least), required: .number(Self.largeSize)) : .passed
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let size = finding.unit.text(finding.measuredNumber)
        return Finding.Wording(
            fact: "\(finding.element.name) is drawn in a light weight at \(size); light text needs \(finding.unit.text(Self.largeSize))",
            remedy: "draw it in regular or heavier", measure: size)
    }
}

extension WeightLegible {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision do not see thin strokes of small letters.",
            scope: "Shown text of known weight.", exemptions: ["Text of 24 points or more may be light."],
            doubts: ["The capture does not state the size of the text."])
    }
}
