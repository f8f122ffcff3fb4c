import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

struct PlainCheckTests {
    private static let place = CheckReport.Place(file: "Tests/PriceTests.swift", line: 12)

    /// The file of a share of one check, as its process writes it.
    private static func file(
        _ index: Int = 0, of count: Int = 1, _ kind: PlainCheck.Kind = .property, key: String = "ShopTests.PriceTests/total",
        cases: Int = 50,
        hasEnded: Bool = true, issues: [CheckReport.TestIssue] = []
    ) throws -> ShardFile {
        var check = RecordedCheck(key: key, arguments: nil, number: 1, place: place)
        check.plain = PlainCheck.Record(kind, seed: kind == .property ? 7 : nil)
        check.plain?.cases = cases
        check.plain?.hasEnded = hasEnded
        check.issues = issues
        let file = ShardFile(share: Shard(index: index, count: count), parts: [], check: check)
        return try ShardFile(reading: Data(file.json.utf8), judgedBy: AccessibilityProfile.named)
    }

    private static func report(_ files: [ShardFile]) throws -> AccessibilityReport {
        let run = try RunFiles(files.enumerated().map { ("\($0).json", $1) })
        var report = AccessibilityReport(of: run.reports)
        report.plainChecks = run.plainChecks
        return report
    }

    private static let failure = CheckReport.TestIssue(
        isError: true, text: "✘ total does not hold for\n    [0, -1]\n  it returns false", key: "a")

    static func failing() throws -> AccessibilityReport {
        try report([
            file(issues: [failure]), file(0, of: 1, .goal, key: "ShopTests.OrderTests/goal", cases: 12),
            file(
                0, of: 1, .transcript, key: "ShopTests.OrderTests/spoken", cases: 9,
                issues: [.init(isError: false, text: "A transcript was written.")]),
        ])
    }

    @Test func `the text has a line for each check, and the issues below it`() throws {
        #expect(
            try Self.failing().render(.text) == """
                ✔ ShopTests.OrderTests/goal: goal, nothing found in 12 journeys

                ✔ ShopTests.OrderTests/spoken: transcript, 1 warning in 9 environments
                    A transcript was written.

                ✘ ShopTests.PriceTests/total: property, 1 failure in 50 cases, seed 7
                    ✘ total does not hold for
                        [0, -1]
                      it returns false
                    checked at Tests/PriceTests.swift:12

                """)
    }

    @Test func `Markdown has a block for each failing check, and all of them in the table`() throws {
        #expect(
            try Self.failing().render(.markdown) == """
                ## ✘ 1 finding in 1 of 3 checks

                ### ✘ ShopTests.PriceTests/total

                ```text
                ShopTests.PriceTests/total: property, 1 failure in 50 cases, seed 7
                ✘ total does not hold for
                    [0, -1]
                  it returns false
                checked at Tests/PriceTests.swift:12
                ```

                | | check | cases | findings |
                | --- | --- | ---: | ---: |
                | ✔ | ShopTests.OrderTests/goal | 12 | 0 |
                | ✔ | ShopTests.OrderTests/spoken | 9 | 0 |
                | ✘ | ShopTests.PriceTests/total | 50 | 1 |

                """)
        #expect(try Self.report([Self.file()]).render(.markdown).hasPrefix("## ✔ Nothing found in 1 check\n"))
    }

    @Test func `GitHub shows the failure at the line of the check`() throws {
        #expect(
            try Self.failing().render(.github)
                == "::error file=Tests/PriceTests.swift,line=12,title=ShopTests.PriceTests/total::✘ total does not hold for%0A    [0, -1]%0A"
                + "  it returns false\n")
    }

    @Test func `JUnit has a suite for each check, which fails or passes`() throws {
        let xml = try Self.failing().render(.junit)
        #expect(xml.contains("<testsuites name=\"everyscreen\" tests=\"3\" failures=\"1\" errors=\"0\""))
        #expect(xml.contains("<testcase classname=\"ShopTests_OrderTests.goal\" name=\"goal\" file=\"Tests/PriceTests.swift\" line=\"12\""))
        #expect(xml.contains("<failure message=\"✘ total does not hold for\" type=\"property\">✘ total does not hold for\n    [0, -1]"))
    }

    @Test func `JSON has an object for each check`() throws {
        struct Check: Decodable, Equatable {
            struct Issue: Decodable, Equatable { var severity, message: String }
            var kind, name: String
            var cases: Int
            var seed: UInt64?
            var issues: [Issue]?
        }
        let data = Data(try Self.failing().render(.json).utf8)
        let checks = try JSONDecoder().decode([Check].self, from: data)
        #expect(checks.map(\.kind) == ["goal", "transcript", "property"])
        #expect(checks.map(\.cases) == [12, 9, 50])
        #expect(checks.last?.issues == [.init(severity: "error", message: Self.failure.text)])
        #expect(checks.map(\.seed) == [nil, nil, 7])
        let lines = try Self.failing().render(.jsonl).split(separator: "\n")
        #expect(try lines.map { try JSONDecoder().decode(Check.self, from: Data($0.utf8)) } == checks)
        // A later report can be compared with it.
        #expect(EarlierReport(reading: data) != nil)
    }

    @Test func `SARIF has a run without alerts, in which the tool failed`() throws {
        struct Log: Decodable {
            struct Run: Decodable {
                struct Invocation: Decodable { var executionSuccessful: Bool }
                var invocations: [Invocation]
                var results: [[String: String]]
            }
            var runs: [Run]
        }
        let log = try JSONDecoder().decode(Log.self, from: Data(try Self.failing().render(.sarif).utf8))
        #expect(log.runs.map { $0.invocations.map(\.executionSuccessful) } == [[true, true, false]])
        #expect(log.runs.map(\.results.isEmpty) == [true])
    }

    @Test func `a page has a section for each check`() throws {
        let page = try Self.failing().render(.html)
        #expect(page.contains("<title>✘ 1 finding in 1 of 3 checks"))
        #expect(page.contains("<h2 id=\"p2\">✘ ShopTests.PriceTests/total</h2>"))
        #expect(page.contains("<a href=\"#p2\">✘ ShopTests.PriceTests/total</a>"))
        #expect(page.contains("A failure of ShopTests.PriceTests/total"))
    }

    @Test func `the cases of a property's shards add up, and a failure that several shards found counts once`() throws {
        var other = Self.failure
        other.text += "\n  found at case 3"
        let report = try Self.report([
            Self.file(0, of: 2, cases: 25, issues: [Self.failure]), Self.file(1, of: 2, cases: 24, issues: [other]),
        ])
        #expect(report.plainChecks.map(\.headline) == ["ShopTests.PriceTests/total: property, 1 failure in 49 cases, seed 7"])
        // Other checks run whole in each process.
        let goals = try (0...1).map { try Self.file($0, of: 2, .goal, cases: 12) }
        #expect(try Self.report(goals).plainChecks.map(\.headline) == ["ShopTests.PriceTests/total: goal, nothing found in 12 journeys"])
    }

    @Test func `a missing shard and a check without an end are stated`() throws {
        let run = try RunFiles([("a", Self.file(1, of: 3))])
        #expect(run.missing.map(\.shares) == [[0, 2]])
        #expect(run.plainChecks[0].headline.hasSuffix(": property, nothing found in 50 cases, seed 7 (without shards 1 and 3 of 3)"))
        let unfinished = try Self.report([Self.file(cases: 0, hasEnded: false)]).plainChecks[0]
        #expect(!unfinished.isSuccess)
        #expect(unfinished.text.contains("✘ the check began and did not end: the function under test threw an error, or"))
    }
}
