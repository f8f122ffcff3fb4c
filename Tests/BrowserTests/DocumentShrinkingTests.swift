import EveryScreenKit
import EveryScreenModel
import Testing

@testable import EveryScreenBrowser

/// Documents that are shrunk in a real browser.
extension LiveBrowserTests {
    @Suite(.serialized) struct DocumentShrinkingTests {
        /// A page of some size with one planted piece in the middle.
        private func page(with planted: String) -> String {
            let items = (1...30).map { "  <li><a href=\"/p\($0)\"><strong>Product \($0)</strong></a> <span>costs \($0) euros</span></li>" }
            return """
                <!doctype html>
                <html lang="en">
                <head><title>Shop</title><style>.note { margin: 8px } .small { width: 16px; height: 16px; padding: 0 }</style></head>
                <body>
                <header><h1>Shop</h1><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/cart">Cart</a></li></ul></nav></header>
                <main>
                <ul>
                \(items.joined(separator: "\n"))
                </ul>
                <section><h2>Offer</h2><div class="note"><p>Only today.</p>
                \(planted)
                </div></section>
                </main>
                </body>
                </html>
                """
        }

        @Test(arguments: [
            ("<a class='note' href='/offer'></a>", "element-has-label"),
            ("<button class='note'><svg width='24' height='24'><path d='M0 0h24v24z'/></svg></button>", "element-has-label"),
            ("<input class='note' name='code'>", "element-has-label"),
            ("<iframe class='note' srcdoc='<p>Map'></iframe>", "element-has-label"),
            ("<div role='checkbox' tabindex='0' aria-checked='false'></div>", "element-has-label"),
            ("<p class='note' style='color: #bbb'>Hardly to be read</p>", "text-contrast"),
            ("<img class='note' src='offer.png' width='90' height='60'>", "image-described-or-hidden"),
            ("<svg role='img' width='50' height='50'><circle r='20'/></svg>", "image-described-or-hidden"),
            ("<h3 class='note'></h3>", "heading-not-empty"),
            ("<p class='note' lang='english'>Bonjour</p>", "language-valid"),
            ("<div aria-hidden='true' class='note'><button>Buy</button></div>", "hidden-not-focusable"),
            ("<div role='button' tabindex='0'>Buy <a href='/terms'>with terms</a></div>", "controls-not-nested"),
            ("<button aria-label='Submit' class='note'>Buy now</button>", "label-contains-visible-text"),
            ("<meta http-equiv='refresh' content='30'>", "refresh-not-timed"),
            ("<meta name='viewport' content='width=device-width, user-scalable=no'>", "zoom-not-blocked"),
            ("<div style='height: 40px; overflow: auto'><p>One</p><p>Two</p><p>Three</p></div>", "scrollable-keyboard-reachable"),
            ("<button class='small'>+</button><button class='small'>-</button>", "target-size"),
            ("<p style='width: 60px; height: 20px; overflow: hidden'>Unsubscribe at any time</p>", "text-not-clipped"),
            ("<button style='outline: none' class='note'>Buy</button>", "focus-visible"),
            (
                """
                <button id="a">A</button><button id="b">B</button><script>
                a.onkeydown = b.onkeydown = e => { if (e.key === 'Tab') { e.preventDefault(); (e.target === a ? b : a).focus() } }
                </script>
                """, "no-keyboard-trap"
            ),
        ])
        func `a planted fault shrinks to a few elements`(planted: String, spec: String) throws {
            let html = page(with: planted)
            let recorder = LiveBrowserTests.recorder
            let recorded = try recorder.record(.html(html, resources: nil), named: "page")
            let all = audit(recorded.screen, as: .browser, from: "page", by: .web).findings
            let finding = try #require(all.filter { $0.spec.rawValue == spec }.last, "found: \(all.map(\.spec.rawValue))")

            let shrunk = try recorder.shrink(
                html, resources: nil,
                culprits: RecordedPage.paths(ofNodes: ([finding.element] + finding.related).map(\.source), in: recorded.line), in: .desktop
            ) { screen in
                audit(screen, as: .browser, from: "page", by: .web).findings.contains { $0.spec == finding.spec && $0.kind == finding.kind }
            }

            let result = try #require(shrunk)
            #expect(result.elementCount <= 6)
            #expect(result.html.utf8.count < 400)
            // Tags of the head belong to no element that is shown.
            #expect(result.line == (planted.hasPrefix("<meta") ? nil : 40))
        }

        @Test func `a document that does not fail is not shrunk`() throws {
            let recorder = LiveBrowserTests.recorder

            #expect(try recorder.shrink("<title>T</title><p>Well", resources: nil, culprits: [], in: .desktop) { _ in false }?.html == nil)
        }
    }
}
