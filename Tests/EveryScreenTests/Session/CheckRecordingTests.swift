import EveryValue
import Foundation
import Testing

@testable import EveryScreen

struct CheckRecordingTests {
    private func session(_ key: String, in folder: URL, _ variables: [String: String]) -> CheckSession {
        let check = ResolvedOptions([
            .specs(.humanInterfaceGuidelines.keeping([.targetSize])), .environments(.everyTextSize), .regressions(.off),
        ])
        var session = CheckSession(
            "bar", property: key, check, beside: folder.appendingPathComponent("BarTests.swift").path, variables: variables)
        session.begin(in: .named(key, beside: folder), variables: variables)
        return session
    }

    private func run(_ key: String, in folder: URL, _ variables: [String: String], width: Double = 31) -> [CheckIssue] {
        let session = session(key, in: folder, variables)
        return session.issues(
            of: runCheck(named: session.name, forEvery: .constant(()), settings: session.settings) { _, _ in
                .blueprint(.button("Close").frame(width: width, height: 60), StandardLayout())
            })
    }

    private func reports(in folder: URL) throws -> [CheckReport] {
        let files = try RunFolder.files(in: folder.path).map { path in
            (name: path, file: try ShardFile(reading: Data(contentsOf: URL(fileURLWithPath: path)), judgedBy: AccessibilityProfile.named))
        }
        return try RunFiles(files).reports
    }

    @Test func `shards of a test leave the bytes of the whole test, one file a check`() throws {
        try withFolder { folder in
            let key = "RecordingTests/shards \(UUID())"
            let (whole, shards) = (folder.appendingPathComponent("whole/deep"), folder.appendingPathComponent("shards"))
            #expect(run(key, in: folder, ["EVERYSCREEN_REPORT": whole.path]).map(\.isError) == [true])
            for shard in 1...2 {
                // Each as in a separate process, where the check is the first of
                // its key.
                let issues = run("\(key)\(shard)", in: folder, ["EVERYSCREEN_REPORT": shards.path, "EVERYSCREEN_SHARD": "\(shard)/2"])
                #expect(issues.map(\.isError) == [true])
            }
            let files = try RunFolder.files(in: shards.path)
            #expect(files.count == 2)
            #expect(try RunFolder.files(in: whole.path).count == 1)
            let read = try files.enumerated().map { index, path in
                let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\(key)\(index + 1)", with: key)
                return (name: path, file: try ShardFile(reading: Data(text.utf8), judgedBy: AccessibilityProfile.named))
            }
            let merged = AccessibilityReport(of: try RunFiles(read).reports)
            let one = AccessibilityReport(of: try reports(in: whole))
            for format in ReportFormat.allCases { #expect(merged.render(format) == one.render(format)) }
            #expect(one.render(.text).contains("✘ Shop.\(key): 1 failure in 12 cases and 12 environments, seed 1"))
        }
    }

    @Test func `a folder that cannot be written is an issue of the check`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)

            let issues = run("RecordingTests/unwritable", in: folder, ["EVERYSCREEN_REPORT": file.path + "/in"], width: 60)
            #expect(
                Set(issues.map(\.text)) == [
                    "EVERYSCREEN_REPORT is \"\(file.path)/in\", which cannot be written: \(String(cString: strerror(ENOTDIR))); this check is "
                        + "missing from the report of the run. Name a folder that exists or can be created, and in which tests may write."
                ])
            #expect(issues.map(\.isError) == [true])
        }
    }

    @Test func `a shard that cannot be is a mistake, and no case is evaluated`() throws {
        try withFolder { folder in
            let session = session("RecordingTests/bad shard", in: folder, ["EVERYSCREEN_SHARD": "3/2"])

            #expect(
                session.mistakes.map(\.text) == [
                    "EVERYSCREEN_SHARD is \"3/2\"; it takes the index and the number of shards, such as 2/8. No case was evaluated."
                ])
            #expect(session.settings.isCancelled())
        }
    }

    @Test func `a check that has begun is in the folder before it ends`() throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("report")
            _ = session("RecordingTests/begun", in: folder, ["EVERYSCREEN_REPORT": report.path])

            let reports = try reports(in: report)
            #expect(reports.map(\.isSuccess) == [false])
            #expect(reports[0].testIssues.map(\.text).first?.hasPrefix("the check began and did not end") == true)
        }
    }

    @Test func `the failures of a baseline are accepted, others are not`() throws {
        try withFolder { folder in
            let (report, file) = (folder.appendingPathComponent("report"), folder.appendingPathComponent("baseline.json"))
            // Number 1 of a key each, as in two runs of one test.
            let keys = ["RecordingTests/baseline a", "RecordingTests/baseline b"]
            _ = run(keys[0], in: folder, ["EVERYSCREEN_REPORT": report.path])
            let baseline = FindingBaseline(of: try reports(in: report)).json
            try baseline.replacing(keys[0], with: keys[1]).write(to: file, atomically: true, encoding: .utf8)

            #expect(run(keys[1], in: folder, ["EVERYSCREEN_BASELINE": file.path]) == [])
            #expect(run("RecordingTests/baseline c", in: folder, ["EVERYSCREEN_BASELINE": file.path]).map(\.isError) == [true])
            let missing = run("RecordingTests/baseline d", in: folder, ["EVERYSCREEN_BASELINE": file.path + "x"], width: 60)
            #expect(missing.map(\.isError) == [true])
            #expect(missing[0].text.hasPrefix("EVERYSCREEN_BASELINE is \"\(file.path)x\", which cannot be read: "))
        }
    }

    @Test func `the same check in a loop is counted`() throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("report")
            for _ in 0..<3 { _ = run("RecordingTests/loop", in: folder, ["EVERYSCREEN_REPORT": report.path], width: 60) }

            let names = try reports(in: report).map(\.name)
            #expect(
                names == [
                    "Shop.RecordingTests/loop", "Shop.RecordingTests/loop, time 2", "Shop.RecordingTests/loop, time 3",
                ])
        }
    }

    @Test func `known issues name the check as the report of the run does`() throws {
        try withFolder { folder in
            let issue = KnownIssue(.targetSize, on: "Cl*", inCheck: "RecordingTests/known*", until: "9999-12-31", because: "it is known")
            for (key, isKnown) in [("RecordingTests/known", true), ("RecordingTests/other", false)] {
                var session = session(key, in: folder, [:])
                session.settings.knownIssues = [issue]
                let report = runCheck(named: session.name, forEvery: .constant(()), settings: session.settings) { _, _ in
                    .blueprint(.button("Close").frame(width: 31, height: 60), StandardLayout())
                }
                #expect(report.isSuccess == isKnown)
            }
        }
    }

    private func plain(in folder: URL) throws -> [PlainCheck] {
        try RunFiles(
            RunFolder.files(in: folder.path).map { path in
                (
                    name: path,
                    file: try ShardFile(reading: Data(contentsOf: URL(fileURLWithPath: path)), judgedBy: AccessibilityProfile.named)
                )
            }
        ).plainChecks
    }

    @Test func `a property is in the folder before it ends, and afterwards with its failures`() throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("report")
            let session = PropertySession(
                in: .named("PriceTests/total", beside: folder), ResolvedOptions([.regressions(.off), .cases(20)]),
                PropertyArguments(Generator.integer(in: 0...1_000_000)), variables: ["EVERYSCREEN_REPORT": report.path])
            let begun = try plain(in: report)
            #expect(begun.map(\.isSuccess) == [false])

            let issues = session.run { $0 < 1_000 }

            let check = try #require(try plain(in: report).first)
            #expect(check.headline == "Shop.PriceTests/total: property, 1 failure in 20 cases, seed 1")
            #expect(check.issues.map(\.text) == issues.map(\.text))
            #expect(check.issues.map(\.key) == ["returns false\u{1F}1000"])
        }
    }

    @Test func `a property that cannot be evaluated is an error of the report`() throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("report")
            let session = PropertySession(
                in: .named("PriceTests/mistake", beside: folder), ResolvedOptions([.regressions(.off)]),
                PropertyArguments(Generator.integer(in: 0...9)), variables: ["EVERYSCREEN_REPORT": report.path])
            let issues = session.run { $0 }
            #expect(issues.map(\.isError) == [true])
            let recorded = try plain(in: report)
            #expect(recorded.map(\.issues) == [[CheckReport.TestIssue(isError: true, text: issues[0].text)]])
        }
    }

    @Test func `a transcript is in the folder, with its mistakes`() throws {
        try withFolder { folder in
            let report = folder.appendingPathComponent("report")
            let variables = ["EVERYSCREEN_REPORT": report.path, "CI": "true"]
            for options in [[], [CheckOption.cases(-1)]] {
                let session = TranscriptSession<Blueprint>(
                    in: .named("OrderTests/spoken \(options.count)", beside: folder), ResolvedOptions(options), laidOutBy: StandardLayout(),
                    variables: variables)
                _ = session.issues { _ in .button("Send") }
            }
            let checks = try plain(in: report)
            #expect(checks.map(\.isSuccess) == [false, false])
            #expect(checks.first?.issues.first?.text.hasPrefix("There is no transcript at ") == true)
        }
    }
}
