#if os(Linux)
    import EveryScreenKit
    import EveryValue
    import Foundation
    import Testing

    /// The checks planted beside, run by the executable that runs this one, in
    /// several processes.
    struct RunProcessTests {
        private func start(_ library: String, _ suite: String? = nil, in folder: URL, _ variables: [String: String]) throws -> (
            process: Process, log: URL
        ) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments =
                library == "XCTest"
                ? ["EveryScreenTests.\(suite ?? "PlantedRunXCTests")"]
                : ["--testing-library", "swift-testing", "--filter", "PlantedRunTests/"]
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

        private func report(in folder: URL) throws -> (AccessibilityReport, checks: [CheckReport]) {
            let files = try RunFolder.files(in: folder.path).map { path in
                (
                    name: path,
                    file: try ShardFile(reading: Data(contentsOf: URL(fileURLWithPath: path)), judgedBy: AccessibilityProfile.named)
                )
            }
            let run = try RunFiles(files)
            #expect(run.missing.map(\.title) == [])
            #expect(run.repeated == [])
            var report = AccessibilityReport(of: run.reports)
            report.plainChecks = run.plainChecks
            return (report, run.reports)
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

                let (one, checks) = try report(in: whole)
                #expect(
                    checks.map { "\($0.name): \($0.isSuccess)" } == [
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Cancel\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Cancel\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Send\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Send\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Track\", 31.0): false",
                        "EveryScreenTests.PlantedRunTests/a bar for every argument(label:width:) (\"Track\", 44.0): true",
                        "EveryScreenTests.PlantedRunTests/a function that throws: false",
                        "EveryScreenTests.PlantedRunTests/every order: false",
                        "EveryScreenTests.PlantedRunTests/every order, time 2: true",
                        "EveryScreenTests.PlantedRunXCTests/testABar: false",
                    ])
                let (two, _) = try report(in: shards)
                for format in ReportFormat.allCases { #expect(two.render(format) == one.render(format), "\(format)") }
                // The component that several checks show is reported once.
                let text = one.render(.text)
                #expect(text.components(separatedBy: ".imageButton(\"Cancel\")").count - 1 == 1)
                #expect(text.components(separatedBy: "    the same component as in EveryScreenTests.PlantedRunTests/").count - 1 == 2)
                #expect(
                    text.hasSuffix(
                        """
                        ✔ EveryScreenTests.PlantedRunTests/a goal that is reached: goal, nothing found in 5 journeys

                        ✔ EveryScreenTests.PlantedRunTests/a total that holds: property, nothing found in 41 cases, seed 1

                        """))
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
                let place = ",title=EveryScreenTests.PlantedRunXCTests/testABar"
                #expect(parts[1].hasSuffix(place))
                #expect(parts[2].hasPrefix("✘ element-has-label: the button (PlantedRunTests.swift:"))
                #expect(
                    parts[2].contains(
                        "%0A    under the system's default settings; the same at every text size%0A    .imageButton(\"Track\")%0A"))
            }
        }

        @Test func `a test of another class with one name in the file is another check, and properties are annotated as well`() throws {
            try withFolder { folder in
                let reports = folder.appendingPathComponent("reports")
                let run = try start(
                    "XCTest", "OtherPlantedRunXCTests", in: folder,
                    ["GITHUB_ACTIONS": "true", "EVERYSCREEN_ANNOTATIONS": "on", "EVERYSCREEN_REPORT": reports.path])
                run.process.waitUntilExit()

                let lines = try String(contentsOf: run.log, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("::") }
                try #require(lines.count == 1)
                let place = ",title=EveryScreenTests.OtherPlantedRunXCTests/testABar%2C check 2::✘ testABar does not hold for%0A    1000%0A"
                #expect(lines[0].hasPrefix("::error file=") && lines[0].contains(place))
                let (report, checks) = try report(in: reports)
                #expect(checks.map(\.name) == ["EveryScreenTests.OtherPlantedRunXCTests/testABar"])
                #expect(checks.map(\.isSuccess) == [true])
                #expect(report.plainChecks.map(\.isSuccess) == [false])
                #expect(
                    report.render(.text).contains(
                        "✘ EveryScreenTests.OtherPlantedRunXCTests/testABar, check 2: property, 1 failure in 100 cases, seed 1\n"
                            + "    ✘ testABar does not hold for\n        1000\n"))
            }
        }
    }
#endif
