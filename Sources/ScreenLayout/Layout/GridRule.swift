import EveryScreenModel

/// Rows of columns of one width; each row is as high as the highest in it.
struct GridRule: ContainerRule {
    let columns: Blueprint.GridColumns
    /// The distance between columns and between rows, in points.
    let spacing: Double

    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize {
        let (count, width) = columns(for: proposal.width, subviews)
        let heights = rowHeights(count, width, subviews)
        return LayoutSize(
            width: Double(count) * (width + spacing) - spacing,
            height: heights.reduce(0, +) + spacing * Double(max(0, heights.count - 1)))
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) {
        let (count, width) = columns(for: proposal.width, subviews)
        let heights = rowHeights(count, width, subviews)
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: count)
            subview.place(
                at: LayoutPoint(x: bounds.minX + Double(column) * (width + spacing), y: y),
                proposal: ProposedSize(width: width, height: nil))
            if column == count - 1 { y += heights[row] + spacing }
        }
    }

    /// How many columns there are, and how wide each is; without a width to share,
    /// as wide as the widest child would like.
    private func columns(for width: Double?, _ subviews: ContainerSubviews) -> (count: Int, width: Double) {
        if width == .infinity {
            if case .count(let count) = columns { return (max(1, count), .infinity) }
            return (max(1, subviews.count), .infinity)
        }
        guard let width else {
            let ideal = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
            if case .count(let count) = columns { return (max(1, count), ideal) }
            return (max(1, subviews.count), ideal)
        }
        let count =
            switch columns {
            case .count(let count): max(1, count)
            case .adaptive(let minimum): max(1, Int((width + spacing) / max(1, minimum + spacing)))
            }
        return (count, max(0, (width + spacing) / Double(count) - spacing))
    }

    private func rowHeights(_ count: Int, _ width: Double, _ subviews: ContainerSubviews) -> [Double] {
        stride(from: 0, to: subviews.count, by: count).map { start in
            (start..<min(start + count, subviews.count)).reduce(0) {
                max($0, subviews[$1].sizeThatFits(ProposedSize(width: width, height: nil)).height)
            }
        }
    }
}
