import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation
import Testing

/// Checks that find what an earlier process has left behind; EndToEndTests has
/// real ones.
struct GuardedCheckRunTests {
    private func checkRun(_ folder: URL, children: CrashSettings.Children = .none(reason: "there are none here")) -> CheckReport {
        var settings = CheckSettings()
        settings.crashes = CrashSettings(property: "order", folder: folder, children: children, order: nil)
        return runCheck(named: "order", forEvery: .constant("tea"), settings: settings) { content, _ in
            .blueprint(.button(content).framedAsTarget, StandardLayout())
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// Leaves the simplest case behind, as a process does that dies of it.
    private func leaveCase(in folder: URL) throws {
        try #require(JournalFile(of: "order", in: folder)).journal.begin(1, ChoiceRecording())
    }

    @Test func `a check that nothing ends leaves nothing behind`() throws {
        try withFolder { folder in
            #expect(checkRun(folder).isSuccess)
            #expect(FileManager.default.subpaths(atPath: folder.path) == [])
        }
    }

    @Test func `without child processes a crash is reported as recorded, and the next run runs all cases`() throws {
        try withFolder { folder in
            try leaveCase(in: folder)
            let report = checkRun(folder)

            #expect(!report.isSuccess)
            #expect(report.evaluations == 0)
            #expect(
                report.crashes.map { TextReport.text(of: $0) } == [
                    """
                    ✘ crash: this case crashes the process
                        under the system's default settings
                        tea
                        as an earlier run recorded it, not shrunk: there are none here
                        fix: find the cause of the crash; the next run runs all cases again
                        replay: \(report.crashes.first?.token ?? "")
                    """
                ])
            #expect(
                TextReport.summary(of: report).hasPrefix(
                    "✘ order: 1 crash, and no other case run, in 0 cases and 0 environments, seed 1 (stopped early)\n"))
            #expect(AccessibilityReport(of: [report]).render(.json).contains("\"hindrance\": \"there are none here\""))
            #expect(checkRun(folder).isSuccess)
        }
    }

    @Test func `the token of a crash knows its generator and stands for its case`() throws {
        try withFolder { folder in
            try leaveCase(in: folder)
            let text = try #require(checkRun(folder).crashes.first?.token)
            func replayed(_ content: String) throws -> [Bool] {
                var settings = CheckSettings()
                settings.cases = 0
                settings.replay = try ReplayToken(text)
                return runCheck(named: "order", forEvery: .constant(content), settings: settings) { content, _ in
                    .blueprint(.button(content), StandardLayout())
                }.replayed.map(\.isExact)
            }

            #expect(text.hasPrefix("es2-"))
            #expect(try replayed("tea") == [true])
            #expect(try replayed("coffee") == [false])
        }
    }

    @Test func `of cases that were judged at one time none is said to be the one`() throws {
        try withFolder { folder in
            do {
                let journal = try #require(JournalFile(of: "order", in: folder)).journal
                journal.begin(1, ChoiceRecording())
                journal.begin(2, ChoiceRecording())
            }
            let crashes = checkRun(folder).crashes

            #expect(crashes.map(\.others) == [1, 1])
            #expect(
                crashes.allSatisfy {
                    TextReport.text(of: $0).hasPrefix(
                        "✘ crash: this case, or 1 other that was running at the time, crashes the process\n")
                })
        }
    }

    @Test func `a child that never reaches the case is no crash of the case`() throws {
        try withFolder { folder in
            try leaveCase(in: folder)
            let report = checkRun(folder, children: .command(ChildCommand(executable: URL(fileURLWithPath: "/usr/bin/true"))))

            #expect(report.crashes.map(\.ending) == [nil])
            #expect(report.crashes.map(\.hindrance) == ["the child process never started the case"])
        }
    }

    @Test func `a journal that cannot be written changes nothing`() {
        #expect(checkRun(URL(fileURLWithPath: "/dev/null/folder")).isSuccess)
    }
}
