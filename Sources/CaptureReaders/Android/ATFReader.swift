import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The results of the Accessibility Test Framework, as Accessibility Insights
    /// for Android gives them.
    ///
    /// `ATFAResults` are verdicts of checks, each with a copy of the view it is
    /// about; views come as often as there are checks, and are known by their id.
    ///
    /// | in `ViewHierarchyElement` | in the screen |
    /// | --- | --- |
    /// | `id`, `parentId` | what is inside what |
    /// | `boundsInScreen` | the frame, in pixels |
    /// | `accessibilityClassName`, or else `className` | the class |
    /// | `text`, `contentDescription`, `hintText`, `stateDescription` | the same, without their spans |
    /// | `resourceName` | the identifier |
    /// | `labeledById` | the view declared as the label |
    /// | `clickable`, `longClickable`, `focusable`, `checkable`, `checked`, `enabled` | the same |
    /// | `editable`, `scrollable`, `visibleToUser`, `importantForAccessibility` | the same |
    ///
    /// Extent and density are those of `AxeResults.axeContext`; where no check was
    /// run, so is the tree of views. Not in the file: passwords, selection,
    /// headings.
    static let atf = JSONReader.single(
        .atf, recognizes: { $0.value(of: "ATFAResults", in: 0) != nil || $0.value(at: "AxeResults", "axeContext") != nil },
        read: { (document, options) throws(CaptureMistake) in try readATF(document, options) })
}

private let viewPrefix = "ViewHierarchyElement."

private func readATF(_ document: JSONDocument, _ options: CaptureOptions) throws(CaptureMistake) -> RenderedScreen {
    let context = try document.value(of: "AxeResults", in: 0).map { (node) throws(CaptureMistake) in try AxeContext(node, of: document) }
    let views = try distinctViews(document)
    if views.isEmpty, let context { return try context.screen(of: document, options) }

    var nodes: [AndroidNode] = []
    var outer: [Int] = []
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
    for view in views {
        nodes.append(try AndroidNode(atf: view.node, of: document))
        // A view may be inside of one that no check was about.
        outer.append(try document.integer("parentId", of: view.node).flatMap { places[$0] } ?? -1)
    }
    for (index, view) in views.enumerated() {
        guard let label = try document.integer("labeledById", of: view.node).flatMap({ places[$0] }) else { continue }
        nodes[index].labelingText = nodes[label].speech
    }
    let order: TreeOrder
    do { order = try TreeOrder(outer: outer) } catch {
        throw document.mistake(at: views[error.record].node, expected: "a parentId that does not lead back to the view")
    }
    let hierarchy = AndroidHierarchy(
        order.records.map { nodes[$0] }, parents: order.parents, density: context?.density(options) ?? options.density)
    return try hierarchy.screen(size: context?.size ?? hierarchy.extentOfWindows)
}

/// The first copy of every view, in the order of their ids, which is that of the
/// hierarchy.
private func distinctViews(_ document: JSONDocument) throws(CaptureMistake) -> [(id: Int, node: Int)] {
    guard let results = document.value(of: "ATFAResults", in: 0), document.nodes[results].kind != .null else { return [] }
    guard document.nodes[results].kind == .array else { throw document.mistake(at: results, expected: "an array of results") }
    var views: [Int: Int] = [:]
    for result in document.children(of: results) {
        guard let view = document.value(of: "AccessibilityHierarchyCheckResult.element", in: result), document.nodes[view].kind != .null,
            let id = try document.integer("id", of: view)
        else { continue }
        if views[id] == nil { views[id] = view }
    }
    return views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

extension JSONDocument {
    fileprivate func integer(_ key: String, of view: Int) throws(CaptureMistake) -> Int? {
        try value(of: viewPrefix + key, in: view).map { (node) throws(CaptureMistake) in try readInteger(node, expected: "a whole number") }
    }
}

extension AndroidNode {
    fileprivate init(atf node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init()
        func string(_ key: String) throws(CaptureMistake) -> String? {
            guard let value = document.value(of: viewPrefix + key, in: node) else { return nil }
            return try document.readOptionalString(document.value(of: "SpannableString.rawString", in: value) ?? value)
        }
        func boolean(_ key: String) throws(CaptureMistake) -> Bool? {
            try document.value(of: viewPrefix + key, in: node).map { (value) throws(CaptureMistake) in try document.readBoolean(value) }
        }
        let (name, ownName) = (try string("accessibilityClassName"), try string("className"))
        setClass(name ?? ownName ?? "")
        text = try string("text") ?? ""
        description = try string("contentDescription") ?? ""
        hint = try string("hintText")
        stateDescription = try string("stateDescription")
        resourceID = try string("resourceName")
        bounds = try document.value(of: viewPrefix + "boundsInScreen", in: node).map { (value) throws(CaptureMistake) in
            try document.readEdges(value, prefix: "Rect.")
        }
        isClickable = try boolean("clickable")
        isLongClickable = try boolean("longClickable")
        isFocusable = try boolean("focusable")
        isCheckable = try boolean("checkable")
        isChecked = try boolean("checked")
        isEnabled = try boolean("enabled")
        isEditable = try boolean("editable")
        isScrollable = try boolean("scrollable")
        isShown = try boolean("visibleToUser")
        isImportant = try boolean("importantForAccessibility")
    }
}
