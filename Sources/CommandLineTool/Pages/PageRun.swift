import EveryScreenBrowser
import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

/// Recording of many pages by several browsers at a time.
///
/// Results are passed on in the order of the pages. No worker is ahead of the first
/// unfinished page by more than twice the number of workers, so that memory does
/// not grow with the number of pages.
final class PageRun<Result: Sendable>: @unchecked Sendable {
    /// One page and its result.
    struct Outcome: Sendable {
        let page: PageList.Entry
        let result: Swift.Result<Result, BrowserError>
        let notes: [String]
    }

    private struct State {
        var pages: [PageList.Entry] = []
        var known: Set<String> = []
        var next = 0
        /// The number of pages that are being recorded.
        var atWork = 0
        /// The number of threads whose browser has not ended yet.
        var workers = 0
        var finished: [Int: Outcome] = [:]
        var delivered = 0
        var isStopped = false
        var notes: [String] = []
    }

    private let options: PageOptions
    private let hasPictures: Bool
    private let hosts: Set<String>
    private let body: @Sendable (PageList.Entry, [RecordedPage]) -> Result
    private let condition = NSCondition()
    private var state = State()

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - options: Settings, hosts, limits and the number of workers.
    ///   - hasPictures: Whether a picture of each page is taken.
    ///   - body: Converts a page, recorded under all settings in their order, into
    ///     its result; called by the workers.
    init(
        _ pages: [PageList.Entry], _ options: PageOptions, pictures hasPictures: Bool,
        _ body: @escaping @Sendable (PageList.Entry, [RecordedPage]) -> Result
    ) {
        self.options = options
        self.hasPictures = hasPictures
        self.body = body
        hosts = Set(options.hosts + pages.compactMap(\.source.host))
        state.pages = pages
        state.known = Set(pages.map { Self.key($0.name) })
    }

    /// Records, and passes on the result of each page.
    ///
    /// - Parameters:
    ///   - isOver: Returns true to stop; called before each page.
    ///   - take: Handles a result; called in the order of the pages.
    /// - Returns: The notes on the browsers.
    func run(isOver: @escaping @Sendable () -> Bool, _ take: (Outcome) throws -> Void) throws -> [String] {
        let workers = max(1, min(options.workerCount, options.crawlLimit ?? state.pages.count))
        condition.withLock { state.workers = workers }
        for _ in 0..<workers { Thread.detachNewThread { [self] in work(isOver) } }
        defer { stop() }
        while let outcome = nextOutcome(isOver) { try take(outcome) }
        return condition.withLock { state.notes }
    }

    /// The number of finished pages, and of known ones.
    var progress: (finished: Int, known: Int) { condition.withLock { (state.delivered, state.pages.count) } }

    private func nextOutcome(_ isOver: () -> Bool) -> Outcome? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let outcome = state.finished.removeValue(forKey: state.delivered) {
                state.delivered += 1
                condition.broadcast()
                return outcome
            }
            let isEmpty = state.next >= state.pages.count || isOver()
            if isEmpty, state.atWork == 0 { return nil }
            _ = condition.wait(until: Date() + 0.2)
        }
    }

    /// Waits until each worker has ended its browser: one that outlives the process
    /// leaves its profile on disk.
    private func stop() {
        condition.lock()
        state.isStopped = true
        condition.broadcast()
        while state.workers > 0 { _ = condition.wait(until: Date() + 0.2) }
        condition.unlock()
    }

    /// Takes the next page that is near enough to the first unfinished one; `nil`
    /// when none is left.
    private func nextPage(_ isOver: () -> Bool) -> (Int, PageList.Entry)? {
        condition.lock()
        defer { condition.unlock() }
        while !state.isStopped, !isOver() {
            if state.next < state.pages.count, state.next < state.delivered + 2 * options.workerCount {
                defer { state.next += 1 }
                state.atWork += 1
                return (state.next, state.pages[state.next])
            }
            if state.next >= state.pages.count, state.atWork == 0 { return nil }
            _ = condition.wait(until: Date() + 0.2)
        }
        return nil
    }

    private func work(_ isOver: @Sendable () -> Bool) {
        let recorder = PageRecorder(allowedHosts: hosts)
        recorder.limits = options.limits
        while let (index, page) = nextPage(isOver) {
            let (outcome, links) = record(page, by: recorder)
            condition.withLock {
                state.finished[index] = outcome
                state.atWork -= 1
                add(links, from: page)
                for note in recorder.notes where !state.notes.contains(note) { state.notes.append(note) }
                condition.broadcast()
            }
        }
        recorder.end()
        condition.withLock {
            state.workers -= 1
            condition.broadcast()
        }
    }

    private func record(_ page: PageList.Entry, by recorder: PageRecorder) -> (Outcome, links: [String]) {
        var recorded: [RecordedPage] = []
        var notes: [String] = []
        for (index, entry) in options.settings.enumerated() {
            do throws(BrowserError) {
                let one = try recorder.record(
                    page.source, named: page.name, in: entry.settings, picture: hasPictures)
                recorded.append(one)
                notes += one.notes.map { "\(page.name), \(entry.name): \($0)" }
            } catch {
                // Without its first settings there is no comparison.
                guard index > 0, !error.isAboutMachine else { return (Outcome(page: page, result: .failure(error), notes: notes), []) }
                notes.append("\(page.name), \(entry.name): not audited: \(error)")
            }
        }
        let links = recorded.first?.links ?? []
        return (Outcome(page: page, result: .success(body(page, recorded)), notes: notes), links)
    }

    /// Adds the pages that a page links to, while there is room.
    private func add(_ links: [String], from page: PageList.Entry) {
        guard let limit = options.crawlLimit, case .address(let base) = page.source, let origin = URL(string: base) else { return }
        for link in links where state.pages.count < limit {
            guard let url = URL(string: link), url.scheme == origin.scheme, url.host == origin.host, url.port == origin.port else {
                continue
            }
            let address = Self.key(link)
            let ending = url.pathExtension.lowercased()
            guard ending.isEmpty || ["html", "htm", "xhtml", "php", "asp", "aspx", "jsp"].contains(ending),
                state.known.insert(address).inserted
            else { continue }
            state.pages.append(PageList.Entry(name: address, source: .address(address)))
        }
    }

    /// An address without its fragment.
    private static func key(_ name: String) -> String { String(name.prefix { $0 != "#" }) }
}

extension PageRun {
    /// Records all pages for a command: failures, notes and progress go to standard
    /// error.
    ///
    /// - Parameters:
    ///   - verb: The command's work in the past tense: "judged", "recorded".
    ///   - take: Called with the result of each page that could be recorded, in the
    ///     order of the pages.
    /// - Returns: The number of pages that failed, and one more where the run was
    ///   interrupted.
    func report(as verb: String, _ take: (Result) throws -> Void) throws -> Int {
        let interruption = Interruption()
        let progress = PageProgress(verb: verb)
        var failures = 0
        let notes = try run(isOver: { interruption.isOver }) { outcome in
            progress.clear()
            for note in outcome.notes { StandardStreams.tell(note) }
            switch outcome.result {
            case .success(let result): try take(result)
            case .failure(let error):
                failures += 1
                StandardStreams.tell("\(outcome.page.name): not \(verb): \(error)")
                if error.isAboutMachine { throw UsageError("no page can be \(verb) on this machine") }
            }
            progress.tell(self.progress)
        }
        progress.clear()
        for note in notes { StandardStreams.tell(note) }
        guard interruption.isOver else { return failures }
        StandardStreams.tell("stopped after \(self.progress.finished) of \(self.progress.known) pages")
        return failures + 1
    }
}
