import Foundation
import Testing

struct InterruptionTests {
    @Test func `Ctrl-C ends a run with what was found by then, marked as such`() throws {
        try withFolder { folder in
            let process = Process()
            process.executableURL = CommandRun.executable
            process.arguments = ["fuzz", "--screens", "controls", "--cases", "10000000", "--format", "sarif", "--output", "report"]
            process.currentDirectoryURL = folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            // Until it listens a signal would end it; it does so before the first case, of which the journal tells.
            repeat { usleep(20_000) } while !Self.isListening(process.processIdentifier) && process.isRunning
            // Started in the background of a shell it ignores the signal from its very first moment, so that one may come too early.
            repeat {
                kill(process.processIdentifier, SIGINT)
                for _ in 0..<400 where process.isRunning { usleep(50_000) }
            } while process.isRunning
            process.waitUntilExit()

            #expect(process.terminationReason == .exit)
            #expect(process.terminationStatus == 130)
            let report = try String(contentsOf: folder.appendingPathComponent("report"), encoding: .utf8)
            #expect(report.contains("\"executionSuccessful\": false"))
            #expect(report.contains("seed 1 (stopped before the end)"))
        }
    }

    /// Whether a process does something of its own about SIGINT.
    private static func isListening(_ process: Int32) -> Bool {
        #if os(Linux)
            let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
            guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigIgn:") }),
                let mask = UInt64(line.split(separator: "\t").last ?? "", radix: 16)
            else { return false }
            return mask & 1 << UInt64(SIGINT - 1) != 0
        #else
            usleep(500_000)
            return true
        #endif
    }
}
