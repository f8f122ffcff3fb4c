extension ScreenElement {
    /// A combination of keys that activates an element wherever the focus is
    /// (`UIKeyCommand`, SwiftUI's `keyboardShortcut`).
    public struct KeyboardShortcut: Hashable, Sendable, Codable {
        /// The keys that are held down.
        public struct Modifiers: OptionSet, Hashable, Sendable, Codable {
            /// The bits.
            public let rawValue: Int

            /// Creates modifiers from bits.
            public init(rawValue: Int) { self.rawValue = rawValue }

            /// Command.
            public static let command = Modifiers(rawValue: 1)
            /// Option, which is Alt on other keyboards.
            public static let option = Modifiers(rawValue: 2)
            /// Control.
            public static let control = Modifiers(rawValue: 4)
            /// Shift.
            public static let shift = Modifiers(rawValue: 8)

        }

        /// A key that is held down.
        package enum ModifierKey: String, Hashable, Sendable, CaseIterable {
            case control, option, shift, command

            /// The key as one of the modifiers.
            package var modifiers: Modifiers {
                switch self {
                case .control: .control
                case .option: .option
                case .shift: .shift
                case .command: .command
                }
            }
        }

        /// The character of the key, in lower case; the name of a key without one,
        /// such as "return".
        public var key: String
        /// The keys that are held down; empty for the key alone.
        public var modifiers: Modifiers
        /// Whether people can turn it off or change it; `nil` is unknown, and then
        /// not to be relied on.
        public var isChangeable: Bool?

        /// Creates a shortcut; with Command, unless other modifiers are given.
        public init(_ key: String, modifiers: Modifiers = .command, isChangeable: Bool? = nil) {
            self.key = key
            self.modifiers = modifiers
            self.isChangeable = isChangeable
        }

        /// The shortcut of the main button of a screen: Return.
        public static let defaultAction = KeyboardShortcut("return", modifiers: [])
        /// The shortcut of the button that cancels: Escape.
        public static let cancelAction = KeyboardShortcut("escape", modifiers: [])

        /// The modifiers one by one, in the order of menus.
        package var modifierKeys: [ModifierKey] {
            get { ModifierKey.allCases.filter { modifiers.contains($0.modifiers) } }
            set { modifiers = newValue.reduce(into: []) { $0.formUnion($1.modifiers) } }
        }

        /// Whether the key writes a character: a letter, a digit, a mark or a
        /// symbol, with Shift or without.
        package var isCharacter: Bool { key.count == 1 && modifiers.isSubset(of: .shift) && key != " " }

        /// The keys in the order of menus: "Shift-Command-K".
        package var displayName: String {
            (modifierKeys.map(\.rawValue) + [key]).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
        }
    }
}
