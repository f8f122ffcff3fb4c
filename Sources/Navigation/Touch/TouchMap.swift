package import EveryScreenModel

/// Where each element of a screen can be touched.
///
/// Elements drawn later lie over earlier ones. What covers touches is a control
/// with another action, or whatever says so of itself. In a scrolling region an
/// element is measured where it can be scrolled to, so that neither the screen's
/// edge nor a bar outside the region takes anything from it.
package struct TouchMap: Sendable {
    let screen: RenderedScreen
    /// The elements that take touches, by the bands of the screen they lie in, each in drawing order.
    private let bands: [Int: [Int]]
    /// Those that lie in too many bands to be listed in each.
    private let tall: [Int]
    private let bandHeight: Double

    /// Prepares the map; O(elements).
    package init(_ screen: RenderedScreen) {
        self.screen = screen
        bandHeight = max(64, screen.size.height / 64)
        var bands: [Int: [Int]] = [:]
        var tall: [Int] = []
        for (index, element) in screen.elements.enumerated() where Self.takesTouches(element) {
            guard let range = Self.bands(of: element.touchRegion, bandHeight) else {
                tall.append(index)
                continue
            }
            for band in range { bands[band, default: []].append(index) }
        }
        self.bands = bands
        self.tall = tall
    }

    /// How many elements may lie over one before the map gives up on it.
    ///
    /// Screens of people have a handful; thousands are a damaged capture, which
    /// must not take hours.
    package static let mostCovers = 256

    /// Returns where an element can be touched, or `nil` if more than `mostCovers` lie over it.
    ///
    /// O(elements that take touches at the same height, depth).
    package func region(of index: Int) -> TouchRegion? {
        let element = screen.elements[index]
        let scroller = screen.surroundings(of: index).first { screen.elements[$0].scrolls }
        let outline = clipped(element.touchRegion, of: index)
        var covers: [LayoutRect] = []
        for other in candidates(above: index) {
            guard lies(other, over: index), scroller.map({ screen.surroundings(of: other).contains($0) }) != false else { continue }
            let cover = shown(other, within: scroller)
            if cover.contains(outline) { return TouchRegion(outline: outline, covers: [cover]) }
            if covers.count == Self.mostCovers { return nil }
            covers.append(cover)
        }
        return TouchRegion(outline: outline, covers: covers)
    }

    /// Whether touches fall on the element and not on what lies below it.
    private static func takesTouches(_ element: ScreenElement) -> Bool {
        guard element.isVisible != false, element.touchRegion.isFinite else { return false }
        return element.coversTouches ?? element.isControl
    }

    /// The bands a rectangle lies in, or `nil` where they are very many.
    private static func bands(of rect: LayoutRect, _ height: Double) -> ClosedRange<Int>? {
        // What is further away than any screen goes shares one band: the number must not become too large for `Int`.
        let limit = 1e9
        let first = Int((max(-limit, min(limit, rect.minY)) / height).rounded(.down))
        let last = Int((max(-limit, min(limit, rect.maxY)) / height).rounded(.down))
        return last - first <= 256 ? first...max(first, last) : nil
    }

    /// What is drawn later and lies in the same bands.
    private func candidates(above index: Int) -> AscendingUnion {
        let rect = screen.elements[index].touchRegion
        guard rect.isFinite else { return AscendingUnion(of: [], above: index) }
        let found = Self.bands(of: rect, bandHeight).map { $0.compactMap { bands[$0] } } ?? Array(bands.values)
        return AscendingUnion(of: found + [tall], above: index)
    }

    private func lies(_ other: Int, over index: Int) -> Bool {
        guard screen.elements[other].touchRegion.intersects(screen.elements[index].touchRegion) else { return false }
        let (own, its) = (screen.elements[index].activation, screen.elements[other].activation)
        if let own, own == its { return false }
        // Of a control inside a control whose actions nobody told it is not known that they differ.
        if screen.isElement(other, inside: index) { return own != nil && its != nil }
        return true
    }

    /// The part of an element's touch region that its ancestors let through where it stands now.
    ///
    /// What is in the same scrolling region scrolls along, so that the edge of that
    /// region takes nothing from it.
    private func shown(_ index: Int, within scroller: Int?) -> LayoutRect {
        screen.surroundings(of: index).prefix { $0 != scroller }.reduce(screen.elements[index].touchRegion) { region, ancestor in
            let element = screen.elements[ancestor]
            return element.clipsContent == true || element.scrolls ? region.intersection(element.frame) : region
        }
    }

    /// The rectangle less what ancestors and the screen cut off for good.
    private func clipped(_ rect: LayoutRect, of index: Int) -> LayoutRect {
        var result = rect
        var scrolled: Set<ScreenElement.Axis> = []
        for ancestor in screen.surroundings(of: index) {
            let element = screen.elements[ancestor]
            if let scrolling = element.scrolling {
                scrolled.formUnion(scrolling.axes)
                result = result.clipped(to: element.frame, scrolled)
            } else if element.clipsContent == true {
                result = result.clipped(to: element.frame, scrolled)
            }
        }
        return result.clipped(to: screen.bounds, scrolled)
    }
}

extension LayoutRect {
    /// The rectangle cut to another one; along an axis that scrolls, only its length is held to the other's.
    fileprivate func clipped(to other: LayoutRect, _ scrolled: Set<ScreenElement.Axis>) -> LayoutRect {
        let cut = intersection(other)
        let isScrolledX = scrolled.contains(.horizontal)
        let isScrolledY = scrolled.contains(.vertical)
        return LayoutRect(
            x: isScrolledX ? minX : cut.minX, y: isScrolledY ? minY : cut.minY,
            width: isScrolledX ? min(width, other.width) : cut.width, height: isScrolledY ? min(height, other.height) : cut.height)
    }
}
