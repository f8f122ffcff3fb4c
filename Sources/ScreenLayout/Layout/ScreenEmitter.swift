import ScreenModel

/// Writes the elements of a laid-out blueprint, mirrored where the direction asks for it.
///
/// Parts that only arrange (rows, columns, padding, plain frames) leave no
/// element behind, so that wrapping something in one changes nothing for
/// assistive technology.
struct ScreenEmitter {
    let tree: LayoutTree
    let environment: UserEnvironment
    private var builder: ScreenBuilder
    /// The ends of the open elements, innermost last.
    private var openEnds: [Int] = []
    /// For each open element whether what is in it is merged into it.
    private var mergingDepth: [Bool] = []

    init(tree: LayoutTree, environment: UserEnvironment) {
        self.tree = tree
        self.environment = environment
        builder = ScreenBuilder(size: environment.screenSize, title: Self.title(of: tree))
    }

    /// Returns the screen; O(parts).
    consuming func screen() -> Screen {
        for index in tree.nodes.indices {
            while let end = openEnds.last, end <= index { close() }
            emit(index)
        }
        while !openEnds.isEmpty { close() }
        return builder.finish()
    }

    private mutating func close() {
        openEnds.removeLast()
        mergingDepth.removeLast()
        builder.close()
    }

    private mutating func emit(_ index: Int) {
        let node = tree.nodes[index]
        let modifiers = node.part.blueprint?.accessibility
        guard var element = ElementFactory(node: node, mirror: mirrored).element(over: contentFrame(of: index)) else { return }
        if mergingDepth.last == true { element.isAccessibilityElement = false }
        if element.modal != nil { element.hitRegion = Rect(origin: .zero, size: environment.screenSize) }
        let merges = modifiers?.children == .combine || modifiers?.children == .ignore
        if modifiers?.children == .combine { merge(index, into: &element) }
        builder.open(element)
        openEnds.append(node.end)
        mergingDepth.append(merges || mergingDepth.last == true)
    }

    /// Where the content of a scrolling region ends up, in points.
    private func contentFrame(of index: Int) -> Rect? {
        if case .scroll = tree.nodes[index].arrangement { mirrored(tree.nodes[index + 1].frame) } else { nil }
    }

    /// Makes one element of a container and what is in it: labels joined, actions kept.
    private func merge(_ index: Int, into element: inout Element) {
        var labels: [String] = []
        for inner in (index + 1)..<tree.nodes[index].end {
            guard let part = ElementFactory(node: tree.nodes[inner], mirror: mirrored).element(over: nil) else { continue }
            if part.isAccessibilityHidden || part.isAccessibilityElement != true { continue }
            if let label = part.label, !label.isEmpty { labels.append(label) }
            element.actions = (element.actions ?? []) + (part.actions ?? [])
            if part.role.isControl, element.role == .group { element.role = part.role }
        }
        if element.label?.isEmpty != false { element.label = labels.joined(separator: ", ") }
        element.keyboard = KeyboardBehavior(isFocusable: element.isControl, consumedKeys: [])
    }

    private func mirrored(_ frame: Rect) -> Rect {
        guard environment.layoutDirection == .rightToLeft else { return frame }
        return Rect(
            x: environment.screenSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The title of the innermost, last navigation bar: what the system would announce.
    private static func title(of tree: LayoutTree) -> String? {
        for node in tree.nodes.reversed() {
            if case .navigationBar(let title, _, _) = node.part.blueprint?.content { return title }
        }
        return nil
    }
}
