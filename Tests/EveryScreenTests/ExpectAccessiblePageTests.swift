import EveryScreenBrowser
import EveryValue
import Foundation
import Testing
import XCTest

@testable import EveryScreen

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
        let report = await expectAccessible(.regressions(.off)) { _ in HTMLPage(page("<p>Welcome.</p>")) }

        #expect(report.isSuccess)
        #expect(report.cases == 8)
        #expect(report.profile.name == "web")
    }

    @Test func `a failure comes with content, line and the smallest document`() async {
        await withKnownIssue {
            await expectAccessible(
                .regressions(.off), .environments(.standard), .cases(6), forEvery: .element(of: ["one", "two", "three"])
            ) { word, _ in HTMLPage(page("<ul><li>\(word)</li><li>more</li></ul>\n<button class=\"a b\"></button>")) }
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return text.contains("element-has-label") && text.contains("line 8 of the page; the smallest page that fails has 1 element (")
                && text.contains("<body><button></button></body>")
                && text.contains(#"fix, verified in the browser: <button aria-label="What the button does">"#)
        }
    }

    @Test func `pages of a generator are checked with the files that they refer to`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("p { color: #bbb }".utf8).write(to: folder.appendingPathComponent("pale.css"))
        let pages = Generator.element(of: ["", "<link rel=\"stylesheet\" href=\"pale.css\">"]).map { link in
            HTMLPage(page("\(link)<p>Welcome.</p>"), resources: folder.path)
        }

        await withKnownIssue {
            await expectAccessible(.regressions(.off), .environments(.standard), .cases(2), forEvery: pages)
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return text.contains("text-contrast") && text.contains("a contrast of 1.91:1")
        }
    }

    @Test func `the transcript of a page has what a screen reader says in the settings of a browser`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = TranscriptSession<HTMLPage>(
            in: .named("PageTests/shop", beside: folder), ResolvedOptions([], of: HTMLPage.self), laidOutBy: StandardLayout(),
            variables: [:])

        let issues = session.issues { _ in HTMLPage(page("<p>Welcome.</p>")) }

        #expect(issues.map(\.isError) == [false])
        let text = try String(contentsOf: folder.appendingPathComponent("Transcripts/PageTests-shop.txt"), encoding: .utf8)
        #expect(text.contains("Shop. Heading."))
        #expect(text.contains("Welcome."))
    }

    @Test func `a page that hangs is an issue, and the other pages are checked`() async {
        await withKnownIssue {
            let report = await expectAccessible(.regressions(.off), .environments(.standard)) { _ in
                HTMLPage(page("<script>while (true) alert(1)</script>"))
            }
            #expect(!report.isSuccess || report.evaluations > 0)
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return text.contains("the page opened 21 dialogs") || text.contains("no screen had an element")
        }
        let report = await expectAccessible(.regressions(.off), .environments(.standard)) { _ in
            HTMLPage(page("<p>Welcome.</p>"))
        }
        #expect(report.isSuccess)
    }
}

final class XCTAssertAccessiblePageTests: XCTestCase {
    func testAPageWithoutFailuresPasses() throws {
        try XCTSkipUnless(isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed")

        let report = XCTAssertAccessible(.regressions(.off), .environments(.standard)) { _ in
            HTMLPage("<!doctype html><html lang=en><title>Shop</title><main><h1>Shop</h1><p>Welcome.</p></main></html>")
        }

        XCTAssertTrue(report.isSuccess)
    }
}

/// Whether a browser is there and asked for: the live pages take minutes, and wait
/// for real time.
let isLiveRun = ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_PAGES"] == "1" && PageRecorder.isPossible
