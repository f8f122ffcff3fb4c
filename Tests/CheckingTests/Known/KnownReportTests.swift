import EveryScreenKit
import Foundation
import Testing

struct KnownReportTests {
    private let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.targetSize])

    private func settled(_ matcher: inout FindingMatcher) -> [ScreenAudit] {
        let buttons = ["Close", "Open"].map { title in
            Blueprint.button(title, fileID: "CartTests/CartScreen.swift", line: 12).frame(width: 31, height: 44)
        }
        let blueprint = Blueprint.column(spacing: 8, buttons + [.text("a")])
        let screen = StandardLayout().screen(for: blueprint, in: .standard)
        var result = audit(CapturedScreen(name: "cart", screen: screen), as: .native, from: "cart.json", by: profile)
        matcher.settle(&result)
        return [result]
    }

    private let stale = KnownIssue(
        .targetSize, on: "Gone", in: UserEnvironment(textSize: .accessibility1), until: "2027-03-01", because: "it was known")

    @Test func `known issues are counted with their reasons, and unused ones are a warning`() {
        var matcher = FindingMatcher(knownIssues: [.close, stale], today: "2026-11-21")
        let audits = settled(&matcher)

        #expect(
            AccessibilityReport(of: audits, matchedBy: matcher).render(.text, isVerbose: true) == """
                cart.json: 1 finding on 3 elements, profile hig
                  ✘ target-size: button "Open" (CartScreen.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                      element 2/button, node 1/0; fix: widen the target by 13 pt

                ✘ 1 finding, and 1 known, on 1 screen
                    target-size               0 passed, 2 failed
                    known until 2027-03-01: target-size on "Close", 1 finding: the bar is being redesigned
                    warning: the known issue target-size on "Gone" at text size AX1 until 2027-03-01 was not found; delete it
                """ + "\n")
    }

    @Test func `an expired issue fails again, with a note`() {
        var matcher = FindingMatcher(knownIssues: [.close], today: "2027-03-01")
        let text = AccessibilityReport(of: settled(&matcher), matchedBy: matcher).render(.text)

        #expect(
            text.contains(
                """
                      element 1/button, node 0/0; fix: widen the target by 13 pt
                      known issue, expired on 2027-03-01: the bar is being redesigned
                """))
        #expect(
            text.hasSuffix(
                "    expired on 2027-03-01: target-size on \"Close\", 1 finding: the bar is being redesigned; "
                    + "fix it, or extend the date\n"))
    }

    @Test func `a baseline says how much of it was met, and how much is gone`() {
        var none = FindingMatcher()
        let found = settled(&none)
        let more = FindingBaseline(FindingBaseline(of: found).entries + [FindingBaseline.Entry(smallTarget("Old"), on: "cart")])
        var matcher = FindingMatcher(baseline: more)
        let audits = settled(&matcher)

        #expect(
            AccessibilityReport(of: audits, matchedBy: matcher).render(.text, isVerbose: true) == """
                ✔ 0 findings, and 2 known, on 1 screen
                    target-size               0 passed, 2 failed
                    in the baseline: 2 findings
                    no longer found: 1 finding of the baseline; write it anew with --save-baseline
                """ + "\n")
    }

    @Test func `the JSON report has the same facts`() throws {
        var matcher = FindingMatcher(knownIssues: [.close, stale], today: "2026-11-21")
        let json = AccessibilityReport(of: settled(&matcher), matchedBy: matcher).render(.json)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let issues = try #require(object["knownIssues"] as? [[String: Any]])
        let screen = try #require((object["screens"] as? [[String: Any]])?.first)
        let verdict = try #require((screen["verdicts"] as? [String: [String: Any]])?["target-size"])

        #expect(issues.map { $0["status"] as? String } == ["known", "unused"])
        #expect(issues.map { $0["count"] as? Int } == [1, 0])
        #expect(issues.map { $0["because"] as? String } == ["the bar is being redesigned", "it was known"])
        let findings = try #require(verdict["findings"] as? [[String: Any]])
        let elements = findings.compactMap { $0["element"] as? [String: Any] }
        #expect(findings.map { $0["status"] as? String } == ["known", nil])
        #expect(elements.map { $0["file"] as? String } == ["CartTests/CartScreen.swift", "CartTests/CartScreen.swift"])
        #expect(elements.map { $0["line"] as? Int } == [12, 12])
        #expect(object["baseline"] == nil)
    }

    @Test func `a line of JSON states the status of each finding`() {
        var matcher = FindingMatcher(knownIssues: [.close], today: "2026-11-21")

        let line = AccessibilityReport(of: [settled(&matcher)[0]]).render(.jsonl)

        #expect(
            line.contains(
                #"{"element":"0/0","file":"CartTests/CartScreen.swift","frame":[179.5,359.8333333333333,31,44],"kind":"small","line":12,"message":""#
                    + #"button \"Close\" (CartScreen.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt","path":"1/button","status":"known"}"#
            ))
        #expect(
            line.contains(
                #""message":"button \"Open\" (CartScreen.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt","path":"2/button"}"#))
    }

    @Test func `JUnit's report has a known finding as output and a new one as a failure`() throws {
        var matcher = FindingMatcher(knownIssues: [.close], today: "2026-11-21")
        let text = AccessibilityReport(of: settled(&matcher), failOn: .warning).render(.junit)
        let failures = text.components(separatedBy: "<failure").dropFirst().joined()
        let outputs = text.components(separatedBy: "<system-out").dropFirst().joined()

        #expect(failures.contains("Open") && !failures.components(separatedBy: "</failure>")[0].contains("Close"))
        #expect(outputs.contains("Close"))
    }
}
