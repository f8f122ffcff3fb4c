import EveryScreenAudit
import EveryScreenModel

extension ScreenPresentation {
    /// Returns the first element around one, or the screen, beyond which it lies
    /// wholly and cannot be scrolled, or `nil`.
    ///
    /// `index` −1 stands for the screen. O(regions around it that clip or scroll).
    func limitBeyond(_ index: Int) -> (index: Int, axis: ScreenElement.Axis)? {
        limitBeyond(screen.elements[index].frame, in: index)
    }

    /// Returns the same for a part of an element.
    func limitBeyond(_ frame: LayoutRect, in index: Int) -> (index: Int, axis: ScreenElement.Axis)? {
        guard frame.isFinite, !frame.isEmpty else { return nil }
        var isScrolledX = false
        var isScrolledY = false
        func axisBeyond(_ limit: LayoutRect) -> ScreenElement.Axis? {
            // Nothing is seen of content clipped to nothing, wherever it lies.
            if !isScrolledY, limit.height <= 0 || frame.minY >= limit.maxY || frame.maxY <= limit.minY { return .vertical }
            if !isScrolledX, limit.width <= 0 || frame.minX >= limit.maxX || frame.maxX <= limit.minX { return .horizontal }
            return nil
        }
        for region in context.regions.around(index) {
            if let scrolling = screen.elements[region].scrolling {
                isScrolledX = isScrolledX || scrolling.isAlong(.horizontal)
                isScrolledY = isScrolledY || scrolling.isAlong(.vertical)
            }
            if screen.elements[region].clipsContent == true, let axis = axisBeyond(screen.elements[region].frame) { return (region, axis) }
        }
        return axisBeyond(screen.bounds).map { (-1, $0) }
    }

    /// Whether an element lies wholly beyond a region that it can be scrolled into.
    ///
    /// O(regions around it that clip or scroll).
    func isScrolledOut(_ index: Int) -> Bool {
        let frame = screen.elements[index].frame
        return frame.isFinite
            && context.regions.around(index).contains { region in
                guard let scrolling = screen.elements[region].scrolling else { return false }
                let area = screen.elements[region].frame.intersection(screen.bounds)
                return scrolling.isAlong(.vertical) && (frame.minY >= area.maxY || frame.maxY <= area.minY)
                    || scrolling.isAlong(.horizontal) && (frame.minX >= area.maxX || frame.maxX <= area.minX)
            }
    }

    /// Where elements were in the window while they had the focus, by their
    /// indexes; empty where that was not recorded.
    var focusFrames: [Int: LayoutRect] {
        guard let frames = recordedFocus?.frames, !frames.isEmpty else { return [:] }
        let places = screen.indexesBySource
        return Dictionary(frames.compactMap { frame in places[frame.of].map { ($0, frame.frame) } }) { first, _ in first }
    }

    /// Whether an element is clipped to nothing by one around it.
    func isCutToNothing(_ index: Int) -> Bool { limitBeyond(index).map { isCutToNothing(by: $0.index) } == true }

    /// Whether an element around another clips it to nothing, as a closed part of a
    /// screen does; −1 stands for the screen.
    ///
    /// A region that scrolls and has no room was not closed.
    func isCutToNothing(by limit: Int) -> Bool {
        limit >= 0 && screen.elements[limit].frame.isEmpty && !screen.elements[limit].scrolls
    }
}
