package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Reaching any control takes at most so many scan steps.
///
/// - Who is harmed: whoever works with a switch waits a second a step, and starts
///   again after a wrong press.
/// - Source: Apple, App accessibility for Switch Control (WWDC 2020): group what
///   belongs together.
/// - Threshold: 2·√n + 8 steps for n controls, rounded down; the profile says. So
///   many groups as each has members take 2·√n; up to 16 controls need none.
/// - Measured are the highlights waited for until the control is highlighted, over
///   all groups entered; the costliest control is told.
/// - Applies to screens with controls that Switch Control visits; the keys of the
///   system's keyboard do not count.
/// - Untested where the capture does not tell at what assistive technology stops.
/// - Smallest counterexample: a column of 17 buttons.
package struct ScanCostBounded: ScreenSpec {
    package let id = "scan-cost-bounded"
    package let claim = "Reaching any control takes at most 2·√n + 8 scan steps for n controls."
    package let sources = ["Apple, App accessibility for Switch Control (WWDC 2020)"]
    package let severity = Finding.Severity.warning

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let costs = presentation.scanTree.costs.filter { !presentation.standing.isSystemProvided[$0.element] }
        guard let worst = costs.max(by: { $0.steps < $1.steps }) else { return }
        if costs.allSatisfy({ presentation.screen.elements[$0.element].isAccessibilityElement == nil }) {
            return verdicts.leaveUntested(.exposureUnknown)
        }
        let allowed = thresholds.scanSteps.mostSteps(among: costs.count)
        let judgment: Judgment =
            worst.steps <= allowed
            ? .passed : .failed("far", measured: .number(Double(worst.steps)), required: .number(Double(allowed)))
        record(judgment, of: worst.element, on: presentation, into: &verdicts)
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) is many scan steps away", remedy: "group the controls")
        }
        return Finding.Wording(
            fact: "\(finding.element.name) is \(pointsText(measured)) scan steps away; at most \(pointsText(required)) wanted",
            remedy: "put what belongs together into containers of the navigation style combined: "
                + "\(pointsText(measured - required)) steps fewer",
            measure: "\(pointsText(measured)) steps")
    }
}
