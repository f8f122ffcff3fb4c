public import EveryScreenModel

/// An event of an app.
public enum FlowEvent: Hashable, Sendable {
    /// An element is activated: the identity of its action, else the name of the
    /// element.
    ///
    /// Other actions and gestures that state this identity send the same event.
    case activate(String)
    /// An action other than activation is performed: its name, else its kind ("long
    /// press", "scroll"); and the name of the element.
    case perform(String, on: String)
    /// The person has moved the focus to an element, by its name; moves by the app
    /// or the system are no event.
    case focus(String)
    /// An adjustable element is incremented, by its name.
    case increment(String)
    /// An adjustable element is decremented, by its name.
    case decrement(String)
    /// A text is entered into a field, by its name, in place of its content.
    case enter(String, into: String)
    /// The innermost modal is dismissed, by key or gesture; without one the app
    /// goes back.
    case escape
    /// The main action of the screen is requested (VoiceOver's magic tap).
    case magicTap
    /// A number of seconds passes.
    case wait(Double)
    /// The app is put into the background and returns.
    case interruption
    /// The settings change while the app is visible.
    indirect case settings(UserEnvironment)

    /// A notification by which an app informs assistive technology.
    ///
    /// Source: UIAccessibility's `announcement`, `layoutChanged` and
    /// `screenChanged`.
    public enum Notification: Hashable, Sendable {
        /// A text to speak.
        case announcement(String, priority: Priority = .standard)
        /// A part of the screen has changed; the focus moves to the named element,
        /// if there is one.
        case layoutChanged(focus: String?)
        /// Another screen is shown; the focus moves to the named element, else to
        /// the first.
        case screenChanged(focus: String?)

        /// The priority of an announcement among other speech
        /// (`UIAccessibilityPriority`).
        public enum Priority: String, Hashable, Sendable, CaseIterable {
            /// It is spoken after other speech.
            case low
            /// It interrupts other speech, and other speech interrupts it; the
            /// system's default.
            case standard
            /// Other speech does not interrupt it.
            case high
        }

        /// The text of an announcement.
        package var announcement: String? { if case .announcement(let text, _) = self { text } else { nil } }

        /// The name of the element that takes the focus.
        package var focus: String? {
            switch self {
            case .layoutChanged(let name), .screenChanged(let name): name
            case .announcement: nil
            }
        }

        /// Whether another screen is announced without an element.
        var isNewScreen: Bool { self == .screenChanged(focus: nil) }
    }
}
