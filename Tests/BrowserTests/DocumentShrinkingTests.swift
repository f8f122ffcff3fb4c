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
                <head><title>Shop</title><style>body { font: 16px sans-serif; color: #111 } .note { margin: 8px }</style></head>
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
            ("<a class=\"note\" href=\"/offer\"></a>", "element-has-label"),
            ("<p class=\"note\" style=\"color: #bbb\">Hardly to be read</p>", "text-contrast"),
        ])
        func `a planted fault shrinks to a few elements`(planted: String, spec: String) throws {
            let html = page(with: planted)
            let recorder = LiveBrowserTests.recorder
            let recorded = try recorder.record(.html(html, resources: nil), named: "page", walking: false)
            let finding = try #require(
                audit(recorded.screen, as: .browser, from: "page", by: .web).findings.first { $0.spec.rawValue == spec })

            let shrunk = try recorder.shrink(
                html, resources: nil, culprit: RecordedPage.path(ofNode: finding.element.source, in: recorded.line), in: .desktop,
                within: 600
            ) { screen in
                audit(screen, as: .browser, from: "page", by: .web).findings.contains { $0.spec == finding.spec && $0.kind == finding.kind }
            }

            let result = try #require(shrunk)
            #expect(result.elementCount <= 2)
            #expect(result.html.utf8.count < 200)
            #expect(result.line == 40)
        }

        @Test func `a document that does not fail is not shrunk`() throws {
            let recorder = LiveBrowserTests.recorder

            #expect(try recorder.shrink("<title>T</title><p>Well", resources: nil, culprit: nil, in: .desktop) { _ in false }?.html == nil)
        }
    }
}
