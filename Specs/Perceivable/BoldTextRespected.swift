package import EveryScreenAudit
package import EveryScreenModel

/// With Bold Text, text is drawn in a heavier weight.
///
/// - Source: Human Interface Guidelines, Typography: respond to Bold Text.
/// - Threshold: a weight greater than with the default settings, except for text
///   that is heavy (800) there.
/// - Measured is the weight as drawn. The fit of the heavier text is a matter of
///   text-not-truncated and content-does-not-overlap.
/// - Smallest counterexample: a text of the style body in a typeface without a
///   heavier weight.
package struct BoldTextRespected: ComparingSpec {
    package let id = SpecID.boldTextRespected
    package let rule = AccessibilityRule(
        "With Bold Text, text is drawn in a heavier weight.", [.humanInterfaceGuidelines(.typography)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unchanged }

    /// Creates the spec.
    package init() {}

    /// The default settings, which other specs compare with as well.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        environment.isBoldText ? [environment.atDefaults] : []
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        judgeEachText(of: presentation, beside: counterpart, into: &verdicts) { _, runs, before in
            var doubt: Judgment<Failure>?
            for (run, its) in zip(runs, before) {
                guard let weight = run.weight, let usual = its.weight else {
                    doubt = doubt ?? .untested(.fontUnknown)
                    continue
                }
                if weight > usual || usual == .heavy { continue }
                // Fonts of a fixed size follow the person's setting, and not the
                // trait by which a test stands for it.
                if run.style == nil {
                    doubt = doubt ?? .cannotTell(.textStyleUnknown)
                    continue
                }
                return .failed(.unchanged, measured: .number(Double(weight.rawValue)), required: .number(Double(usual.rawValue)))
            }
            return doubt ?? .passed
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let (weight, usual) = (decimalText(finding.measuredNumber), decimalText(finding.requiredNumber))
        return Finding.Wording(
            fact: "\(finding.element.textName) has the weight \(weight) with Bold Text, and \(usual) without",
            remedy: "use a font of the system, or a heavier weight of the typeface where legibilityWeight is bold",
            measure: "weight \(weight)")
    }
}

extension BoldTextRespected {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision turn Bold Text on, and this text stays thin.",
            scope: "Shown text of known weight, with Bold Text on.",
            exemptions: ["Text that is heavy (800) without the setting may stay as it is."],
            doubts: ["The capture does not state the text style.", SpecGuide.notShownWithDefaults])
    }
}

extension ScreenElement.FontWeight {
    fileprivate static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
}
