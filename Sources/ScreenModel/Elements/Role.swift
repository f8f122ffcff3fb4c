extension ScreenElement {
    /// The purpose of an element for the person who uses it.
    ///
    /// The raw value is the stable name in files and paths; a case is never renamed
    /// once released. The names follow XCUIElement and ARIA where both agree.
    public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
        // Controls: what can be operated.
        case button, link, toggle, checkBox, radioButton, slider, stepper, picker, segment
        case textField, secureTextField, searchField, textEditor
        case tab, menuItem, disclosure, keyboardKey

        // Roles that inform.
        case text, heading, image, progressIndicator, map, video, webView, tooltip

        // Roles that hold others.
        case screen, group, list, cell, table, scrollView, navigationBar, tabBar, toolbar, statusBar, menu
        case alert, sheet, dialog, keyboard

        /// A role that the capture does not state, or a class that this version
        /// does not know.
        case unknown

        /// Hashes the case: hashing the raw value, as enums of strings do, takes
        /// ten times as long.
        public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }

        /// Whether the role by itself promises that the element can be operated.
        public var isControl: Bool {
            switch self {
            case .button, .link, .toggle, .checkBox, .radioButton, .slider, .stepper, .picker, .segment,
                .textField, .secureTextField, .searchField, .textEditor, .tab, .menuItem, .disclosure, .keyboardKey:
                true
            default: false
            }
        }

        /// Whether text is typed into the element.
        public var isTextInput: Bool {
            switch self {
            case .textField, .secureTextField, .searchField, .textEditor: true
            default: false
            }
        }

        /// Whether the element's purpose is to hold other elements.
        public var isContainer: Bool {
            switch self {
            case .screen, .group, .list, .cell, .table, .scrollView, .navigationBar, .tabBar, .toolbar, .statusBar, .menu,
                .alert, .sheet, .dialog, .keyboard, .unknown:
                true
            default: false
            }
        }

        /// The role in running English text: "text field", "button".
        public var spokenName: String {
            if self == .unknown { return "element" }
            var words = ""
            for character in rawValue {
                if character.isUppercase { words += " " }
                words += character.lowercased()
            }
            return words
        }
    }
}
