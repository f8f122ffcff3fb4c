import EveryScreenModel

/// Lines of children side by side; one that has no room left starts the next line.
struct FlowRule: ContainerRule {
    /// The distance between two children of a line, in points.
    let spacing: Double
    /// The distance between two lines, in points.
    let lineSpacing: Double

    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize {
        var extent = LayoutSize.zero
        flow(subviews, in: proposal.width) { _, origin, size, _ in
            extent.width = max(extent.width, origin.x + size.width)
            extent.height = max(extent.height, origin.y + size.height)
        }
        return extent
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) {
        flow(subviews, in: proposal.width) { subview, origin, _, proposal in
            subview.place(at: LayoutPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }

    /// Calls back with each child, its place, its size and its proposal; a child
    /// wider than a line has a line alone.
    private func flow(
        _ subviews: ContainerSubviews, in width: Double?, _ body: (ContainerSubview, LayoutPoint, LayoutSize, ProposedSize) -> Void
    ) {
        let width = width ?? .infinity
        var origin = LayoutPoint.zero
        var lineHeight = 0.0
        for subview in subviews {
            var offer = ProposedSize.unspecified
            var size = subview.sizeThatFits(offer)
            if size.width > width {
                offer.width = width
                size = subview.sizeThatFits(offer)
            }
            // Rounding of sums must not break a line that fits.
            if origin.x > 0, origin.x + size.width > width + 1e-6 {
                origin = LayoutPoint(x: 0, y: origin.y + lineHeight + lineSpacing)
                lineHeight = 0
            }
            body(subview, origin, size, offer)
            origin.x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
    }
}
