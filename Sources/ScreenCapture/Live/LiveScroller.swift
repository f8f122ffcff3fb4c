package import EveryScreenModel

/// A scrolling region of a running app that makes its content as it comes into
/// view.
@MainActor
package protocol LiveScroller {
    /// The identity of its view.
    var identity: ObjectIdentifier { get }
    /// The extent of what it shows at a time, in points.
    var pageSize: LayoutSize { get }
    /// The extent of its content as far as it is known, in points; it may grow
    /// while it is scrolled.
    var contentSize: LayoutSize { get }
    /// How far its content is scrolled, in points.
    var offset: LayoutPoint { get nonmutating set }
}

/// Returns a screen with what scrolling brings into view, placed where it stands in
/// the content.
///
/// Each region is scrolled page by page and back to where it was. Elements on two
/// pages at one place of the content are the same. Elements that stay at one place
/// of the screen with one label are pinned, as the heading of a section is. Regions
/// one inside the other are scrolled one at a time.
///
/// - Parameters:
///   - pages: The number of pages of each region to look at; content beyond is left
///     out.
///   - capture: Waits until the content settles and returns its screen.
///   - scrollers: The regions, outermost first.
/// - Throws: The error of `capture`, with every region scrolled back.
@MainActor
package func captureRevealing<Scroller: LiveScroller, Failure: Error>(
    _ scrollers: [Scroller], pages: Int = 20, capture: () throws(Failure) -> LiveScreen
) throws(Failure) -> RenderedScreen {
    let first = try capture()
    var content = RevealedContent(first)
    for scroller in scrollers {
        let start = scroller.offset
        defer { scroller.offset = start }
        for page in 1..<max(1, pages) {
            guard let next = scroller.nextOffset() else { break }
            scroller.offset = next
            let shown = try capture()
            let moved = LayoutPoint(x: scroller.offset.x - start.x, y: scroller.offset.y - start.y)
            content.add(shown, of: scroller.identity, scrolledBy: moved, page: page)
        }
    }
    return content.screen()
}

extension LiveScroller {
    /// The offset one page on: down as far as it goes, else to the side; `nil` at
    /// the end.
    fileprivate func nextOffset() -> LayoutPoint? {
        let last = LayoutPoint(x: max(0, contentSize.width - pageSize.width), y: max(0, contentSize.height - pageSize.height))
        // A point of slack, as offsets are rounded to pixels.
        if offset.y + 1 < last.y, pageSize.height > 0 { return LayoutPoint(x: offset.x, y: min(last.y, offset.y + pageSize.height)) }
        if offset.x + 1 < last.x, pageSize.width > 0 { return LayoutPoint(x: min(last.x, offset.x + pageSize.width), y: offset.y) }
        return nil
    }
}
