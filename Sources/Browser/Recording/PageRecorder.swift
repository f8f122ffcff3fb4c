package import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Foundation

/// A recorded page.
package struct RecordedPage: Sendable {
    /// The record: one line of a browser capture.
    package let line: String
    /// The screen as readers of the record see it, with the settings under which it
    /// was recorded.
    package let screen: CapturedScreen
    /// A picture of the page, if it was requested.
    package let picture: PagePicture?
    /// The addresses that the page links to.
    package let links: [String]
    /// The parts that were not recorded in full, in sentences.
    package let notes: [String]
    /// The duration of the recording, in seconds.
    package let seconds: Double

    /// Returns the paths of elements in the document, by the ids of their nodes in
    /// a record; none if the first node is no element.
    ///
    /// Of nodes that a control shows, the path of that control follows.
    package static func paths(ofNodes ids: [String], in line: String) -> [String] {
        guard let document = try? JSONDocument(parsing: SourceText(utf8: Array(line.utf8))) else { return [] }
        let record = DevToolsValue(document: document, node: 0)
        let opened = record["opened"]?.items ?? []
        let nodes = ([record] + opened).flatMap { $0["nodes"]?.items ?? [] }
        func path(_ id: String, isInner: Bool = true) -> String? {
            guard let node = nodes.first(where: { $0["id"]?.string == id }) else { return nil }
            if let path = node["path"]?.string { return path }
            // A text stands for the element around it.
            return isInner ? node["domParent"]?.string.flatMap { path($0, isInner: false) } : nil
        }
        guard let first = ids.first.flatMap({ path($0) }) else { return [] }
        let controls = opened.filter { part in part["nodes"]?.items.contains { $0["id"]?.string.map(ids.contains) == true } == true }
        return [first] + (ids.dropFirst() + controls.compactMap { $0["control"]?.string }).compactMap { path($0) }
    }
}

/// A recorder of live pages.
///
/// It starts its browser for the first recording, and again after a page ended it.
///
/// One thread at a time uses it.
package final class PageRecorder {
    /// The hosts that may be contacted besides the loopback address.
    package let allowedHosts: Set<String>
    /// The limits of a recording.
    package var limits = RecordingLimits()
    /// The number of times a browser was started.
    package private(set) var startCount = 0
    /// The duration of the last start, in seconds.
    package private(set) var startSeconds = 0.0
    /// The notes on the browser itself, in sentences.
    package private(set) var notes: [String] = []
    private let variables: [String: String]

    #if os(macOS) || os(Linux)
        private var process: BrowserProcess?
        private var connection: BrowserConnection?
        private var pictures: PagePictures?
        private var page: LivePage?
        private var server: PageServer?
    #endif

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - allowedHosts: The hosts that may be contacted; the browser resolves no
    ///     other name.
    ///   - variables: The variables of the process; `EVERYSCREEN_BROWSER` names
    ///     the browser.
    package init(
        allowedHosts: Set<String> = [], variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.allowedHosts = allowedHosts
        self.variables = variables
    }

    deinit { end() }

    /// Whether a browser is installed.
    package static var isPossible: Bool {
        #if os(macOS) || os(Linux)
            (try? BrowserProgram.find()) != nil
        #else
            false
        #endif
    }

    /// The number of the browser's process, if one runs.
    package var processIdentifier: Int32? {
        #if os(macOS) || os(Linux)
            process?.identifier
        #else
            nil
        #endif
    }

    /// The folder of the browser's profile, if one runs.
    var profile: String? {
        #if os(macOS) || os(Linux)
            process?.profile
        #else
            nil
        #endif
    }

    /// Ends the browser with all its processes.
    package func end() {
        #if os(macOS) || os(Linux)
            pictures = nil
            page = nil
            connection = nil
            process?.end()
            process = nil
        #endif
    }

    /// Records a page.
    ///
    /// If the browser ends through no fault of the page, it is started once more.
    ///
    /// - Parameters:
    ///   - source: The source of the page.
    ///   - name: The name of the record.
    ///   - settings: The settings under which the page is shown.
    ///   - hasWalks: Whether keys are pressed.
    ///   - hasColors: Whether the colors around texts are taken from a picture.
    ///   - hasPicture: Whether a picture of the whole page is taken.
    package func record(
        _ source: PageSource, named name: String, in settings: PageSettings = .desktop, walking hasWalks: Bool = true,
        colors hasColors: Bool = true, picture hasPicture: Bool = false
    ) throws(BrowserError) -> RecordedPage {
        #if os(macOS) || os(Linux)
            let address = try self.address(of: source)
            var isFirst = true
            while true {
                do throws(BrowserError) {
                    return try record(
                        address, named: name, in: settings, hasWalks: hasWalks, hasColors: hasColors || hasWalks, hasPicture: hasPicture)
                } catch {
                    if error.endsBrowser { end() }
                    guard isFirst, case .ended = error else { throw error }
                    isFirst = false
                }
            }
        #else
            throw .noProcesses
        #endif
    }

    #if os(macOS) || os(Linux)
        private func address(of source: PageSource) throws(BrowserError) -> String {
            if case .address(let address) = source { return address }
            let server = try runningServer()
            switch source {
            case .address(let address): return address
            case .html(let text, let resources): return server.serve(document: Array(text.utf8), beside: resources)
            case .file(let path, let root):
                guard FileManager.default.isReadableFile(atPath: path) else {
                    let isThere = FileManager.default.fileExists(atPath: path)
                    throw .noFile(path: path, reason: isThere ? "the file cannot be read" : "there is no such file")
                }
                let base = root.hasSuffix("/") ? root : root + "/"
                guard path.hasPrefix(base) else { throw .noFile(path: path, reason: "the file is not in \(root)") }
                let rest = path.dropFirst(base.count).split(separator: "/")
                let escaped = rest.map {
                    $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ";"])) ?? String($0)
                }
                return server.serve(folder: root) + escaped.joined(separator: "/")
            }
        }

        private func runningServer() throws(BrowserError) -> PageServer {
            if let server { return server }
            let server = try PageServer()
            self.server = server
            return server
        }

        /// The browser, started if none runs.
        private func browser() throws(BrowserError) -> (BrowserConnection, PagePictures) {
            if let connection, let pictures { return (connection, pictures) }
            end()
            let start = ContinuousClock.now
            let program = try BrowserProgram.find(in: variables)
            var isSandboxed = true
            #if os(Linux)
                // Chromium refuses to start as root with its sandbox.
                if geteuid() == 0 { isSandboxed = false }
            #endif
            while true {
                let process = try BrowserProcess(program, arguments(isSandboxed: isSandboxed))
                startCount += 1
                self.process = process
                let connection = BrowserConnection(process)
                do throws(BrowserError) {
                    try connection.call("Browser.getVersion", within: 20)
                    try connection.call("Browser.setDownloadBehavior", [("behavior", .string("deny")), ("eventsEnabled", .boolean(true))])
                    try connection.call("Target.setDiscoverTargets", [("discover", .boolean(true))])
                    let pictures = try PagePictures(connection)
                    (self.connection, self.pictures) = (connection, pictures)
                    startSeconds = start.duration(to: ContinuousClock.now) / .seconds(1)
                    if !isSandboxed { note("the browser's sandbox is off: the system does not allow it (on Linux not for root)") }
                    return (connection, pictures)
                } catch {
                    end()
                    guard isSandboxed, case .ended = error else { throw error }
                    isSandboxed = false
                }
            }
        }

        /// Calls a function with an editor of a document.
        func withEditor<Value>(of html: String, _ body: (DocumentEditor) throws(BrowserError) -> Value) throws(BrowserError) -> Value {
            let (connection, _) = try browser()
            connection.deadline = ContinuousClock.now + .seconds(limits.page)
            let editor = try DocumentEditor(connection, editing: html)
            defer { editor.close() }
            return try body(editor)
        }

        private func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

        private func arguments(isSandboxed: Bool) -> [String] {
            let exceptions = ["127.0.0.1", "localhost"] + allowedHosts.sorted()
            let rules = "MAP * ~NOTFOUND , " + exceptions.map { "EXCLUDE \($0)" }.joined(separator: " , ")
            var arguments = [
                "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run", "--no-default-browser-check",
                "--mute-audio",
                "--hide-scrollbars=false", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
                "--disable-sync", "--disable-default-apps", "--disable-breakpad", "--disable-crash-reporter",
                "--password-store=basic", "--use-mock-keychain",
                "--block-new-web-contents", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
                "--disable-backgrounding-occluded-windows", "--disable-hang-monitor", "--disable-dev-shm-usage",
                "--no-startup-window",
                "--disable-features=IsolateOrigins,site-per-process,MediaRouter,OptimizationHints,Translate,DialMediaRouteProvider",
                "--disable-site-isolation-trials",
                // Scrollers that take focus are a repair by this browser, not a
                // property of the page.
                "--disable-blink-features=KeyboardFocusableScrollers", "--force-color-profile=srgb", "--lang=en-US",
                // A proxy would resolve names that are blocked here, and WebRTC
                // uses no resolver.
                "--no-proxy-server", "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--host-resolver-rules=\(rules)",
            ]
            if !isSandboxed { arguments.append("--no-sandbox") }
            return arguments
        }

        private func record(
            _ address: String, named name: String, in settings: PageSettings, hasWalks: Bool, hasColors: Bool, hasPicture: Bool
        ) throws(BrowserError) -> RecordedPage {
            let (connection, pictures) = try browser()
            let start = ContinuousClock.now
            connection.deadline = start + .seconds(limits.page)
            let page = try tab(connection, settings)
            // A page that failed may leave anything in its tab.
            defer { if self.page == nil { page.close() } }
            try page.navigate(to: address)
            let (isLoaded, isSettled) = (page.events.isLoaded, page.events.isSettled)
            let count = try page.evaluate("page.elements()")?.integer ?? 0
            guard count <= limits.elements else { throw .tooLarge(elements: count, limit: limits.elements) }
            try page.evaluate("page.reveal()")
            guard let info = try page.evaluate("page.info()") else { throw .restless }
            let scrollSize = info["scrollSize"]?.numbers ?? [0, 0]
            let media = try page.evaluate("page.media()")
            let facts = try page.evaluate("page.facts()")
            let links = try page.evaluate("page.links()")?.strings ?? []
            let reloads = try page.evaluateInPage(PageScripts.timedReloads)?.numbers ?? []
            // At the same time as the tree, before keys are pressed.
            let shot = hasColors ? try page.sendPicture() : nil
            var tree = try PageTree(of: page)
            tree.add(facts: facts)
            let hasHandlers = try page.evaluate("page.hasHandlers()")?.boolean == true
            let isScripted = hasHandlers || (info["scripts"]?.integer ?? 0) > 0
            let colors = try shot.map { (shot) throws(BrowserError) in
                try pictures.begin(with: try page.picture(after: shot), boxes: tree.textBoxes(scale: settings.scale))
            }
            let size = LayoutSize(width: scrollSize.first ?? 0, height: scrollSize.last ?? 0)
            let picture = hasPicture ? try page.wholePicture(of: size) : nil

            var walked: [(key: String, value: JSON)] = []
            var problem: BrowserError?
            if hasWalks {
                var walk = PageWalk(page, at: address, tree: tree, isScripted: isScripted, limits: limits)
                walked = try walk.members(pictures: pictures)
                walked.append(("listeners", .array(tree.documentListeners.map(JSON.string))))
                let shortcuts = try PageShortcuts(page, at: address).keys(of: tree)
                if !shortcuts.isEmpty { walked.append(("shortcuts", .array(shortcuts.map(JSON.string)))) }
                // One more load ends within the limit of the page.
                let end = start + .seconds(limits.page - limits.load - limits.settle - limits.answer)
                let trials = PageTrials(page, at: address, until: end)
                let isOwn = server.map { address.hasPrefix($0.origin) } ?? false
                for (key, answer, found) in [
                    ("hoverTrials", "shown", try trials.hovers(of: tree)), ("changes", "leadsAway", try trials.changes(of: tree)),
                    ("stateTrials", "isStated", try trials.states(of: tree, isOwn: isOwn)),
                ] where !found.isEmpty {
                    walked.append((key, .array(found.map { .object([("of", .string($0.id)), (answer, .boolean($0.answer))]) })))
                }
                let openings = try PageOpenings(page, at: address, isOwn: isOwn, pictures: pictures, until: end).all(of: tree)
                problem = openings.problem
                if !openings.opened.isEmpty { walked.append(("opened", .array(openings.opened))) }
            }
            if let colors { tree.add(try pictures.colors(after: colors)) }

            var members = head(name, settings)
            members += [("loadEvent", .boolean(isLoaded)), ("settled", .boolean(isSettled)), ("page", info.json)]
            if let media, !media.items.isEmpty { members.append(("media", media.json)) }
            if !reloads.isEmpty { members.append(("timedReloads", .array(reloads.map { .number($0 / 1000) }))) }
            members.append(("nodes", .array(tree.nodes.map(\.json))))
            members += walked
            var notes = isLoaded ? [] : ["it was not loaded within \(Int(limits.load)) s"]
            if !isSettled { notes.append("it was not idle within \(Int(limits.settle)) s after it was loaded") }
            if let problem { notes.append("not all that its controls show was recorded: \(problem)") }
            if walked.contains(where: { $0.key == "walksCutOff" }) { notes.append("walks with pressed keys were cut off") }
            if !page.events.dialogs.isEmpty {
                members.append(
                    (
                        "dialogs",
                        .array(page.events.dialogs.map { .object([("type", .string($0.type)), ("message", .string($0.message))]) })
                    ))
                let count = page.events.dialogs.count
                notes.append(count == 1 ? "it opened a dialog, which was accepted" : "it opened \(count) dialogs, which were accepted")
            }
            let blocked = page.events.blockedHosts.sorted()
            if !blocked.isEmpty {
                members.append(("blockedHosts", .array(blocked.map(JSON.string))))
                notes.append(
                    "not contacted: \(blocked.prefix(5).joined(separator: ", "))\(blocked.count > 5 ? " and \(blocked.count - 5) more" : "")"
                )
            }
            if page.events.popupCount > 0 { notes.append("it opened other windows, which were closed") }
            if page.events.downloadCount > 0 { notes.append("it started downloads, which were refused") }
            let seconds = start.duration(to: ContinuousClock.now) / .seconds(1)
            members.append(("seconds", .number((seconds * 1000).rounded() / 1000)))
            var line = JSON.object(members).text(.line)
            if let origin = server?.origin { line = line.replacing(origin, with: "") }
            do throws(BrowserError) {
                if let problem { throw problem }
                try page.leave()
                self.page = page
            } catch {
                // The page is recorded, whatever it does now.
                if error.endsBrowser { end() }
            }
            return RecordedPage(
                line: line, screen: try Self.screen(of: line, in: settings), picture: picture, links: links, notes: notes, seconds: seconds)
        }

        /// The tab of the page before, or a new one if that does not answer.
        private func tab(_ connection: BrowserConnection, _ settings: PageSettings) throws(BrowserError) -> LivePage {
            if let known = page {
                page = nil
                do throws(BrowserError) {
                    try known.begin(settings, limits)
                    return known
                } catch {
                    if case .ended = error { throw error }
                    known.close()
                }
            }
            let page = try LivePage(connection)
            try page.begin(settings, limits)
            return page
        }

        private func head(_ name: String, _ settings: PageSettings) -> [(key: String, value: JSON)] {
            let size = settings.environment.screenSize
            let known = PageSettings.named.first { $0.settings == settings }?.name
            return [
                ("id", .string(name)), ("environment", .string(known ?? "other")),
                ("viewport", .array([.number(size.width), .number(size.height)])), ("deviceScaleFactor", .number(settings.scale)),
                ("settings", settings.environment.json), ("forcedColors", .boolean(settings.hasForcedColors)),
                ("touch", .boolean(settings.hasTouch)),
            ]
        }

        private static func screen(of line: String, in settings: PageSettings) throws(BrowserError) -> CapturedScreen {
            do throws(CaptureError) {
                let capture = try readCapture(Array(line.utf8), named: "page", options: CaptureOptions(format: .browser))
                guard let screen = capture.screens.first else { throw CaptureError(file: "page", reason: .empty) }
                return screen
            } catch {
                throw .unreadable(reason: "\(error)")
            }
        }
    #endif
}
