package import EveryScreenModel

/// The places at which each element of a screen can be touched, and the targets
/// near them.
///
/// Elements drawn later lie over earlier ones. Controls with another action take
/// touches, and elements that state that they do. In a scrolling region an element
/// is measured at its best scroll position, so that neither the screen's edge nor a
/// bar outside the region clips it.
///
/// Neighbors come from a grid, so that a screen may have 100,000 targets.
package final class HitTestIndex {
    private let screen: RenderedScreen
    private let regions: ClippingRegions
    private var grid = GridIndex()
    /// The targets of the grid whose action is known: those of other actions alone
    /// cover a target around them.
    private var acting = GridIndex()
    /// The number of neighbors that were compared, over all regions found.
    package private(set) var comparisons = 0
    /// The regions found so far, since several specs read them.
    private var known: [TouchRegion??]

    /// Prepares the map; O(elements).
    package convenience init(_ screen: RenderedScreen) { self.init(screen, ClippingRegions(screen)) }

    /// Prepares the map of a screen whose regions are known; O(elements).
    package init(_ screen: RenderedScreen, _ regions: ClippingRegions) {
        self.screen = screen
        self.regions = regions
        known = Array(repeating: nil, count: screen.elements.count)
        for index in screen.elements.indices where screen.elements[index].isVisible != false {
            guard screen.elements[index].coversTouches ?? screen.elements[index].isControl else { continue }
            let rect = screen.elements[index].touchRegion
            guard rect.isFinite else { continue }
            grid.insert(index, at: rect)
            if screen.elements[index].activation != nil { acting.insert(index, at: rect) }
        }
    }

    /// The number of elements over one at which the map gives up on it.
    ///
    /// Real screens have a handful; thousands are a damaged capture, which must
    /// not take hours.
    package static let mostCovers = 256

    /// The number of neighbors at which the map gives up on an element.
    private static let mostNeighbors = 1_024

    /// Returns the touch region of an element, or `nil` if more than `mostCovers`
    /// lie over it, or more than 1,024 elements near it.
    ///
    /// Elements inside it are compared only where the actions of both are known, so
    /// that controls inside each other cost no more than controls side by side.
    /// O(targets near it × regions around them) the first time, then O(1).
    package func region(of index: Int) -> TouchRegion? {
        if let region = known[index] { return region }
        let region = foundRegion(of: index)
        known[index] = .some(region)
        return region
    }

    private func foundRegion(of index: Int) -> TouchRegion? {
        let rect = screen.elements[index].touchRegion
        let outline = clipped(rect, of: index)
        let scroller = regions.scroller(of: index, on: screen)
        var covers: [LayoutRect] = []
        guard rect.isFinite else { return TouchRegion(outline: outline, covers: []) }
        let inside = screen.descendants(of: index)
        var near = grid.numbers(near: rect, above: inside.upperBound - 1)
        var nearInside = AscendingNumbers([Int]())
        if !inside.isEmpty, screen.elements[index].activation != nil {
            nearInside = acting.numbers(near: rect, above: index, below: inside.upperBound)
        }
        var count = 0
        while let other = nearInside.next() ?? near.next() {
            if count == Self.mostNeighbors { return nil }
            (count, comparisons) = (count + 1, comparisons + 1)
            guard lies(other, over: index), regions.scrolls(other, with: scroller, on: screen) || hides(other, allOf: scroller) else {
                continue
            }
            let cover = shown(other, within: scroller)
            if cover.contains(outline) { return TouchRegion(outline: outline, covers: [cover]) }
            // A badge on a corner of a button belongs to it.
            if screen.elements[other].isDecorative == true { continue }
            if covers.count == Self.mostCovers { return nil }
            covers.append(cover)
        }
        return TouchRegion(outline: outline, covers: covers)
    }

    /// Returns the elements that take touches in or at a rectangle, ascending,
    /// above `least`.
    package func targets(near rect: LayoutRect, above least: Int = -1) -> AscendingNumbers { grid.numbers(near: rect, above: least) }

    /// Whether an element lies over all that a region ever shows.
    private func hides(_ other: Int, allOf scroller: Int?) -> Bool {
        scroller.map { screen.elements[other].touchRegion.contains(screen.elements[$0].frame.intersection(screen.bounds)) } == true
    }

    private func lies(_ other: Int, over index: Int) -> Bool {
        guard screen.elements[other].touchRegion.intersects(screen.elements[index].touchRegion) else { return false }
        let (own, its) = (screen.elements[index].activation, screen.elements[other].activation)
        if let own, own == its { return false }
        // A control inside a control covers it only if both actions are known to
        // differ.
        if screen.isElement(other, inside: index) { return own != nil && its != nil }
        return true
    }

    /// The part of a touch region that is not clipped, up to the region it scrolls
    /// in.
    private func shown(_ index: Int, within scroller: Int?) -> LayoutRect {
        var result = screen.elements[index].touchRegion
        for region in regions.around(index) {
            if region == scroller { break }
            result = result.intersection(screen.elements[region].frame)
        }
        return result
    }

    /// Returns the part of a rectangle that the regions around it and the screen
    /// never clip; O(regions around it).
    ///
    /// Along an axis that scrolls, only its length is limited to that of the
    /// region.
    package func clipped(_ rect: LayoutRect, of index: Int) -> LayoutRect {
        var result = rect
        var (isScrolledX, isScrolledY) = (false, false)
        func clip(to other: LayoutRect) {
            let cut = result.intersection(other)
            result = LayoutRect(
                x: isScrolledX ? result.minX : cut.minX, y: isScrolledY ? result.minY : cut.minY,
                width: isScrolledX ? min(result.width, other.width) : cut.width,
                height: isScrolledY ? min(result.height, other.height) : cut.height)
        }
        for region in regions.around(index) {
            if let scrolling = screen.elements[region].scrolling {
                isScrolledX = isScrolledX || scrolling.isAlong(.horizontal)
                isScrolledY = isScrolledY || scrolling.isAlong(.vertical)
            }
            clip(to: screen.elements[region].frame)
        }
        clip(to: screen.bounds)
        return result
    }
}
