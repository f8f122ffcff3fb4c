public import ScreenModel

extension TouchMap {
    /// Where an element stands when the regions around it have been scrolled the least that shows it.
    public struct Revealed: Hashable, Sendable {
        /// The part of its frame that its regions and the screen then let through; empty if nothing of it can be shown.
        public let rect: Rect
        /// Whether all of that part is covered by what is drawn over the regions, and does not scroll along.
        public let isObscured: Bool
    }

    /// Returns where an element stands when focus has moved to it and it was scrolled into view; O(elements).
    ///
    /// A region scrolls along its axes and, where the extent of its content is known,
    /// no further than to its end. Inner regions scroll first, as systems do. What
    /// covers are elements drawn later, outside the element and its regions, that take
    /// touches or are painted with an opaque color. Exact for up to 64 covers. Source:
    /// WCAG 2.2 SC 2.4.11, which asks that some part of what has focus is seen.
    public func revealed(_ index: Int) -> Revealed {
        var rect = screen.elements[index].frame
        var shown = rect
        var around: Set<Int> = [index]
        var outermost: Int?
        for ancestor in screen.surroundings(of: index) {
            around.insert(ancestor)
            let element = screen.elements[ancestor]
            if let scrolling = element.scrolling {
                let offset = Self.offset(of: rect, in: element.frame, scrolling)
                rect = rect.offset(x: offset.x, y: offset.y)
                shown = shown.offset(x: offset.x, y: offset.y).intersection(element.frame)
                outermost = ancestor
            } else if element.clipsContent == true {
                shown = shown.intersection(element.frame)
            }
        }
        shown = shown.intersection(screen.bounds)
        guard !shown.isEmpty else { return Revealed(rect: shown, isObscured: false) }
        let covers = screen.elements.indices.compactMap { other -> Rect? in
            guard other > index, !around.contains(other), !screen.isElement(other, inside: index) else { return nil }
            // What scrolls along cannot be told to lie over it here: it is measured by `region(of:)`.
            if let outermost, screen.surroundings(of: other).contains(outermost) { return nil }
            let element = screen.elements[other]
            guard element.isVisible != false, element.frame.isFinite, Self.hides(element) else { return nil }
            return element.frame.intersects(shown) ? element.frame : nil
        }
        return Revealed(rect: shown, isObscured: TouchRegion(outline: shown, covers: covers).largestRectangle.isEmpty)
    }

    private static func hides(_ element: Element) -> Bool {
        if element.coversTouches ?? element.isControl { return true }
        guard let surface = element.surface, surface.opacity ?? 1 == 1 else { return false }
        return surface.background?.contains { paint in
            if case .color(let color) = paint { color.opacity == 1 } else { false }
        } == true
    }

    /// The least way that brings a rectangle into a region, as far as its content reaches.
    private static func offset(of rect: Rect, in region: Rect, _ scrolling: Scrolling) -> Point {
        func way(_ low: Double, _ high: Double, _ least: Double, _ most: Double, _ axis: Axis, _ content: Double?) -> Double {
            guard scrolling.axes.contains(axis), content.map({ $0 > most - least }) != false else { return 0 }
            // What is longer than the region shows its beginning.
            if low < least || high - low > most - least { return least - low }
            return high > most ? most - high : 0
        }
        return Point(
            x: way(rect.minX, rect.maxX, region.minX, region.maxX, .horizontal, scrolling.contentSize?.width),
            y: way(rect.minY, rect.maxY, region.minY, region.maxY, .vertical, scrolling.contentSize?.height))
    }
}
