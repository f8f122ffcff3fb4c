import EveryScreenCapture
import EveryScreenModel

/// Places the semantics nodes of a dump on a screen.
struct FlutterScreen {
    private let nodes: [FlutterNode]
    private let parents: [Int32]
    private var frames: [LayoutRect] = []

    /// Works the frames out, from the outside in; O(nodes).
    ///
    /// - Throws: A fault where transforms inside of one another lead off any
    ///   screen, and in the end to infinity.
    init(_ nodes: [FlutterNode], parents: [Int32]) throws(CaptureMistake) {
        self.nodes = nodes
        self.parents = parents
        // The transform from the inside of each node to the screen.
        var inner: [PlaneTransform] = []
        for (index, node) in nodes.enumerated() {
            let outer = parents[index] < 0 ? .identity : inner[Int(parents[index])]
            // The outermost scale leads from physical to logical pixels; the screen
            // uses the logical ones.
            let isOutermostScale = node.transform != nil && Self.isOutermost(index, nodes, parents)
            if isOutermostScale {
                frames.append(node.rect)
                inner.append(.identity)
            } else if let transform = node.transform {
                frames.append(outer.around(transform).box(of: node.rect))
                inner.append(outer.around(transform))
            } else {
                frames.append(outer.box(of: node.rect))
                inner.append(outer.around(PlaneTransform(move: node.rect.origin)))
            }
            if isOutermostScale, let parent = parents[index] < 0 ? nil : Int(parents[index]) { frames[parent] = node.rect }
            let frame = frames[index]
            guard frame.isOnScreen else {
                throw CaptureMistake(at: node.offset, .line("a node at \(frame.minX), \(frame.minY)", expected: "a node on a screen"))
            }
        }
    }

    /// Whether a node is the root or the only one directly in it, where Flutter
    /// puts the scale of the window.
    private static func isOutermost(_ index: Int, _ nodes: [FlutterNode], _ parents: [Int32]) -> Bool {
        index == 0 || (index == 1 && parents[1] == 0 && nodes[0].transform == nil)
    }

    func screen() throws(CaptureMistake) -> RenderedScreen {
        let sources = ElementSources(parents: parents).sources
        let bounds = frames.first ?? .zero
        var builder = RenderedScreen.Builder(size: bounds.size, unit: .points)
        try builder.add(inside: parents) { (index) throws(CaptureMistake) in
            nodes[index].element(source: sources[index], frame: frames[index], isRoot: parents[index] < 0)
        }
        return builder.finish()
    }
}

extension LayoutRect {
    /// Whether it lies where something on a screen may be, however far that is
    /// scrolled away.
    fileprivate var isOnScreen: Bool {
        [minX, minY, width, height].allSatisfy { abs($0) <= MarkupDocument.largestLength }
    }
}
