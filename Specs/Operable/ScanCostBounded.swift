package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Reaching any control takes at most a number of scan steps that depends on the
/// number of controls.
///
/// - Source: Apple, App accessibility for Switch Control (WWDC 2020): group what
///   belongs together.
/// - Threshold: the profile's; by default 2·√n + 8 steps for n controls, rounded
///   down. √n groups of √n controls take 2·√n; up to 16 controls need no groups.
/// - Measured are the highlights until the control is highlighted, over all groups
///   entered; the costliest control is reported. The rows of a list count as in
///   groups of √n, which the system makes (Settings, Switch Control, Group Items).
/// - Smallest counterexample: a column of 17 buttons.
package struct ScanCostBounded: ScreenSpec {
    package let id = SpecID.scanCostBounded
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case far }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let demand = profile.thresholds.scanSteps
        let steps = "\(decimalText(demand.perSquareRoot))·√n + \(decimalText(demand.base))"
        return AccessibilityRule(
            "Reaching any control takes at most \(steps) scan steps for n controls.", [.other(.switchControlTalk)], severity: .warning,
            threshold: "\(steps) steps for n controls")
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let costs = presentation.scanTree.costs(
            where: { !presentation.context.isSystemProvided[$0] && !presentation.isScrolledOut($0) },
            dividing: { presentation.screen.elements[$0].containerType == .list })
        guard let worst = costs.max(by: { $0.steps < $1.steps }) else { return }
        if costs.allSatisfy({ presentation.screen.elements[$0.element].isAccessibilityElement == nil }) {
            return verdicts.recordUntested(.exposureUnknown)
        }
        let allowed = thresholds.scanSteps.mostSteps(among: costs.count)
        let judgment: Judgment<Failure> =
            worst.steps <= allowed
            ? .passed : .failed(.far, measured: .number(Double(worst.steps)), required: .number(Double(allowed)))
        record(judgment, of: worst.element, on: presentation, into: &verdicts)
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) is many scan steps away", remedy: "group the controls")
        }
        return Finding.Wording(
            fact: "\(finding.element.name) is \(decimalText(measured)) scan steps away; at most \(decimalText(required)) wanted",
            remedy: "put what belongs together into containers of the navigation style combined: "
                + "\(decimalText(measured - required)) \(measured - required == 1 ? "step" : "steps") fewer",
            measure: "\(decimalText(measured)) steps")
    }
}

extension ScanCostBounded {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users wait about a second for each step, and start again after a wrong press.",
            scope: "Screens with controls that Switch Control visits.",
            exemptions: ["The keys of the system's keyboard do not count.", "Neither do controls that are scrolled out of sight."],
            doubts: [SpecGuide.unknownStops])
    }
}
