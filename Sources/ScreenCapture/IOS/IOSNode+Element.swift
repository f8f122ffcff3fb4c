import ScreenModel

extension IOSNode {
    /// The element that assistive technology would see; what an element does WebDriverAgent does not tell.
    func element(source: String) -> Element {
        let role = IOSRole.role(of: type)
        var element = Element(role, source: source, frame: frame)
        // `name` is the identifier or else the label: only what differs from the label is surely an identifier.
        element.identifier = name.isEmpty || name == label ? nil : name
        element.label = role.isTextInput ? fieldLabel : label
        element.value = value(as: role)
        element.traits = traits
        element.isAccessibilityElement = isAccessible
        element.isVisible = isVisible
        element.isEnabled = isEnabled
        element.text = text(as: role)
        // Only what can have focus has it; that another has none says nothing.
        if isFocused == true { element.keyboard = KeyboardBehavior(isFocusable: true) }
        if IOSRole.isModal(role) { element.modal = ModalBehavior() }
        return element
    }

    /// The name of a field: its label, or else the placeholder, which VoiceOver speaks while the field is empty.
    ///
    /// Older versions of WebDriverAgent tell no placeholder and give that of an
    /// empty field as its value. There a value may be the placeholder, and the
    /// name is unknown.
    private var fieldLabel: String? {
        if !label.isEmpty { return label }
        if let placeholder, !placeholder.isEmpty { return placeholder }
        return value.isEmpty ? "" : nil
    }

    /// The value, without what WebDriverAgent puts there of its own.
    ///
    /// It fills the empty value of a text with the label, of a selected button
    /// with 1, of a field with the placeholder.
    private func value(as role: Role) -> String? {
        switch role {
        case .text where value == label: return label.isEmpty ? "" : nil
        case .button where value == "1": return nil
        case _ where role.isTextInput && value == placeholder: return ""
        default: return value
        }
    }

    /// The text drawn, known of texts and of fields that do not hide it.
    private func text(as role: Role) -> [TextRun]? {
        guard role == .text || (role.isTextInput && role != .secureTextField) else { return nil }
        let string = role == .text && !label.isEmpty ? label : value
        return string.isEmpty ? [] : [TextRun(string)]
    }
}
