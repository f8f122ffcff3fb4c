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
            private func begin(_ arguments: [String], in folder: URL, journals: String) throws -> Process {
                let process = Process()
                process.executableURL = CommandRun.executable
                process.environment = ProcessInfo.processInfo.environment.merging(["EVERYSCREEN_JOURNALS": journals]) { $1 }
                process.arguments = ["fuzz", "--cases", "10000000"] + arguments
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
