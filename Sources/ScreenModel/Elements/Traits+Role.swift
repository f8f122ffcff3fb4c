extension ScreenElement.Traits {
    /// The role that the traits state, whatever the element's class; `nil` where
    /// they state none.
    ///
    /// The private traits for fields have medium confidence.
    package var role: ScreenElement.Role? { Self.roles.first { contains($0.trait) }?.role }

    /// The role of each trait that implies one; the first of several counts.
    private static let roles: [(trait: ScreenElement.Traits, role: ScreenElement.Role)] = [
        (.secureTextField, .secureTextField), (.searchField, .searchField), (.textArea, .textEditor), (.textEntry, .textField),
        (.toggleButton, .toggle), (.radioButton, .radioButton), (.pickerElement, .picker), (.adjustable, .slider),
        (.keyboardKey, .keyboardKey), (.link, .link), (.button, .button), (.image, .image), (.staticText, .text),
    ]
}
