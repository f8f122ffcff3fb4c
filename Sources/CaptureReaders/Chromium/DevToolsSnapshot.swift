import EveryScreenCapture
import EveryScreenModel

/// The documents of a snapshot as the DevTools protocol sends them: columns of
/// numbers into one table of strings.
struct DevToolsSnapshot {
    private let document: JSONDocument
    private let table: DevToolsStrings
    private let documents: [Int]
    /// The names of the requested styles, in order, where the file states them.
    private let styleNames: [String]

    init(_ document: JSONDocument) throws(CaptureMistake) {
        guard let list = document.value(of: "documents", in: 0) else { throw document.missing("documents", in: 0) }
        guard document.nodes[list].kind == .array else { throw document.mistake(at: list, expected: "an array of documents") }
        self.document = document
        documents = document.children(of: list)
        table = try DevToolsStrings(document)
        styleNames =
            try document.value(of: "computedStyles", in: 0).map { (names) throws(CaptureMistake) in
                try document.readArray(names, of: "names of styles") { (name) throws(CaptureMistake) in try document.readString(name) }
            } ?? []
    }

    /// How the element for a node of the document is named.
    static func elementID(_ backendID: Int) -> String { "n\(backendID)" }

    /// The record of the page.
    ///
    /// - Parameter named: Returns the facts of the accessibility tree about a node
    ///   of the document.
    func record(named: (Int) -> BrowserNode?) throws(CaptureMistake) -> BrowserRecord {
        var record = BrowserRecord()
        record.known = known
        var isNamed = false
        // Which node shows which document, and where that begins on the page.
        var frames: [Int: (owner: String, origin: LayoutPoint)] = [:]
        for (index, object) in documents.enumerated() {
            let page = try DevToolsDocument(object, of: document, table, styleNames)
            var nodes = try page.nodes(in: frames[index]?.owner, at: frames[index]?.origin ?? .zero, after: record.nodes.count)
            for (node, shown) in page.frames where frames[shown] == nil && shown > index {
                frames[shown] = (nodes[node].id, nodes[node].bounds?.origin ?? .zero)
            }
            for place in nodes.indices {
                nodes[place].known = known
                nodes[place].areDecorationsKnown = styleNames.contains("text-decoration-line")
                if let tree = named(page.backendIDs[place]) {
                    isNamed = true
                    nodes[place].adopt(tree)
                }
            }
            if index == 0 {
                record.title = page.title
                record.viewport = page.size
                record.scrollSize = page.size
            }
            record.nodes += nodes
        }
        if isNamed {
            record.known.insert(.accessibility)
            for index in record.nodes.indices { record.nodes[index].known.insert(.accessibility) }
        } else {
            for index in record.nodes.indices { record.nodes[index].takeRoleFromDocument() }
        }
        record.readHead()
        return record
    }

    private var known: BrowserKnowledge { styleNames.isEmpty ? [.document, .layout] : [.document, .layout, .styles] }
}

/// The strings of a snapshot, to which all else refers by number.
struct DevToolsStrings {
    private let strings: [String]
    private let document: JSONDocument

    init(_ document: JSONDocument) throws(CaptureMistake) {
        guard let list = document.value(of: "strings", in: 0) else { throw document.missing("strings", in: 0) }
        strings = try document.readArray(list, of: "strings") { (node) throws(CaptureMistake) in try document.readString(node) }
        self.document = document
    }

    /// The string that a number stands for; `nil` for −1, which is none.
    func string(_ node: Int) throws(CaptureMistake) -> String? {
        let expected = "the number of a string in the table, or -1"
        let number = try document.readInteger(node, expected: expected)
        if number == -1 { return nil }
        guard strings.indices.contains(number) else { throw document.mistake(at: node, expected: expected) }
        return strings[number]
    }
}

extension BrowserNode {
    /// Copies the facts of the accessibility tree about the node.
    fileprivate mutating func adopt(_ tree: BrowserNode) {
        role = tree.role
        name = tree.name
        value = tree.value
        description = tree.description
        isIgnored = tree.isIgnored
        ignoredReasons = tree.ignoredReasons
        states = tree.states
        isFocusable = tree.isFocusable
    }
}

extension BrowserRecord {
    /// Finds what the head of the document says of the page.
    fileprivate mutating func readHead() {
        language = nodes.first { $0.tag == "html" }?.attributes["lang"]
        for node in nodes where node.tag == "meta" {
            guard let content = node.attributes["content"] else { continue }
            if node.attributes["name"]?.lowercased() == "viewport" { viewportDeclaration = content }
            if node.attributes["http-equiv"]?.lowercased() == "refresh" { refreshDeclarations.append(content) }
        }
    }
}
