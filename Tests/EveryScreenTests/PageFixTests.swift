import EveryScreenAudit
import EveryScreenKit
import EveryScreenModel
import Testing

@testable import EveryScreen
@testable import EveryScreenBrowser

/// Changes of HTML that end failures, tried in a real browser.
@Suite(.serialized, .enabled(if: isLiveRun, "EVERYSCREEN_LIVE_PAGES is not 1, or no Chromium or Chrome is installed"))
struct PageFixTests {
    private func page(_ body: String) -> String {
        """
        <!doctype html>
        <html lang="en"><head><title>Shop</title></head>
        <body><h1>Shop</h1><p>Welcome.</p>\(body)<p>Thank you.</p></body></html>
        """
    }

    /// The change that ends the last failure of a spec on a page.
    private func fix(of html: String, _ spec: String) throws -> String? {
        let record = try LiveBrowser.shared.record(html, resources: nil, in: UserEnvironment()).get()
        let all = Array(audit(record.screen, as: .browser, from: "page", by: .web).findings)
        let finding = try #require(all.last { $0.spec.rawValue == spec }, "found: \(all.map(\.spec.rawValue))")
        let judge = PageJudge(finding: finding, profile: .web, environment: UserEnvironment(), resources: nil)
        return judge.fix(of: html, and: html, at: RecordedPage.paths(ofNodes: [finding.element.source], in: record.line).first)
    }

    @Test(arguments: [
        ("<a href='/offer'></a>", "element-has-label", #"<a aria-label="Where the link leads">"#),
        ("<input name='code'>", "element-has-label", #"<input aria-label="What to enter">"#),
        ("<iframe srcdoc='<p>Map'></iframe>", "element-has-label", #"<iframe title="What the frame shows">"#),
        ("<img src='offer.png' width='90' height='60'>", "image-described-or-hidden", #"<img alt="What the image shows">"#),
        ("<h3></h3>", "heading-not-empty", "<h3>What the section is about</h3>"),
        ("<p lang='english'>Bonjour</p>", "language-valid", #"<p lang="en">"#),
        ("<p style='color: #bbb'>Hardly to be read</p>", "text-contrast", ##"<p style="color: #767676">"##),
        ("<div style='background: #000'><p style='color: #333'>Dark</p></div>", "text-contrast", ##"<p style="color: #757575">"##),
        ("<button aria-label='Submit'>Buy now</button>", "label-contains-visible-text", "<button> without aria-label"),
        ("<div aria-hidden='true'><button>Buy</button></div>", "hidden-not-focusable", #"<button tabindex="-1">"#),
        ("<meta http-equiv='refresh' content='30'>", "refresh-not-timed", "no meta[http-equiv=refresh i]"),
        (
            "<meta name='viewport' content='width=device-width, user-scalable=no'>", "zoom-not-blocked",
            #"meta[name=viewport i] with content="width=device-width, initial-scale=1""#
        ),
        ("<button style='outline: none'>Buy</button>", "focus-visible", #"<button style="outline: revert">"#),
        (
            "<p style='width: 60px; height: 20px; overflow: hidden'>Unsubscribe at any time</p>", "text-not-clipped",
            #"<p style="height: auto; width: auto">"#
        ),
        (
            "<div style='height: 40px; overflow: auto'><p>One</p><p>Two</p><p>Three</p></div>", "scrollable-keyboard-reachable",
            #"<div tabindex="0" role="region" aria-label="What the region shows">"#
        ),
        (
            "<style>button { width: 16px; height: 16px; padding: 0 }</style><button>+</button><button>-</button>", "target-size",
            #"<button style="min-width: 24px; min-height: 24px">"#
        ),
    ])
    func `a change that the browser confirms is reported`(body: String, spec: String, change: String) throws {
        let found = try fix(of: page(body), spec)

        #expect(found == change)
    }

    @Test func `a change that leads to another failure is not reported`() throws {
        // An outer control stays named by its content.
        let body = "<div role='button' tabindex='0'>Buy <a href='/terms'>with terms</a></div>"

        #expect(try fix(of: page(body), "controls-not-nested") == nil)
    }
}
