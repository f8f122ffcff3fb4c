import EveryScreenModel
import EveryScreenNavigation

/// The places at which elements can be touched, by definition: each later element
/// is compared, along all that is around it.
enum TouchOracle {
    /// Returns where an element can be touched; O(elements × depth).
    static func region(of index: Int, on screen: RenderedScreen) -> TouchRegion {
        let rect = screen.elements[index].touchRegion
        let outline = clipped(rect, of: index, on: screen)
        let scroller = screen.surroundings(of: index).first { screen.elements[$0].scrolls }
        var covers: [LayoutRect] = []
        for other in screen.elements.indices.dropFirst(index + 1) where rect.isFinite && takesTouches(screen.elements[other]) {
            guard lies(other, over: index, on: screen) else { continue }
            if let scroller, !screen.surroundings(of: other).contains(scroller) {
                // Content cannot scroll out from below what lies over the whole
                // region.
                let window = screen.elements[scroller].frame.intersection(screen.bounds)
                guard screen.elements[other].touchRegion.contains(window) else { continue }
            }
            let cover = shown(other, within: scroller, on: screen)
            if cover.contains(outline) { return TouchRegion(outline: outline, covers: [cover]) }
            if screen.elements[other].isDecorative == true { continue }
            covers.append(cover)
        }
        return TouchRegion(outline: outline, covers: covers)
    }

    private static func takesTouches(_ element: ScreenElement) -> Bool {
        guard element.isVisible != false, element.touchRegion.isFinite else { return false }
        return element.coversTouches ?? element.isControl
    }

    /// Whether a later element takes touches from an earlier one: they overlap, and
    /// are not known to do the same.
    private static func lies(_ other: Int, over index: Int, on screen: RenderedScreen) -> Bool {
        let (own, its) = (screen.elements[index], screen.elements[other])
        guard own.touchRegion.intersects(its.touchRegion) else { return false }
        let isInside = screen.ancestors(of: other).contains(index)
        let isUnknown = own.activation == nil || its.activation == nil
        return isUnknown ? !isInside : own.activation != its.activation
    }

    /// The part of a touch region that everything around it lets through, up to the
    /// region it scrolls in.
    private static func shown(_ index: Int, within scroller: Int?, on screen: RenderedScreen) -> LayoutRect {
        screen.surroundings(of: index).prefix { $0 != scroller }.reduce(screen.elements[index].touchRegion) { region, ancestor in
            let element = screen.elements[ancestor]
            return element.clipsContent == true || element.scrolls ? region.intersection(element.frame) : region
        }
    }

    private static func clipped(_ rect: LayoutRect, of index: Int, on screen: RenderedScreen) -> LayoutRect {
        var result = rect
        var scrolled: Set<ScreenElement.Axis> = []
        for ancestor in screen.surroundings(of: index) {
            let element = screen.elements[ancestor]
            guard element.scrolls || element.clipsContent == true else { continue }
            scrolled.formUnion(element.scrolling?.axes ?? [])
            result = cut(result, to: element.frame, scrolled)
        }
        return cut(result, to: screen.bounds, scrolled)
    }

    private static func cut(_ rect: LayoutRect, to other: LayoutRect, _ scrolled: Set<ScreenElement.Axis>) -> LayoutRect {
        let cut = rect.intersection(other)
        let (isX, isY) = (scrolled.contains(.horizontal), scrolled.contains(.vertical))
        return LayoutRect(
            x: isX ? rect.minX : cut.minX, y: isY ? rect.minY : cut.minY,
            width: isX ? min(rect.width, other.width) : cut.width, height: isY ? min(rect.height, other.height) : cut.height)
    }
}
