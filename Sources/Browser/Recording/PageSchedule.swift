/// The order in which several browsers record pages, each page under several
/// settings.
///
/// The settings of one page are divided among the browsers. A page is open from
/// when its first part is taken until it is closed, so that no run ends between two
/// of its parts.
package struct PageSchedule<Recorded> {
    /// One page under one of the settings, by their places.
    package struct Part: Hashable {
        package let page: Int
        package let setting: Int
    }

    private struct OpenPage {
        /// The setting that is recorded next.
        var next = 0
        /// The recordings by setting.
        var recorded: [Int: Recorded] = [:]
        /// Whether it has failed in a way that no other setting changes.
        var hasFailed = false
    }

    /// The number of pages; it grows when links are followed.
    package var pageCount = 0
    /// The number of pages whose results have been passed on.
    package var deliveredCount = 0
    private let settingCount: Int
    private let lead: Int
    private var next = 0
    private var open: [Int: OpenPage] = [:]

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - settingCount: The number of settings.
    ///   - lead: How many pages may be begun before the first one whose result has
    ///     not been passed on.
    package init(settingCount: Int, lead: Int) {
        self.settingCount = settingCount
        self.lead = lead
    }

    /// Takes the next part: of a page that is open, or of the next page that is
    /// near enough to the first unfinished one; `nil` if there is none now.
    ///
    /// - Parameters:
    ///   - isOver: Whether no further page may begin.
    package mutating func takePart(isOver: Bool) -> Part? {
        var page = open.filter { $1.next < settingCount && !$1.hasFailed }.keys.min()
        if page == nil, !isOver, next < pageCount, next < deliveredCount + lead {
            page = next
            next += 1
        }
        guard let page else { return nil }
        let setting = open[page, default: OpenPage()].next
        open[page, default: OpenPage()].next += 1
        return Part(page: page, setting: setting)
    }

    /// The number of known parts that have not been taken.
    package var waitingCount: Int {
        (pageCount - next) * settingCount + open.values.reduce(0) { $0 + ($1.hasFailed ? 0 : settingCount - $1.next) }
    }

    /// Whether no part will follow, and no page is open.
    package func hasEnded(isOver: Bool) -> Bool { open.isEmpty && (isOver || next >= pageCount) }

    /// Adds the recording of a part.
    ///
    /// - Parameters:
    ///   - hasFailed: Whether it failed in a way that no other setting changes.
    /// - Returns: The recordings of the page by setting, when all that began have
    ///   ended and no other is needed; the page then needs to be closed.
    package mutating func add(_ recorded: Recorded, of part: Part, hasFailed: Bool) -> [Int: Recorded]? {
        var page = open[part.page, default: OpenPage()]
        page.recorded[part.setting] = recorded
        if hasFailed { page.hasFailed = true }
        open[part.page] = page
        return page.recorded.count == (page.hasFailed ? page.next : settingCount) ? page.recorded : nil
    }

    /// Closes a page whose result is known.
    package mutating func close(page: Int) { open[page] = nil }
}
