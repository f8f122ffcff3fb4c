package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Every element that takes focus is reached by moving it up, down, left and right.
///
/// - Source: Human Interface Guidelines, Focus and selection.
/// - Decided exactly by three published rules, as that of tvOS is not: Android's
///   beam, CSS Spatial Navigation, and straight ahead. An element that no rule
///   reaches fails. On a TV, an element that one rule does not reach fails with a
///   lower severity.
/// - Severity: an error on a TV, where there is no other key; a warning elsewhere.
/// - Smallest counterexample: two buttons in one place.
package struct DirectionalReachable: ScreenSpec {
    package let id = SpecID.directionalReachable
    package let rule = AccessibilityRule(
        "Every element that takes focus is reached by moving it up, down, left and right.", [.humanInterfaceGuidelines(.focusAndSelection)],
        severity: .warning)

    /// Each is compared with each: a million comparisons a direction.
    private static let mostStops = 1_000

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unreached, doubtful }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let environment = presentation.environment
        guard environment.idiom != .mac, presentation.recordedFocus == nil else { return }
        let stops = presentation.keyboardGraph.stops
        if stops.isEmpty, presentation.hasUnknownKeyboard { return verdicts.recordUntested(.keyboardUnknown) }
        guard stops.count > 1 else { return }
        guard stops.count <= Self.mostStops else {
            return verdicts.cannotTell(presentation.reference(to: stops[0]), .budgetExceeded)
        }
        let isTV = environment.idiom == .tv
        let (unreached, doubtful) = islands(on: presentation, isTV)
        judgeEach(stops.sorted(), of: presentation, into: &verdicts) { index in
            if unreached.contains(index) { return .failed(.unreached, severity: isTV ? .error : nil) }
            return doubtful.contains(index) ? .failed(.doubtful) : .passed
        }
    }

    /// The elements that no rule reaches, and on a TV those that some rule does
    /// not.
    private func islands(on presentation: ScreenPresentation, _ isTV: Bool) -> (unreached: Set<Int>, doubtful: Set<Int>) {
        if !isTV {
            // The rule straight ahead is quickly followed, and what it reaches is
            // no error by all rules.
            let straight = DirectionalFocus(presentation.screen, engine: .projection, order: presentation.keyboardGraph.stops)
            if straight.islands.isEmpty { return ([], []) }
        }
        let islands = presentation.directionalIslands
        return (Set(islands.byEveryRule), isTV ? Set(islands.bySomeRule) : [])
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .unreached:
            Finding.Wording(
                fact: "moving the focus up, down, left and right never leads to \(finding.element.nameInSentence)",
                remedy: "place it apart from the others, or lead the focus to it with a focus guide")
        case .doubtful:
            Finding.Wording(
                fact: "\(finding.element.name) stands in line with no other element that takes focus",
                remedy: "align it with another, or lead the focus to it with a focus guide")
        }
    }
}

extension DirectionalReachable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with a TV remote, a game controller or four arrow keys never reach the element.",
            scope: "Screens with at least two focusable elements, on devices that move the focus by direction.",
            exemptions: ["Macs, and pages whose keys were recorded, are exempt."],
            doubts: ["More than a thousand elements take focus.", SpecGuide.unknownFocus])
    }
}
