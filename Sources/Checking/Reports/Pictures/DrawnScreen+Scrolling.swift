import EveryScreenModel

/// The signs that a scrolling region has more content.
extension DrawnScreen {
    /// A bar proportional to the shown part, and arrows at the edges.
    func scrollingHints(of element: ScreenElement, _ index: Int) -> [String] {
        guard element.scrolls else { return [] }
        let frame = element.frame.intersection(bounds)
        guard frame.width >= 24, frame.height >= 24 else { return [] }
        let content = contentEdges(of: element, index)
        var hints: [String] = []
        let isMirrored = environment?.layoutDirection == .rightToLeft
        let length = content.bottom - content.top
        if element.scrolling?.isAlong(.vertical) == true, length > frame.height + 1 {
            let bar = max(16, frame.height * frame.height / length)
            let way = (frame.height - bar) * min(1, max(0, (frame.minY - content.top) / (length - frame.height)))
            let thumb = LayoutRect(x: isMirrored ? frame.minX + 2 : frame.maxX - 5, y: frame.minY + way, width: 3, height: bar)
            hints.append(SVG.box(thumb, radius: 1.5, SVG.Style.fill(theme.outline.hex)))
            if content.bottom > frame.maxY + 1 { hints += arrow(LayoutPoint(x: frame.center.x, y: frame.maxY - 9), (0, 1)) }
            if content.top < frame.minY - 1 { hints += arrow(LayoutPoint(x: frame.center.x, y: frame.minY + 9), (0, -1)) }
        }
        let width = content.right - content.left
        if element.scrolling?.isAlong(.horizontal) == true, width > frame.width + 1 {
            let bar = max(16, frame.width * frame.width / width)
            let way = (frame.width - bar) * min(1, max(0, (frame.minX - content.left) / (width - frame.width)))
            let thumb = LayoutRect(x: frame.minX + way, y: frame.maxY - 5, width: bar, height: 3)
            hints.append(SVG.box(thumb, radius: 1.5, SVG.Style.fill(theme.outline.hex)))
            if content.right > frame.maxX + 1 { hints += arrow(LayoutPoint(x: frame.maxX - 9, y: frame.center.y), (1, 0)) }
            if content.left < frame.minX - 1 { hints += arrow(LayoutPoint(x: frame.minX + 9, y: frame.center.y), (-1, 0)) }
        }
        return hints
    }

    /// The edges of all content that can be scrolled into view: those of the
    /// children, and the stated extent.
    private func contentEdges(of element: ScreenElement, _ index: Int) -> (left: Double, top: Double, right: Double, bottom: Double) {
        let inside = screen.children(of: index).map { elements[$0].frame }.filter(\.isFinite)
        let left = min(element.frame.minX, inside.map(\.minX).min() ?? .infinity)
        let top = min(element.frame.minY, inside.map(\.minY).min() ?? .infinity)
        let reported = element.scrolling?.contentSize ?? .zero
        return (
            left, top, max(left + reported.width, inside.map(\.maxX).max() ?? -.infinity),
            max(top + reported.height, inside.map(\.maxY).max() ?? -.infinity)
        )
    }

    /// An arrow in a ring that points to content beyond an edge.
    private func arrow(_ center: LayoutPoint, _ way: (x: Double, y: Double)) -> [String] {
        let points = [
            LayoutPoint(x: center.x - 3 * way.x - 4 * way.y, y: center.y - 3 * way.y - 4 * way.x),
            LayoutPoint(x: center.x + 2 * way.x, y: center.y + 2 * way.y),
            LayoutPoint(x: center.x - 3 * way.x + 4 * way.y, y: center.y - 3 * way.y + 4 * way.x),
        ]
        return [
            SVG.circle(center, 8, SVG.Style(fill: theme.raised.hex, stroke: theme.outline.hex, opacity: 0.92)),
            SVG.lines(points, SVG.Style.line(theme.ink.hex, 1.6)),
        ]
    }
}
