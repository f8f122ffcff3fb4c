import EveryScreenCaptureReaders
import EveryScreenKit
import Foundation
import Testing

/// Pages of our own, with what each spec has to say of them.
struct BrowserAccuracyTests {
    private static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ScreenCaptureTests/Captures/pages.browser-capture.jsonl").path

    private func audits(enlarged: [CapturedScreen] = []) throws -> [ScreenAudit] {
        audit(try readCapture(at: Self.pages), from: "pages.jsonl", enlarged: EnlargedScreens(enlarged))
    }

    @Test func `pages are judged by the profile for pages`() throws {
        #expect(try audits().map(\.profile.name) == ["web", "web"])
    }

    @Test func `a page without mistakes has no finding`() throws {
        #expect(try audits()[0].findings.map { "\($0.spec) \($0.element.source)" } == [])
    }

    @Test func `every mistake of a page is found once for each claim it breaks`() throws {
        #expect(
            try audits()[1].findings.map { "\($0.spec) \($0.element.source)" } == [
                "image-described-or-hidden n6", "label-contains-visible-text n4", "screen-has-title n0",
                "text-contrast n2", "zoom-not-blocked n0", "language-valid n0", "focus-visible n4",
                "hidden-not-focusable n8", "refresh-not-timed n0",
            ])
    }

    @Test func `a page with its enlarged form is judged in both`() throws {
        let page = try #require(try readCapture(at: Self.pages).screens.first)
        var builder = RenderedScreen.Builder(size: page.screen.size)
        var clip = ScreenElement(.group, source: "clip", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20))
        clip.clipsContent = true
        clip.text = [ScreenElement.TextRun("Order tea", frame: LayoutRect(x: 0, y: 0, width: 60, height: 60))]
        builder.add(clip)
        let enlarged = CapturedScreen(name: page.name, screen: builder.finish())

        #expect(
            try audits(enlarged: [enlarged])[0].findings.map { "\($0.spec) \($0.element.source)" } == ["text-not-clipped clip"])
    }

    @Test func `a screen is one line of JSON`() throws {
        let line = AccessibilityReport(of: [try audits()[1]]).render(.jsonl)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let verdicts = try #require(object["verdicts"] as? [String: [String: Any]])

        #expect(line.firstIndex(of: "\n") == line.indices.last)
        #expect(object["screen"] as? String == "cart")
        #expect(verdicts.keys.sorted() == AccessibilityProfile.web.specs.map(\.id.rawValue).sorted())
        #expect(verdicts["zoom-not-blocked"]?["outcome"] as? String == "failed")
        #expect(verdicts["zoom-not-blocked"]?["severity"] as? String == "error")
        #expect((verdicts["hidden-not-focusable"]?["findings"] as? [[String: Any]])?.map { $0["element"] as? String } == ["n8"])
    }
}
