import EveryScreenKit
import Testing

struct KnownIssueCheckTests {
    private func report(
        _ labels: [String] = ["Close"], known: [KnownIssue] = [], baseline: FindingBaseline? = nil, today: KnownIssue.Day? = "2026-11-21",
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) -> CheckReport {
        var settings = CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.targetSize]), isCancelled: isCancelled, knownIssues: known)
        settings.baseline = baseline
        settings.today = today
        return runCheck(named: "bar", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.column(labels.map { .button($0).frame(width: 31, height: 44) }), StandardLayout())
        }
    }

    @Test func `a known issue is no failure, and is counted`() {
        let report = report(known: [.close])

        #expect(report.isSuccess)
        #expect(report.failures.isEmpty)
        #expect(report.knownIssues.map(\.count) == [75])
        #expect(
            TextReport.summary(of: report) == """
                ✔ bar: nothing found in 72 cases and 72 environments, seed 1
                    target-size               0 passed, 75 failed
                    tried: 12 text sizes, 1172 of 1172 pairs of settings
                    roles: button 72
                    known until 2027-03-01: target-size on "Close", 75 findings: the bar is being redesigned
                """)
    }

    @Test func `another failure of the same kind is not shrunk into the known one`() {
        let report = report(["Close", "Open"], known: [.close])

        #expect(report.failures.map(\.finding.element.label) == ["Open"])
        #expect(report.failures.map(\.elementCount) == [1])
        #expect(!report.isSuccess)
    }

    @Test func `a condition holds in its environments only`() {
        let large = KnownIssue(
            .targetSize, on: "Close", in: UserEnvironment(textSize: .accessibility1), until: "2027-03-01", because: "it is known")

        let report = report(known: [large])

        #expect(report.failures.map(\.environment.textSize) == [.large])
        #expect(report.knownIssues.map { $0.count > 0 } == [true])
    }

    @Test func `one that has ended fails again and says so`() {
        let report = report(known: [.close], today: "2027-03-01")

        #expect(!report.isSuccess)
        #expect(report.failures.map(\.status) == [.expired(.close)])
        #expect(
            TextReport.text(of: report).contains(
                "\n    fix: .frame(minWidth: 44, …) instead of .frame(width: 31, …) (verified)\n    known issue, expired on 2027-03-01: the bar is being redesigned\n"
            ))
    }

    @Test func `one that is not found is a warning, but not of a check that was stopped`() {
        let stale = KnownIssue(.targetSize, on: "Gone", until: "2027-03-01", because: "it was known")

        #expect(
            TextReport.summary(of: report([], known: [stale])).hasSuffix(
                "\n    warning: the known issue target-size on \"Gone\" until 2027-03-01 was not found; delete it"))
        #expect(report(known: [stale], isCancelled: { true }).knownIssues == [])
    }

    @Test func `a failure in the baseline is reported and does not fail the check`() {
        let before = report()
        let after = report(baseline: FindingBaseline(of: [before]))

        #expect(!before.isSuccess)
        #expect(after.isSuccess)
        #expect(after.failures.map(\.status) == [.inBaseline])
        #expect(
            TextReport.text(of: after) == """
                ✔ bar: nothing found in 72 cases and 72 environments, seed 1
                    in the baseline: 1 finding
                """)
        let gone = report([], baseline: FindingBaseline(of: [before])).baselineUse
        #expect(gone.met == 0)
        #expect(gone.gone == 1)
    }

    @Test func `of several checks only the last lists issues that matched none of them`() {
        let stale = KnownIssue(.targetSize, on: "Gone", until: "2027-03-01", because: "it was known")
        let reports = CheckReport.tellingUnusedOnce([report(known: [.close, stale]), report([], known: [.close, stale])])

        #expect(reports.map { $0.knownIssues.map(\.issue.element) } == [["Close"], ["Gone"]])
    }
}
