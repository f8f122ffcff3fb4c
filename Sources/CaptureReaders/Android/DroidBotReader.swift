import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The state of a device as DroidBot saves it: a flat list of views that name
    /// one another by their places in it.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | `width`, `height` | its extent, in pixels |
    /// | `parent` | the view around it; −1 is none |
    /// | `bounds`: `[[left, top], [right, bottom]]` | the frame, in pixels |
    /// | `class`, `resource_id`, `text`, `content_description` | the same; `null` is none |
    /// | `visible`, `enabled`, `clickable`, `long_clickable`, `focusable`, `focused` | the same |
    /// | `checkable`, `checked`, `selected`, `scrollable`, `editable`, `is_password` | the same |
    ///
    /// Not in the file: hints, headings, labels of fields, importance for
    /// accessibility.
    static let droidbot = JSONReader.single(
        .droidbot,
        recognizes: { document in
            guard let views = document.value(of: "views", in: 0), document.nodes[views].kind == .array else { return false }
            return document.value(of: "foreground_activity", in: 0) != nil || document.value(of: "state_str", in: 0) != nil
        },
        read: { (document, options) throws(CaptureMistake) in try readDroidBot(document, options) })
}

private func readDroidBot(_ document: JSONDocument, _ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
    guard let views = document.value(of: "views", in: 0) else { throw document.missing("views", in: 0) }
    let objects = document.children(of: views)
    var nodes: [AndroidNode] = []
    var outer: [Int] = []
    for object in objects {
        nodes.append(try AndroidNode(droidBot: object, of: document))
        guard let parent = document.value(of: "parent", in: object) else { throw document.missing("parent", in: object) }
        let expected = "the place of a view in the list, or -1"
        let index = try document.readInteger(parent, expected: expected)
        guard -1..<objects.count ~= index else { throw document.mistake(at: parent, expected: expected) }
        outer.append(index)
    }
    let order: TreeOrder
    do { order = try TreeOrder(outer: outer) } catch {
        let parent = document.value(of: "parent", in: objects[error.record]) ?? views
        throw document.mistake(at: parent, expected: "a view that is not inside of this one")
    }
    let hierarchy = AndroidHierarchy(order.records.map { nodes[$0] }, parents: order.parents, density: options.density)
    guard let width = document.value(of: "width", in: 0), let height = document.value(of: "height", in: 0) else {
        return try hierarchy.screen(size: hierarchy.extentOfWindows)
    }
    return try hierarchy.screen(
        size: LayoutSize(width: max(0, try document.readLength(width)), height: max(0, try document.readLength(height))))
}

extension AndroidNode {
    fileprivate init(droidBot node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        try document.forEachMember(of: node, "a view") { (key, value) throws(CaptureMistake) in
            switch key {
            case "class": setClass(try document.readOptionalString(value) ?? "")
            case "resource_id": resourceID = try document.readOptionalString(value)
            case "text": text = try document.readOptionalString(value) ?? ""
            case "content_description": description = try document.readOptionalString(value) ?? ""
            case "bounds":
                let corners = try document.readPairs(value, expected: "[[left, top], [right, bottom]] in pixels")
                bounds = LayoutRect(
                    x: corners.first.x, y: corners.first.y, width: max(0, corners.second.x - corners.first.x),
                    height: max(0, corners.second.y - corners.first.y))
            case "visible": isShown = try document.readOptionalBoolean(value)
            case "enabled": isEnabled = try document.readOptionalBoolean(value)
            case "clickable": isClickable = try document.readOptionalBoolean(value)
            case "long_clickable": isLongClickable = try document.readOptionalBoolean(value)
            case "focusable": isFocusable = try document.readOptionalBoolean(value)
            case "focused": hasFocus = try document.readOptionalBoolean(value) == true ? true : nil
            case "checkable": isCheckable = try document.readOptionalBoolean(value)
            case "checked": isChecked = try document.readOptionalBoolean(value)
            case "selected": isSelected = try document.readOptionalBoolean(value)
            case "scrollable": isScrollable = try document.readOptionalBoolean(value)
            case "editable": isEditable = try document.readOptionalBoolean(value)
            case "is_password": isPassword = try document.readOptionalBoolean(value)
            default: break
            }
        }
    }
}
