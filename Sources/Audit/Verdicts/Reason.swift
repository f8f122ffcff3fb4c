/// Why an outcome is neither passed nor failed, or which exception made it passed; the raw value is the stable key.
public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Nothing on the screen is of the kind the claim is about.
    case nothingToJudge
    /// Hidden from assistive technology.
    case hidden
    /// Not drawn at the moment.
    case notVisible
    /// Without any extent: nothing of it is on the screen.
    case zeroArea
    /// Not a stop of assistive technology.
    case notInAccessibilityTree
    /// Cannot be operated at the moment.
    case disabled
    /// Carries no information.
    case decorative
    /// Part of the system, not of the app: keys, the status bar.
    case systemProvided
    /// Out of reach because a modal is open over it.
    case behindModal
    /// A link within a text, whose size follows the text.
    case inlineText
    /// Another target that is large enough does the same.
    case equivalentExists
    /// The capture does not tell the label.
    case labelUnknown
    /// Coordinates are pixels of unknown density.
    case densityUnknown
    /// The capture shows only the part that is scrolled into view.
    case scrolledPartlyOut
    /// The capture does not tell what the keyboard does.
    case keyboardUnknown
    /// The capture does not tell where the text is drawn.
    case textFrameUnknown
    /// A frame is not finite.
    case frameInvalid
    /// Judging it exactly would take too long.
    case budgetExceeded
    /// More states can be reached than were explored.
    case boundReached

    /// The reason as the end of a sentence: "because …".
    public var sentence: String {
        switch self {
        case .nothingToJudge: "nothing on the screen is of that kind"
        case .hidden: "it is hidden from assistive technology"
        case .notVisible: "it is not drawn at the moment"
        case .zeroArea: "it has no extent"
        case .notInAccessibilityTree: "it is not a stop of assistive technology"
        case .disabled: "it is disabled"
        case .decorative: "it is decorative"
        case .systemProvided: "the system provides it"
        case .behindModal: "a modal is open over it"
        case .inlineText: "it is a link within a text"
        case .equivalentExists: "another target that is large enough does the same"
        case .labelUnknown: "the capture does not tell its label"
        case .densityUnknown: "its size is in pixels of unknown density; give --density"
        case .scrolledPartlyOut: "the capture shows only the part that is scrolled into view"
        case .keyboardUnknown: "the capture does not tell what the keyboard does"
        case .textFrameUnknown: "the capture does not tell where its text is drawn"
        case .frameInvalid: "its frame is not finite"
        case .budgetExceeded: "more lies over it than can be judged in time"
        case .boundReached: "more states can be reached than were explored"
        }
    }
}
