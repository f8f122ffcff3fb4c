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
        let parts = modifiers?.children == .combine ? mergedParts(of: index) : []
        let factory = ElementFactory(node: node, environment: environment)
        guard var element = factory.element(over: contentFrame(of: index), merging: parts) else { return }
        if mergingDepth.last == true { element.isAccessibilityElement = false }
        if element.modal != nil { element.hitRegion = Rect(origin: .zero, size: environment.screenSize) }
        let merges = modifiers?.children == .combine || modifiers?.children == .ignore
        builder.open(element)
        openEnds.append(node.end)
        mergingDepth.append(merges || mergingDepth.last == true)
    }

    /// Where the content of a scrolling region ends up, in points.
    private func contentFrame(of index: Int) -> Rect? {
        if case .scroll = tree.nodes[index].arrangement { tree.nodes[index + 1].frame.mirrored(in: environment) } else { nil }
    }

    /// The elements in a container that is to be one with them.
    ///
    /// Hidden ones are left out with all inside them; one that ignores what is inside
    /// it, or has a label in place of theirs, speaks for it.
    private func mergedParts(of index: Int) -> [Element] {
        var parts: [Element] = []
        var inner = index + 1
        var labeledEnd = 0
        while inner < tree.nodes[index].end {
            let node = tree.nodes[inner]
            let current = inner
            inner += 1
            guard var part = ElementFactory(node: node, environment: environment).element(over: nil) else { continue }
            let children = node.part.blueprint?.accessibility?.children
            if part.isAccessibilityHidden || children == .ignore { inner = node.end }
            guard part.isAccessibilityElement == true, !part.isAccessibilityHidden else { continue }
            if current < labeledEnd {
                part.label = ""
            } else if children == .combine, part.label?.isEmpty == false {
                labeledEnd = node.end
            }
            parts.append(part)
        }
        return parts
    }

    /// The title of the innermost, last navigation bar: what the system would announce.
    private static func title(of tree: LayoutTree) -> String? {
        for node in tree.nodes.reversed() {
            if case .navigationBar(let title, _, _) = node.part.blueprint?.content { return title }
        }
        return nil
    }
}
