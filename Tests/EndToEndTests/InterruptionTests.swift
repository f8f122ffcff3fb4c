#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    #if os(Linux)
        struct InterruptionTests {
            /// Ends a run by a signal after a while, and returns its status; a run
            /// that does not listen is killed in the end.
            private func status(of signal: String, _ arguments: [String], in folder: URL) throws -> Int32 {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments =
                    ["timeout", "--preserve-status", "--signal=\(signal)", "--kill-after=60", "5", CommandRun.executable.path]
                    + ["fuzz", "--cases", "10000000", "--format", "sarif", "--output", "report"] + arguments
                process.currentDirectoryURL = folder
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                return process.terminationStatus
            }

            @Test(arguments: ["INT", "TERM", "HUP"])
            func `A signal ends a run with its findings so far, marked as such`(signal: String) throws {
                try withFolder { folder in
                    let status = try status(of: signal, ["--screens", "controls"], in: folder)

                    let report = try String(contentsOf: folder.appendingPathComponent("report"), encoding: .utf8)
                    let hasFailures = report.contains("\"ruleId\"")
                    #expect(status == (hasFailures ? 1 : 2))
                    #expect(report.contains("\"executionSuccessful\": false"))
                    #expect(report.contains("seed 1 (stopped early)"))
                }
            }

            @Test func `A run that is killed leaves the failures that were found, and they fail again`() throws {
                try withFolder { folder in
                    // Until there is a file; the run itself would go on for hours.
                    let process = Process()
                    process.executableURL = CommandRun.executable
                    process.arguments = ["fuzz", "--screens", "sample/faulty", "--cases", "10000000", "--save", "out"]
                    process.currentDirectoryURL = folder
                    process.standardOutput = FileHandle.nullDevice
                    process.standardError = FileHandle.nullDevice
                    try process.run()
                    func saved() -> [String] {
                        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)) ?? []
                        return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
                    }
                    while saved().isEmpty, process.isRunning { usleep(20_000) }
                    kill(process.processIdentifier, SIGKILL)
                    process.waitUntilExit()

                    let files = saved()
                    let replay = try CommandRun.of(["replay"] + files.map { "out/\($0)" }, in: folder)
                    #expect(!files.isEmpty)
                    #expect(replay.code == 1)
                    #expect(replay.output.hasSuffix("\n\(files.count) replayed, \(files.count) still fail\(files.count == 1 ? "s" : "")\n"))
                }
            }
        }
    #endif
#endif
