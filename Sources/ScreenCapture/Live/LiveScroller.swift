package import EveryScreenModel

/// A scrolling region of a running app that creates its content when it becomes
/// visible.
@MainActor
package protocol LiveScroller {
    /// The identity of its view.
    var identity: ObjectIdentifier { get }
    /// The size of its visible part, in points.
    var pageSize: LayoutSize { get }
    /// The known size of its content, in points; it may grow during scrolling.
    var contentSize: LayoutSize { get }
    /// The scroll offset of its content, in points.
    var offset: LayoutPoint { get nonmutating set }
}

/// A screen with the content that scrolling reveals, placed at its position in the
/// content.
///
/// Each region is scrolled page by page and back. An element on two pages at one
/// position of the content is the same. An element that stays at one position of
/// the screen with one label, like the heading of a section, is pinned. Nested
/// regions are scrolled one at a time.
@MainActor
package struct LiveRevealing<Scroller: LiveScroller> {
    private let scrollers: [Scroller]
    private let pages: Int
    private var content: RevealedContent?
    /// The scrolled region, its page, and its original offset.
    private var current: (scroller: Int, page: Int, start: LayoutPoint)?

    /// Creates an empty screen.
    ///
    /// - Parameters:
    ///   - scrollers: The regions, outermost first.
    ///   - pages: The largest number of pages of each region; content beyond is not
    ///     on the screen.
    package init(_ scrollers: [Scroller], pages: Int = 20) {
        (self.scrollers, self.pages) = (scrollers, pages)
    }

    /// Adds the visible content.
    package mutating func take(_ shown: LiveScreen) {
        guard let current else {
            content = RevealedContent(shown)
            return
        }
        let scroller = scrollers[current.scroller]
        let moved = LayoutPoint(x: scroller.offset.x - current.start.x, y: scroller.offset.y - current.start.y)
        content?.add(shown, of: scroller.identity, scrolledBy: moved, page: current.page)
    }

    /// Scrolls to the next uncaptured page; returns false if there is none, with
    /// every region scrolled back.
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

    /// Scrolls the current region back, after a capture that failed.
    package func abandon() {
        if let current, current.scroller < scrollers.count { scrollers[current.scroller].offset = current.start }
    }

    /// Returns the screen with all content found.
    package func screen() -> RenderedScreen { content?.screen() ?? RenderedScreen.Builder(size: .zero).finish() }
}

/// Returns a screen with the content that scrolling reveals; see `LiveRevealing`.
///
/// - Parameters:
///   - pages: The largest number of pages of each region.
///   - capture: Waits for stable content and returns its screen.
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
    /// The offset of the next page: down as far as possible, then to the side;
    /// `nil` at the end.
    fileprivate func nextOffset() -> LayoutPoint? {
        let last = LayoutPoint(x: max(0, contentSize.width - pageSize.width), y: max(0, contentSize.height - pageSize.height))
        // A tolerance of a point, since offsets are rounded to pixels.
        if offset.y + 1 < last.y, pageSize.height > 0 { return LayoutPoint(x: offset.x, y: min(last.y, offset.y + pageSize.height)) }
        if offset.x + 1 < last.x, pageSize.width > 0 { return LayoutPoint(x: min(last.x, offset.x + pageSize.width), y: offset.y) }
        return nil
    }
}
