extension ScreenElement.Traits {
    /// What an element with the traits is to the person, whatever its class; `nil` where they do not say.
    ///
    /// The private traits for fields have medium confidence.
    package var role: ScreenElement.Role? {
        if contains(.secureTextField) { return .secureTextField }
        if contains(.searchField) { return .searchField }
        if contains(.textArea) { return .textEditor }
        if contains(.textEntry) { return .textField }
        if contains(.toggleButton) { return .toggle }
        if contains(.radioButton) { return .radioButton }
        if contains(.pickerElement) { return .picker }
        if contains(.adjustable) { return .slider }
        if contains(.keyboardKey) { return .keyboardKey }
        if contains(.link) { return .link }
        if contains(.button) { return .button }
        if contains(.image) { return .image }
        return contains(.staticText) ? .text : nil
    }
}
