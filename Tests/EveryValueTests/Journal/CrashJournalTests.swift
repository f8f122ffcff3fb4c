import Foundation
import Testing

@testable import EveryValue

@Suite struct CrashJournalTests {
    /// Collects lines; a class because a journal's function cannot change a
    /// variable.
    private final class Lines: @unchecked Sendable {
        var text = ""
    }

    private struct Trap: Error {}

    private func journalOfCrash() -> String {
        let lines = Lines()
        let journal = CrashJournal { lines.text += $0 + "\n" }
        // The error stands for a trap: the judgment does not come back.
        _ = try? PropertySearch.run(Item.generator, settings: SearchSettings(seed: 3, cases: 500), journal: journal) { trial in
            if trial.value.all.contains(where: { $0.size > 70 }) { throw Trap() }
            return .passed
        }
        return lines.text
    }

    @Test func `A case that was judged leaves nothing behind`() {
        let lines = Lines()
        _ = PropertySearch.run(Item.generator, settings: SearchSettings(cases: 20), journal: CrashJournal { lines.text += $0 + "\n" }) {
            _ in .passed
        }

        #expect(lines.text.contains("begin 0 s"))
        #expect(CrashJournal.danglingCases(in: lines.text).isEmpty)
    }

    @Test func `A case that ended the process is found again, and shrunk`() throws {
        let cases = CrashJournal.danglingCases(in: journalOfCrash())
        let settings = SearchSettings(cases: 0, starting: cases)
        // In the next run a child process judges each trial; here its death is
        // played.
        let report = PropertySearch.run(Item.generator, settings: settings) { item in
            item.all.contains { $0.size > 70 } ? .failed(keys: [CrashJournal.key]) : .passed
        }

        #expect(cases.count == 1)
        #expect(report.counterexamples.map(\.value) == [Item(71)])
        #expect(report.counterexamples.map(\.key) == ["crash"])
    }

    @Test func `A journal cut in the middle of a line is read as far as it goes`() {
        let text = journalOfCrash()
        for length in stride(from: 0, through: text.count, by: 7) {
            #expect(CrashJournal.danglingCases(in: String(text.prefix(length))).count <= 1)
        }
    }

    /// The code under test of the next test: it stops the process.
    private static func judgeOrTrap(_ item: Item) -> Judgment {
        precondition(!item.all.contains { $0.size > 70 }, "A planted trap.")
        return .passed
    }

    @Test func `A real trap leaves its case in the journal, and the case traps again`() async throws {
        let crash = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let journal = CrashJournal { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
            _ = PropertySearch.run(Item.generator, settings: SearchSettings(seed: 3, cases: 500), journal: journal) {
                CrashJournalTests.judgeOrTrap($0.value)
            }
        }
        let text = String(decoding: crash?.standardErrorContent ?? [], as: UTF8.self)
        let cases = CrashJournal.danglingCases(in: text)
        let token: String = ReplayToken(try #require(cases.first)).description

        #expect(cases.count == 1)
        await #expect(processExitsWith: .failure) { [token = token as String] in
            let recording = try ReplayToken(token).recording
            _ = CrashJournalTests.judgeOrTrap(try Item.generator.value(replaying: recording))
        }
    }
}
