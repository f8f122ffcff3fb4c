package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Backward undoes forward.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly: from every stop the keyboard reaches, Shift-Tab after Tab
///   leads back to it.
/// - Smallest counterexample: three buttons, Tab of the first leading to the last.
package struct FocusBackwardInverts: ScreenSpec {
    package let id = SpecID.focusBackwardInverts
    package let rule = AccessibilityRule("Backward undoes forward.", [.wcag(.focusOrder)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case elsewhere }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let graph = presentation.keyboardGraph
        if graph.stops.isEmpty {
            let isUnknown = presentation.context.controls.contains { screen.elements[$0].keyboard?.isFocusable == nil }
            return isUnknown ? verdicts.recordUntested(.keyboardUnknown) : ()
        }
        guard graph.isComplete else { return verdicts.recordUntested(.keyboardUnknown) }
        let isReachable = presentation.keyboardReach
        // A recorder also sets the focus where only arrow keys lead, such as on the
        // tab beside the chosen one. No one gets there with Tab.
        let walked = presentation.recordedFocus.map { Set(($0.tabSequence + $0.shiftTabSequence).compactMap(\.self)) }
        for (position, stop) in graph.stops.enumerated() where isReachable[position] {
            guard let next = target(of: .tab, from: position, graph), next != graph.outside, next != position,
                let back = target(of: .shiftTab, from: next, graph), back != next
            else { continue }
            if let walked, !walked.contains(screen.elements[stop].source) { continue }
            // An element that took focus and is not drawn in the capture belongs to
            // another state of the screen.
            if [position, next].contains(where: { screen.elements[graph.stops[$0]].isVisible == false }) {
                verdicts.recordInapplicable(.notVisible)
                continue
            }
            // A group without a choice is entered at its nearer end.
            if back != graph.outside, [position, back].allSatisfy({ screen.elements[graph.stops[$0]].role == .radioButton }) {
                verdicts.pass()
                continue
            }
            // A recording may have seen Shift-Tab lead to several places.
            let isInverted = graph.edges[next].contains { $0.key == .shiftTab && $0.target == position }
            let judgment: Judgment<Failure> =
                isInverted
                ? .passed
                : .failed(.elsewhere, related: [graph.stops[next]] + (back == graph.outside ? [] : [graph.stops[back]]))
            record(judgment, of: stop, on: presentation, into: &verdicts)
        }
    }

    private func target(of key: ScreenElement.Key, from position: Int, _ graph: KeyboardGraph) -> Int? {
        graph.edges[position].first { $0.key == key }?.target
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let next = finding.related.first?.nameInSentence ?? "the next"
        let back = finding.related.count > 1 ? finding.related[1].nameInSentence : "outside"
        return Finding.Wording(
            fact: "Tab leads from \(finding.element.nameInSentence) to \(next), and Shift-Tab from there to \(back)",
            remedy: "set Shift-Tab where Tab is set by hand, or neither")
    }
}

extension FocusBackwardInverts {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard users who go one stop too far and back are somewhere else.",
            scope: "Stops whose Tab leads to another stop.",
            exemptions: [
                "Stops that keep Tab are judged by no-keyboard-trap.",
                "A group of radio buttons without a choice is entered at its first or its last one.",
            ],
            doubts: [SpecGuide.unknownKeys])
    }
}
