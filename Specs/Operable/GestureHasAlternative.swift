package import EveryScreenAudit
import EveryScreenModel

/// Every action of a swipe, long press, drag or multi-finger gesture is available
/// without it.
///
/// - Source: WCAG 2.2 SC 2.5.1 (level A), 2.5.7 (level AA) and 2.5.4 (level A) for
///   movements of the device.
/// - Threshold: an action of the same identity on the screen, activated by a tap
///   or offered as a custom action or a step.
/// - Smallest counterexample: a cell with a swipe that deletes and nothing else
///   that does.
package struct GestureHasAlternative: ScreenSpec {
    package let id = SpecID.gestureHasAlternative
    package let rule = AccessibilityRule(
        "Every action of a swipe, long press, drag or multi-finger gesture is available without it.",
        [.wcag(.pointerGestures), .wcag(.draggingMovements), .wcag(.motionActuation)])

    /// The gesture that nothing else stands for.
    package struct Failure: FailureKind {
        let gesture: ScreenElement.Gesture.Kind

        init(gesture: ScreenElement.Gesture.Kind) { self.gesture = gesture }

        package init?(rawValue: String) {
            guard let gesture = ScreenElement.Gesture.Kind(rawValue: rawValue) else { return nil }
            self.gesture = gesture
        }

        package static let allCases = ScreenElement.Gesture.Kind.allCases.map(Failure.init)

        package var rawValue: String { gesture.rawValue }
    }

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

    private static func judgment(of gesture: ScreenElement.Gesture, among actions: Set<String>) -> Judgment<Failure> {
        let candidates = (gesture.action.map { [$0] } ?? []) + (gesture.alternatives ?? [])
        if candidates.contains(where: actions.contains) { return .passed }
        if gesture.action == nil, gesture.alternatives == nil { return .cannotTell(.actionUnknown) }
        return .failed(Failure(gesture: gesture.kind))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let gesture =
            switch failure.gesture {
            case .longPress: "a long press"
            case .doubleTap: "a double tap"
            case .multiFingerTap: "a tap with several fingers"
            case .edgeSwipe: "a swipe from the edge"
            case .path: "a drawn path"
            case .swipe, .drag, .pinch, .rotate, .shake, .tilt: "a \(failure.rawValue)"
            }
        return Finding.Wording(
            fact: "what \(gesture) on \(finding.element.nameInSentence) does cannot be done without it",
            remedy: "offer the same as a custom action, and as a button")
    }
}

extension GestureHasAlternative {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who cannot make the gesture, or who use a switch, a keyboard or their voice, cannot do what it does.",
            scope: "Every known gesture.",
            doubts: ["The capture does not state what the gesture does."])
    }
}
