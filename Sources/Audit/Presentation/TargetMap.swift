package import EveryScreenModel
package import EveryScreenNavigation

/// Where each element of a screen can be touched, and what is near it.
///
/// Gives the regions of `TouchMap`, for screens of a hundred thousand targets:
/// neighbors come from a grid, and only those around an element that clip or
/// scroll are asked.
package final class TargetMap {
    private let screen: RenderedScreen
    private let standing: ElementContext
    private var grid = GridIndex()
    /// The regions found so far, as several specs ask for them.
    private var known: [TouchRegion??]

    /// Prepares the map; O(elements).
    init(_ screen: RenderedScreen, _ standing: ElementContext) {
        self.screen = screen
        self.standing = standing
        known = Array(repeating: nil, count: screen.elements.count)
        for index in screen.elements.indices where screen.elements[index].isVisible != false {
            guard screen.elements[index].coversTouches ?? screen.elements[index].isControl else { continue }
            let rect = screen.elements[index].touchRegion
            if rect.isFinite { grid.insert(index, at: rect) }
        }
    }

    /// Returns where an element can be touched, or `nil` if more than `TouchMap.mostCovers` lie over it.
    package func region(of index: Int) -> TouchRegion? {
        if let region = known[index] { return region }
        let region = foundRegion(of: index)
        known[index] = .some(region)
        return region
    }

    private func foundRegion(of index: Int) -> TouchRegion? {
        let rect = screen.elements[index].touchRegion
        let outline = clipped(rect, of: index)
        let scroller = standing.scroller(of: index, on: screen)
        var covers: [LayoutRect] = []
        guard rect.isFinite else { return TouchRegion(outline: outline, covers: []) }
        for other in grid.numbers(near: rect, above: index) {
            guard lies(other, over: index), standing.scrolls(other, with: scroller, on: screen) else { continue }
            let cover = shown(other, within: scroller)
            if cover.contains(outline) { return TouchRegion(outline: outline, covers: [cover]) }
            if covers.count == TouchMap.mostCovers { return nil }
            covers.append(cover)
        }
        return TouchRegion(outline: outline, covers: covers)
    }

    /// Returns what takes touches in or at a rectangle, ascending; `least` and those before are left out.
    package func targets(near rect: LayoutRect, above least: Int = -1) -> AscendingNumbers { grid.numbers(near: rect, above: least) }

    private func lies(_ other: Int, over index: Int) -> Bool {
        guard screen.elements[other].touchRegion.intersects(screen.elements[index].touchRegion) else { return false }
        let (own, its) = (screen.elements[index].activation, screen.elements[other].activation)
        if let own, own == its { return false }
        // Of a control inside a control whose actions nobody told it is not known that they differ.
        if screen.isElement(other, inside: index) { return own != nil && its != nil }
        return true
    }

    /// The part of a touch region that lies within what clips it, up to the region it scrolls in.
    private func shown(_ index: Int, within scroller: Int?) -> LayoutRect {
        var result = screen.elements[index].touchRegion
        for region in standing.regions(around: index) {
            if region == scroller { break }
            result = result.intersection(screen.elements[region].frame)
        }
        return result
    }

    /// The rectangle less what the regions around it and the screen cut off for good.
    package func clipped(_ rect: LayoutRect, of index: Int) -> LayoutRect {
        var result = rect
        var scrolled: (x: Bool, y: Bool) = (false, false)
        func clip(to other: LayoutRect) {
            let cut = result.intersection(other)
            result = LayoutRect(
                x: scrolled.x ? result.minX : cut.minX, y: scrolled.y ? result.minY : cut.minY,
                width: scrolled.x ? min(result.width, other.width) : cut.width,
                height: scrolled.y ? min(result.height, other.height) : cut.height)
        }
        for region in standing.regions(around: index) {
            if let scrolling = screen.elements[region].scrolling {
                scrolled = (scrolled.x || scrolling.isAlong(.horizontal), scrolled.y || scrolling.isAlong(.vertical))
            }
            clip(to: screen.elements[region].frame)
        }
        clip(to: screen.bounds)
        return result
    }
}

extension TouchRegion {
    /// The distance of a point from the nearest place that can be touched, in points; infinite where there is none.
    ///
    /// O(k²) for k covers: between the edges of outline and covers the region is made of whole rectangles.
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
    func distance(from point: LayoutPoint) -> Double {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return (x * x + y * y).squareRoot()
    }
}
