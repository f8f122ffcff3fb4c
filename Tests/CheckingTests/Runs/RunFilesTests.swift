import EveryScreenKit
import EveryValue
import Foundation
import Testing

/// A claim of a user, which only the user's process knows.
private struct OwnSpec: ScreenSpec {
    enum Failure: String, FailureKind { case forbidden }

    let id: SpecID = "no-track"
    let rule = AccessibilityRule("No button is called Track.", [.wcag(.nameRoleValue)], severity: .warning)

    func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(fact: "\(finding.element.name) is forbidden", remedy: "call it something else")
    }

    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {
        for (index, element) in presentation.screen.elements.enumerated() where element.label == "Track" {
            verdicts.fail(Finding(self, kind: .forbidden, element: ElementReference(index, on: presentation.screen)))
        }
    }
}

struct RunFilesTests {
    private static let labels = Generator<String>.element(of: ["Track", "Cancel", "Send", "Pay"])

    private static var profile: AccessibilityProfile {
        var profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.targetSize, .elementHasLabel])
        profile.specs.append(OwnSpec())
        return profile
    }

    /// The file of a share of one check, as its process writes it.
    private static func file(
        _ index: Int, of count: Int, key: String = "ShopTests.OrderTests/order", arguments: String? = nil, number: Int = 1,
        width: Double = 31, issues: [CheckReport.TestIssue] = []
    ) throws -> ShardFile {
        var settings = CheckSettings(profile: profile, environments: .everyTextSize, cases: 24)
        settings.failOn = .warning
        settings.share = Shard(index: index, count: count)
        var check = RecordedCheck(
            key: key, arguments: arguments, number: number, place: CheckReport.Place(file: "Tests/OrderTests.swift", line: 12))
        check.issues = issues
        let report = runCheck(named: "order", forEvery: labels, settings: settings) { label, _ in
            .blueprint(.row([.button(label).frame(width: label == "Track" ? width : 60, height: 60), .text("Order")]), StandardLayout())
        }
        let file = ShardFile(share: settings.share, parts: report.parts.map { $0.named(check.title) }, check: check)
        return try ShardFile(reading: Data(file.json.utf8), judgedBy: AccessibilityProfile.named)
    }

    private static func run(_ files: [ShardFile]) throws -> RunFiles {
        try RunFiles(files.enumerated().map { ("\($0).json", $1) })
    }

    private func rendered(_ files: [ShardFile]) throws -> [String] {
        let report = AccessibilityReport(of: try Self.run(files).reports)
        return ReportFormat.allCases.map { report.render($0) }
    }

    @Test func `shards of checks are merged to the bytes of the whole run, in every form, in any order`() throws {
        func files(_ count: Int) throws -> [ShardFile] {
            try (0..<count).flatMap { index in
                [
                    try Self.file(index, of: count), try Self.file(index, of: count, key: "ShopTests.OrderTests/other", width: 60),
                    try Self.file(index, of: count, arguments: "a"), try Self.file(index, of: count, number: 2),
                ]
            }
        }
        let whole = try rendered(files(1))

        #expect(try rendered(files(2)) == whole)
        #expect(try rendered(files(3).reversed()) == whole)
        #expect(
            try Self.run(files(2)).reports.map(\.name) == [
                "ShopTests.OrderTests/order", "ShopTests.OrderTests/order, time 2", "ShopTests.OrderTests/order (a)",
                "ShopTests.OrderTests/other",
            ])
    }

    @Test func `your own spec is reported with its rule and its words`() throws {
        let report = try Self.run([Self.file(0, of: 1)]).reports[0]
        let failure = try #require(report.failures.first { $0.finding.spec == "no-track" })

        #expect(
            TextReport.text(of: failure).hasPrefix(
                "• no-track (warning): button \"Track\" (RunFilesTests.swift:45) is forbidden (WCAG 2.2 SC 4.1.2)\n    under the system's default settings; "
            ))
        #expect(AccessibilityReport(of: [report]).render(.sarif).contains("\"text\": \"No button is called Track.\""))
        #expect(
            AccessibilityReport(of: [report]).render(.json).contains(
                "\"message\": \"button \\\"Track\\\" (RunFilesTests.swift:45) is forbidden\""))
    }

    @Test func `a check of which a share is missing is named`() throws {
        let run = try Self.run([
            Self.file(0, of: 2), Self.file(1, of: 2), Self.file(1, of: 2, key: "ShopTests.OrderTests/other"),
        ])

        #expect(run.missing.map(\.title) == ["ShopTests.OrderTests/other"])
        #expect(run.missing.map(\.shares) == [[0]])
        #expect(TextReport.headline(of: run.reports[1]).hasSuffix("(without shard 1 of 2)"))
    }

    @Test func `files of two runs are refused by name`() throws {
        let files = [("a.json", try Self.file(0, of: 2)), ("b.json", try Self.file(0, of: 3))]

        #expect { _ = try RunFiles(files) } throws: {
            "\($0)" == "a.json is one of 2 shards and b.json one of 3; merge the shards of one run, and empty the folder before the next"
        }
        let fuzz = ShardFile(share: .whole, parts: [])
        #expect { _ = try RunFiles([("a.json", try Self.file(0, of: 1)), ("fuzz.json", fuzz)]) } throws: {
            "\($0)" == "fuzz.json is not of a test; merge the shards of everyscreen fuzz apart"
        }
    }

    @Test func `a check that ran again with the same result counts once, one with another result is reported`() throws {
        let again = try Self.run([Self.file(0, of: 1), Self.file(0, of: 1)])
        #expect(again.reports.count == 1)
        #expect(again.repeated == [])

        let other = try Self.run([Self.file(0, of: 1), Self.file(0, of: 1, width: 60)])
        #expect(other.reports.map(\.name) == ["ShopTests.OrderTests/order", "ShopTests.OrderTests/order, run 2"])
        #expect(other.repeated == ["ShopTests.OrderTests/order"])
    }

    @Test func `a check that began and did not end fails`() throws {
        var check = try #require(try Self.file(0, of: 1).check)
        check.key = "ShopTests.OrderTests/crashes"
        let part = ShardResult.unfinished(named: check.title, settings: CheckSettings(profile: Self.profile, environments: .everyTextSize))
        let file = try ShardFile(
            reading: Data(ShardFile(share: .whole, parts: [part], check: check).json.utf8), judgedBy: AccessibilityProfile.named)
        let report = try Self.run([file]).reports[0]

        #expect(!report.isSuccess)
        #expect(
            TextReport.text(of: report) == """
                ✘ ShopTests.OrderTests/crashes: nothing was checked in 0 cases and 0 environments, seed 1 (not finished)
                    ✘ the check began and did not end: the function under test threw an error, or the process ended; see the log of the tests
                    checked at Tests/OrderTests.swift:12
                """)
    }

    @Test func `the issues of a test are in every format, once, and fail the run`() throws {
        let stale = CheckReport.TestIssue(isError: true, text: "replay: the token is stale")
        let known = CheckReport.TestIssue(isError: true, text: "target-size fails by the rule", unless: .targetSize)
        let files = try (0..<2).map { try Self.file($0, of: 2, width: 60, issues: [stale]) }
        let report = try Self.run(files).reports[0]

        #expect(!report.isSuccess)
        // The last four state what holds of criteria, and not how the tests ran.
        let others: [ReportFormat] = [.jsonl, .openacr, .earl, .vpat, .appStore]
        for form in ReportFormat.allCases where !others.contains(form) {
            let text = AccessibilityReport(of: [report]).render(form)
            #expect(text.contains("replay: the token is stale"), "\(form)")
        }
        // A failure of the whole check says it already.
        #expect(try Self.run([Self.file(0, of: 1, issues: [known])]).reports[0].testIssues == [])
        #expect(try Self.run([Self.file(0, of: 1, width: 60, issues: [known])]).reports[0].testIssues == [known])
    }
}
