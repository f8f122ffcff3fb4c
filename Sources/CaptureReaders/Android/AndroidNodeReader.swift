import EveryScreenCapture
import EveryScreenModel

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
    func node(at index: Int) throws(CaptureMistake) -> AndroidNode {
        let isDisplayed = try boolean(.displayed, index)
        let isVisible = try boolean(.visible, index)
        let fullName = string(.className, index) ?? document.name(of: index)
        var node = AndroidNode()
        node.setClass(fullName)
        node.isRoot = index == 0
        node.text = string(.text, index)
        node.description = string(.description, index)
        node.hint = string(.hint, index)
        node.paneTitle = string(.paneTitle, index)
        node.resourceID = string(.resourceID, index)
        node.bounds = try bounds(index)
        node.isClickable = try boolean(.clickable, index)
        node.isLongClickable = try boolean(.longClickable, index)
        node.isFocusable = try boolean(.focusable, index)
        node.isCheckable = try boolean(.checkable, index)
        node.isChecked = try boolean(.checked, index)
        node.isEnabled = try boolean(.enabled, index)
        node.isSelected = try boolean(.selected, index)
        node.isPassword = try boolean(.password, index)
        node.isScrollable = try boolean(.scrollable, index)
        node.isShown = isDisplayed ?? isVisible
        node.isHeading = try boolean(.heading, index)
        node.isShowingHint = try boolean(.showingHint, index)
        node.isFocusableForReader = try boolean(.readerFocusable, index)
        node.isImportant = try boolean(.important, index)
        return node
    }

    private func string(_ key: Key, _ index: Int) -> String? { document.string(names[key], of: index) }
    private func boolean(_ key: Key, _ index: Int) throws(CaptureMistake) -> Bool? { try document.boolean(names[key], of: index) }

    private func bounds(_ index: Int) throws(CaptureMistake) -> LayoutRect? {
        guard let found = document.attribute(names[.bounds], of: index) else { return nil }
        guard let bounds = androidBounds(document.text.bytes[Int(found.start)..<Int(found.end)]) else {
            throw document.mistake(in: found, of: index, expected: "[left,top][right,bottom] in whole pixels")
        }
        return bounds
    }
}
