import EveryScreenCapture
import EveryScreenKit
import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenBrowser

/// The facts that scripts see and trees do not say, in a real browser.
extension LiveBrowserTests {
    @Suite(.serialized) struct PageFactsTests {
        private func screen(_ body: String, style: String = "", walking: Bool = false) throws -> RenderedScreen {
            let html = "<!doctype html><html lang=en><head><title>T</title><style>\(style)</style></head><body>\(body)</body></html>"
            return try LiveBrowserTests.recorder.record(
                .html(html, resources: nil), named: "page", in: .desktop, walking: walking
            ).screen.screen
        }

        private func element(_ id: String, _ body: String, style: String = "", walking: Bool = false) throws -> ScreenElement {
            try #require(try screen(body, style: style, walking: walking).elements.first { $0.identifier == id })
        }

        @Test func `a placeholder is recorded with its style, and one behind a value is not`() throws {
            let style = "input::placeholder { color: #a3a7ad; opacity: 1; font-size: 14px }"
            let run = try element("a", "<input id=a placeholder=Town>", style: style).text?.first
            #expect(run?.string == "Town" && run?.color == SRGBColor(hex: 0xA3A7AD) && run?.pointSize == 14)
            #expect(
                try element("a", "<input id=a placeholder=Town value=York>", style: style).text?.contains { $0.isPlaceholder == true }
                    != true)
        }

        @Test func `text that a style generates has a box and colors`() throws {
            let generated = try screen(
                "<p id=a>Brass in the barn</p>", style: "#a::before { content: 'Selling fast'; color: #c9748a; display: block }")
            let run = generated.elements.flatMap { $0.text ?? [] }.first { $0.string == "Selling fast" }
            #expect(run?.color == SRGBColor(hex: 0xC9748A))
            #expect(run?.frame?.isEmpty == false)
        }

        @Test func `animations have a kind, a length and flashes`() throws {
            let slide = "#a { animation: go 14s linear infinite } @keyframes go { from { translate: 60% } to { translate: -60% } }"
            let moving = try element("a", "<div id=a>News</div>", style: slide).motion?.first
            #expect(moving?.kind == .slide && moving?.duration == .infinity)
            let flash =
                "#a { height: 300px; animation: fl .25s steps(2, jump-none) 12 } @keyframes fl { from { background: #fff } to { background: #000 } }"
            let blinking = try element("a", "<div id=a>Sale</div>", style: flash).motion?.first
            #expect(blinking?.flashesPerSecond == 4 && blinking?.duration == 3)
            // Red counts by another measure: these differ little in brightness.
            let red = flash.replacing("#fff", with: "#7a1010")
            #expect(try element("a", "<div id=a>Sale</div>", style: red).motion?.first?.flashesPerSecond == 4)
            let gray = flash.replacing("#fff", with: "#303030")
            #expect(try element("a", "<div id=a>Sale</div>", style: gray).motion?.first?.flashesPerSecond != 4)
            #expect(try element("a", "<div id=a>News</div>").motion == nil)
        }

        @Test func `a field without text is known by its lines, a button by its drawing`() throws {
            let field = try element("a", "<input id=a aria-label=Town>", style: "#a { border: 1px solid #ece4da; background: #fff }")
            #expect(field.surface?.border == SRGBColor(hex: 0xECE4DA))
            let drawing = "<svg width=24 height=24 aria-hidden=true><path d='M5 7h14' stroke='#c9ced6' fill=none stroke-width=2></svg>"
            let button = try element("a", "<button id=a aria-label=Delete>\(drawing)</button>", style: "#a { background: #fff }")
            #expect(button.surface?.glyph == SRGBColor(hex: 0xC9CED6))
        }

        @Test func `content that only the pointer shows is recorded with its text`() throws {
            /// The text of a menu in a bar, shown under the pointer by a style.
            func shown(_ style: String, menu: String = "<a href=/fees>Fees</a>", more: String = "") throws -> String? {
                let body = "<nav id=n><a href=/home>Home</a><div id=a class=menu>\(menu)</div></nav>\(more)"
                return try element("a", body, style: ".menu { display: none } \(style)", walking: true).keyboard?.textUnderPointer
            }
            let opened = "#n:hover .menu { display: block }"
            #expect(try shown(opened) == "Fees")
            #expect(try shown(opened, menu: "<ul><li><a href=/fees>Fees</a><li>Rates</ul>") == "Fees Rates")
            #expect(try shown("@media (min-width: 1px) { #n { &:hover > .menu { display: flex } } }") == "Fees")
            #expect(try shown("#n > a:hover + div { display: block }") == "Fees")
            // Focus, a checked box or a target shows it as well.
            #expect(try shown("#n:hover .menu, #n:focus-within .menu { display: block }") == nil)
            #expect(try shown("\(opened) #n > a:focus + div { display: block }") == nil)
            #expect(try shown("\(opened) #n:has(+ :checked) .menu { display: block }", more: "<input type=checkbox>") == nil)
            // One that nothing can focus does not.
            #expect(try shown("\(opened) #n:focus .menu { display: block }") == "Fees")
            // Other properties and other media are no matter, nor is visible
            // content.
            #expect(try shown("#n:hover .menu { color: red }") == nil)
            #expect(try shown("@media print { \(opened) }") == nil)
            #expect(try shown("#n:not(:hover) .menu { display: block }") == nil)
            #expect(try shown(opened, menu: "") == nil)
            // Links that lead where others lead bring nothing.
            #expect(try shown(opened, more: "<p><a href=/fees>All fees</a></p>") == nil)
            #expect(try shown(opened, more: "<script>n.onclick = () => {}</script>") == nil)
            // A script that listens to keys everywhere is tried out.
            #expect(try shown(opened, more: "<script>onkeyup = () => {}</script>") == "Fees")
            #expect(
                try shown(opened, more: "<script>onkeydown = e => { if (e.key == 'ArrowDown') a.style.display = 'block' }</script>") == nil)
            #expect(try shown(opened, more: "<script>addEventListener('focusin', () => { a.style.display = 'block' })</script>") == nil)
        }

        @Test func `settings to whose changes a script listens are changed by key`() throws {
            func changes(_ body: String) throws -> [Bool]? {
                let html = "<!doctype html><html lang=en><title>T</title><body>\(body)</body></html>"
                let page = try LiveBrowserTests.recorder.record(.html(html, resources: nil), named: "page", in: .desktop, walking: true)
                return page.screen.recordedFocus?.changedSettings?.map(\.leadsAway)
            }
            let options = "<option value=?a>English<option value=?b>French"
            #expect(try changes("<select onchange='location = this.value'>\(options)</select>") == [true])
            #expect(try changes("<select onchange='document.title = this.value'>\(options)</select>") == [false])
            #expect(try changes("<select>\(options)</select>") == nil)
            #expect(try changes("<select disabled onchange='location = this.value'>\(options)</select>") == nil)
            let form = "<form><input type=checkbox name=a><button>Go</button></form>"
            #expect(
                try changes("\(form)<script>document.forms[0].a.addEventListener('change', e => e.target.form.submit())</script>") == [true]
            )
            #expect(try changes("\(form)<script>addEventListener('change', () => {})</script>") == [false])
        }

        @Test func `characters that a page acts on are pressed`() throws {
            func shortcuts(_ script: String) throws -> [String]? {
                try screen("<p id=s>Ready</p><button>Go</button><script>\(script)</script>", walking: true).elements[0].keyboardShortcuts?
                    .map(\.key)
            }
            let acts = "document.addEventListener('keydown', e => { if (CONDITION) document.getElementById('s').textContent += '.' })"
            #expect(try shortcuts(acts.replacing("CONDITION", with: "e.key === 'e'")) == ["e"])
            #expect(try shortcuts(acts.replacing("CONDITION", with: "e.key === 'e' && e.ctrlKey")) == nil)
            #expect(try shortcuts("window.onkeypress = e => { if (e.key === '/') document.querySelector('button').focus() }") == ["/"])
            // A page that changes by itself says nothing of keys.
            let clock = "setInterval(() => { document.getElementById('s').textContent = Date.now() }, 40);"
            #expect(try shortcuts(clock + acts.replacing("CONDITION", with: "e.key === 'e'")) == nil)
        }

        @Test func `the sign of focus has a contrast, and the browser's own ring none`() throws {
            func contrast(_ style: String) throws -> Double? {
                let style = "body { background: #fff } #a { background: #fff; border: 1px solid #555; margin: 20px } #a:focus { \(style) }"
                return try element("a", "<button id=a>Cart</button>", style: style, walking: true).keyboard?.focusContrast
            }
            let faint = try #require(try contrast("outline: 2px solid #e3e6ec; outline-offset: 3px"))
            #expect((1.2...1.3).contains(faint))
            #expect(try #require(try contrast("outline: 2px solid #1b3f8b; outline-offset: 3px")) > 9)
            // A line of another color is seen beside what stays.
            #expect(try #require(try contrast("outline: none; border-color: #0a5fd0")) > 3)
            #expect(try #require(try contrast("outline: none; background: #f4f4f4")) < 1.2)
            #expect(try contrast("") == nil)
        }

        @Test func `a control made of another element acts on keys where a script listens to them`() throws {
            func actsOnKeys(_ script: String) throws -> Bool? {
                let body = "<span id=a role=button tabindex=0>More</span><script>const a = document.getElementById('a'); \(script)</script>"
                return try element("a", body, walking: true).keyboard?.actsOnKeys
            }
            #expect(try actsOnKeys("a.onclick = () => {}") == false)
            #expect(try actsOnKeys("a.onclick = () => {}; a.onkeydown = () => {}") == nil)
            #expect(try actsOnKeys("a.onclick = () => {}; addEventListener('keyup', () => {})") == nil)
        }
    }
}
