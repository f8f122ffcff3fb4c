/// The nodes of a page's documents as `DOM.getDocument` returns them: elements and
/// texts, by the browser's numbers.
struct PageDocument {
    /// An element or a text.
    struct Node {
        let number: Int
        /// The path of an element, which survives a reload; `nil` for text.
        let path: String?
        /// The number of the element around it.
        let parent: Int?
        /// The tag, `#text` for text.
        let tag: String
        let attributes: [(key: String, value: String)]
        let text: String?

        var isText: Bool { path == nil }
    }

    /// The nodes in document order: children of an element, then the content of its
    /// shadow root, then of its frame.
    private(set) var nodes: [Node] = []
    /// The places in `nodes` by number.
    private(set) var places: [Int: Int] = [:]

    /// Reads the answer to `DOM.getDocument`; without recursion, since pages can be
    /// deep.
    init(_ root: DevToolsValue) {
        struct Pending {
            let value: DevToolsValue
            let path: String
            let parent: Int?
        }
        var pending: [Pending] = []
        /// Queues the children of a node so that the first is read next.
        func children(of value: DevToolsValue, _ parent: Int?, _ path: (Int) -> String) -> [Pending] {
            var position = 0
            return (value["children"]?.items ?? []).compactMap { child in
                guard let kind = child["nodeType"]?.integer, kind == 1 || kind == 3 else { return nil }
                defer { if kind == 1 { position += 1 } }
                return Pending(value: child, path: kind == 1 ? path(position) : "", parent: parent)
            }
        }
        pending = children(of: root, nil) { _ in "" }.filter { $0.value["nodeType"]?.integer == 1 }.reversed()
        while let next = pending.popLast() {
            guard let number = next.value["backendNodeId"]?.integer else { continue }
            if next.value["nodeType"]?.integer == 3 {
                guard let text = next.value["nodeValue"]?.string, text.contains(where: { !$0.isWhitespace }) else { continue }
                add(Node(number: number, path: nil, parent: next.parent, tag: "#text", attributes: [], text: text))
                continue
            }
            let words = next.value["attributes"]?.strings ?? []
            let name = next.value["localName"]?.string ?? ""
            add(
                Node(
                    number: number, path: next.path, parent: next.parent,
                    tag: name.isEmpty ? (next.value["nodeName"]?.string ?? "").lowercased() : name,
                    attributes: stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }, text: nil))
            let prefix = next.path.isEmpty ? "" : next.path + "."
            var inner = children(of: next.value, number) { "\(prefix)\($0)" }
            for shadow in next.value["shadowRoots"]?.items ?? [] where shadow["shadowRootType"]?.string != "user-agent" {
                inner += children(of: shadow, number) { "\(prefix)s.\($0)" }
            }
            if let document = next.value["contentDocument"] {
                inner += children(of: document, number) { _ in "\(prefix)f" }.filter { $0.value["nodeType"]?.integer == 1 }
            }
            pending += inner.reversed()
        }
    }

    private mutating func add(_ node: Node) {
        places[node.number] = nodes.count
        nodes.append(node)
    }

    /// Returns the node with a number.
    func node(_ number: Int) -> Node? { places[number].map { nodes[$0] } }
}
