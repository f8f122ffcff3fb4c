import EveryScreen
import EveryScreenBrowser
import EveryValue
import Foundation
import Testing
import XCTest

/// Checks of pages in a real browser; skipped where none is installed.
@Suite(.serialized, .enabled(if: isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
struct ExpectAccessiblePageTests {
    private func page(_ body: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head><title>Shop</title><meta name="viewport" content="width=device-width"></head>
        <body>
        <main>
        <h1>Shop</h1>
        \(body)
        </main>
        </body>
        </html>
        """
    }

    @Test func `a page without failures passes in all environments`() async {
        let report = await expectAccessible(.regressions(.off), page: { _ in page("<p>Welcome.</p>") })

        #expect(report.isSuccess)
        #expect(report.cases == 8)
        #expect(report.profile.name == "web")
    }

    @Test func `a failure comes with content, line and the smallest document`() async {
        await withKnownIssue {
            await expectAccessible(
                .regressions(.off), .environments(.standard), .cases(6), forEvery: .element(of: ["one", "two", "three"]),
                page: { word, _ in page("<ul><li>\(word)</li><li>more</li></ul>\n<button class=\"a b\"></button>") })
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return text.contains("element-has-label") && text.contains("line 8 of the page; the smallest page that fails has 1 element (")
                && text.contains("<body><button></button></body>")
                && text.contains(#"fix, verified in the browser: <button aria-label="What the button does">"#)
        }
    }

    @Test func `a page that hangs is an issue, and the other pages are checked`() async {
        await withKnownIssue {
            let report = await expectAccessible(
                .regressions(.off), .environments(.standard),
                page: { _ in page("<script>while (true) alert(1)</script>") })
            #expect(!report.isSuccess || report.evaluations > 0)
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return text.contains("the page opened 21 dialogs") || text.contains("no screen had an element")
        }
        let report = await expectAccessible(.regressions(.off), .environments(.standard), page: { _ in page("<p>Welcome.</p>") })
        #expect(report.isSuccess)
    }
}

final class XCTAssertAccessiblePageTests: XCTestCase {
    func testAPageWithoutFailuresPasses() throws {
        try XCTSkipUnless(isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed")

        let report = XCTAssertAccessible(
            .regressions(.off), .environments(.standard),
            page: { _ in "<!doctype html><html lang=en><title>Shop</title><main><h1>Shop</h1><p>Welcome.</p></main></html>" })

        XCTAssertTrue(report.isSuccess)
    }
}

/// Whether a browser is there and asked for: the live pages take minutes, and wait
/// for real time.
let isLiveRun = ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_PAGES"] == "1" && PageRecorder.isPossible
