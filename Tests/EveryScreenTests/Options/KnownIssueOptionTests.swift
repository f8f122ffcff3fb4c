import EveryScreen
import Testing
import XCTest

/// A known issue of the suite holds for the tests in it.
@Suite(.regressions(.off), .knownIssue("target-size", on: "Open", until: "9999-12-31", because: "the suite knows it"))
struct KnownIssueOptionTests {
    private let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]))

    private var bar: Blueprint { .row([.button("Close").frame(width: 31, height: 44), .button("Open").frame(width: 31, height: 44)]) }

    @Test(.knownIssue("target-size", on: "Close", until: "9999-12-31", because: "the bar is being redesigned"))
    func `what the traits know fails nothing`() async {
        let report = await expectAccessible(.settings(settings)) { _ in bar }

        #expect(report.isSuccess)
        #expect(report.knownIssues.map { "\($0.issue.element) \($0.count > 0)" }.sorted() == ["Close true", "Open true"])
    }

    @Test(.knownIssue("target-size", on: "Close", until: "2020-01-01", because: "the bar is being redesigned"))
    func `an expired issue fails, by the system's date`() async {
        await withKnownIssue {
            await expectAccessible(.settings(settings)) { _ in bar }
        } matching: { issue in
            issue.comments.first?.rawValue.contains("\n    known issue, expired on 2020-01-01: the bar is being redesigned") == true
        }
    }

    @Test func `the settings have known issues as well, and unused ones are a warning`() async {
        var settings = settings
        settings.knownIssues = [KnownIssue("target-size", on: "Gone", until: "9999-12-31", because: "it was known")]

        await withKnownIssue {
            await expectAccessible(.settings(settings)) { _ in Blueprint.button("Open").frame(width: 31, height: 44) }
        } matching: { issue in
            issue.isWarning
                && issue.comments.map(\.rawValue) == [
                    "warning: the known issue target-size on \"Gone\" until 9999-12-31 was not found; delete it"
                ]
        }
    }
}

final class KnownIssueXCTests: XCTestCase {
    func testKnownIssuesAmongTheOptionsFailNothing() {
        let report = XCTAssertAccessible(
            .specs(.humanInterfaceGuidelines.keeping([.targetSize])),
            .knownIssue("target-size", on: "Close", until: "9999-12-31", because: "the bar is being redesigned")
        ) { _ in Blueprint.button("Close").frame(width: 31, height: 44) }

        XCTAssertTrue(report.isSuccess)
    }
}

extension Issue {
    /// Whether it is a warning; before Swift 6.3 issues have no severity that tests
    /// may read.
    fileprivate var isWarning: Bool {
        #if compiler(>=6.3)
            severity == .warning
        #else
            true
        #endif
    }
}
