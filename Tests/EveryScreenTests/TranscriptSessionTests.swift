import EveryScreenKit
import Foundation
import Testing

@testable import EveryScreen

struct TranscriptSessionTests {
    /// Checks a screen against the files of a folder, and returns the messages.
    private func reported(_ buttons: [String], in folder: URL, _ variables: [String: String] = [:], _ options: [CheckOption] = [])
        -> [CheckIssue]
    {
        let session = TranscriptSession<Blueprint>(
            in: .named("OrderTests/order", beside: folder), ResolvedOptions(options), laidOutBy: StandardLayout(), variables: variables)
        return session.issues { _ in Blueprint.column(buttons.map { .button($0).framedAsTarget }) }
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transcripts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func file(_ folder: URL) -> URL { folder.appendingPathComponent("Transcripts/OrderTests-order.txt") }

    @Test func `the first run writes the file, and the second compares`() throws {
        try inFolder { folder in
            let first = reported(["Send"], in: folder)
            #expect(first.map(\.isError) == [false])
            #expect(first.first?.text.hasPrefix("A transcript was written: ") == true)
            let text = try String(contentsOf: file(folder), encoding: .utf8)
            #expect(text.contains("  1. Send. Button.\n"))

            #expect(reported(["Send"], in: folder) == [])
        }
    }

    @Test func `changes are reported by meaning, and the file stays`() throws {
        try inFolder { folder in
            _ = reported(["Send"], in: folder)
            let before = try Data(contentsOf: file(folder))
            let issues = reported(["Send", "Cancel"], in: folder)

            #expect(issues.map(\.isError) == [true])
            let lines = issues.first?.text.split(separator: "\n").map(String.init) ?? []
            #expect(
                lines.prefix(5) == [
                    "✘ transcript: the experience of assistive technology has changed",
                    "    VoiceOver: added \"Cancel. Button.\" after \"Send. Button.\"",
                    "    keyboard: added \"button \"Cancel\"\" after \"button \"Send\"\"",
                    "    scanning: added \"button \"Cancel\"\" after \"button \"Send\"\"",
                    "    Voice Control: added \"\"Cancel\"\" after \"\"Send\"\"",
                ])
            #expect(lines.last == "    fix: If it is meant, store it: EVERYSCREEN_TRANSCRIPTS=update swift test")
            #expect(issues.first?.attachments.map(\.name) == ["OrderTests-order.txt"])
            #expect(try Data(contentsOf: file(folder)) == before)
        }
    }

    @Test func `an update stores the changes`() throws {
        try inFolder { folder in
            _ = reported(["Send"], in: folder)
            let issues = reported(["Cancel"], in: folder, ["EVERYSCREEN_TRANSCRIPTS": "update"])

            #expect(issues.map(\.isError) == [false])
            #expect(reported(["Cancel"], in: folder) == [])
        }
    }

    @Test(arguments: [["CI": "true"], ["EVERYSCREEN_TRANSCRIPTS": "check"]])
    func `in CI a missing file is an error, and none is written`(variables: [String: String]) throws {
        try inFolder { folder in
            #expect(reported(["Send"], in: folder, variables).map(\.isError) == [true])
            #expect(!FileManager.default.fileExists(atPath: file(folder).path))
        }
    }

    @Test func `a file that is no transcript is an error`() throws {
        try inFolder { folder in
            _ = reported(["Send"], in: folder)
            try Data("other".utf8).write(to: file(folder))

            #expect(reported(["Send"], in: folder).first?.text.contains("is no transcript") == true)
        }
    }
}
