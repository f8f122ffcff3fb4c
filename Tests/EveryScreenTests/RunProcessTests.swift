#if os(Linux)
    import EveryScreenKit
    import EveryValue
    import Foundation
    import Testing

    /// The checks planted beside, run by the executable that runs this one, in
    /// several processes.
    struct RunProcessTests {
        private func start(_ library: String, in folder: URL, _ variables: [String: String]) throws -> (process: Process, log: URL) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments =
                library == "XCTest"
                ? ["EveryScreenTests.PlantedRunXCTests"] : ["--testing-library", "swift-testing", "--filter", "PlantedRunTests/"]
            var all = ProcessInfo.processInfo.environment.merging(variables) { $1 }
            all["EVERYSCREEN_PLANTED_RUN"] = "1"
            process.environment = all
            let log = folder.appendingPathComponent("log \(UUID())")
            try Data().write(to: log)
            process.standardOutput = try FileHandle(forWritingTo: log)
            process.standardError = process.standardOutput
            process.standardInput = FileHandle.nullDevice
            try process.run()
            return (process, log)
        }

        private func reports(in folder: URL) throws -> [CheckReport] {
            let files = try RunFolder.files(in: folder.path).map { path in
                (
                    name: path,
                    file: try ShardFile(reading: Data(contentsOf: URL(fileURLWithPath: path)), judgedBy: AccessibilityProfile.named)
                )
            }
            let run = try RunFiles(files)
            #expect(run.missing.map(\.title) == [])
            #expect(run.repeated == [])
            return run.reports
        }

        @Test func `shards in processes that run at a time leave the bytes of one run, in every form`() throws {
            try withFolder { folder in
                let (whole, shards) = (folder.appendingPathComponent("whole"), folder.appendingPathComponent("shards"))
                let ones = try ["Testing", "XCTest"].map { try start($0, in: folder, ["EVERYSCREEN_REPORT": whole.path]) }
                let twos = try ["Testing", "XCTest"].flatMap { library in
                    try (1...2).map { shard in
                        try start(library, in: folder, ["EVERYSCREEN_REPORT": shards.path, "EVERYSCREEN_SHARD": "\(shard)/2"])
                    }
                }
                for (process, _) in ones + twos { process.waitUntilExit() }
                #expect((ones + twos).map(\.process.terminationStatus) == [1, 1, 1, 1, 1, 1])

                let one = try reports(in: whole)
                #expect(
                    one.map { "\($0.name): \($0.isSuccess)" } == [
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Cancel\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Cancel\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Send\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Send\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Track\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Track\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a function that throws: false",
                        "EveryScreenTests.PlantedRunTests/every order: false",
                        "EveryScreenTests.PlantedRunTests/every order, time 2: true",
                        "EveryScreenTests.PlantedRunTests/testABar: false",
                    ])
                let two = try reports(in: shards)
                for format in ReportFormat.allCases {
                    #expect(AccessibilityReport(of: two).render(format) == AccessibilityReport(of: one).render(format), "\(format)")
                }
                // The component that several checks show is reported once.
                let text = AccessibilityReport(of: one).render(.text)
                #expect(text.components(separatedBy: ".imageButton(\"Cancel\")").count - 1 == 1)
                #expect(text.components(separatedBy: "    the same component as in EveryScreenTests.PlantedRunTests/").count - 1 == 2)
            }
        }

        @Test func `in GitHub Actions issues are annotations at the line of the check`() throws {
            try withFolder { folder in
                let run = try start("XCTest", in: folder, ["GITHUB_ACTIONS": "true", "EVERYSCREEN_ANNOTATIONS": "on"])
                run.process.waitUntilExit()

                let lines = try String(contentsOf: run.log, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("::") }
                try #require(lines.count == 1)
                #expect(lines[0].hasPrefix("::error file=") && lines[0].contains("Tests/EveryScreenTests/PlantedRunTests.swift,line="))
                let parts = lines[0].components(separatedBy: "::")
                let place = ",title=EveryScreenTests.PlantedRunTests/testABar"
                #expect(parts[1].hasSuffix(place))
                #expect(parts[2].hasPrefix("✘ element-has-label: the button (PlantedRunTests.swift:"))
                #expect(
                    parts[2].contains(
                        "%0A    under the system's default settings; the same at every text size%0A    .imageButton(\"Track\")%0A"))
            }
        }
    }
#endif
