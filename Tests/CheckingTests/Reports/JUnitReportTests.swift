import EveryScreenKit
import Testing

struct JUnitReportTests {
    private func report(width: Double, _ change: (inout CheckSettings) -> Void = { _ in }) -> CheckReport {
        var settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize, .modalCanBeEscaped]))
        settings.environments = .standard
        change(&settings)
        return runCheck(named: "bar <1>", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("Close", fileID: "Shop/Bar.swift", line: 12).frame(width: width, height: 44), StandardLayout())
        }
    }

    @Test func `a spec is a test case, and one that was never about anything is skipped`() {
        #expect(
            AccessibilityReport(of: [report(width: 60)]).render(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="everyscreen" tests="3" failures="0" errors="0" time="0">
                  <testsuite name="bar &lt;1&gt;" tests="3" failures="0" errors="0" skipped="1" time="0">
                    <testcase classname="bar &lt;1&gt;" name="target-size" time="0"/>
                    <testcase classname="bar &lt;1&gt;" name="modal-can-be-escaped" time="0">
                      <skipped message="It was never about anything shown, so this is not a pass."/>
                    </testcase>
                    <testcase classname="bar &lt;1&gt;" name="every case is run" time="0"/>
                    <system-out>✔ bar &lt;1&gt;: nothing found in 1 case and 1 environment, seed 1 (all 1 there are)
                    target-size               1 passed, 0 failed
                    never about anything shown, so not a pass: modal-can-be-escaped
                    tried: 1 text size
                    roles: button 1</system-out>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func `a failure holds the text of the report`() {
        let text = AccessibilityReport(of: [report(width: 31)]).render(.junit)

        #expect(text.contains("failures=\"1\" errors=\"0\" skipped=\"1\""))
        #expect(
            text.contains(
                "<failure message=\"button &quot;Close&quot; (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt\" type=\"error\">✘ target-size: "
            ))
    }

    @Test func `a failure that does not fail the check is output of its case, with its fix`() {
        let report = runCheck(
            named: "bar", forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.labelStyle]), environments: .standard)
        ) { _, _ in .blueprint(.button("close").framedAsTarget, StandardLayout()) }
        let text = AccessibilityReport(of: [report]).render(.junit)

        #expect(text.contains("failures=\"0\""))
        #expect(text.contains("<system-out>• label-style (note): the label of button &quot;close&quot;"))
        #expect(text.contains("fix: .button(&quot;Close&quot;) (verified)"))
    }

    @Test func `each failure is a separate case, with the file and line that create its element`() {
        let report = runCheck(
            named: "ShopTests.OrderTests/bar",
            forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        ) { _, _ in
            .blueprint(
                .column([
                    .button("Close", fileID: "Shop/Bar.swift", line: 12).frame(width: 31, height: 60),
                    .button("Help", fileID: "Shop/Bar.swift", line: 14).frame(width: 60, height: 31),
                ]), StandardLayout())
        }
        var whole = AccessibilityReport(of: [report])
        whole.sources = SourceFiles(["Sources/Shop/Bar.swift"])
        let cases = whole.render(.junit).split(separator: "\n").filter { $0.contains("<testcase") && $0.contains("target-size") }
        let failures = whole.render(.junit).components(separatedBy: "<failure").count - 1

        #expect(failures == report.failures.count)
        #expect(cases.count == report.failures.count)
        #expect(
            cases.allSatisfy {
                $0.contains("classname=\"ShopTests_OrderTests.bar\"") && $0.contains("file=\"Sources/Shop/Bar.swift\" line=\"1")
            })
    }

    @Test func `known issues pass and are reported, and so are findings below the failing severity`() {
        let baseline = FindingBaseline(of: [report(width: 31)])

        let known = AccessibilityReport(of: [report(width: 31) { $0.baseline = baseline }]).render(.junit)
        #expect(known.contains("tests=\"3\" failures=\"0\""))
        #expect(
            known.contains(
                "<system-out>baseline: button &quot;Close&quot; (Bar.swift:12) is 31 × 44 pt; the minimum is 44 × 44 pt</system-out>"))
    }

    @Test func `nothing judged is an error, and so is each other reason, in a separate case`() {
        let text = AccessibilityReport(of: [report(width: 60) { $0.isCancelled = { true } }]).render(.junit)

        #expect(text.contains("tests=\"4\" failures=\"0\" errors=\"2\""))
        #expect(
            text.contains(
                """
                name="every case is run" time="0">
                      <error message="nothing was checked" type="empty">
                """))
        #expect(
            text.contains(
                """
                name="every case is run (2)" time="0">
                      <error message="not all cases were run" type="partial">
                """))
    }

    @Test func `text that XML cannot hold is escaped, and nothing breaks out of it`() {
        let report = runCheck(
            named: "a\u{0}]]>&\n\"b\"", forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        ) { _, _ in .blueprint(.button("Close").frame(width: 60, height: 44), StandardLayout()) }

        #expect(
            AccessibilityReport(of: [report]).render(.junit).contains(
                "<testsuite name=\"a\\u{0}]]&gt;&amp;\\n&quot;b&quot;\" tests=\"2\""))
    }
}
