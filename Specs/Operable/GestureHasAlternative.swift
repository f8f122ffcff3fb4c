package import EveryScreenAudit
package import EveryScreenModel

/// Every action of a swipe, long press, drag or multi-finger gesture is
/// available without it.
///
/// - Source: WCAG 2.2 SC 2.5.1 (level A), 2.5.7 (level AA), 2.5.4 (level A) for
///   movements of the device, and 2.1.1 (level A), since no key makes a gesture.
/// - Threshold: an action of the same identity on the screen, activated by a
///   tap or offered as a custom action or a step.
/// - While the control that does the same is disabled, the gesture may do nothing
///   either, so that only a person can say.
/// - A gesture of three fingers is a note even so, since Zoom and VoiceOver
///   take it.
/// - Smallest counterexample: a cell with a swipe that deletes and nothing else
///   that does.
package struct GestureHasAlternative: ScreenSpec {
    package let id = SpecID.gestureHasAlternative
    package let rule = AccessibilityRule(
        "Every action of a swipe, long press, drag or multi-finger gesture is available without it.",
        [.wcag(.pointerGestures), .wcag(.draggingMovements), .wcag(.motionActuation), .wcag(.keyboard)])

    /// The ways in which the claim fails.
    package enum Failure: FailureKind {
        /// Nothing else stands for the gesture.
        case without(ScreenElement.Gesture.Kind)
        /// Zoom takes the gesture.
        case threeFingers

        package init?(rawValue: String) {
            guard let failure = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = failure
        }

        package static let allCases = ScreenElement.Gesture.Kind.allCases.map(Failure.without) + [.threeFingers]

        package var rawValue: String {
            switch self {
            case .without(let gesture): gesture.rawValue
            case .threeFingers: "threeFingers"
            }
        }
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var simple: Set<String>?
        for index in screen.elements.indices {
            let gestures = (screen.elements[index].gestures ?? []) + Self.longPresses(of: screen.elements[index])
            if gestures.isEmpty { continue }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) {
                verdicts.recordInapplicable(reason)
                continue
            }
            let known = simple ?? presentation.simpleActions
            simple = known
            for gesture in gestures {
                record(Self.judgment(of: gesture, among: known, presentation), of: index, on: presentation, into: &verdicts)
            }
        }
    }

    /// The long presses among the actions of an element, as gestures.
    private static func longPresses(of element: ScreenElement) -> [ScreenElement.Gesture] {
        (element.actions ?? []).compactMap { action in
            guard action.kind == .longPress, let name = action.identifier else { return nil }
            return ScreenElement.Gesture(.longPress, action: name)
        }
    }

    /// The number of fingers by which people move and change the magnified part of
    /// the screen (Human Interface Guidelines, Accessibility; iPhone User Guide,
    /// Zoom).
    private static let fingersOfZoom = 3

    private static func judgment(
        of gesture: ScreenElement.Gesture, among actions: Set<String>, _ presentation: ScreenPresentation
    ) -> Judgment<Failure> {
        let candidates = (gesture.action.map { [$0] } ?? []) + (gesture.alternatives ?? [])
        if candidates.contains(where: actions.contains) {
            return gesture.fingerCount == fingersOfZoom ? .failed(.threeFingers, severity: .note) : .passed
        }
        if gesture.action == nil, gesture.alternatives == nil { return .cannotTell(.actionUnknown) }
        // The gesture may do nothing either while the control is disabled.
        if candidates.contains(where: presentation.disabledActions.contains) { return .cannotTell(.humanJudgement) }
        return .failed(.without(gesture.kind))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .without(let kind) = failure else {
            return Finding.Wording(
                fact: "a gesture of \(finding.element.nameInSentence) takes three fingers, as the gestures of Zoom and VoiceOver do",
                remedy: "use another number of fingers, or UIAccessibilityRegisterGestureConflictWithZoom")
        }
        let gesture =
            switch kind {
            case .longPress: "a long press"
            case .doubleTap: "a double tap"
            case .multiFingerTap: "a tap with several fingers"
            case .edgeSwipe: "a swipe from the edge"
            case .path: "a drawn path"
            case .swipe, .drag, .pinch, .rotate, .shake, .tilt: "a \(kind.rawValue)"
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
            doubts: ["The capture does not state what the gesture does.", "The control that does the same is disabled."])
    }
}
