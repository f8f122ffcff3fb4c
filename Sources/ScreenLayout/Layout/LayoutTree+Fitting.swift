import EveryScreenModel

/// A container that shows one child: the first that fits.
extension LayoutTree {
    /// Returns the first child whose ideal extent fits into a proposal, else the
    /// last one; −1 where there is none, `nil` while one has not answered.
    ///
    /// - Parameters:
    ///   - node: The container.
    ///   - proposal: The room.
    ///   - horizontal: Whether the width must fit.
    ///   - vertical: Whether the height must fit.
    ///   - isMeasured: Whether all children have been asked before.
    mutating func fittingChild(
        of node: Int, _ proposal: Proposal, _ horizontal: Bool, _ vertical: Bool, isMeasured: Bool = false
    ) -> Int? {
        let ideal = proposal.unspecified(horizontal: horizontal, vertical: vertical)
        // Sums of fractions may differ in the last place.
        func fits(_ length: Double, _ room: Double) -> Bool { room < 0 || length <= room + 1e-6 }
        var (child, last) = (node + 1, -1)
        while child < Int(nodes[node].end) {
            guard let size = isMeasured ? answer(child, ideal) : ask(child, ideal) else { return nil }
            if !horizontal || fits(size.width, proposal.width), !vertical || fits(size.height, proposal.height) { return child }
            last = child
            child = Int(nodes[child].end)
        }
        return last
    }

    /// Puts the child that fits at the place of the container, and leaves out the
    /// others.
    mutating func placeFitting(_ node: Int, _ horizontal: Bool, _ vertical: Bool) {
        let proposal = nodes[node].proposal
        let shown = fittingChild(of: node, proposal, horizontal, vertical, isMeasured: true)
        var child = node + 1
        while child < Int(nodes[node].end) {
            if child == shown { put(child, nodes[node].frame.origin, proposal) } else { nodes[child].isLeftOut = true }
            child = Int(nodes[child].end)
        }
    }
}
