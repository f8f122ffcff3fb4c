import EveryScreenCapture

/// The nodes of a page in pre-order, each with its children.
///
/// The tree is that of the document, which painting, clipping and hiding follow.
/// Nodes that the browser adds to the document have their place from the
/// accessibility tree. The browser's internal parts of a control are left out.
struct BrowserTree {
    /// A step of a walk through the tree.
    enum Step {
        case enter(BrowserNode)
        case leave
    }

    private let nodes: [BrowserNode]
    private var roots: [Int] = []
    private var children: [[Int]]

    /// Builds the tree; O(nodes log nodes).
    init(_ nodes: [BrowserNode]) throws(CaptureMistake) {
        self.nodes = nodes
        children = Array(repeating: [], count: nodes.count)
        var places: [String: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard places.updateValue(index, forKey: node.id) == nil else {
                throw Self.mistake(index, "id", node.id, "an id no other node has")
            }
        }
        for (index, node) in nodes.enumerated() where !node.isInternal {
            let name = node.outerID
            if let name, let parent = places[name], parent != index {
                if nodes[parent].embedded == .errorPage { continue }
                // A node fixed to the window does not scroll with the nodes around
                // it.
                if node.style["position"] == "fixed", !node.isText, index > 0 {
                    children[0].append(index)
                    continue
                }
                children[parent].append(index)
            } else if index == 0 || name == nil && nodes[0].isInternal {
                roots.append(index)
            } else {
                // Outside of the accessibility tree the top of the document has no
                // parent.
                children[0].append(index)
            }
        }
        for index in children.indices where children[index].count > 1 {
            func isFixed(_ child: Int) -> Bool { index == 0 && nodes[child].style["position"] == "fixed" }
            children[index] = inOrder(children[index].filter { !isFixed($0) }) + children[index].filter(isFixed)
        }
    }

    /// Puts children in the order of the document; a node that is not in the
    /// document stays behind the one listed before it.
    private func inOrder(_ siblings: [Int]) -> [Int] {
        var latest = -1
        let keys = siblings.map { index in
            latest = nodes[index].order ?? latest
            return latest
        }
        return zip(keys, siblings).sorted { $0.0 < $1.0 || ($0.0 == $1.0 && $0.1 < $1.1) }.map(\.1)
    }

    /// Walks through the tree in pre-order; without recursion, as pages can be
    /// deep.
    func walk(_ visit: (Step) -> Void) {
        var pending = roots.reversed().map { $0 + 1 }
        // A negative number closes the node whose number it is.
        while let next = pending.popLast() {
            if next < 0 {
                visit(.leave)
                continue
            }
            visit(.enter(nodes[next - 1]))
            pending.append(-next)
            pending += children[next - 1].reversed().map { $0 + 1 }
        }
    }

    /// The mistake in a member of a node.
    static func mistake(_ index: Int, _ key: String, _ found: String, _ expected: String) -> CaptureMistake {
        CaptureMistake(.value(path: "$.nodes[\(index)].\(key)", found: "\"\(found.excerpt)\"", expected: expected, nearest: nil))
    }
}

extension BrowserNode {
    /// The id of the node it is inside of: in the document, or else in the
    /// accessibility tree.
    var outerID: String? { documentParent ?? parent }

    /// Whether it is a part the browser draws by itself inside of a control, not of
    /// the page.
    var isInternal: Bool { tag == nil && !isRendered && bounds == nil }
}
