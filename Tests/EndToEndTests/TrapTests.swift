#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// Real processes that stop in the middle of a case, and the next ones, which
    /// find out of what.
    @Suite(.serialized) struct TrapTests {
        /// The program lies beside the command.
        private static let program = CommandRun.executable.deletingLastPathComponent().appendingPathComponent("EveryValueCrashingProgram")

        private func run(_ mode: String, in folder: URL) throws -> CommandRun {
            try CommandRun.of([mode, folder.path], program: Self.program)
        }

        private func files(in folder: URL) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

        @Test func `a crash ends the first run; the next shrinks it in child processes and keeps it until it is fixed`() throws {
            try withFolder { folder in
                let words = "EveryValueCrashingProgram/main.swift:36: Fatal error: The cart is full."
                let crash =
                    "crash at EveryValueCrashingProgram/main.swift:36: [0, 0, 501], \(words), fixedPoint(attempts: 65)\n"

                let first = try run("trap", in: folder)
                #expect(first.code != 0 && first.code != 1)
                #expect(first.output == "")
                #expect(first.error.hasPrefix(words))
                #expect(first.error.contains("everyscreen: signal "))
                #expect(first.error.contains("everyscreen: case under way: "))
                #expect(files(in: folder).count == 1)

                let second = try run("trap", in: folder)
                #expect(second == CommandRun(code: 1, output: crash + "1 noted, 93 children\n", error: ""))
                // It judges the minimum again, and does not look for it again.
                let again = try run("trap", in: folder)
                #expect(again.output.hasPrefix("crash at EveryValueCrashingProgram/main.swift:"))
                #expect(again.output.contains(": [0, 0, 501], \(words), "))
                #expect(again.output.hasSuffix("1 noted, 1 children, reported before\n"))

                #expect(try run("mended", in: folder).output == "completed, 200 cases, after 1 noted in vain\n")
                #expect(files(in: folder).isEmpty)
                #expect(try run("mended", in: folder).output == "completed, 200 cases\n")
            }
        }

        @Test(arguments: [
            ("exit0", "everyscreen: exit(0) ends the process in the middle of a case", 1, "exit(0)"),
            ("exit3", "everyscreen: exit(3) ends the process in the middle of a case", 3, "exit(3)"),
            ("abort", "everyscreen: signal 6 (SIGABRT: abort, or no memory left) ends the process", SIGABRT, "signal 6 ("),
            ("segv", "everyscreen: signal 11 (SIGSEGV: memory that is not there", SIGSEGV, "signal 11 ("),
            (
                "overflow", "everyscreen: signal 11 (SIGSEGV: memory that is not there, or no room left on the stack)", SIGSEGV,
                "signal 11 ("
            ),
        ])
        func `the run that dies says how and of which case, and fails; the next run says how as well`(
            mode: String, message: String, code: Int32, words: String
        ) throws {
            try withFolder { folder in
                let first = try run(mode, in: folder)
                #expect(first.code == code)
                #expect(first.error.contains(message), "\(first.error)")
                #expect(first.error.contains("\neveryscreen: case under way: "))
                #expect(first.error.contains(" of sum\n"))

                let second = try run(mode, in: folder)
                #expect(second.code == 1)
                #expect(second.output.hasPrefix("crash: [0, 0, 501], \(words)"), "\(second.output)")
            }
        }

        @Test func `a process that is ended from outside says in the middle of which case`() throws {
            try withFolder { folder in
                let process = Process()
                process.executableURL = Self.program
                process.arguments = ["hang", folder.path]
                let (output, errors) = (Pipe(), Pipe())
                (process.standardOutput, process.standardError) = (output, errors)
                try process.run()
                #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "hanging\n")
                kill(process.processIdentifier, SIGTERM)
                process.waitUntilExit()
                let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)

                #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
                #expect(text.hasPrefix("everyscreen: signal 15 (SIGTERM: ended from outside, such as by a time limit) ends the process"))
                #expect(text.contains("everyscreen: case under way: "))
            }
        }

        @Test func `a case that hangs is found after the run was killed, and its children are killed in time`() throws {
            try withFolder { folder in
                let process = Process()
                process.executableURL = Self.program
                process.arguments = ["hang", folder.path]
                let output = Pipe()
                process.standardOutput = output
                try process.run()
                #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) == "hanging\n")
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()

                let second = try run("hang", in: folder)
                #expect(second.code == 1)
                #expect(second.output.hasPrefix("hang: ["))
                #expect(second.output.hasSuffix("1 noted, 13 children\n"))
            }
        }
    }

    #if os(Linux)
        /// The tests planted in EveryScreenTests, run by the executable that runs
        /// this one.
        @Suite(.serialized) struct TestTrapTests {
            private static let tests = URL(fileURLWithPath: CommandLine.arguments[0])

            private func run(_ arguments: [String], in folder: URL, planted: String = "yes") throws -> CommandRun {
                let environment = [
                    "EVERYSCREEN_PLANTED_TRAPS": planted, "EVERYSCREEN_JOURNALS": folder.path, "SWIFT_BACKTRACE": "enable=no",
                ]
                return try CommandRun.of(
                    arguments, in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), program: Self.tests,
                    environment: environment
                )
            }

            @Test func `a layout rule that traps in a test is shrunk by the next run of that test`() throws {
                try withFolder { folder in
                    let arguments = ["--testing-library", "swift-testing", "--filter", "PlantedTrapTests/`?(a layout rule|another test)"]
                    let first = try run(arguments, in: folder)
                    #expect(first.code != 0 && first.code != 1)

                    let second = try run(arguments, in: folder)
                    #expect(second.code == 1)
                    #expect(
                        (second.output + second.error).contains(
                            """
                            ✘ crash: this case crashes the process: EveryScreenTests/PlantedTrapTests.swift:16: Fatal error: No room for 2 buttons.
                                  at text size AX2
                                  .column([
                                      .button("a").frame(minWidth: 44, minHeight: 44),
                                      .button("a 2").frame(minWidth: 44, minHeight: 44),
                                  ])
                            """))
                    #expect((second.output + second.error).contains("Test \"another test waits\" passed"))
                }
            }

            @Test func `a property that traps is shrunk by the next run of its test, and tested again by the one after it`() throws {
                try withFolder { folder in
                    let arguments = ["--testing-library", "swift-testing", "--filter", "PlantedTrapTests/`?a property traps`?\\(\\)"]
                    let words = "There is no price behind the last one."
                    let first = try run(arguments, in: folder)
                    #expect(first.code != 0 && first.code != 1)
                    #expect(first.error.contains(words))
                    #expect(first.error.contains("everyscreen: case under way: "), "\(first.error)")

                    let report = "✘ a property traps crashes the process for\n      [701]\n    EveryScreenTests/PlantedTrapTests.swift:"
                    let (second, third) = (try run(arguments, in: folder), try run(arguments, in: folder))
                    #expect(second.code == 1 && third.code == 1)
                    let (shrunk, again) = (second.output + second.error, third.output + third.error)
                    #expect(shrunk.contains(report) && again.contains(report), "\(shrunk)\n\(again)")
                    #expect(shrunk.contains(": Fatal error: \(words)\n    shrunk in "), "\(shrunk)")
                    #expect(
                        again.contains(": Fatal error: \(words)\n    as an earlier run found it; it has been tested again\n"), "\(again)")
                    #expect(shrunk.contains("\n    Until it is fixed, no other value is tested.\n    replay: .replay(\"es2-"), "\(shrunk)")
                }
            }

            @Test func `a property that no longer traps is tested in full again, with a note`() throws {
                try withFolder { folder in
                    let arguments = ["--testing-library", "swift-testing", "--filter", "PlantedTrapTests/`?a property traps`?\\(\\)"]
                    #expect(![0, 1].contains(try run(arguments, in: folder).code))

                    let fixed = try run(arguments, in: folder, planted: "fixed")
                    #expect(fixed.code == 0)
                    let text = fixed.output + fixed.error
                    #expect(text.contains("an earlier run ended while it tested a value that is harmless when run alone (es1-"), "\(text)")

                    let again = try run(arguments, in: folder, planted: "fixed")
                    #expect(again.code == 0 && !(again.output + again.error).contains("an earlier run"))
                }
            }

            @Test func `of several properties of a test, the one that traps is shrunk, and the other still holds`() throws {
                try withFolder { folder in
                    let arguments = ["--testing-library", "swift-testing", "--filter", "PlantedTrapTests/`?a property traps for one"]
                    #expect(![0, 1].contains(try run(arguments, in: folder).code))

                    let second = try run(arguments, in: folder)
                    #expect(second.code == 1)
                    let text = second.output + second.error
                    #expect(text.contains(" crashes the process for\n      value 1: 701\n      value 2: false\n"), "\(text)")
                    #expect(text.contains(" with 1 issue"), "\(text)")
                }
            }

            @Test func `an assertion of a property reports the value as it was noted`() throws {
                try withFolder { folder in
                    let arguments = ["EveryScreenTests.PlantedTrapXCTests/testAPropertyTraps"]
                    let first = try run(arguments, in: folder)
                    #expect(first.code != 0 && first.code != 1)

                    let second = try run(arguments, in: folder)
                    #expect(second.code == 1)
                    #expect(second.output.contains("crashes the process for\n    "), "\(second.output)")
                    #expect(second.output.contains("\n  as an earlier run recorded it, not shrunk: an assertion cannot tell"))
                    #expect(second.output.contains("\n  The next run tests all values again.\n"))

                    #expect(try run(arguments, in: folder).code == first.code)
                }
            }

            @Test func `an assertion reports the case as it was noted, with the reason, and judges all again the time after`() throws {
                try withFolder { folder in
                    let arguments = ["EveryScreenTests.PlantedTrapXCTests/testALayoutRuleTraps"]
                    let first = try run(arguments, in: folder)
                    #expect(first.code != 0 && first.code != 1)

                    let second = try run(arguments, in: folder)
                    #expect(second.code == 1)
                    // Of the cases that were judged at that moment, on all cores,
                    // one or more are in text that is large enough.
                    let crashes = second.output.components(separatedBy: "✘ crash: this case").dropFirst()
                    #expect((1...ProcessInfo.processInfo.activeProcessorCount + 1).contains(crashes.count))
                    #expect(crashes.contains { $0.contains(" crashes the process\n    at text size AX") })
                    #expect(second.output.contains("    as an earlier run recorded it, not shrunk: an assertion cannot tell"))

                    #expect(try run(arguments, in: folder).code == first.code)
                }
            }
        }
    #endif
#endif
