import EveryScreenCapture
import EveryScreenModel
import Foundation

#if os(macOS) || os(Linux)
    /// A tab of a browser, which shows one page after another.
    ///
    /// Opening a tab takes longer than recording a small page.
    final class LivePage {
        private(set) var settings = PageSettings.desktop
        private var limits = RecordingLimits()
        private let tab: BrowserTab
        private var connection: BrowserConnection { tab.connection }
        /// The JavaScript world of the tools of `PageScripts`; `nil` after the page
        /// was navigated elsewhere.
        private var world: Int?
        private var frame = ""

        /// How often a page may replace itself before its silence is due to that.
        private static let mostNavigations = 3
        private static let preparation = "preparing the page"
        /// The signature of the page when it was idle for the first time.
        private var idle: String?
        /// The number of the command that replaces the page by an empty one.
        private var leaving: Int?

        /// The events since the page began.
        private(set) var events = PageEvents()

        /// Opens an empty tab.
        init(_ connection: BrowserConnection) throws(BrowserError) {
            tab = try BrowserTab(connection)
            try tab.waitForAll(Self.preparation) { (begin) throws(BrowserError) in
                for domain in ["Page", "Network", "Inspector"] { try begin("\(domain).enable", []) }
                try begin("Emulation.setFocusEmulationEnabled", [("enabled", .boolean(true))])
                try begin("Page.addScriptToEvaluateOnNewDocument", [("source", .string(PageScripts.listeners))])
            }
        }

        private final class Unowned {
            weak var page: LivePage?
            init(_ page: LivePage) { self.page = page }
        }

        /// Begins a page: none of an earlier one's events count any more.
        func begin(_ settings: PageSettings, _ limits: RecordingLimits) throws(BrowserError) {
            self.limits = limits
            let own = Unowned(self)
            connection.observe = { (method, parameters, session) throws(BrowserError) in
                try own.page?.observe(method, parameters, session)
            }
            if let leaving { _ = try connection.answer(to: leaving, "leaving a page") }
            if events.hasCrashed { throw .crashed }
            (self.settings, leaving, events, world, idle) = (settings, nil, PageEvents(), nil, nil)
            let size = settings.environment.screenSize
            let isPortrait = size.height > size.width
            let (width, height) = (JSON.integer(Int(size.width)), JSON.integer(Int(size.height)))
            let orientation = JSON.object([
                ("type", .string(isPortrait ? "portraitPrimary" : "landscapePrimary")), ("angle", .integer(isPortrait ? 0 : 90)),
            ])
            let features = settings.mediaFeatures.map { JSON.object([("name", .string($0.name)), ("value", .string($0.value))]) }
            let fontSizes = settings.fontSizes
            try tab.waitForAll(Self.preparation) { (begin) throws(BrowserError) in
                try begin(
                    "Emulation.setDeviceMetricsOverride",
                    [
                        ("width", width), ("height", height), ("deviceScaleFactor", .number(settings.scale)), ("mobile", .boolean(false)),
                        ("screenWidth", width), ("screenHeight", height), ("screenOrientation", orientation),
                    ])
                try begin("Emulation.setEmulatedMedia", [("features", .array(features))])
                try begin(
                    "Emulation.setTouchEmulationEnabled", [("enabled", .boolean(settings.hasTouch)), ("maxTouchPoints", .integer(5))])
                try begin(
                    "Page.setFontSizes",
                    [("fontSizes", .object([("standard", .integer(fontSizes.standard)), ("fixed", .integer(fontSizes.fixed))]))])
                // Another tab may have been opened; pictures are of the one in
                // front.
                try begin("Page.bringToFront", [])
            }
        }

        /// Ends a page, so that another one can begin: nothing of it stays in the
        /// tab.
        func leave() throws(BrowserError) {
            try evaluate("page.forget()")
            leaving = try send("Page.navigate", [("url", .string("about:blank"))])
            try tab.post("Page.resetNavigationHistory")
        }

        /// Closes the tab.
        func close() { tab.close() }

        /// Calls a method of the page.
        @discardableResult
        func call(_ method: String, _ parameters: [(key: String, value: JSON)] = [], within seconds: Double? = nil) throws(BrowserError)
            -> DevToolsValue
        {
            let value = try answer(to: try send(method, parameters), method, within: seconds)
            if events.hasCrashed { throw .crashed }
            return value
        }

        /// Sends a command of the page; see `answer(to:_:)`.
        func send(_ method: String, _ parameters: [(key: String, value: JSON)] = []) throws(BrowserError) -> Int {
            try tab.send(method, parameters)
        }

        /// Waits for the answer to a command of the page.
        func answer(to number: Int, _ method: String, within seconds: Double? = nil) throws(BrowserError) -> DevToolsValue {
            do throws(BrowserError) {
                return try connection.answer(to: number, method, within: seconds ?? limits.answer)
            } catch {
                guard case .silent = error, events.navigationCount > Self.mostNavigations else { throw error }
                throw .restless
            }
        }

        private func observe(_ method: String, _ parameters: DevToolsValue, _ session: String?) throws(BrowserError) {
            if method == "Target.targetCreated", let info = parameters["targetInfo"], info["openerId"] != nil,
                let popup = info["targetId"]?.string
            {
                events.popupCount += 1
                return try connection.post("Target.closeTarget", [("targetId", .string(popup))])
            }
            if method == "Browser.downloadWillBegin" { events.downloadCount += 1 }
            guard session == tab.session else { return }
            // After a page was left, its events end no other work.
            let isLeft = leaving != nil
            if method == "Page.javascriptDialogOpening" {
                events.dialogs.append((parameters["type"]?.string ?? "", String((parameters["message"]?.string ?? "").prefix(200))))
                if events.dialogs.count > limits.dialogs, !isLeft { throw .dialogs(count: events.dialogs.count) }
                return try tab.post("Page.handleJavaScriptDialog", [("accept", .boolean(true))])
            }
            events.note(method, parameters, mainFrame: frame)
            if events.hasCrashed, !isLeft { throw .crashed }
        }

        // MARK: Loading

        /// Loads an address and waits until the page is idle.
        func navigate(to address: String) throws(BrowserError) {
            events.begin()
            world = nil
            let answer = try call("Page.navigate", [("url", .string(address))], within: limits.load)
            frame = answer["frameId"]?.string ?? frame
            if let reason = answer["errorText"]?.string { throw .notLoaded(address: address, reason: reason) }
            if events.status >= 400 { throw .status(address: address, code: events.status) }
            events.isLoaded = try connection.wait(limits.load) { [self] in events.isLoadFired }
            try apply()
            try settle()
        }

        /// Applies the settings for which the browser has no command.
        private func apply() throws(BrowserError) {
            let environment = settings.environment
            if environment.layoutDirection == .rightToLeft { try evaluate("document.documentElement.dir = 'rtl'; null") }
            if environment.textSpacing == .wide { try evaluate("page.style(\(Self.literal(PageScripts.spacing))); null") }
            guard environment.pseudolocale != .none else { return }
            let strings = try evaluate("page.strings()")?.strings ?? []
            let translated = JSON.array(strings.map { .string(environment.pseudolocale.localized($0)) })
            try evaluate("page.translate(\(translated.text(.line))); null")
        }

        /// Waits until nothing is loading and the tree is the same twice, or as
        /// when the page was idle before, up to a limit.
        private func settle() throws(BrowserError) {
            let start = ContinuousClock.now
            let pause = 0.1
            let isMoving = try evaluate("page.isMoving()")?.boolean ?? true
            if !isMoving, try connection.wait(pause, until: { [self] in events.isQuiet }) { return }
            var signature = try self.signature()
            if let idle, idle == signature {
                signature = try evaluate("page.rest(2).then(page.signature)")?.string ?? ""
                if idle == signature, events.isQuiet { return }
            }
            while true {
                let left = limits.settle - start.duration(to: ContinuousClock.now) / .seconds(1)
                guard left > 0 else {
                    events.isSettled = false
                    return
                }
                try connection.wait(min(left, limits.settle)) { [self] in events.isQuiet }
                try connection.wait(min(left, pause))
                let next = try self.signature()
                if next == signature, events.isQuiet {
                    if idle == nil { idle = next }
                    return
                }
                signature = next
            }
        }

        /// A short text that changes when the page does.
        func signature() throws(BrowserError) -> String { try evaluate("page.signature()")?.string ?? "" }

        /// Evaluates an expression among the tools and returns its value.
        ///
        /// - Returns: The value; `nil` for `null`, and if the page was navigated
        ///   elsewhere meanwhile.
        @discardableResult
        func evaluate(_ expression: String) throws(BrowserError) -> DevToolsValue? {
            for isFirst in [true, false] {
                var known = self.world
                if known == nil { known = try enterWorld() }
                guard let world = known else { return nil }
                do throws(BrowserError) {
                    return try value(of: expression, in: world)
                } catch {
                    guard case .refused = error else { throw error }
                    self.world = nil
                    if !isFirst { return nil }
                }
            }
            return nil
        }

        /// Evaluates an expression in the world of the page's own scripts.
        func evaluateInPage(_ expression: String) throws(BrowserError) -> DevToolsValue? {
            try value(of: expression)
        }

        private func value(of expression: String, in world: Int? = nil) throws(BrowserError) -> DevToolsValue? {
            let answer = try answer(to: tab.sendEvaluation(of: expression, in: world), "Runtime.evaluate")
            if events.hasCrashed { throw .crashed }
            return try tab.value(in: answer)
        }

        private func enterWorld() throws(BrowserError) -> Int? {
            if frame.isEmpty { frame = try call("Page.getFrameTree")["frameTree"]?["frame"]?["id"]?.string ?? "" }
            let answer = try call(
                "Page.createIsolatedWorld",
                [("frameId", .string(frame)), ("worldName", .string("everyscreen")), ("grantUniveralAccess", .boolean(true))])
            guard let world = answer["executionContextId"]?.integer else { return nil }
            do throws(BrowserError) {
                _ = try value(of: PageScripts.tools, in: world)
            } catch {
                // The page was navigated elsewhere meanwhile.
                guard case .refused = error else { throw error }
                return nil
            }
            self.world = world
            return world
        }

        /// A string as a JavaScript literal.
        static func literal(_ text: String) -> String { JSON.string(text).text(.line) }

        // MARK: Keys

        /// Presses and releases a key.
        func press(_ key: PageKey, shift: Bool = false) throws(BrowserError) {
            var base: [(key: String, value: JSON)] = [
                ("key", .string(key.name)), ("code", .string(key.code)), ("windowsVirtualKeyCode", .integer(key.number)),
                ("nativeVirtualKeyCode", .integer(key.number)),
                ("modifiers", .integer((shift ? 8 : 0) | (key.hasControl ? 2 : 0))),
            ]
            let release = base + [("type", .string("keyUp"))]
            if let text = key.text { base.append(("text", .string(text))) }
            let down = try send("Input.dispatchKeyEvent", base + [("type", .string(key.text == nil ? "rawKeyDown" : "keyDown"))])
            let up = try send("Input.dispatchKeyEvent", release)
            _ = try answer(to: down, "Input.dispatchKeyEvent")
            _ = try answer(to: up, "Input.dispatchKeyEvent")
        }

        /// A picture of what the window shows, PNG in Base64.
        func picture() throws(BrowserError) -> String { try picture(after: try sendPicture()) }

        /// Sends the command for `picture(after:)`.
        func sendPicture() throws(BrowserError) -> Int {
            try send(
                "Page.captureScreenshot",
                [("format", .string("png")), ("captureBeyondViewport", .boolean(false)), ("optimizeForSpeed", .boolean(true))])
        }

        /// The picture that a command asked for, PNG in Base64.
        func picture(after command: Int) throws(BrowserError) -> String {
            try answer(to: command, "Page.captureScreenshot")["data"]?.string ?? ""
        }

        /// A picture of a part of the window.
        ///
        /// - Parameters:
        ///   - part: The part, in CSS px from the window's corner.
        ///   - scroll: How far the page is scrolled: the browser counts from the
        ///     corner of the page.
        func picture(of part: LayoutRect, scroll: LayoutPoint = LayoutPoint(x: 0, y: 0)) throws(BrowserError) -> String {
            let clip = JSON.object([
                ("x", .number(part.minX + scroll.x)), ("y", .number(part.minY + scroll.y)), ("width", .number(part.width)),
                ("height", .number(part.height)), ("scale", .integer(1)),
            ])
            return try call(
                "Page.captureScreenshot",
                [
                    ("format", .string("png")), ("captureBeyondViewport", .boolean(false)), ("optimizeForSpeed", .boolean(true)),
                    ("clip", clip),
                ])["data"]?.string ?? ""
        }

        /// A picture of the whole page, or of its upper part where it is very high,
        /// for reports.
        func wholePicture(of size: LayoutSize) throws(BrowserError) -> PagePicture? {
            let shown = LayoutSize(width: min(size.width, 4_000), height: min(size.height, 12_000))
            let clip = JSON.object([
                ("x", .integer(0)), ("y", .integer(0)), ("width", .number(shown.width)), ("height", .number(shown.height)),
                ("scale", .number(1 / settings.scale)),
            ])
            let answer = try call(
                "Page.captureScreenshot",
                [("format", .string("webp")), ("quality", .integer(75)), ("captureBeyondViewport", .boolean(true)), ("clip", clip)])
            return answer["data"]?.string.map { PagePicture(base64: $0, size: shown) }
        }
    }

    /// A key that is pressed on a page.
    struct PageKey {
        let name: String
        let code: String
        let number: Int
        var hasControl = false
        var text: String?

        init(name: String, code: String, number: Int, hasControl: Bool = false, text: String? = nil) {
            (self.name, self.code, self.number, self.hasControl, self.text) = (name, code, number, hasControl, text)
        }

        /// Creates the key of a character on a keyboard of the United States.
        init(typing character: Character) {
            let name = String(character)
            let signs: [Character: (code: String, number: Int)] = [
                "/": ("Slash", 191), "?": ("Slash", 191), ".": ("Period", 190), ",": ("Comma", 188), "+": ("Equal", 187),
                "=": ("Equal", 187), "-": ("Minus", 189), "!": ("Digit1", 49), "#": ("Digit3", 51), "[": ("BracketLeft", 219),
                "]": ("BracketRight", 221), "*": ("Digit8", 56), ";": ("Semicolon", 186), "'": ("Quote", 222),
            ]
            let code: (code: String, number: Int)
            if let sign = signs[character] {
                code = sign
            } else {
                code = ("\(character.isNumber ? "Digit" : "Key")\(name.uppercased())", Int(name.uppercased().utf8.first ?? 0))
            }
            self.init(name: name, code: code.code, number: code.number, text: name)
        }

        static let tab = PageKey(name: "Tab", code: "Tab", number: 9)
        static let right = PageKey(name: "ArrowRight", code: "ArrowRight", number: 39)
        static let left = PageKey(name: "ArrowLeft", code: "ArrowLeft", number: 37)
        static let up = PageKey(name: "ArrowUp", code: "ArrowUp", number: 38)
        static let space = PageKey(name: " ", code: "Space", number: 32, text: " ")
        static let down = PageKey(name: "ArrowDown", code: "ArrowDown", number: 40)
        static let escape = PageKey(name: "Escape", code: "Escape", number: 27)
        static let enter = PageKey(name: "Enter", code: "Enter", number: 13, text: "\r")
        /// The keys that may leave a keyboard trap, each with its name in a record.
        static let exits: [(label: String, key: PageKey)] = [
            ("Escape", escape),
            ("Ctrl+M", PageKey(name: "m", code: "KeyM", number: 77, hasControl: true)),
            ("F6", PageKey(name: "F6", code: "F6", number: 117)), ("ArrowRight", right), ("ArrowDown", down),
            ("Enter", enter),
        ]
    }
#endif
