package import EveryScreenModel

extension TouchMap {
    /// Where an element stands when the regions around it have been scrolled the least that shows it.
    package struct Revealed: Hashable, Sendable {
        /// The part of its frame that its regions and the screen then let through; empty if nothing of it can be shown.
        package let rect: LayoutRect
        /// Whether all of that part is covered by what is drawn over the regions, and does not scroll along.
        package let isObscured: Bool
        /// The element that alone covers all of it; `nil` where it takes several, or none does.
        package let cover: Int?
        /// Whether something lies over all of it of which nobody told whether it is opaque.
        package let mayBeObscured: Bool
    }

    /// Returns where an element stands when focus has moved to it and it was scrolled into view; O(elements).
    ///
    /// A region scrolls along its axes and, where the extent of its content is known,
    /// no further than to its end. Inner regions scroll first, as systems do. What
    /// covers are elements drawn later, outside the element and its regions, that take
    /// touches or are painted with an opaque color. Exact for up to 64 covers. Source:
    /// WCAG 2.2 SC 2.4.11, which asks that some part of what has focus is seen.
    package func revealed(_ index: Int) -> Revealed {
        let count = screen.elements.count
        let regions = screen.surroundings(of: index)
        // Without a limit there is always an answer.
        return Self.revealed(
            index, on: screen, in: regions, limit: .max, scrolls: { screen.surroundings(of: $0).contains($1) },
            candidates: { _, least in
                var rest = (min(least + 1, count)..<count).makeIterator()
                return { rest.next() }
            })
            ?? Revealed(rect: .zero, isObscured: false, cover: nil, mayBeObscured: false)
    }

    /// Returns the same on a screen of many elements, or `nil` where too much lies near to be looked at.
    ///
    /// - Parameters:
    ///   - index: The element.
    ///   - screen: The screen.
    ///   - regions: Those of the elements around it that clip or scroll, innermost
    ///     first; others may be among them.
    ///   - limit: How many elements are looked at, at most.
    ///   - scrolls: Returns whether an element moves with what a region scrolls.
    ///   - candidates: Returns what gives one after the other the elements that may touch a
    ///     rectangle and whose index is above another one; a function, as a sequence of an
    ///     unknown type takes longer than what is done with it.
    package static func revealed(
        _ index: Int, on screen: RenderedScreen, in regions: [Int], limit: Int, scrolls: (_ other: Int, _ region: Int) -> Bool,
        candidates: (LayoutRect, Int) -> () -> Int?
    ) -> Revealed? {
        let (shown, outermost) = position(of: index, on: screen, in: regions)
        guard !shown.isEmpty else { return Revealed(rect: shown, isObscured: false, cover: nil, mayBeObscured: false) }
        let least = screen.descendants(of: index).upperBound - 1
        var covers: [LayoutRect] = []
        var mayBeObscured = false
        let next = candidates(shown, least)
        var count = 0
        while let other = next() {
            if count >= limit { return nil }
            count += 1
            // What scrolls along cannot be told to lie over it here: it is measured by `region(of:)`.
            if let outermost, scrolls(other, outermost) { continue }
            let element = screen.elements[other]
            guard element.isVisible != false, element.frame.isFinite, element.frame.intersects(shown) else { continue }
            switch Self.hides(element) {
            case true?:
                if element.frame.contains(shown) { return Revealed(rect: shown, isObscured: true, cover: other, mayBeObscured: true) }
                covers.append(element.frame)
            case nil: mayBeObscured = mayBeObscured || element.frame.contains(shown)
            case false?: break
            }
        }
        let isObscured = TouchRegion(outline: shown, covers: covers).largestRectangle.isEmpty
        return Revealed(rect: shown, isObscured: isObscured, cover: nil, mayBeObscured: isObscured || mayBeObscured)
    }

    /// What the regions around an element let through once they have scrolled to it, and the outermost that scrolls.
    private static func position(of index: Int, on screen: RenderedScreen, in regions: [Int]) -> (shown: LayoutRect, outermost: Int?) {
        var rect = screen.elements[index].frame
        var shown = rect
        var outermost: Int?
        for region in regions {
            let element = screen.elements[region]
            if element.scrolls, let scrolling = element.scrolling {
                let offset = Self.offset(of: rect, in: element.frame, scrolling)
                rect = rect.offset(x: offset.x, y: offset.y)
                shown = shown.offset(x: offset.x, y: offset.y).intersection(element.frame)
                outermost = region
            } else if element.clipsContent == true {
                shown = shown.intersection(element.frame)
            }
        }
        return (shown.intersection(screen.bounds), outermost)
    }

    /// Whether nothing can be seen through an element; `nil` where nobody told what it paints.
    private static func hides(_ element: ScreenElement) -> Bool? {
        if element.coversTouches ?? element.isControl { return true }
        if let opacity = element.surface?.opacity, opacity < 1 { return false }
        guard let background = element.surface?.background else { return nil }
        return background.contains { paint in
            if case .color(let color) = paint { color.opacity == 1 } else { false }
        }
    }

    /// The least way that brings a rectangle into a region, as far as its content reaches.
    private static func offset(of rect: LayoutRect, in region: LayoutRect, _ scrolling: ScreenElement.Scrolling) -> LayoutPoint {
        func way(_ low: Double, _ high: Double, _ least: Double, _ most: Double, _ axis: ScreenElement.Axis, _ content: Double?) -> Double {
            guard scrolling.isAlong(axis), content.map({ $0 > most - least }) != false else { return 0 }
            // What is longer than the region shows its beginning.
            if low < least || high - low > most - least { return least - low }
            return high > most ? most - high : 0
        }
        return LayoutPoint(
            x: way(rect.minX, rect.maxX, region.minX, region.maxX, .horizontal, scrolling.contentSize?.width),
            y: way(rect.minY, rect.maxY, region.minY, region.maxY, .vertical, scrolling.contentSize?.height))
    }
}
