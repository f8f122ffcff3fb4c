package import EveryScreenModel

/// The points at which a touch reaches one element: a rectangle without its covers.
package struct TouchRegion: Hashable, Sendable {
    /// The area without covers, in points; clipped, at its best scroll position.
    package let outline: LayoutRect
    /// The covers of parts of it, each inside the outline.
    package let covers: [LayoutRect]

    /// Creates a region; covers outside the outline are dropped.
    package init(outline: LayoutRect, covers: [LayoutRect]) {
        self.outline = outline
        self.covers = covers.map { $0.intersection(outline) }.filter { !$0.isEmpty }
    }

    /// Returns true if a rectangle of the given size fits inside; exact, O(k² log
    /// k) for k covers.
    ///
    /// If one fits, one fits whose left edge is that of the outline or the right
    /// edge of a cover. It can be moved left until it touches one of them.
    package func fits(_ size: LayoutSize) -> Bool {
        guard size.width <= outline.width, size.height <= outline.height else { return false }
        if covers.isEmpty { return true }
        let starts = [outline.minX] + covers.map(\.maxX)
        return starts.contains { start in
            start + size.width <= outline.maxX && tallestGap(from: start, to: start + size.width).length >= size.height
        }
    }

    /// The largest rectangle inside: the one whose shorter side is longest, then
    /// the one of largest area.
    ///
    /// Exact; O(k³ log k) for k covers, of which at most 64 are used.
    package var largestRectangle: LayoutRect {
        guard !covers.isEmpty else { return outline }
        let looked = covers.prefix(64)
        let starts = [outline.minX] + looked.map(\.maxX)
        let ends = looked.map(\.minX) + [outline.maxX]
        var best = LayoutRect(origin: outline.origin, size: .zero)
        for start in starts {
            for end in ends where end > start {
                let gap = tallestGap(from: start, to: end)
                let candidate = LayoutRect(x: start, y: gap.start, width: end - start, height: gap.length)
                if isLarger(candidate, than: best) { best = candidate }
            }
        }
        return best
    }

    private func isLarger(_ left: LayoutRect, than right: LayoutRect) -> Bool {
        let (a, b) = (min(left.width, left.height), min(right.width, right.height))
        return a != b ? a > b : left.width * left.height > right.width * right.height
    }

    /// The tallest uncovered stretch of the outline between two vertical lines.
    private func tallestGap(from left: Double, to right: Double) -> (start: Double, length: Double) {
        let blocking = covers.filter { $0.minX < right && $0.maxX > left }.sorted { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }
        var best = (start: outline.minY, length: 0.0)
        var free = outline.minY
        for cover in blocking {
            if cover.minY - free > best.length { best = (free, cover.minY - free) }
            free = max(free, cover.maxY)
        }
        if outline.maxY - free > best.length { best = (free, outline.maxY - free) }
        return best
    }
}

extension TouchRegion {
    /// The distance of a point from the nearest touchable point, in points;
    /// infinite if there is none.
    ///
    /// O(k²) for k covers: between the edges of outline and covers the region
    /// consists of whole rectangles.
    package func distance(from point: LayoutPoint) -> Double {
        if covers.isEmpty { return outline.isEmpty ? .infinity : outline.distance(from: point) }
        let xs = ([outline.minX, outline.maxX] + covers.flatMap { [$0.minX, $0.maxX] }).sorted()
        let ys = ([outline.minY, outline.maxY] + covers.flatMap { [$0.minY, $0.maxY] }).sorted()
        var best = Double.infinity
        for (left, right) in zip(xs, xs.dropFirst()) where right > left {
            for (top, bottom) in zip(ys, ys.dropFirst()) where bottom > top {
                let part = LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
                let distance = part.distance(from: point)
                if distance < best, !covers.contains(where: { $0.contains(part.center) }) { best = distance }
            }
        }
        return best
    }
}

extension LayoutRect {
    /// The distance of a point from the nearest point of the rectangle, in points.
    fileprivate func distance(from point: LayoutPoint) -> Double {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return (x * x + y * y).squareRoot()
    }
}
