import EveryScreenModel

/// Rows of cells under each other; each row is as high as the highest in it.
///
/// A cell smaller than its place stands in the middle of it, as in SwiftUI's grids
/// without an alignment.
struct GridRule: ContainerRule {
    let columns: Blueprint.GridColumns
    /// The distance between columns and between rows, in points.
    let spacing: Double

    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize {
        let widths = columnWidths(for: proposal.width, subviews)
        let heights = rowHeights(widths, subviews)
        return LayoutSize(width: extent(of: widths), height: extent(of: heights))
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) {
        let widths = columnWidths(for: proposal.width, subviews)
        let heights = rowHeights(widths, subviews)
        var corner = LayoutPoint(x: bounds.minX, y: bounds.minY)
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: widths.count)
            let size = LayoutSize(width: widths[column], height: heights[row])
            subview.place(
                at: LayoutPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2), anchor: .center,
                proposal: ProposedSize(width: size.width, height: isFitted ? size.height : nil))
            corner.x += size.width + spacing
            if column == widths.count - 1 { corner = LayoutPoint(x: bounds.minX, y: corner.y + size.height + spacing) }
        }
    }

    private func extent(of lengths: [Double]) -> Double { lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1)) }

    private var isFitted: Bool { if case .fitted = columns { true } else { false } }

    private func columnWidths(for width: Double?, _ subviews: ContainerSubviews) -> [Double] {
        if isFitted { return fittedWidths(columns.count(in: 0, spacing: spacing), for: width, subviews) }
        let (count, each) = equalColumns(for: width, subviews)
        return Array(repeating: each, count: count)
    }

    /// How many columns of one width there are, and how wide each is; without a
    /// width to share, as wide as the widest child would like.
    private func equalColumns(for width: Double?, _ subviews: ContainerSubviews) -> (count: Int, width: Double) {
        guard let width, width.isFinite else {
            let count = if case .adaptive = columns { max(1, subviews.count) } else { columns.count(in: 0, spacing: spacing) }
            return (count, width ?? subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) })
        }
        let count = columns.count(in: width, spacing: spacing)
        return (count, max(0, (width + spacing) / Double(count) - spacing))
    }

    /// The widths of columns that are each as wide as their widest cell would like.
    ///
    /// Where there is less room, the narrow columns keep what they would like, and
    /// the wide ones share the rest. Where there is more, columns with a cell that
    /// takes all it is offered share it.
    private func fittedWidths(_ count: Int, for width: Double?, _ subviews: ContainerSubviews) -> [Double] {
        func widest(_ proposal: ProposedSize) -> [Double] {
            subviews.enumerated().reduce(into: Array(repeating: 0, count: count)) { widths, next in
                widths[next.offset % count] = max(widths[next.offset % count], next.element.sizeThatFits(proposal).width)
            }
        }
        let ideal = widest(.unspecified)
        guard let width else { return ideal }
        let most = widest(ProposedSize(width: .infinity, height: nil))
        if width == .infinity { return most }
        var result = ideal
        var room = max(0, width - spacing * Double(count - 1))
        if ideal.reduce(0, +) >= room {
            let narrowFirst = ideal.indices.sorted { (ideal[$0], $0) < (ideal[$1], $1) }
            for (place, column) in narrowFirst.enumerated() {
                result[column] = min(ideal[column], room / Double(count - place))
                room -= result[column]
            }
            return result
        }
        room -= ideal.reduce(0, +)
        let leastFirst = ideal.indices.filter { most[$0] > ideal[$0] }.sorted { (most[$0] - ideal[$0], $0) < (most[$1] - ideal[$1], $1) }
        for (place, column) in leastFirst.enumerated() {
            let more = min(most[column] - ideal[column], room / Double(leastFirst.count - place))
            result[column] += more
            room -= more
        }
        return result
    }

    private func rowHeights(_ widths: [Double], _ subviews: ContainerSubviews) -> [Double] {
        stride(from: 0, to: subviews.count, by: widths.count).map { start in
            (start..<min(start + widths.count, subviews.count)).reduce(0) {
                max($0, subviews[$1].sizeThatFits(ProposedSize(width: widths[$1 - start], height: nil)).height)
            }
        }
    }
}
