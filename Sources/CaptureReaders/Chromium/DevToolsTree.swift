import EveryScreenCapture
import EveryScreenModel

/// The nodes of an accessibility tree as the DevTools protocol sends them.
struct DevToolsTree {
    private(set) var nodes: [BrowserNode] = []
    /// For each node that of the document it stands for.
    private var backendIDs: [Int?] = []

    /// The nodes by that of the document they stand for; the first of several is
    /// the node itself, the others parts of it.
    var nodesByBackendID: [Int: BrowserNode] {
        var known: [Int: BrowserNode] = [:]
        for (node, id) in zip(nodes, backendIDs) {
            if let id, known[id] == nil { known[id] = node }
        }
        return known
    }

    /// Reads the member `nodes` of a result; of a node that is listed twice, as
    /// Chromium does with some, the first counts.
    init(_ document: JSONDocument) throws(CaptureMistake) {
        guard let list = document.value(of: "nodes", in: 0) else { throw document.missing("nodes", in: 0) }
        var places: [String: Int] = [:]
        var objects: [Int] = []
        var children: [[String]] = []
        for object in document.children(of: list) {
            var node = BrowserNode()
            node.known = .accessibility
            // No box shows whether it is drawn; text that the tree holds is shown
            // somewhere.
            node.isRendered = true
            var (backendID, childIDs): (Int?, [String]) = (nil, [])
            try document.forEachMember(of: object, "a node") { (key, value) throws(CaptureMistake) in
                switch key {
                case "backendDOMNodeId": backendID = try document.readInteger(value, expected: "a whole number")
                case "childIds":
                    childIDs = try document.readArray(value, of: "ids") { (id) throws(CaptureMistake) in try document.readString(id) }
                default: try node.readTree(key, value, of: document)
                }
            }
            guard !node.id.isEmpty else { throw document.missing("nodeId", in: object) }
            guard places[node.id] == nil else { continue }
            places[node.id] = nodes.count
            if node.role == "InlineTextBox" { node.isIgnored = true }
            nodes.append(node)
            backendIDs.append(backendID)
            children.append(childIDs)
            objects.append(object)
        }
        let outer = arrange(children, places)
        do { _ = try TreeOrder(outer: outer) } catch {
            throw document.mistake(at: objects[error.record], expected: "a node that is not inside of itself")
        }
        nameElements(outer)
    }

    /// Orders the nodes by the lists of children, and returns for each the one it
    /// is inside of, or −1.
    private mutating func arrange(_ children: [[String]], _ places: [String: Int]) -> [Int] {
        var outer = nodes.map { node in node.parent.flatMap { places[$0] } ?? -1 }
        for (index, ids) in children.enumerated() {
            for (position, id) in ids.enumerated() {
                guard let child = places[id] else { continue }
                nodes[child].order = position
                if nodes[child].parent == nil { outer[child] = index }
            }
        }
        return outer
    }

    /// Names the elements as the snapshot does, where the nodes stand for some of
    /// the document.
    private mutating func nameElements(_ outer: [Int]) {
        var taken = Set<String>()
        for (index, backendID) in backendIDs.enumerated() {
            let name = backendID.map(DevToolsSnapshot.elementID)
            // Parts that the browser adds have separate ids; "a" keeps them apart
            // from those of the document.
            nodes[index].id = name.flatMap { taken.insert($0).inserted ? $0 : nil } ?? "a\(nodes[index].id)"
        }
        for (index, place) in outer.enumerated() { nodes[index].parent = place < 0 ? nil : nodes[place].id }
    }
}

extension BrowserNode {
    /// Reads a member of a node of the tree; what it does not know it passes over.
    fileprivate mutating func readTree(_ key: String, _ value: Int, of document: JSONDocument) throws(CaptureMistake) {
        switch key {
        case "nodeId": id = try document.readString(value)
        case "parentId": parent = try document.readOptionalString(value)
        case "ignored": isIgnored = try document.readBoolean(value)
        case "ignoredReasons": ignoredReasons = try document.readNames(value)
        case "role": role = document.reported(value)
        case "name": name = document.reported(value) ?? ""
        case "value": self.value = document.reported(value)
        case "description": description = document.reported(value)
        case "properties": try readProperties(value, of: document)
        default: break
        }
    }

    private mutating func readProperties(_ list: Int, of document: JSONDocument) throws(CaptureMistake) {
        _ = try document.readArray(list, of: "properties") { (property) throws(CaptureMistake) in
            guard let key = document.value(of: "name", in: property), let value = document.value(of: "value", in: property) else { return }
            let name = try document.readString(key)
            if name == "labelledby" {
                states[name] = try document.relatedIDs(value)
            } else if let word = document.reported(value) {
                states[name] = word
            }
        }
        isFocusable = states["focusable"] == "true"
    }
}

extension JSONDocument {
    /// The value that an object of the protocol wraps, as it is spelled.
    fileprivate func reported(_ node: Int) -> String? { value(of: "value", in: node).flatMap { spelled($0) } }

    fileprivate func readNames(_ list: Int) throws(CaptureMistake) -> [String] {
        try readArray(list, of: "reasons") { (reason) throws(CaptureMistake) in
            guard let name = value(of: "name", in: reason) else { throw missing("name", in: reason) }
            return try readString(name)
        }
    }

    /// The names of elements for the nodes that another is related to, spelled as a
    /// list.
    fileprivate func relatedIDs(_ node: Int) throws(CaptureMistake) -> String? {
        guard let list = value(of: "relatedNodes", in: node) else { return nil }
        let ids = try readArray(list, of: "nodes") { (related) throws(CaptureMistake) -> String? in
            guard let id = value(of: "backendDOMNodeId", in: related) else { return nil }
            return "\"" + DevToolsSnapshot.elementID(try readInteger(id, expected: "a whole number")) + "\""
        }
        return "[" + ids.compactMap { $0 }.joined(separator: ", ") + "]"
    }
}
