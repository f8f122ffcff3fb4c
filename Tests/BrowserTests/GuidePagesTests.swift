import EveryScreenAudit
import EveryScreenKit
import EveryScreenSpecs
import Testing

@testable import EveryScreenBrowser

extension LiveBrowserTests {
    /// The HTML in the guides of specs, in a real browser.
    @Suite(.serialized) struct GuidePagesTests {
        /// The guides whose HTML one recorded page decides.
        private static let decided: [SpecID] = [.activationPointHits, .frameValid, .screenNotOneStop, .textSpacingAdapts]

        private static let fixes = SpecFix.all.compactMapValues { fixes in
            fixes.first {
                $0.framework == .html && $0.language(of: $0.failing) == .html && $0.language(of: $0.passing) == .html
            }
        }

        /// Returns the ways in which a spec fails on a page with some code.
        private func failures(of spec: SpecID, on code: String) throws -> [String] {
            let isHead = ["<meta", "<title", "<head", "<style"].contains { code.hasPrefix($0) }
            let head = "<title>Shop</title><meta name=\"viewport\" content=\"width=device-width\">"
            let page =
                code.hasPrefix("<html")
                ? "<!doctype html>\n\(code)"
                : """
                <!doctype html>
                <html lang="en">
                <head>\(isHead ? code : head)</head>
                <body>
                \(isHead ? "<p>Welcome.</p>" : code)
                </body>
                </html>
                """
            let recorded = try LiveBrowserTests.recorder.record(.html(page, resources: nil), named: "page", walking: true)
            let profile = AccessibilityProfile.strict.keeping([spec])
            return audit(recorded.screen, as: .browser, from: "page", by: profile).findings.map { "\($0.kind)" }
        }

        @Test(arguments: decided)
        func `the failing code fails and the passing code passes`(spec: SpecID) throws {
            let fix = try #require(Self.fixes[spec])

            #expect(try failures(of: spec, on: fix.failing) != [])
            #expect(try failures(of: spec, on: fix.passing) == [])
        }
    }
}
