import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenKit
import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenBrowser

/// Pages in a real browser.
extension LiveBrowserTests {
    @Suite(.serialized) struct PageRecorderTests {
        /// Records a page.
        private func record(
            _ body: String, head: String = "", in settings: PageSettings = .desktop, walking: Bool = false
        ) throws -> RecordedPage {
            try LiveBrowserTests.recorder.record(page(body, head: head), named: "page", in: settings, walking: walking)
        }

        private func page(_ body: String, head: String = "") -> PageSource {
            .html("<!doctype html><html lang=en><head><title>T</title>\(head)</head><body>\(body)</body></html>", resources: nil)
        }

        /// The record as a value.
        private func value(of page: RecordedPage) throws -> DevToolsValue {
            DevToolsValue(document: try JSONDocument(parsing: SourceText(utf8: Array(page.line.utf8))), node: 0)
        }

        /// The words of the page that can be seen.
        private func words(on page: RecordedPage) -> [String] {
            page.screen.screen.elements.flatMap { $0.isVisible == true ? $0.text ?? [] : [] }.map(\.string)
        }

        private func findings(on page: RecordedPage) -> Set<String> {
            Set(audit(page.screen, as: .browser, from: "page", by: .web).findings.map(\.spec.rawValue))
        }

        @Test func `roles, names, boxes and walks are recorded`() throws {
            let page = try record("<h1>Hello</h1><a href=#a>One</a> <button>Two</button> <input aria-label=Three>", walking: true)
            let record = try value(of: page)

            let named = record["nodes"]?.items.filter { $0["focusable"]?.boolean == true && $0["tag"] != nil } ?? []
            #expect(named.map { $0["name"]?.string } == ["One", "Two", "Three"])
            #expect(named.map { $0["role"]?.string } == ["link", "button", "textbox"])
            #expect(named.allSatisfy { $0["bounds"]?.numbers.count == 4 })
            let ids = named.map { $0["id"]?.string }
            #expect(record["tabSequence"]?.items.map { $0["node"]?.string } == ids + [nil])
            #expect(record["shiftTabSequence"]?.items.map { $0["node"]?.string } == ids.reversed() + [nil])
            #expect(record["tabEnd"]?.string == "left-document")
            #expect(page.screen.screen.title == "T")
            #expect(page.notes == [])
        }

        @Test func `links in a text differ by more than their color, or are found`() throws {
            let found = { (style: String) in
                let page = try self.record(
                    "<p>Last week we published <a href=r.html>a report</a> on rents.</p>",
                    head: "<style>p { color: #222 } a { color: #5c1a24; \(style) }</style>")
                return audit(page.screen, as: .browser, from: "page", by: .wcag22A).findings.map(\.spec.rawValue)
                    .contains("color-not-alone")
            }

            #expect(try found("text-decoration: none"))
            #expect(try !found(""))
            #expect(try !found("text-decoration: none; border-bottom: 1px solid"))
            #expect(try !found("text-decoration: none; box-shadow: 0 1px 0 0 #5c1a24"))
            #expect(try !found("text-decoration: none; font-weight: bold"))
            #expect(try !found("text-decoration: none; color: #4da6ff"))
        }

        @Test func `the last of several viewport declarations counts`() throws {
            let declared = { (contents: [String]) in
                try self.record("<p>Tea</p>", head: contents.map { "<meta name=viewport content='\($0)'>" }.joined()).screen.screen.facts
                    .allowsZoom
            }

            #expect(try declared(["width=device-width", "width=device-width, maximum-scale=1"]) == false)
            #expect(try declared(["width=device-width, maximum-scale=1", "width=device-width"]) == true)
        }

        @Test func `content that is skipped until it is scrolled to is there`() throws {
            let page = try record(
                "<div style='height:9000px'></div><section><h2>Trains</h2><a href=#a>Read about them</a></section>"
                    + "<section style='content-visibility:hidden'><h2>Boats</h2></section>",
                head: "<style>section { content-visibility: auto; contain-intrinsic-size: 300px }</style>")

            #expect(words(on: page) == ["Trains", "Read about them"])
            #expect(page.screen.screen.elements.contains { $0.role == .heading && $0.label == "Trains" })
        }

        @Test func `a record that is saved is read as the same screen`() throws {
            let settings = try #require(PageSettings.named.first { $0.name == "text200" }?.settings)
            let page = try record("<p>Some <b>text</b></p><button>Go</button>", in: settings, walking: true)

            let read = try readCapture(Array(page.line.utf8), named: "saved")

            #expect(read.format == .browser)
            #expect(read.screens == [page.screen])
            #expect(page.screen.environment == settings.environment)
        }

        @Test func `content of shadow roots and frames is recorded at its place`() throws {
            let page = try record(
                """
                <div id=host></div><iframe title=F style="margin-left:100px" srcdoc="<button>Inner</button>"></iframe>
                <script>document.getElementById("host").attachShadow({mode: "open"}).innerHTML = "<button>Shadow</button>"</script>
                """, walking: true)
            let nodes = try value(of: page)["nodes"]?.items ?? []

            let buttons = nodes.filter { $0["role"]?.string == "button" }
            #expect(buttons.map { $0["name"]?.string } == ["Shadow", "Inner"])
            #expect(buttons.map { $0["path"]?.string } == ["1.0.s.0", "1.1.f.1.0"])
            #expect((buttons.last?["bounds"]?.numbers.first ?? 0) > 108)
            #expect(try value(of: page)["tabSequence"]?.items.count == 3)
        }

        @Test func `what scripts listen to is recorded, by calls and by properties`() throws {
            let page = try record("<div id=a>A</div><script>a.addEventListener('keydown', () => {}); a.onclick = () => {}</script>")
            let node = try value(of: page)["nodes"]?.items.first { $0["attrs"]?["id"]?.string == "a" }

            #expect(node?["listeners"]?.strings == ["click", "keydown"])
            #expect(node?["clickable"]?.boolean == true)
        }

        @Test(arguments: [(VideoSamples.withSound, true), (VideoSamples.withoutSound, false)])
        func `a video that starts by itself fails only with sound, if nothing else is shown`(source: String, hasSound: Bool) throws {
            let page = try record("<video autoplay src='\(source)'></video>")

            #expect(page.screen.screen.elements.compactMap(\.media).map(\.isSilent) == [!hasSound])
            #expect(findings(on: page).contains("moving-content-has-control") == hasSound)
        }

        @Test func `no other host is contacted`() throws {
            let page = try record("<img alt=A src=http://pictures.example/a.png><link rel=stylesheet href=https://styles.example/a.css>")

            #expect(page.notes == ["not contacted: pictures.example, styles.example"])
        }

        @Test func `a focus that scripts keep in two fields is a trap, and one that goes on is none`() throws {
            let body = "<a href=#a>A</a><button id=b>B</button><button id=c>C</button><a href=#d>D</a>"
            let trap = """
                <script>
                b.onkeydown = c.onkeydown = e => { if (e.key === 'Tab') { e.preventDefault(); (e.target === b ? c : b).focus() } }
                </script>
                """

            #expect(findings(on: try record(body + trap, walking: true)).contains("no-keyboard-trap"))
            #expect(!findings(on: try record(body + "<script>b.onkeydown = () => {}</script>", walking: true)).contains("no-keyboard-trap"))
        }

        @Test func `a stop that pulls focus back is one trap, and keys of other stops are not pressed there`() throws {
            let body = "<a href=#a>A</a><a href=#b>B</a><button id=c>C</button><a href=#d>D</a>"
            let pull = "<script>c.onblur = () => setTimeout(() => c.focus(), 0)</script>"
            let page = try record(body + pull, walking: true)
            let edges = try #require(try value(of: page)["focusEdges"]?.items)

            #expect(edges.allSatisfy { $0["focusWent"] == nil })
            #expect(edges.count { $0["shiftTab"]?.items.contains { $0.string == nil } == true } == 1)
            #expect(findings(on: page).intersection(["no-keyboard-trap", "focus-backward-inverts"]) == ["no-keyboard-trap"])
        }

        @Test(arguments: [10, 100])
        func `a stop that pulls focus back after a while is a trap`(delay: Int) throws {
            let body = "<a href=#a>A</a><button id=b>B</button>"
            let pull = "<script>b.onblur = () => setTimeout(() => b.focus(), \(delay))</script>"

            #expect(findings(on: try record(body + pull, walking: true)).contains("no-keyboard-trap"))
            #expect(!findings(on: try record(body + "<script>b.onblur = () => {}</script>", walking: true)).contains("no-keyboard-trap"))
        }

        @Test func `a button that Tab passes over is out of reach where no script can focus it`() throws {
            let body = "<a href=#a>A</a><button tabindex=-1>B</button>"

            #expect(findings(on: try record(body, walking: true)).contains("keyboard-reachable"))
            #expect(findings(on: try record("<button tabindex=-1>B</button>", walking: true)).contains("keyboard-reachable"))
            #expect(!findings(on: try record(body + "<script>1</script>", walking: true)).contains("keyboard-reachable"))
        }

        @Test func `a link that skips content is seen only if focus brings it into sight`() throws {
            let link = "<a class=skip href=#main>Skip</a><header>Shop</header><main id=main><a href=#b>B</a></main>"
            func head(_ focus: String) -> String {
                "<style>.skip{position:absolute;left:-9999px;top:0} .skip:focus{\(focus)} header{position:fixed;inset:0 0 auto;height:80px;"
                    + "background:#eee;z-index:2} main{margin-top:100px}</style>"
            }
            func isFound(_ focus: String) throws -> Bool {
                findings(on: try record(link, head: head(focus), walking: true)).contains("focus-visible")
            }

            #expect(try !isFound("left:0;z-index:3"))
            #expect(try isFound("left:0;z-index:1"))
            #expect(try isFound(""))
        }

        @Test func `a stop that arrow keys reach is no place that focus never reaches`() throws {
            let page = try record(
                """
                <div role=tablist aria-label=L><button role=tab id=x aria-selected=true>X</button>
                <button role=tab id=y tabindex=-1 aria-selected=false>Y</button></div>
                <script>x.onkeydown = e => { if (e.key === 'ArrowRight') y.focus() }; y.onkeydown = e => { if (e.key === 'ArrowLeft') x.focus() }</script>
                """, walking: true)

            let attempts = page.screen.recordedFocus?.escapeAttempts ?? []
            #expect(attempts.map(\.key) == ["ArrowRight", "ArrowLeft"])
            #expect(attempts.allSatisfy { $0.focusAfter.count == 1 })
        }

        @Test func `pages receive the settings`() throws {
            var all = PageSettings(UserEnvironment(screenSize: LayoutSize(width: 320, height: 600)), hasForcedColors: true, hasTouch: true)
            all.environment.appearance = .dark
            all.environment.contrast = .increased
            all.environment.isReduceMotion = true
            all.environment.isReduceTransparency = true
            let queries = [
                "(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)", "(prefers-reduced-motion: reduce)",
                "(max-width: 320px)", "(pointer: coarse)", "(prefers-reduced-transparency: reduce)", "(orientation: portrait)",
            ]
            let body = queries.indices.map { "<p id=p\($0)>\($0)</p>" }.joined()
            let rules = queries.enumerated().map { "@media \($0.element) { #p\($0.offset) { display: block } }" }.joined()
            let head = "<style>p { display: none } \(rules)</style>"

            #expect(words(on: try record(body, head: head)) == [])
            #expect(words(on: try record(body, head: head, in: all)) == queries.indices.map(String.init))
            #expect(words(on: try record(body, head: head)) == [])
        }

        @Test func `a page leaves nothing for the next one in its tab`() throws {
            let traces = """
                <p id=p></p>
                <script>p.textContent = `${sessionStorage.length} ${window.name || '-'}`;
                sessionStorage.a = 1; window.name = 'n'; onbeforeunload = e => e.preventDefault()</script>
                """

            #expect(words(on: try record(traces + "<button>B</button>", walking: true)) == ["0 -", "B"])
            let next = try record(traces)

            #expect(words(on: next) == ["0 -"])
            #expect(next.notes == [])
        }

        /// The stops of Tab on a page: whether the browser's ring is seen, and how
        /// many pixels differ without focus.
        private func marks(on page: RecordedPage) throws -> [(hasRing: Bool, pixels: Int?)] {
            (try value(of: page)["tabSequence"]?.items ?? []).filter { $0["node"]?.string != nil }
                .map { ($0["ring"]?.boolean == true, $0["pixelsVsUnfocused"]?.integer) }
        }

        @Test func `a mark of focus is found where the page was scrolled to, on the last stop too`() throws {
            let style = """
                <style>p { height: 1500px } a { display: block; margin: 20px; outline: none } .a:focus { background: #fd6 }</style>
                """

            let marks = try marks(
                on: try record(
                    "<p></p><a class=a href=#a>One</a><a href=#b>Two</a><a class=a href=#c>Three</a>", head: style, walking: true))

            #expect(marks.map { ($0.pixels ?? 0) > 0 } == [true, false, true])
        }

        @Test func `a ring is seen if one side of it is cut off, and not if all are`() throws {
            let cut = "<style>body { margin: 0 8px }</style><div style='height: 1500px'></div><button>A</button>"
            let hidden = "<div style='overflow: hidden; display: inline-block'><button style='display: block'>A</button></div>"

            #expect(try marks(on: try record(cut, walking: true)).map(\.hasRing) == [true])
            #expect(try marks(on: try record(hidden, walking: true)).map(\.hasRing) == [false])
        }

        @Test func `text grows with the default font size, and spreads with text spacing`() throws {
            let usual = try record("<p>Some text</p>")
            let large = try record("<p>Some text</p>", in: try #require(PageSettings.named.first { $0.name == "text200" }?.settings))
            let wide = try record("<p>Some text</p>", in: try #require(PageSettings.named.first { $0.name == "text-spacing" }?.settings))
            func size(_ page: RecordedPage) -> Double? { page.screen.screen.elements.compactMap { $0.text?.first?.pointSize }.first }
            func width(_ page: RecordedPage) -> Double {
                page.screen.screen.elements.compactMap { $0.text?.first?.frame?.width }.first ?? 0
            }

            #expect(size(usual) == 16)
            #expect(size(large) == 38)
            #expect(size(wide) == 16)
            #expect(width(wide) > width(usual) * 1.2)
        }

        @Test func `a page is turned right to left, and speaks a made-up language`() throws {
            let body = "<p>Some text</p><button aria-label=Close>x</button>"
            let turned = try record(body, in: try #require(PageSettings.named.first { $0.name == "right-to-left" }?.settings))
            let long = try record(body, in: try #require(PageSettings.named.first { $0.name == "long-text" }?.settings))

            let left = turned.screen.screen.elements.compactMap { $0.text?.first { $0.string == "Some text" }?.frame?.minX }.first
            #expect((left ?? 0) > 640)
            #expect(words(on: long) == ["Some text Some text", "x x"])
            #expect(long.screen.screen.elements.contains { $0.label == "Close Close" })
        }
    }
}
