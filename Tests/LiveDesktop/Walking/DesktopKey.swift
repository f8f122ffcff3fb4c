import CAtspi

/// A key press, sent to the window with focus by the X server's test extension.
enum DesktopKey: CaseIterable {
    case tab, shiftTab, escape, up, down, left, right, controlTab

    /// The name in a recording, as browsers name keys.
    var name: String {
        switch self {
        case .tab: "Tab"
        case .shiftTab: "Shift+Tab"
        case .escape: "Escape"
        case .up: "ArrowUp"
        case .down: "ArrowDown"
        case .left: "ArrowLeft"
        case .right: "ArrowRight"
        case .controlTab: "Ctrl+Tab"
        }
    }

    /// The keys that may leave a stop which keeps Tab: the standard ones, and the
    /// one of the GNOME Human Interface Guidelines.
    static let exits: [DesktopKey] = [.right, .down, .left, .up, .escape, .controlTab]

    /// The X11 keysym (keysymdef.h).
    private var symbol: Int {
        switch self {
        case .tab, .shiftTab, .controlTab: 0xFF09
        case .escape: 0xFF1B
        case .left: 0xFF51
        case .up: 0xFF52
        case .right: 0xFF53
        case .down: 0xFF54
        }
    }

    /// The key code of a modifier on a keyboard with 105 keys.
    private var modifier: Int? {
        switch self {
        case .shiftTab: 50
        case .controlTab: 37
        default: nil
        }
    }

    /// Presses and releases the key; returns false if the registry of AT-SPI
    /// refuses it.
    @MainActor
    func press() -> Bool {
        if let modifier, !Self.send(modifier, ATSPI_KEY_PRESS) { return false }
        let isSent = Self.send(symbol, ATSPI_KEY_SYM)
        if let modifier { return Self.send(modifier, ATSPI_KEY_RELEASE) && isSent }
        return isSent
    }

    @MainActor
    private static func send(_ value: Int, _ kind: AtspiKeySynthType) -> Bool {
        attempt { atspi_generate_keyboard_event(value, nil, kind, &$0) } == 1
    }
}
