package import EveryScreenAudit
import EveryScreenModel

/// What a swipe, long press, drag or multi-finger gesture does can be done without it.
///
/// - Who is harmed: whoever cannot make the gesture, or uses a switch, a keyboard
///   or a voice, which have none.
/// - Source: WCAG 2.2 SC 2.5.1 (level A), 2.5.7 (level AA) and 2.5.4 (level A) for
///   movements of the device.
/// - Threshold: an action of the same identity on the screen, activated by a tap
///   or offered as a custom action or a step.
/// - Applies to every gesture told of.
/// - Cannot tell where the capture does not tell what a gesture does.
/// - Smallest counterexample: a cell with a swipe that deletes and nothing else that does.
package struct GestureHasAlternative: ScreenSpec {
    package let id = "gesture-has-alternative"
    package let claim = "What a swipe, long press, drag or multi-finger gesture does can be done without it."
    package let sources = ["WCAG 2.2 SC 2.5.1", "WCAG 2.2 SC 2.5.7", "WCAG 2.2 SC 2.5.4"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var simple: Set<String>?
        for index in screen.elements.indices {
            guard let gestures = screen.elements[index].gestures, !gestures.isEmpty else { continue }
            if let reason = presentation.standing.reasonNotOperable(index, on: screen) {
                verdicts.skip(reason)
                continue
            }
            let known = simple ?? presentation.simpleActions
            simple = known
            for gesture in gestures {
                record(Self.judgment(of: gesture, among: known), of: index, on: presentation, into: &verdicts)
            }
        }
    }

    private static func judgment(of gesture: ScreenElement.Gesture, among actions: Set<String>) -> Judgment {
        let candidates = (gesture.action.map { [$0] } ?? []) + (gesture.alternatives ?? [])
        if candidates.contains(where: actions.contains) { return .passed }
        if gesture.action == nil, gesture.alternatives == nil { return .cannotTell(.actionUnknown) }
        return .failed(gesture.kind.rawValue)
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let gesture =
            switch ScreenElement.Gesture.Kind(rawValue: finding.kind) {
            case .longPress: "a long press"
            case .doubleTap: "a double tap"
            case .multiFingerTap: "a tap with several fingers"
            case .edgeSwipe: "a swipe from the edge"
            case .path: "a drawn path"
            case let kind?: "a \(kind.rawValue)"
            case nil: "a gesture"
            }
        return Finding.Wording(
            fact: "what \(gesture) on \(finding.element.nameInSentence) does cannot be done without it",
            remedy: "offer the same as a custom action, and as a button")
    }
}
