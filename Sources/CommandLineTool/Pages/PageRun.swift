import EveryScreenBrowser
import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

/// Recording of many pages by several browsers at a time.
///
/// Results are passed on in the order of the pages.
final class PageRun<Result: Sendable>: @unchecked Sendable {
    /// One page and its result.
    struct Outcome: Sendable {
        let page: PageList.Entry
        let result: Swift.Result<Result, BrowserError>
        let notes: [String]
    }

    private typealias Recording = Swift.Result<RecordedPage, BrowserError>

    private struct State {
        var schedule: PageSchedule<Recording>
        var pace = RecordingPace(coreCount: ProcessInfo.processInfo.activeProcessorCount)
        /// When a part was last recorded, at first when the run began.
        var lastChange = ContinuousClock.now
        var pages: [PageList.Entry] = []
        var known: Set<String> = []
        /// The number of threads whose browser has not ended yet.
        var workers = 0
        var finished: [Int: Outcome] = [:]
        var isStopped = false
        var notes: [String] = []
    }

    private let options: PageOptions
    private let hasPictures: Bool
    private let hosts: Set<String>
    private let body: @Sendable (PageList.Entry, [RecordedPage]) -> Result
    private let condition = NSCondition()
    private var state: State

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
        // No worker is further ahead, so that memory does not grow with the number
        // of pages.
        state = State(schedule: PageSchedule(settingCount: options.settings.count, lead: 2 * options.workerCount))
        state.pages = pages
        state.schedule.pageCount = pages.count
        state.known = Set(pages.map { Self.key($0.name) })
    }

    /// Records, and passes on the result of each page.
    ///
    /// - Parameters:
    ///   - isOver: Returns true to stop; called before each page.
    ///   - take: Handles a result; called in the order of the pages.
    /// - Returns: The notes on the browsers.
    func run(isOver: @escaping @Sendable () -> Bool, _ take: (Outcome) throws -> Void) throws -> [String] {
        condition.withLock { startWorker(isOver) }
        defer { stop() }
        while let outcome = nextOutcome(isOver) { try take(outcome) }
        return condition.withLock { state.notes }
    }

    /// The number of finished pages, and of known ones.
    var progress: (finished: Int, known: Int) { condition.withLock { (state.schedule.deliveredCount, state.pages.count) } }

    private func startWorker(_ isOver: @escaping @Sendable () -> Bool) {
        state.workers += 1
        Thread.detachNewThread { [self] in work(isOver) }
    }

    private func nextOutcome(_ isOver: @escaping @Sendable () -> Bool) -> Outcome? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let outcome = state.finished.removeValue(forKey: state.schedule.deliveredCount) {
                state.schedule.deliveredCount += 1
                condition.broadcast()
                return outcome
            }
            if state.schedule.hasEnded(isOver: isOver()) { return nil }
            let silence = state.lastChange.duration(to: ContinuousClock.now) / .seconds(1)
            if state.workers < options.workerCount,
                state.pace.needsBrowser(besides: state.workers, waitingCount: state.schedule.waitingCount, silence: silence)
            {
                startWorker(isOver)
            }
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

    /// Waits for the next part; `nil` when none will follow.
    private func nextPart(_ isOver: () -> Bool) -> (PageSchedule<Recording>.Part, PageList.Entry)? {
        condition.lock()
        defer { condition.unlock() }
        while !state.isStopped {
            if let part = state.schedule.takePart(isOver: isOver()) { return (part, state.pages[part.page]) }
            if state.schedule.hasEnded(isOver: isOver()) { return nil }
            _ = condition.wait(until: Date() + 0.2)
        }
        return nil
    }

    private func work(_ isOver: @Sendable () -> Bool) {
        let recorder = PageRecorder(allowedHosts: hosts)
        recorder.limits = options.limits
        while let (part, page) = nextPart(isOver) {
            let result: Recording
            var hasFailed = false
            do throws(BrowserError) {
                let settings = options.settings[part.setting].settings
                result = .success(try recorder.record(page.source, named: page.name, in: settings, picture: hasPictures))
            } catch {
                result = .failure(error)
                // Without its first settings there is no comparison.
                hasFailed = part.setting == 0 || error.isAboutMachine
            }
            let finished = condition.withLock {
                state.lastChange = ContinuousClock.now
                if case .success(let one) = result { state.pace.add(seconds: one.seconds, startSeconds: recorder.startSeconds) }
                return state.schedule.add(result, of: part, hasFailed: hasFailed)
            }
            let ended = finished.map { outcome(of: page, $0) }
            condition.withLock {
                if let ended {
                    state.finished[part.page] = ended
                    state.schedule.close(page: part.page)
                }
                if case .success(let first)? = finished?[0] { add(first.links, from: page) }
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

    private func outcome(of page: PageList.Entry, _ results: [Int: Recording]) -> Outcome {
        var recorded: [RecordedPage] = []
        var notes: [String] = []
        for (index, entry) in options.settings.enumerated() {
            switch results[index] {
            case .success(let one):
                recorded.append(one)
                notes += one.notes.map { "\(page.name), \(entry.name): \($0)" }
            case .failure(let error):
                guard index > 0, !error.isAboutMachine else { return Outcome(page: page, result: .failure(error), notes: notes) }
                notes.append("\(page.name), \(entry.name): not audited: \(error)")
            case nil: break
            }
        }
        return Outcome(page: page, result: .success(body(page, recorded)), notes: notes)
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
            state.schedule.pageCount += 1
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
