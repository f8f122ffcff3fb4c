import Foundation
import Testing

#if os(Linux)
    struct InterruptionTests {
        @Test func `Ctrl-C ends a run with what was found by then, marked as such`() throws {
            try withFolder { folder in
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                // A run that does not listen is killed in the end, which its status tells.
                process.arguments =
                    ["timeout", "--preserve-status", "--signal=INT", "--kill-after=60", "5", CommandRun.executable.path]
                    + ["fuzz", "--screens", "controls", "--cases", "10000000", "--format", "sarif", "--output", "report"]
                process.currentDirectoryURL = folder
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()

                #expect(process.terminationStatus == 130)
                let report = try String(contentsOf: folder.appendingPathComponent("report"), encoding: .utf8)
                #expect(report.contains("\"executionSuccessful\": false"))
                #expect(report.contains("seed 1 (stopped before the end)"))
            }
        }
    }
#endif
