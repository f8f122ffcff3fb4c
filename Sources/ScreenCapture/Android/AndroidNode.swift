import ScreenModel

/// What a dump of Android says of one view, before anything is concluded from it.
struct AndroidNode {
    /// The class without its package: "TextView".
    var className: String
    var isRoot: Bool
    var text: String?
    var description: String?
    var hint: String?
    var paneTitle: String?
    var resourceID: String?
    var bounds: Rect?
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
    // Only newer versions of Appium tell these.
    var isHeading: Bool?
    var isShowingHint: Bool?
    var isFocusableForReader: Bool?
    /// Whether the view is in the tree that TalkBack sees at all; what is inside it may be even if it is not.
    var isImportant: Bool?

    /// Whether it does something or takes focus: what TalkBack stops at whatever it says.
    var isActionable: Bool {
        let takesFocus = isFocusable == true || isFocusableForReader == true
        return isImportant != false && (isClickable == true || isLongClickable == true || takesFocus || AndroidRole.isTextInput(className))
    }

    /// Whether it shows its parts one by one, so that its own focus gathers no texts.
    var keepsPartsApart: Bool {
        let role = AndroidRole.role(of: className)
        // A field of many lines scrolls too, and is one thing all the same.
        return AndroidRole.keepsPartsApart(role) || (isScrollable == true && !role.isControl)
    }

    /// The words of the view itself, or `nil` if it has none; the text of a field is its value.
    var speech: String? {
        if isImportant == false { return nil }
        if let description, !description.isEmpty { return description }
        if let text, !text.isEmpty, !AndroidRole.isTextInput(className) { return text }
        return nil
    }

    /// The words the view adds to those of a row it is in: the text of a switch is its state, "ON", and no name.
    var speechAsPart: String? {
        if isCheckable == true, AndroidRole.role(of: className) == .toggle { return description.flatMap { $0.isEmpty ? nil : $0 } }
        return speech
    }
}

/// The attributes of a dump of Android, looked up once per document.
struct AndroidNodeReader {
    private let document: MarkupDocument
    private let names: [Key: MarkupDocument.NameID]

    private enum Key: String, CaseIterable {
        case className = "class", text, description = "content-desc", hint, resourceID = "resource-id", bounds
        case clickable, longClickable = "long-clickable", focusable, checkable, checked, enabled, selected, password, scrollable
        case displayed, visible = "visible-to-user"
        case heading, showingHint = "showing-hint", readerFocusable = "screen-reader-focusable", important = "a11y-important"
        case paneTitle = "pane-title"
    }

    init(_ document: MarkupDocument) {
        self.document = document
        names = Dictionary(uniqueKeysWithValues: Key.allCases.compactMap { key in document.names.id(of: key.rawValue).map { (key, $0) } })
    }

    /// Reads the view at an index of the document; the root element is no view.
    func node(at index: Int) throws(Fault) -> AndroidNode {
        let isDisplayed = try boolean(.displayed, index)
        let isVisible = try boolean(.visible, index)
        let fullName = string(.className, index) ?? document.name(of: index)
        return AndroidNode(
            className: fullName.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? fullName,
            isRoot: index == 0,
            text: string(.text, index), description: string(.description, index), hint: string(.hint, index),
            paneTitle: string(.paneTitle, index),
            resourceID: string(.resourceID, index), bounds: try bounds(index),
            isClickable: try boolean(.clickable, index), isLongClickable: try boolean(.longClickable, index),
            isFocusable: try boolean(.focusable, index), isCheckable: try boolean(.checkable, index),
            isChecked: try boolean(.checked, index), isEnabled: try boolean(.enabled, index),
            isSelected: try boolean(.selected, index), isPassword: try boolean(.password, index),
            isScrollable: try boolean(.scrollable, index),
            isShown: isDisplayed ?? isVisible, isHeading: try boolean(.heading, index),
            isShowingHint: try boolean(.showingHint, index), isFocusableForReader: try boolean(.readerFocusable, index),
            isImportant: try boolean(.important, index))
    }

    private func string(_ key: Key, _ index: Int) -> String? { document.string(names[key], of: index) }
    private func boolean(_ key: Key, _ index: Int) throws(Fault) -> Bool? { try document.boolean(names[key], of: index) }

    private func bounds(_ index: Int) throws(Fault) -> Rect? {
        guard let found = document.attribute(names[.bounds], of: index) else { return nil }
        guard let bounds = androidBounds(document.text.bytes[Int(found.start)..<Int(found.end)]) else {
            throw document.fault(in: found, of: index, expected: "[left,top][right,bottom] in whole pixels")
        }
        return bounds
    }
}
