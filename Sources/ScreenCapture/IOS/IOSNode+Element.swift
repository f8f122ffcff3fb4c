package import EveryScreenModel

extension IOSNode {
    /// The element that assistive technology would see; none of the tools reports
    /// what an element does.
    package func element(source: String) -> ScreenElement {
        var element = ScreenElement(role, source: source, frame: frame)
        element.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
        element.label = spokenLabel
        element.value = spokenValue
        element.hint = hint
        element.traits = allTraits
        element.isAccessibilityElement = isAccessible
        element.isVisible = isVisible
        element.isEnabled = isEnabled
        element.text = shownText
        // Only focusable elements have focus; an element without focus may be
        // focusable or not.
        if isFocused == true { element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) }
        if role.isTextInput, let placeholder, !placeholder.isEmpty { element.field = ScreenElement.FieldFacts(placeholder: placeholder) }
        if IOSRole.isModal(role) { element.modal = ScreenElement.ModalBehavior() }
        return element
    }

    /// The label; that of a text without one is the text, which may be stated as
    /// its value.
    private var spokenLabel: String? {
        if isLabelUnknown { return nil }
        if role.isTextInput { return fieldLabel }
        guard role == .text, label.isEmpty else { return label }
        return isCutOff ? nil : value.isEmpty ? text ?? "" : value
    }

    /// The name of a field: its label, or else the placeholder, which VoiceOver
    /// speaks while the field is empty.
    ///
    /// If no placeholder is stated, that of an empty field may be its value, as in
    /// older versions of WebDriverAgent; the name is unknown then.
    private var fieldLabel: String? {
        if !label.isEmpty { return label }
        if let placeholder, !placeholder.isEmpty { return placeholder }
        return value.isEmpty ? "" : nil
    }

    /// The value, without the additions of tools.
    ///
    /// They fill the empty value of a text with the label, of a selected button
    /// with 1, of a field with the placeholder.
    private var spokenValue: String? {
        switch role {
        case _ where isCutOff: nil
        case .text where value == label: label.isEmpty ? "" : nil
        case .text where label.isEmpty: ""
        case .button where value == "1": nil
        case _ where role.isTextInput && value == placeholder: ""
        default: value
        }
    }

    /// The drawn text, known of texts and of fields that do not hide it.
    private var shownText: [ScreenElement.TextRun]? {
        if let text { return text.isEmpty ? [] : [ScreenElement.TextRun(text)] }
        guard !isCutOff, role == .text || (role.isTextInput && role != .secureTextField) else { return nil }
        let string = role == .text && !label.isEmpty ? label : value
        let isPlaceholder = role.isTextInput && string == placeholder ? true : nil
        return string.isEmpty ? [] : [ScreenElement.TextRun(string, isPlaceholder: isPlaceholder)]
    }

    /// The traits; the selected state is stored only here, with those that the role
    /// implies.
    private var allTraits: ScreenElement.Traits? {
        if let traits { return isSelected == true ? traits.union(.selected) : traits }
        return isSelected == true ? role.impliedTraits.union(.selected) : nil
    }
}
