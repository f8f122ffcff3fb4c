import EveryScreenCapture
import EveryScreenModel

extension AndroidNode {
    /// Reads Trailblaze's details of a view, which come from its accessibility
    /// service.
    ///
    /// | in the file | of the view |
    /// | --- | --- |
    /// | `className`, `resourceId`, `text`, `contentDescription`, `hintText`, `paneTitle` | the same |
    /// | `labeledByText` | the text of the view declared as its label |
    /// | `stateDescription` | the words for its state |
    /// | `error` | what is said about wrong content |
    /// | `isClickable`, `isLongClickable`, `isFocusable`, `isFocused`, `isCheckable`, `isChecked`, `isEnabled` | the same |
    /// | `isSelected`, `isPassword`, `isScrollable`, `isEditable`, `isHeading`, `isShowingHintText` | the same |
    /// | `isVisibleToUser`, `isImportantForAccessibility` | the same |
    /// | `drawingOrder` | the order among siblings; without it, a part that a view draws by itself |
    /// | `collectionItemInfo` | rows and columns it spans |
    /// | `actions` with `ACTION_EXPAND` or `ACTION_COLLAPSE` | whether it is open |
    /// | `actions` with `ACTION_SET_PROGRESS` | whether it can be incremented and decremented |
    ///
    /// Not in the file: whether screen readers stop at a view without actions,
    /// colors, text sizes.
    init(trailblaze detail: Int, _ bounds: LayoutRect?, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        self.bounds = bounds
        // The serializer leaves out defaults: most flags are false, these three
        // true.
        (isEnabled, isShown, isImportant) = (true, true, true)
        (isClickable, isLongClickable, isFocusable, isCheckable, isSelected) = (false, false, false, false, false)
        (isPassword, isScrollable, isHeading, isShowingHint, isEditable) = (false, false, false, false, false)
        (text, description) = ("", "")
        var (isChecked, isDrawnInOrder) = (false, false)
        try document.forEachMember(of: detail, "an object") { (key, value) throws(CaptureMistake) in
            switch key {
            case "className": setClass(try document.readOptionalString(value) ?? "")
            case "resourceId": resourceID = try document.readOptionalString(value)
            case "text": text = try document.readOptionalString(value) ?? ""
            case "contentDescription": description = try document.readOptionalString(value) ?? ""
            case "hintText": hint = try document.readOptionalString(value)
            case "paneTitle": paneTitle = try document.readOptionalString(value)
            case "labeledByText": labelingText = try document.readOptionalString(value)
            case "stateDescription": stateDescription = try document.readOptionalString(value)
            case "error": errorMessage = try document.readOptionalString(value)
            case "isClickable": isClickable = try document.readBoolean(value)
            case "isLongClickable": isLongClickable = try document.readBoolean(value)
            case "isFocusable": isFocusable = try document.readBoolean(value)
            case "isFocused": hasFocus = try document.readBoolean(value)
            case "isCheckable": isCheckable = try document.readBoolean(value)
            case "isChecked": isChecked = try document.readBoolean(value)
            case "isEnabled": isEnabled = try document.readBoolean(value)
            case "isSelected": isSelected = try document.readBoolean(value)
            case "isPassword": isPassword = try document.readBoolean(value)
            case "isScrollable": isScrollable = try document.readBoolean(value)
            case "isEditable": isEditable = try document.readBoolean(value)
            case "isHeading": isHeading = try document.readBoolean(value)
            case "isShowingHintText": isShowingHint = try document.readBoolean(value)
            case "isVisibleToUser": isShown = try document.readBoolean(value)
            case "isImportantForAccessibility": isImportant = try document.readBoolean(value)
            case "drawingOrder": isDrawnInOrder = true
            case "collectionItemInfo": setPosition = try ScreenElement.SetPosition(collectionItem: value, of: document)
            case "actions": try readActions(value, of: document)
            default: break
            }
        }
        if isCheckable == true { self.isChecked = isChecked }
        // Every view but the outermost has an order. The others are there for
        // assistive technology only, and state no importance.
        isVirtual = !isDrawnInOrder
        if isVirtual { isImportant = true }
    }

    /// Reads the actions; a closed view offers one to expand, an open one to
    /// collapse.
    private mutating func readActions(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        let names = try document.readArray(node, of: "names of actions") { (name) throws(CaptureMistake) in try document.readString(name) }
        if names.contains("ACTION_EXPAND") { expandedStatus = .collapsed }
        if names.contains("ACTION_COLLAPSE") { expandedStatus = .expanded }
        // At either end of its range a control scrolls in one direction only.
        let scrolls = names.contains("ACTION_SCROLL_FORWARD") || names.contains("ACTION_SCROLL_BACKWARD")
        isAdjustable = names.contains("ACTION_SET_PROGRESS") ? true : scrolls ? nil : false
    }
}

extension ScreenElement.SetPosition {
    /// Reads the rows and columns that an item of a collection spans; `nil` where
    /// there are none.
    fileprivate init?(collectionItem node: Int, of document: JSONDocument) throws(CaptureMistake) {
        if document.nodes[node].kind == .null { return nil }
        func span(_ index: String, _ count: String) throws(CaptureMistake) -> Range<Int>? {
            guard let index = document.value(of: index, in: node), let count = document.value(of: count, in: node) else { return nil }
            let first = try document.readInteger(index, expected: "a whole number")
            let length = try document.readInteger(count, expected: "a whole number")
            let largest = 1 << 31
            return 0..<largest ~= first && 0..<largest ~= length ? first..<(first + length) : nil
        }
        self.init(rows: try span("rowIndex", "rowSpan"), columns: try span("columnIndex", "columnSpan"))
    }
}
