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

/// A screen with what scrolling brings into view, placed where it stands in the content.
///
/// Each region is scrolled page by page and back to where it was. What is met on
/// two pages at one place of the content is the same; what stays at one place of the
/// screen with one label, as the heading of a section does, is pinned. Regions one
/// inside the other are scrolled one at a time.
@MainActor
package struct LiveRevealing<Scroller: LiveScroller> {
    private let scrollers: [Scroller]
    private let pages: Int
    private var content: RevealedContent?
    /// The region that is scrolled, its page, and the offset it had.
    private var current: (scroller: Int, page: Int, start: LayoutPoint)?

    /// Begins with nothing captured.
    ///
    /// - Parameters:
    ///   - scrollers: The regions, outermost first.
    ///   - pages: How many pages of each region are looked at; what is beyond is not on the screen.
    package init(_ scrollers: [Scroller], pages: Int = 20) {
        (self.scrollers, self.pages) = (scrollers, pages)
    }

    /// Takes in what is shown now.
    package mutating func take(_ shown: LiveScreen) {
        guard let current else {
            content = RevealedContent(shown)
            return
        }
        let scroller = scrollers[current.scroller]
        let moved = LayoutPoint(x: scroller.offset.x - current.start.x, y: scroller.offset.y - current.start.y)
        content?.add(shown, of: scroller.identity, scrolledBy: moved, page: current.page)
    }

    /// Scrolls on to what was not captured yet; returns false where there is nothing more, with every region scrolled back.
    package mutating func advance() -> Bool {
        while true {
            var (scroller, page, start) = current ?? (0, 0, scrollers.first?.offset ?? .zero)
            guard scroller < scrollers.count else { return false }
            page += 1
            if page < max(1, pages), let next = scrollers[scroller].nextOffset() {
                scrollers[scroller].offset = next
                current = (scroller, page, start)
                return true
            }
            scrollers[scroller].offset = start
            scroller += 1
            start = scroller < scrollers.count ? scrollers[scroller].offset : .zero
            current = (scroller, 0, start)
        }
    }

    /// Scrolls the region that is scrolled back, after a capture that failed.
    package func abandon() {
        if let current, current.scroller < scrollers.count { scrollers[current.scroller].offset = current.start }
    }

    /// Returns the screen with all that was found.
    package func screen() -> RenderedScreen { content?.screen() ?? RenderedScreen.Builder(size: .zero).finish() }
}

/// Returns a screen with what scrolling brings into view; see `LiveRevealing`.
///
/// - Parameters:
///   - pages: How many pages of each region are looked at.
///   - capture: Settles what is shown and returns its screen.
///   - scrollers: The regions, outermost first.
/// - Throws: The error of `capture`, with every region scrolled back.
@MainActor
package func captureRevealing<Scroller: LiveScroller, Failure: Error>(
    _ scrollers: [Scroller], pages: Int = 20, capture: () throws(Failure) -> LiveScreen
) throws(Failure) -> RenderedScreen {
    var revealing = LiveRevealing(scrollers, pages: pages)
    do {
        repeat { revealing.take(try capture()) } while revealing.advance()
    } catch {
        revealing.abandon()
        throw error
    }
    return revealing.screen()
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
