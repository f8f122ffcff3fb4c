extension ScreenElement.Traits {
    /// What an element with the traits is to the person, whatever its class; `nil`
    /// where they do not say.
    ///
    /// The private traits for fields have medium confidence.
    package var role: ScreenElement.Role? { Self.roles.first { contains($0.trait) }?.role }

    /// The role of each trait that tells one; the first of several counts.
    private static let roles: [(trait: ScreenElement.Traits, role: ScreenElement.Role)] = [
        (.secureTextField, .secureTextField), (.searchField, .searchField), (.textArea, .textEditor), (.textEntry, .textField),
        (.toggleButton, .toggle), (.radioButton, .radioButton), (.pickerElement, .picker), (.adjustable, .slider),
        (.keyboardKey, .keyboardKey), (.link, .link), (.button, .button), (.image, .image), (.staticText, .text),
    ]
}
