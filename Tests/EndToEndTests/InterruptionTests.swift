#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    #if os(Linux)
        struct InterruptionTests {
            /// Ends a run by a signal in its first case, and returns its status.
            ///
            /// A run that does not listen is killed in the end.
            private func status(of signal: Int32, _ arguments: [String], in folder: URL) throws -> Int32 {
                let process = try begin(arguments, in: folder, journals: "\(folder.path)/journals")
                while files(in: folder, "journals", ".journal").isEmpty, process.isRunning { usleep(20_000) }
                Foundation.kill(process.processIdentifier, signal)
                for _ in 0..<3_000 where process.isRunning { usleep(20_000) }
                if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
                process.waitUntilExit()
                return process.terminationStatus
            }

            /// Starts a run that goes on for hours.
            private func begin(
                _ arguments: [String], in folder: URL, journals: String, isUnderNohup: Bool = false
            ) throws -> Process {
                let process = Process()
                // The tests may run under nohup.
                signal(SIGHUP, SIG_DFL)
                process.executableURL = isUnderNohup ? URL(fileURLWithPath: "/usr/bin/nohup") : CommandRun.executable
                process.environment = ProcessInfo.processInfo.environment.merging(["EVERYSCREEN_JOURNALS": journals]) { $1 }
                process.arguments = (isUnderNohup ? [CommandRun.executable.path] : []) + ["fuzz", "--cases", "10000000"] + arguments
                process.currentDirectoryURL = folder
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                return process
            }

            /// The files of a kind in a folder with something in them.
            private func files(in folder: URL, _ name: String, _ kind: String) -> [String] {
                let path = folder.appendingPathComponent(name).path
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                return names.filter {
                    $0.hasSuffix(kind) && !$0.hasPrefix(".") && FileManager.default.contents(atPath: "\(path)/\($0)")?.isEmpty == false
                }
            }

            @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
            func `A signal ends a run with its findings so far, marked as such`(signal: Int32) throws {
                try withFolder { folder in
                    let status = try status(
                        of: signal, ["--screens", "controls", "--format", "sarif", "--output", "report"], in: folder)

                    let report = try String(contentsOf: folder.appendingPathComponent("report"), encoding: .utf8)
                    let hasFailures = report.contains("\"ruleId\"")
                    #expect(status == (hasFailures ? 1 : 2))
                    #expect(report.contains("\"executionSuccessful\": false"))
                    #expect(report.contains("seed 1 (stopped early)"))
                }
            }

            @Test func `No signal is lost while a run starts`() throws {
                try withFolder { folder in
                    for milliseconds in stride(from: 0, through: 200, by: 20) {
                        let process = try begin(["--screens", "controls", "--jobs", "1"], in: folder, journals: "off")
                        usleep(UInt32(milliseconds) * 1_000)
                        Foundation.kill(process.processIdentifier, SIGTERM)
                        for _ in 0..<1_500 where process.isRunning { usleep(20_000) }
                        #expect(!process.isRunning, "after \(milliseconds) ms")
                        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
                        process.waitUntilExit()
                        // Before the run listens, the signal ends the process.
                        #expect([1, 2, SIGTERM].contains(process.terminationStatus))
                    }
                }
            }

            @Test func `Under nohup a closed terminal does not end a run`() throws {
                try withFolder { folder in
                    let process = try begin(
                        ["--screens", "controls", "--jobs", "1"], in: folder, journals: "\(folder.path)/journals", isUnderNohup: true)
                    while files(in: folder, "journals", ".journal").isEmpty, process.isRunning { usleep(20_000) }
                    Foundation.kill(process.processIdentifier, SIGHUP)
                    usleep(1_000_000)
                    #expect(process.isRunning)
                    Foundation.kill(process.processIdentifier, SIGTERM)
                    process.waitUntilExit()
                    #expect([1, 2].contains(process.terminationStatus))
                }
            }

            @Test func `A shard that was stopped early passes no merge, unless that is accepted`() throws {
                try withFolder { folder in
                    let options = ["--screens", "sample/correct", "--shard", "1/1", "--output", "shard.json"]
                    #expect(try status(of: SIGTERM, options, in: folder) == 2)

                    let merged = try CommandRun.of(["merge", "shard.json"], in: folder)
                    #expect(merged.code == 2)
                    #expect(merged.output.contains("seed 1 (stopped early)"))
                    #expect(
                        merged.error
                            == "everyscreen: a merged run was stopped early; run it again, or accept what there is with --partial\n")
                    #expect(try CommandRun.of(["merge", "shard.json", "--partial"], in: folder).code == 0)
                }
            }

            /// Starts a run, and kills it as soon as there are files of a kind in a
            /// folder.
            private func kill(
                _ arguments: [String], in folder: URL, journals: String, whenIn name: String, is kind: String
            ) throws -> [String] {
                let process = try begin(arguments, in: folder, journals: journals)
                while files(in: folder, name, kind).isEmpty, process.isRunning { usleep(20_000) }
                Foundation.kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return files(in: folder, name, kind)
            }

            @Test func `The next run in the folder of a run that was killed says so, others do not`() throws {
                try withFolder { folder in
                    let journals = folder.appendingPathComponent("journals").path
                    let options = ["--screens", "controls", "--jobs", "1"]
                    // Between two cases, a death leaves none under way.
                    var isUnderWay = false
                    while !isUnderWay {
                        try? FileManager.default.removeItem(atPath: journals)
                        let files = try kill(options, in: folder, journals: journals, whenIn: "journals", is: ".journal")
                        let journal = try #require(files.first)
                        let text = try String(contentsOf: folder.appendingPathComponent("journals/\(journal)"), encoding: .utf8)
                        isUnderWay = text.split(separator: "\n").last?.hasPrefix("begin") == true
                    }
                    func run(in place: URL, _ journals: String) throws -> CommandRun {
                        try CommandRun.of(
                            ["fuzz", "--cases", "2"] + options, in: place, environment: ["EVERYSCREEN_JOURNALS": journals])
                    }

                    let quiet = CommandRun(
                        code: 0, output: "✔ controls: nothing found in 2 cases and 2 environments, seed 1\n", error: "")
                    #expect(try run(in: FileManager.default.temporaryDirectory, journals) == quiet)
                    #expect(try run(in: folder, "off") == quiet)
                    let next = try run(in: folder, journals)
                    #expect(next.output == quiet.output)
                    #expect(next.error.hasPrefix("everyscreen: controls: an earlier run ended in the middle of a case that is harmless"))
                    #expect(try run(in: folder, journals) == quiet)
                }
            }

            // The first file is written when the failure is found, before it is
            // shrunk.
            @Test func `A run that is killed leaves the failures that were found, and they fail again`() throws {
                try withFolder { folder in
                    let files = try kill(
                        ["--screens", "sample/faulty", "--save", "out"], in: folder, journals: "off", whenIn: "out", is: ".json")
                    let replay = try CommandRun.of(["replay"] + files.map { "out/\($0)" }, in: folder)
                    #expect(!files.isEmpty)
                    #expect(replay.code == 1)
                    #expect(replay.output.hasSuffix("\n\(files.count) replayed, \(files.count) still fail\(files.count == 1 ? "s" : "")\n"))
                }
            }
        }
    #endif
#endif
