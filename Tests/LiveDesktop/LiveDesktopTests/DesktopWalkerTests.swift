import DesktopWalking
import Foundation
import Testing

extension LiveDesktopTests {
    /// The walker as a program: mistakes, limits, and what it leaves behind.
    struct DesktopWalkerTests {
        @Test func `a program that does not exist is reported`() throws {
            let run = try Desktop.run(["everyscreen-no-such-program"])

            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(
                run.error
                    == "everyscreen-no-such-program cannot be started: No such file or directory; install it, or give its path")
        }

        @Test func `a program that ends before it shows a window is reported with its status`() throws {
            let run = try Desktop.run(["sh", "-c", "exit 7"])

            #expect(run.status == 1)
            #expect(run.error == "sh ended with status 7 before it showed a window; run it alone to see why")
        }

        /// The program starts others that outlive it; all of them end.
        @Test func `a walk without end is stopped at its limit, and leaves no process`() throws {
            let mark = "4294967.\(Int.random(in: 100...999))"
            let run = try Desktop.run(["--seconds", "3", "sh", "-c", "setsid sleep \(mark) & sleep \(mark)"])

            #expect(run.status == 1)
            #expect(run.error == "the walk did not end within 3.0 seconds, and was stopped; raise the limit, or give a simpler window")
            #expect(Self.commandLines().filter { $0.contains(mark) } == [])
        }

        @Test(arguments: [SIGTERM, SIGINT]) func `a walk that is stopped by a signal leaves no process`(signal: Int32) throws {
            let mark = "4294968.\(Int.random(in: 100...999))"
            let process = Process()
            process.executableURL = Desktop.walker
            process.arguments = ["sh", "-c", "setsid sleep \(mark) & sleep \(mark)"]
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            // At most 20 seconds until the program runs.
            for _ in 0..<200 where !Self.commandLines().contains(where: { $0.hasPrefix("sleep") && $0.contains(mark) }) { usleep(100_000) }
            #expect(Self.commandLines().contains { $0.hasPrefix("sleep") && $0.contains(mark) })

            kill(process.processIdentifier, signal)
            process.waitUntilExit()

            #expect(process.terminationStatus == 1)
            #expect(Self.commandLines().filter { $0.contains(mark) } == [])
        }

        @Test func `a mistake in the options is reported with the usage`() throws {
            let run = try Desktop.run(["--text-scale", "0", "zenity"])

            #expect(run.status == 2)
            #expect(run.error == "--text-scale needs a number above 0")
        }

        private static func commandLines() -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.filter { Int($0) != nil }.compactMap { FileManager.default.contents(atPath: "/proc/\($0)/cmdline") }
                .map { String(decoding: $0, as: UTF8.self).replacing("\0", with: " ") }
        }
    }
}

/// Not skipped: `make live` must not pass because everything is skipped.
@Test(.enabled(if: ProcessInfo.processInfo.environment["EVERYSCREEN_LIVE_DESKTOP"] == "1", "EVERYSCREEN_LIVE_DESKTOP is not 1"))
func `the tools of the live tests are installed`() {
    #expect(Desktop.missing == [])
}
