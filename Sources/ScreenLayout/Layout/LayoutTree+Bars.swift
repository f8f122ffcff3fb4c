import EveryScreenModel

/// A navigation bar: a title in the middle of the bar if it fits there, else
/// between the items.
extension LayoutTree {
    /// Returns the extent of a bar, of which all three parts are children; `nil`
    /// while one has not answered.
    mutating func barSize(_ node: Int, _ proposal: Proposal, _ spacing: Double) -> LayoutSize? {
        let (leading, title, trailing) = barParts(node)
        let ideal = Proposal(Proposal.unspecified, Proposal.unspecified)
        guard let first = ask(leading, ideal), let last = ask(trailing, ideal) else { return nil }
        let taken = taken(first.width, spacing) + taken(last.width, spacing)
        let room = proposal.width < 0 ? Proposal.unspecified : max(0, proposal.width - taken)
        guard let middle = ask(title, Proposal(room, Proposal.unspecified)) else { return nil }
        return LayoutSize(
            width: max(taken + middle.width, proposal.width), height: max(metrics.barHeight, max(first.height, middle.height, last.height)))
    }

    /// Puts the items at the edges, and the title where it fits.
    mutating func placeBar(_ node: Int, _ spacing: Double) {
        let (leading, title, trailing) = barParts(node)
        let frame = nodes[node].frame
        let ideal = Proposal(Proposal.unspecified, Proposal.unspecified)
        let (first, last) = (answer(leading, ideal), answer(trailing, ideal))
        func middle(_ height: Double) -> Double { frame.minY + (frame.height - height) / 2 }
        put(leading, LayoutPoint(x: frame.minX, y: middle(first.height)), ideal)
        put(trailing, LayoutPoint(x: frame.maxX - last.width, y: middle(last.height)), ideal)
        let start = frame.minX + taken(first.width, spacing)
        let end = frame.maxX - taken(last.width, spacing)
        let proposal = Proposal(nodes[node].proposal.width < 0 ? Proposal.unspecified : max(0, end - start), Proposal.unspecified)
        let size = answer(title, proposal)
        let x = max(start, min(frame.minX + (frame.width - size.width) / 2, end - size.width))
        put(title, LayoutPoint(x: x, y: middle(size.height)), proposal)
    }

    /// The share of the bar that items take, with the room beside them.
    private func taken(_ width: Double, _ spacing: Double) -> Double { width > 0 ? width + spacing : 0 }

    private func barParts(_ node: Int) -> (leading: Int, title: Int, trailing: Int) {
        let leading = node + 1
        let title = Int(nodes[leading].end)
        return (leading, title, Int(nodes[title].end))
    }
}
