package import EveryScreenModel

/// The places at which each element of a screen can be seen once focus has moved to
/// it.
///
/// Elements that may lie over one come from a grid, so that a screen may have
/// 100,000 elements.
package final class VisibilityIndex {
    private let screen: RenderedScreen
    private let regions: ClippingRegions
    private var grid = GridIndex()

    /// The place of an element when the regions around it have been scrolled the
    /// least that shows it.
    package struct Revealed: Hashable, Sendable {
        /// The part of its frame that is then visible through its regions and the
        /// screen; empty if none is.
        package let rect: LayoutRect
        /// Whether elements drawn over the regions, which do not scroll with them,
        /// cover all of that part.
        package let isObscured: Bool
        /// The element that alone covers all of it; `nil` if several do, or none.
        package let cover: Int?
        /// Whether an element of unknown paint lies over all of it, and may be
        /// opaque.
        package let mayBeObscured: Bool
    }

    /// The largest number of neighbors that are compared; thousands are a damaged
    /// capture, which must not take hours.
    private static let mostNeighbors = 1_024

    /// Prepares the map; O(elements).
    package convenience init(_ screen: RenderedScreen) { self.init(screen, ClippingRegions(screen)) }

    /// Prepares the map of a screen whose regions are known; O(elements).
    package init(_ screen: RenderedScreen, _ regions: ClippingRegions) {
        self.screen = screen
        self.regions = regions
        for (index, element) in screen.elements.enumerated() where element.isVisible != false && element.frame.isFinite {
            grid.insert(index, at: element.frame)
        }
    }

    /// Returns the place of an element when it is focused, or `nil` if more than
    /// 1,024 elements lie near it.
    ///
    /// A region scrolls along its axes and, if the extent of its content is known,
    /// no further than to its end. Inner regions scroll first, as systems do.
    /// Covers are elements drawn later, outside the element and its regions, that
    /// take touches or have an opaque color. Exact for up to 64 covers. Source:
    /// WCAG 2.2 SC 2.4.11, by which some part of the focused element must be
    /// visible.
    ///
    /// - Parameters:
    ///   - index: The element.
    ///   - focused: Where it was seen while it had the focus, if that was recorded:
    ///     pages may scroll further.
    package func revealed(_ index: Int, seenAt focused: LayoutRect? = nil) -> Revealed? {
        var (shown, outermost) = position(of: index)
        if let focused, outermost != nil { shown = focused.intersection(screen.bounds) }
        guard !shown.isEmpty else { return Revealed(rect: shown, isObscured: false, cover: nil, mayBeObscured: false) }
        var covers: [LayoutRect] = []
        var mayBeObscured = false
        var count = 0
        for other in grid.numbers(near: shown, above: screen.descendants(of: index).upperBound - 1) {
            if count >= Self.mostNeighbors { return nil }
            count += 1
            // An element that scrolls along is no cover here: `HitTestIndex`
            // measures it.
            if let outermost, regions.scrolls(other, with: outermost, on: screen) { continue }
            let element = screen.elements[other]
            guard element.frame.intersects(shown) else { continue }
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

    /// The visible part after the regions around an element have scrolled to it,
    /// and the outermost region that scrolls.
    private func position(of index: Int) -> (shown: LayoutRect, outermost: Int?) {
        var rect = screen.elements[index].frame
        var shown = rect
        var outermost: Int?
        for region in regions.around(index) where screen.elements[region].scrolls { outermost = region }
        for region in regions.around(index) {
            let element = screen.elements[region]
            // A document is as long as its content, and the window shows a part.
            let window = region == outermost ? element.frame.intersection(screen.bounds) : element.frame
            if element.scrolls, let scrolling = element.scrolling {
                let offset = Self.offset(of: rect, in: window.isEmpty ? element.frame : window, scrolling)
                rect = rect.offset(x: offset.x, y: offset.y)
                shown = shown.offset(x: offset.x, y: offset.y)
            }
            shown = shown.intersection(element.frame)
        }
        return (shown.intersection(screen.bounds), outermost)
    }

    /// Whether an element is opaque; `nil` if its paint is unknown.
    private static func hides(_ element: ScreenElement) -> Bool? {
        // A shape that lets others show through takes touches as well.
        if element.isDecorative != true, element.coversTouches ?? element.isControl { return true }
        if let opacity = element.surface?.opacity, opacity < 1 { return false }
        guard let background = element.surface?.background else { return nil }
        return background.contains { paint in
            if case .color(let color) = paint { color.opacity == 1 } else { false }
        }
    }

    /// The shortest offset that brings a rectangle into a region, within the
    /// region's content.
    private static func offset(of rect: LayoutRect, in region: LayoutRect, _ scrolling: ScreenElement.Scrolling) -> LayoutPoint {
        func way(_ low: Double, _ high: Double, _ least: Double, _ most: Double, _ axis: ScreenElement.Axis, _ content: Double?) -> Double {
            guard scrolling.isAlong(axis), content.map({ $0 > most - least }) != false else { return 0 }
            // A rectangle longer than the region shows its beginning.
            if low < least || high - low > most - least { return least - low }
            return high > most ? most - high : 0
        }
        return LayoutPoint(
            x: way(rect.minX, rect.maxX, region.minX, region.maxX, .horizontal, scrolling.contentSize?.width),
            y: way(rect.minY, rect.maxY, region.minY, region.maxY, .vertical, scrolling.contentSize?.height))
    }
}
