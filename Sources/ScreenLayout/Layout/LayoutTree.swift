import ScreenModel

/// A blueprint as one array of parts in pre-order, on which every pass of the layout is a loop.
struct LayoutTree {
    /// The parts; what is in a part follows it.
    var nodes: [LayoutNode] = []
    /// The settings it is laid out for.
    let environment: UserEnvironment

    /// Lays the parts of a blueprint out flat; O(parts).
    init(_ blueprint: Blueprint, in environment: UserEnvironment) {
        self.environment = environment
        // A stack of parts still to be added, the next one last; `nil` closes the innermost open part.
        var pending: [PendingPart?] = [PendingPart(blueprint, source: "")]
        var open: [Int] = []
        while let next = pending.popLast() {
            guard let next else {
                nodes[open.removeLast()].end = nodes.count
                continue
            }
            let arrangement = next.arrangement(in: environment)
            nodes.append(LayoutNode(next.part, source: next.source, arrangement: arrangement, parent: open.last ?? -1))
            open.append(nodes.count - 1)
            pending.append(nil)
            for child in next.contents(in: environment).reversed() { pending.append(child) }
        }
    }

    /// Returns the indexes of what is directly in a part, first to last.
    func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < nodes[index].end {
            result.append(child)
            child = nodes[child].end
        }
        return result
    }

    /// The area of the screen that is not covered by hardware or system bars.
    var safeBounds: Rect {
        Rect(origin: .zero, size: environment.screenSize).inset(by: environment.safeArea)
    }
}
