import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// The reader of a page's capture by the DevTools protocol of Chromium.
    ///
    /// It takes the result of `Accessibility.getFullAXTree`, that of
    /// `DOMSnapshot.captureSnapshot`, or the members of both in one object, as
    /// `jq -s add tree.json snapshot.json` makes it.
    ///
    /// Two files of one page are one screen as well: see
    /// `readCaptures(at:options:)`.
    ///
    /// | in the accessibility tree | in the screen |
    /// | --- | --- |
    /// | `nodes`, with `parentId` and `childIds` | what is inside what |
    /// | `role`, `name`, `value`, `description`, `properties` | role, label, value, hint, states |
    /// | `ignored`, `ignoredReasons` | where assistive technology does not stop, and why |
    ///
    /// | in the snapshot | in the screen |
    /// | --- | --- |
    /// | `documents[].nodes` | tags, attributes and texts, and what is inside what |
    /// | `documents[].layout.bounds` | the frames, in CSS px of the document, which are points |
    /// | `documents[].textBoxes` | the lines of texts |
    /// | `documents[].contentWidth`, `contentHeight` | the extent of the screen, which is the whole page |
    /// | `documents[].title`, the head of the page | title, language, whether it can be enlarged |
    ///
    /// The two are joined by `backendDOMNodeId` and `backendNodeId`. The snapshot
    /// does not state which styles were requested. Without a member
    /// `computedStyles` that names them, as in the request, colors and whether a
    /// box is seen are unknown. Without the snapshot frames are unknown, without
    /// the tree names are.
    static let devTools = JSONReader.single(
        .devTools, recognizes: { DevToolsPage.hasTree($0) || DevToolsPage.hasSnapshot($0) },
        read: { (document, _) throws(CaptureMistake) in try DevToolsPage.screen(of: document) })
}

/// A page with the accessibility tree, the snapshot, or both.
enum DevToolsPage {
    static func hasTree(_ document: JSONDocument) -> Bool {
        guard let nodes = document.value(of: "nodes", in: 0), document.nodes[nodes].kind == .array else { return false }
        guard let first = document.children(of: nodes).first else { return true }
        return document.value(of: "nodeId", in: first) != nil && document.value(of: "ignored", in: first) != nil
    }

    static func hasSnapshot(_ document: JSONDocument) -> Bool {
        document.value(of: "documents", in: 0) != nil && document.value(of: "strings", in: 0) != nil
    }

    static func screen(of document: JSONDocument) throws(CaptureMistake) -> RenderedScreen {
        let tree = hasTree(document) ? try DevToolsTree(document) : nil
        guard hasSnapshot(document) else { return try BrowserScreen.screen(of: record(of: tree?.nodes ?? [])) }
        return try screen(of: DevToolsSnapshot(document), named: tree)
    }

    /// Builds the screen of a snapshot, with the facts of the same page's tree
    /// about its nodes.
    static func screen(of snapshot: DevToolsSnapshot, named tree: DevToolsTree?) throws(CaptureMistake) -> RenderedScreen {
        let known = tree?.nodesByBackendID ?? [:]
        return try BrowserScreen.screen(of: snapshot.record(named: { known[$0] }))
    }

    /// The frame that a tree or a snapshot is of, by which the two are known to be
    /// of one page.
    static func frameID(of document: JSONDocument) -> String? {
        if hasTree(document) == hasSnapshot(document) { return nil }
        if let nodes = document.value(of: "nodes", in: 0), let first = document.children(of: nodes).first {
            return document.value(of: "frameId", in: first).flatMap { document.spelled($0) }
        }
        guard let documents = document.value(of: "documents", in: 0), let first = document.children(of: documents).first,
            let number = document.value(of: "frameId", in: first), let strings = document.value(of: "strings", in: 0),
            let index = try? document.readInteger(number, expected: "a number")
        else { return nil }
        let table = document.children(of: strings)
        return table.indices.contains(index) ? document.spelled(table[index]) : nil
    }

    /// The record of a page of which only the accessibility tree is known.
    private static func record(of nodes: [BrowserNode]) -> BrowserRecord {
        var record = BrowserRecord()
        record.known = .accessibility
        record.nodes = nodes
        record.title = nodes.first { $0.role == "RootWebArea" }?.name
        return record
    }
}
