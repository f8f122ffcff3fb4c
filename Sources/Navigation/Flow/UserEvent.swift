public import EveryScreenModel

/// An action of a person.
public enum UserEvent: Hashable, Sendable, Codable, CustomStringConvertible {
    /// A move or action of a screen reader.
    public enum ReaderMove: String, Hashable, Sendable, Codable, CaseIterable {
        case next, previous, activate, escape, magicTap, increment, decrement
    }

    /// A tap on an element, by its name.
    case touch(String)
    /// A key.
    case key(ScreenElement.Key)
    /// A gesture of a screen reader.
    case reader(ReaderMove)
    /// The choice of an element by Switch Control, by its name.
    case select(String)
    /// A command of Voice Control: the name said, or the number.
    case say(String)
    /// An action other than activation, by its name; the name of the element.
    case perform(String, on: String, by: InputMethod)
    /// One step up of an adjustable element, by its name; a screen reader has its
    /// own gesture.
    case increment(String, by: InputMethod)
    /// One step down of an adjustable element, by its name.
    case decrement(String, by: InputMethod)
    /// A text that is entered into a field, by its name.
    case enter(String, into: String, by: InputMethod)
    /// Waiting, in seconds.
    case wait(Double)
    /// The app is put into the background and returns.
    case interruption
    /// The settings change while the app is visible; the changes in words.
    case settings(String)

    /// The input method of the event; `nil` for waiting and for events that
    /// happen to the app, which all have.
    public var inputMethod: InputMethod? {
        switch self {
        case .touch: .touch
        case .key: .keyboard
        case .reader: .screenReader
        case .select: .switchControl
        case .say: .voiceControl
        case .perform(_, on: _, let inputMethod), .increment(_, let inputMethod), .decrement(_, let inputMethod),
            .enter(_, into: _, let inputMethod):
            inputMethod
        case .wait, .interruption, .settings: nil
        }
    }

    /// Whether the event needs a gesture of several fingers, or of more than a tap;
    /// scrolling does not count, since every system offers it as a tap.
    package var needsGesture: Bool {
        switch self {
        case .perform(let name, on: _, by: .touch): name != FlowScreen.Offer.scroll
        case .increment(_, by: .touch), .decrement(_, by: .touch): true
        case .reader(let move): move == .escape || move == .magicTap
        default: false
        }
    }

    /// Whether the event happens to the app; no journey may depend on it.
    package var isExternal: Bool {
        switch self {
        case .interruption, .settings: true
        default: false
        }
    }

    /// The event in a few words.
    public var description: String {
        switch self {
        case .touch(let name): "touch \"\(name)\""
        case .key(let key): key.displayName
        case .reader(let move): "reader \(move.rawValue)"
        case .select(let name): "select \"\(name)\""
        case .say(let name): "say \"\(name)\""
        case .perform(let action, on: let name, let inputMethod): "\(Self.verb(inputMethod)) \"\(action)\" of \"\(name)\""
        case .increment(let name, let inputMethod): "\(Self.verb(inputMethod)) more of \"\(name)\""
        case .decrement(let name, let inputMethod): "\(Self.verb(inputMethod)) less of \"\(name)\""
        case .enter(let text, into: let name, let inputMethod): "\(Self.verb(inputMethod)) text \"\(text)\" into \"\(name)\""
        case .interruption: "background and return"
        case .settings(let changes): "settings \(changes)"
        case .wait(let seconds): "wait \(seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)") s"
        }
    }

    private static func verb(_ inputMethod: InputMethod) -> String {
        switch inputMethod {
        case .touch: "touch"
        case .keyboard: "keys"
        case .screenReader: "reader"
        case .switchControl: "select"
        case .voiceControl: "say"
        }
    }
}

/// An input method: how people move and act.
public enum InputMethod: String, Hashable, Sendable, Codable, CaseIterable {
    case touch, keyboard, screenReader, switchControl, voiceControl

    /// Whether the input method has a focus or a cursor.
    public var hasFocus: Bool { self == .keyboard || self == .screenReader }
}
