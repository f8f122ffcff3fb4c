import EveryScreenAudit
import EveryScreenCapture
import EveryScreenKit
import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenBrowser

/// The content that appears when controls are activated, in a real browser.
extension LiveBrowserTests {
    @Suite(.serialized) struct PageOpeningsTests {
        private typealias Opening = RenderedScreen.RecordedFocus.Opening

        private func html(_ body: String, style: String = "") -> String {
            "<!doctype html><html lang=en><head><title>T</title><style>\(style)</style></head><body>\(body)</body></html>"
        }

        private func page(_ body: String, style: String = "") throws -> RecordedPage {
            try LiveBrowserTests.recorder.record(.html(html(body, style: style), resources: nil), named: "page", in: .desktop)
        }

        private func openings(_ body: String, style: String = "") throws -> [Opening] {
            try page(body, style: style).screen.recordedFocus?.openings ?? []
        }

        /// The identifier of an element on the screen that appeared.
        private func identifier(_ source: String?, _ opening: Opening) -> String? {
            opening.screen.elements.first { $0.source == source }?.identifier
        }

        private func shown(_ body: String, style: String = "") throws -> [[String?]] {
            try openings(body, style: style).map { opening in opening.shown.map { identifier($0, opening) } }
        }

        @Test func `controls that say that they show more are activated`() throws {
            let list = "<ul id=m hidden><li><a href=/a>A</a></ul>"
            let script = "<script>b.addEventListener('click', () => { m.hidden = false })</script>"
            for mark in ["aria-expanded=false", "aria-haspopup=menu", "aria-controls=m", "data-bs-toggle=dropdown"] {
                #expect(try shown("<button id=b \(mark)>Menu</button>\(list)\(script)") == [["m"]], "\(mark)")
            }
            #expect(try shown("<button id=b>Menu</button>\(list)\(script)") == [["m"]])
            #expect(try shown("<button id=b popovertarget=m>Menu</button><div id=m popover>More</div>") == [["m"]])
            #expect(try shown("<details><summary>Menu</summary><p id=m>More</details>") == [["m"]])
            #expect(try shown("<a id=b href=#>Menu</a>\(list)\(script)") == [["m"]])
            // A button that acts on the pointer alone.
            #expect(try shown("<div id=b role=button>Menu</div>\(list)\(script)") == [["m"]])
            #expect(
                try shown("<button onclick=\"this.insertAdjacentHTML('afterend', '<p id=n>New</p>')\">Menu</button>") == [["n"]])
        }

        @Test func `what leads away, shows nothing or was there is left out`() throws {
            #expect(try shown("<button aria-expanded=false onclick=\"location = '/x'\">Go</button>") == [])
            #expect(try shown("<button id=b aria-expanded=false onclick='b.textContent = 2'>1</button>") == [])
            #expect(try shown("<a href=/x aria-haspopup=true>Go</a>") == [])
            #expect(try shown("<button disabled aria-expanded=false onclick='m.hidden = 0'>Go</button><p id=m hidden>More") == [])
            #expect(try shown("<button>Go</button>") == [])
            let written = "<div id=r><p>One</p></div>"
            #expect(try shown("<button onclick='r.innerHTML = r.innerHTML'>Go</button>\(written)") == [])
        }

        @Test func `focus and Escape are recorded`() throws {
            let dialog = "<div id=d role=dialog aria-modal=true aria-label=D hidden><button id=c>Close</button></div><a href=/x id=l>X</a>"
            func opening(_ open: String, escape: String = "") throws -> (focus: String?, next: String?, closes: Bool, after: String?) {
                let keys = "d.onkeydown = e => { if (e.key == 'Escape') { \(escape) } }"
                let found = try openings(
                    "<button id=b>Open</button>\(dialog)<script>b.onclick = () => { d.hidden = false; \(open) }; \(keys)</script>")
                let first = try #require(found.first)
                return (
                    identifier(first.focus, first), identifier(first.next, first), first.closesOnEscape,
                    identifier(first.focusAfterEscape, first)
                )
            }
            #expect(try opening("") == ("b", "c", false, nil))
            #expect(try opening("c.focus()") == ("c", nil, false, nil))
            #expect(try opening("c.focus()", escape: "d.hidden = true") == ("c", nil, true, nil))
            #expect(try opening("c.focus()", escape: "d.hidden = true; b.focus()") == ("c", nil, true, "b"))
            let native = try #require(
                try openings("<button id=b onclick='d.showModal()'>Open</button><dialog id=d><button id=c>Close</button></dialog>").first)
            #expect(identifier(native.focus, native) == "c" && native.closesOnEscape)
            #expect(identifier(native.focusAfterEscape, native) == "b" && native.coversRest)
        }

        @Test func `text in what appeared has its colors, and the failure its element`() throws {
            let body = "<button onclick='m.hidden = false'>Menu</button><p id=m hidden style='color:#aaa'>Pale words</p>"
            let recorded = try page(body)
            let findings = audit(recorded.screen, as: .browser, from: "page", by: .web).findings
            let finding = try #require(findings.first { $0.spec == "text-contrast" })

            #expect(finding.events.map(\.description) == ["touch \"Menu\""])
            #expect(RecordedPage.paths(ofNodes: [finding.element.source], in: recorded.line) == ["1.1", "1.0"])
        }

        @Test func `the smallest page that fails keeps the control`() throws {
            let others = "<h1>Title</h1><ul><li>One<li>Two</ul><p>Some words</p>"
            let button = "<button aria-expanded=false onclick='m.hidden = false'>Menu</button>"
            let body = "\(others)\(button)<p id=m hidden>More</p>\(others)"
            func finding(on page: CapturedScreen) -> Finding? {
                audit(page, as: .browser, from: "page", by: .web).findings.first { $0.spec == "state-spoken" }
            }
            let recorded = try page(body)
            let paths = RecordedPage.paths(ofNodes: [try #require(finding(on: recorded.screen)).element.source], in: recorded.line)
            let shrunk = try LiveBrowserTests.recorder.shrink(html(body), resources: nil, culprits: paths, in: .desktop) {
                finding(on: $0) != nil
            }

            #expect(shrunk?.elementCount == 2, "\(shrunk?.html ?? "")")
        }

        @Test func `content that moves into view is recorded once it rests`() throws {
            let style = "#m { position: fixed; top: 0; left: 0; width: 200px; animation: in .3s } @keyframes in { from { opacity: 0 } }"
            let opening = try #require(
                try openings("<button onclick='m.hidden = false'>Menu</button><p id=m hidden>More", style: style).first)
            let text = opening.screen.elements.first { $0.identifier == "m" }

            #expect(text?.surface?.opacity ?? 1 == 1)
        }
    }
}
