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
    /// Waiting, in seconds.
    case wait(Double)

    /// The input method of the event; `nil` for waiting, which all have.
    public var way: InputMethod? {
        switch self {
        case .touch: .touch
        case .key: .keyboard
        case .reader: .screenReader
        case .select: .switchControl
        case .say: .voiceControl
        case .wait: nil
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
        case .wait(let seconds): "wait \(seconds == seconds.rounded() && seconds < 1e9 ? "\(Int(seconds))" : "\(seconds)") s"
        }
    }
}

/// An input method: how people move and act.
public enum InputMethod: String, Hashable, Sendable, CaseIterable {
    case touch, keyboard, screenReader, switchControl, voiceControl

    /// Whether the input method has a focus or a cursor.
    public var hasFocus: Bool { self == .keyboard || self == .screenReader }
}
