import EveryScreenCapture
import EveryScreenModel

/// The facts of an Android capture about one view, before any conclusion; `nil` is
/// a fact that the capture does not state.
struct AndroidNode {
    /// The class without its package: "TextView".
    var className = ""
    /// Whether it is the root element of a file, which is no view.
    var isRoot = false
    var text: String?
    var description: String?
    var hint: String?
    var paneTitle: String?
    var resourceID: String?
    var bounds: LayoutRect?
    var isClickable: Bool?
    var isLongClickable: Bool?
    var isFocusable: Bool?
    var isCheckable: Bool?
    var isChecked: Bool?
    var isEnabled: Bool?
    var isSelected: Bool?
    var isPassword: Bool?
    var isScrollable: Bool?
    var isShown: Bool?
    // Only newer versions of Appium state these.
    var isHeading: Bool?
    var isShowingHint: Bool?
    var isFocusableForReader: Bool?
    /// Whether the view is in the tree that TalkBack sees at all; its content may
    /// be even if it is not.
    var isImportant: Bool?
    // Only some tools state these.
    /// Whether text is typed into it, whatever its class.
    var isEditable: Bool?
    /// Whether the view around it draws and reports it, as the days of a calendar
    /// are.
    var isVirtual = false
    var hasFocus: Bool?
    /// The words for the state it is in: "Checked", "3 of 10".
    var stateDescription: String?
    /// The text of the view that is declared as its label.
    var labelingText: String?
    /// The message about wrong content.
    var errorMessage: String?
    var expandedStatus: ScreenElement.ExpandedStatus?
    var setPosition: ScreenElement.SetPosition?
    /// Whether its value can be set in steps.
    var isAdjustable: Bool?

    /// Whether text is typed into it.
    var isTextInput: Bool { isEditable == true || AndroidRole.isTextInput(className) }

    /// Takes the class from its full name, whose last component is enough to know
    /// it by.
    mutating func setClass(_ fullName: String) {
        className = fullName.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? fullName
    }

    /// Whether it does something or takes focus: what TalkBack stops at whatever it
    /// says.
    var isActionable: Bool {
        let takesFocus = isFocusable == true || isFocusableForReader == true
        return isImportant != false && (isClickable == true || isLongClickable == true || takesFocus || isTextInput)
    }

    /// Whether it shows its parts one by one, so that its own focus gathers no
    /// texts.
    var keepsPartsApart: Bool {
        let role = AndroidRole.role(of: className)
        // A field of many lines scrolls too, and is one thing all the same.
        return AndroidRole.keepsPartsApart(role) || (isScrollable == true && !role.isControl)
    }

    /// The words of the view itself, or `nil` if it has none; the text of a field
    /// is its value.
    var speech: String? {
        if isImportant == false { return nil }
        if let description, !description.isEmpty { return description }
        if let text, !text.isEmpty, !isTextInput { return text }
        return nil
    }

    /// The words the view adds to those of a row it is in: the text of a switch is
    /// its state, "ON", and no name.
    var speechAsPart: String? {
        if isCheckable == true, AndroidRole.role(of: className) == .toggle { return description.flatMap { $0.isEmpty ? nil : $0 } }
        return speech
    }
}
