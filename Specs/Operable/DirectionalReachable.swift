package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every element that takes focus is reached by moving it up, down, left and right.
///
/// - Who is harmed: whoever has a remote, a game controller or four keys never gets
///   to it; on a TV that is everybody.
/// - Source: Human Interface Guidelines, Focus and selection.
/// - Decided exactly by three published rules, as that of tvOS is not: Android's
///   beam, CSS Spatial Navigation, and straight ahead. What none of them reaches
///   fails; on a TV also what one of them does not reach, less badly.
/// - Applies to screens with two elements or more that take focus, on devices that
///   move it by direction: not on a Mac, nor to pages whose keys were recorded.
/// - Severity: an error on a TV, where there is no other key; a warning elsewhere.
/// - Cannot tell of over a thousand elements that take focus.
/// - Untested where the capture does not tell what takes focus.
/// - Smallest counterexample: two buttons in one place.
package struct DirectionalReachable: ScreenSpec {
    package let id = "directional-reachable"
    package let claim = "Every element that takes focus is reached by moving it up, down, left and right."
    package let sources = ["HIG, Focus and selection"]
    package let severity = Finding.Severity.warning

    /// Each is compared with each: a million comparisons a direction.
    private static let mostStops = 1_000

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let environment = presentation.environment
        guard environment.idiom != .mac, presentation.recordedFocus == nil else { return }
        let stops = presentation.keyboardGraph.stops
        if stops.isEmpty, presentation.hasUnknownKeyboard { return verdicts.leaveUntested(.keyboardUnknown) }
        guard stops.count > 1 else { return }
        guard stops.count <= Self.mostStops else {
            return verdicts.cannotTell(presentation.reference(to: stops[0]), .budgetExceeded)
        }
        let isTV = environment.idiom == .tv
        let (unreached, doubtful) = islands(on: presentation, isTV)
        judgeEach(stops.sorted(), of: presentation, into: &verdicts) { index in
            if unreached.contains(index) { return .failed("unreached", severity: isTV ? .error : nil) }
            return doubtful.contains(index) ? .failed("doubtful") : .passed
        }
    }

    /// What no rule reaches, and on a TV what some rule does not.
    private func islands(on presentation: ScreenPresentation, _ isTV: Bool) -> (unreached: Set<Int>, doubtful: Set<Int>) {
        if !isTV {
            // The rule straight ahead is quickly followed, and what it reaches is no error by all rules.
            let straight = DirectionalFocus(presentation.screen, engine: .projection, order: presentation.keyboardGraph.stops)
            if straight.islands.isEmpty { return ([], []) }
        }
        let islands = presentation.directionalIslands
        return (Set(islands.byEveryRule), isTV ? Set(islands.bySomeRule) : [])
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        finding.kind == "unreached"
            ? Finding.Wording(
                fact: "moving the focus up, down, left and right never leads to \(finding.element.nameInSentence)",
                remedy: "place it apart from the others, or lead the focus to it with a focus guide")
            : Finding.Wording(
                fact: "\(finding.element.name) stands in line with no other element that takes focus",
                remedy: "align it with another, or lead the focus to it with a focus guide")
    }
}
