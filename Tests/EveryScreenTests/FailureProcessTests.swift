#if os(Linux)
    import Foundation
    import Testing

    /// The tests planted beside, run by the executable that runs this one.
    struct FailureProcessTests {
        private func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, output: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging([
                "EVERYSCREEN_PLANTED_FAILURES": folder.appendingPathComponent("Regressions").path, "SWIFT_BACKTRACE": "enable=no",
            ]) { $1 }
            let log = folder.appendingPathComponent("log")
            try Data().write(to: log)
            process.standardOutput = try FileHandle(forWritingTo: log)
            process.standardError = process.standardOutput
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
        }

        private func names(in folder: URL, _ name: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
        }

        @Test func `tests that run at a time save each case once, whole, and attach what they found`() throws {
            try withFolder { folder in
                let attachments = folder.appendingPathComponent("Attachments")
                try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
                let arguments = [
                    "--testing-library", "swift-testing", "--filter", "PlantedFailureTests", "--attachments-path", attachments.path,
                ]
                let first = try run(arguments, in: folder)
                let stem = "PlantedFailureTests-a-bar-is-too-small-number--.target-size.small"

                #expect(first.code == 1)
                let saved = try names(in: folder, "Regressions")
                #expect(saved == ["\(stem)-2.json", "\(stem).json"])
                for name in saved {
                    let data = try Data(contentsOf: folder.appendingPathComponent("Regressions/\(name)"))
                    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
                }
                // One each for four arguments, and of two names that are equal the
                // second has a number.
                #expect(try names(in: folder, "Attachments").count == 16)
                #expect(first.output.contains("    saved: \(folder.path)/Regressions/\(stem).json"))

                _ = try run(arguments, in: folder)
                #expect(try names(in: folder, "Regressions").count == 2)
            }
        }

        @Test func `two checks of one test have separate files, and neither mentions the other's`() throws {
            try withFolder { folder in
                let arguments = ["--testing-library", "swift-testing", "--filter", "PlantedPairTests"]
                let first = try run(arguments, in: folder)
                let stem = "PlantedPairTests-two-generators-fail"

                #expect(first.code == 1)
                #expect(
                    try names(in: folder, "Regressions") == [
                        "\(stem)--check-2.target-size.small.json", "\(stem).target-size.small.json",
                    ])

                let again = try run(arguments, in: folder)
                #expect(again.output.contains("✘ target-size: "))
                #expect(!again.output.contains("the generator has changed"))
                #expect(try names(in: folder, "Regressions").count == 2)
            }
        }

        @Test func `all findings are one failure, so that a test that ends with its first reports and saves it whole`() throws {
            try withFolder { folder in
                let run = try run(["EveryScreenTests.PlantedFailureXCTests"], in: folder)

                #expect(run.code != 0)
                #expect(run.output.contains("✘ element-has-label: the button (CartScreen.swift:12) has no label"))
                #expect(run.output.contains("✘ target-size: button \"b\" (CartScreen.swift:13) is 31 × 44 pt"))
                #expect(run.output.contains("Executed 1 test, with 1 failure"))
                let saved = try names(in: folder, "Regressions")
                #expect(
                    saved == [
                        "PlantedFailureTests-testAllThatFailsIsToldBeforeTheTestEnds.element-has-label.missing.json",
                        "PlantedFailureTests-testAllThatFailsIsToldBeforeTheTestEnds.target-size.small.json",
                    ])
            }
        }
    }
#endif
