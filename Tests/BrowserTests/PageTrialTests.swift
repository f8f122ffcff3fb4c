import EveryScreenKit
import EveryScreenModel
import Testing

@testable import EveryScreenBrowser

/// Trials on real pages: keys are pressed, and controls are activated.
extension LiveBrowserTests {
    @Suite(.serialized) struct PageTrialTests {
        private func record(_ body: String, head: String = "", walking: Bool = false) throws -> RecordedPage {
            let page = "<!doctype html><html lang=en><head><title>T</title>\(head)</head><body>\(body)</body></html>"
            return try LiveBrowserTests.recorder.record(.html(page, resources: nil), named: "page", walking: walking)
        }

        private func findings(on page: RecordedPage) -> Set<String> {
            Set(audit(page.screen, as: .browser, from: "page", by: .web).findings.map(\.spec.rawValue))
        }

        // Failure F55 of WCAG.
        @Test(arguments: [
            ("onfocus='this.blur()'", ""), ("id=b", "b.addEventListener('focus', () => setTimeout(() => b.blur(), 0))"),
            ("id=b", "document.addEventListener('focusin', e => { if (e.target === b) b.blur() })"),
            ("id=b", "b.onfocus = () => { b.hidden = true }"),
        ])
        func `a button that loses the focus as soon as it has it is out of reach`(attributes: String, script: String) throws {
            let page = try record(
                "<a href=#a>A</a><button \(attributes)>B</button><a href=#c>C</a><script>\(script)</script>", walking: true)

            #expect(findings(on: page).contains("keyboard-reachable"))
        }

        @Test(arguments: [
            "b.onfocus = () => {}", "b.onfocus = () => c.focus()", "b.onblur = () => c.blur()", "c.onfocus = () => b.focus()",
            "b.onkeydown = e => { if (e.key === 'Escape') b.blur() }",
        ])
        func `a button that keeps the focus or passes it on is within reach`(script: String) throws {
            let page = try record(
                "<a href=#a>A</a><button id=b>B</button><div tabindex=-1 id=c>C</div><script>\(script)</script>", walking: true)

            #expect(!findings(on: page).contains("keyboard-reachable"))
        }

        @Test(arguments: [
            ("tab", "tablist", "aria-selected"), ("radio", "radiogroup", "aria-checked"), ("treeitem", "tree", "aria-selected"),
        ])
        func `items that Tab passes over need arrow keys`(role: String, whole: String, state: String) throws {
            let items = """
                <div role=\(whole) aria-label=L><span role=\(role) tabindex=0 \(state)=true>X</span>
                <span role=\(role) tabindex=-1 \(state)=false>Y</span></div>
                """
            let clicks = "document.querySelectorAll('[role=\(role)]').forEach(e => { e.onclick = () => e.focus(); e.onkeydown = () => {} })"
            let arrows = """
                document.querySelectorAll('[role=\(role)]').forEach((e, i, all) => { e.onclick = () => e.focus();
                e.onkeydown = k => { if (/Arrow/.test(k.key)) all[1 - i].focus() } })
                """

            #expect(findings(on: try record(items + "<script>\(clicks)</script>", walking: true)).contains("keyboard-reachable"))
            #expect(!findings(on: try record(items + "<script>\(arrows)</script>", walking: true)).contains("keyboard-reachable"))
        }

        @Test(arguments: [
            ("<dialog id=d><button>Today</button></dialog>", "if (!d.open && !b.dataset.x) { b.dataset.x = 1; d.showModal() }", true),
            ("<div id=d role=dialog aria-modal=true hidden><button>Today</button></div>", "d.hidden = false; d.firstChild.focus()", true),
            ("<p id=d>One</p>", "document.title = 'Two'", true), ("<p id=d>One</p>", "d.textContent = 'Two'", false),
            ("<div id=d role=tooltip hidden>Hint</div>", "d.hidden = false", false),
        ])
        func `focus that opens a modal or leads to another title changes the context`(more: String, script: String, isChange: Bool) throws {
            let body = "<a href=#a>A</a><input id=b aria-label=Day>\(more)<a href=#c>C</a><script>b.onfocus = () => { \(script) }</script>"

            #expect(findings(on: try record(body, walking: true)).contains("no-change-on-focus") == isChange)
        }

        @Test func `a title that changes once by itself is no change by focus`() throws {
            let script = "<script>setTimeout(() => { document.title = 'Later' }, 400)</script>"

            #expect(!(try record("<a href=#a>A</a><a href=#b>B</a>" + script, walking: true).line.contains("contextChange")))
        }

        @Test(arguments: [
            ("setTimeout(() => location.reload(), 30000)", true), ("setTimeout(function () { window.location.href = '/x'; }, 5000)", true),
            ("setInterval(() => { location.assign('/x') }, 60 * 1000)", true), ("setTimeout('location.reload()', 20000)", true),
            ("setTimeout(() => { if (done) location.reload() }, 30000)", false), ("setTimeout(() => location.replace('/x'), 0)", false),
            ("setTimeout(() => console.log(location.href), 30000)", false),
        ])
        func `a timer that does nothing but load a page is a timed refresh`(script: String, isRefresh: Bool) throws {
            let page = try record("<a href=#a>A</a><script>var done = false; \(script)</script>")

            #expect(findings(on: page).contains("refresh-not-timed") == isRefresh)
        }

        @Test(arguments: [
            (
                "<div id=b role=checkbox tabindex=0 aria-checked=false>Gift</div>", "b.classList.toggle('on')",
                "b.ariaChecked = b.ariaChecked !== 'true'"
            ),
            (
                "<button id=b type=button aria-pressed=false>Bold</button>", "b.classList.toggle('on')",
                "b.ariaPressed = b.ariaPressed !== 'true'"
            ),
            (
                "<button id=b type=button aria-label=Like>♥</button>", "b.classList.toggle('on')",
                "b.ariaLabel = b.ariaLabel === 'Like' ? 'Unlike' : 'Like'"
            ),
            (
                "<button id=b type=button role=switch aria-checked=false>Dark</button>", "b.style.color = b.style.color ? '' : 'red'",
                "b.ariaChecked = b.ariaChecked !== 'true'"
            ),
        ])
        func `a control whose look changes states that`(control: String, look: String, state: String) throws {
            func isSilent(_ script: String) throws -> Bool {
                let page = try record(
                    "\(control)<script>b.onclick = () => { \(script) }; b.onkeydown = e => { if (b.tagName === 'DIV' && e.key === ' ') b.click() }</script>",
                    head: "<style>.on { background: #ccf }</style>", walking: true)
                return findings(on: page).contains("state-spoken")
            }

            #expect(try isSilent(look))
            #expect(try !isSilent("\(look); \(state)"))
            #expect(try !isSilent("document.title"))
        }

        @Test(arguments: ["slider", "spinbutton"])
        func `what the pointer changes, arrow keys change as well`(role: String) throws {
            func isFound(_ script: String) throws -> Bool {
                let page = try record(
                    "<div id=t><span id=b role=\(role) tabindex=0 aria-label=Price aria-valuenow=4>4</span></div><script>\(script)</script>",
                    walking: true)
                return findings(on: page).contains("keyboard-reachable")
            }

            #expect(try isFound("t.addEventListener('pointerdown', () => {})"))
            #expect(try !isFound("t.addEventListener('pointerdown', () => {}); b.addEventListener('keydown', () => {})"))
            #expect(try !isFound("t.addEventListener('pointerdown', () => {}); document.addEventListener('keydown', () => {})"))
        }

        @Test(arguments: ["file", "checkbox", "radio"])
        func `the label of an input that is not rendered is all that people have`(type: String) throws {
            func isReached(_ style: String) throws -> Bool {
                let page = try record(
                    "<input type=\(type) id=i><label for=i>Photo</label>", head: "<style>#i { \(style) } label { cursor: pointer }</style>",
                    walking: true)
                return !findings(on: page).contains("keyboard-reachable")
            }

            #expect(try !isReached("display: none"))
            #expect(try !isReached("visibility: hidden"))
            #expect(try isReached("opacity: 0; position: absolute"))
            #expect(try isReached(""))
        }

        @Test func `content under the pointer that a button opens as well is within reach`() throws {
            func isFound(_ script: String) throws -> Bool {
                let page = try record(
                    "<ul><li><button id=b aria-expanded=false>Teas</button><ul id=m><li><a href=/g>Green</a></li></ul></li><li>Cups</li></ul>"
                        + "<script>\(script)</script>",
                    head: "<style>#m { display: none } li:hover > #m, [aria-expanded=true] + #m { display: block }</style>", walking: true)
                return findings(on: page).contains("keyboard-reachable")
            }

            #expect(try isFound("document.onkeydown = () => {}"))
            #expect(try !isFound("b.onclick = () => { b.ariaExpanded = b.ariaExpanded !== 'true' }; document.onkeydown = () => {}"))
        }

        @Test func `a page is read in the order of its document, also where parts are fixed to the window`() throws {
            func order(_ style: String) throws -> [String] {
                let page = try record(
                    "<div id=a><p>First in the document, of several words</p></div><div id=b><p>Second in the document, of several words</p></div>",
                    head: "<style>body { display: flex; flex-direction: column } \(style)</style>")
                let order = ReadingOrder(page.screen.screen, layoutDirection: .leftToRight).elements
                return order.compactMap { page.screen.screen.elements[$0].label?.words.first }
            }

            #expect(try order("") == ["first", "second"])
            #expect(try order("body { flex-direction: column-reverse }") == ["first", "second"])
            #expect(try order("#a { position: fixed; bottom: 0 }") == ["first", "second"])
        }
    }
}
