#if os(Linux)
    import Foundation
    import Testing

    /// The ways in which code under test ends its process, at each moment of a
    /// check: `PlantedDeathTests`, run by the executable that runs this one.
    struct DeathTests {
        /// A way to die, with the exit code or signal of the process and the words
        /// that it leaves.
        struct Death: Sendable {
            let name: String
            let codes: Set<Int32>
            let words: String

            init(_ name: String, _ codes: Set<Int32>, _ words: String) { (self.name, self.codes, self.words) = (name, codes, words) }
        }

        static let deaths = [
            Death("SIGSEGV", [SIGSEGV], "signal 11 (SIGSEGV: "), Death("SIGABRT", [SIGABRT], "signal 6 (SIGABRT: "),
            Death("trap", [SIGILL, SIGTRAP], ": a trap, such as a failed precondition)"), Death("SIGBUS", [SIGBUS], "signal 7 (SIGBUS: "),
            Death("SIGFPE", [SIGFPE], "signal 8 (SIGFPE: "), Death("SIGILL", [SIGILL], "signal 4 (SIGILL: "),
            Death("exit0", [1], "exit(0)"), Death("exit3", [3], "exit(3)"),
            Death("SIGTERM", [SIGTERM], "signal 15 (SIGTERM: "),
            Death("SIGHUP", [SIGHUP], "signal 1 (SIGHUP: "),
            Death("SIGINT", [SIGINT], "signal 2 (SIGINT: "), Death("SIGKILL", [SIGKILL], ""),
            Death("timeout", [SIGALRM], "signal 14 (SIGALRM: "),
            Death("memory", [SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS], "signal "),
        ]

        /// The moments, with the line that says which work was interrupted.
        ///
        /// Every death is tried in the first case. The words for a death do not
        /// depend on the moment. So the other moments end in one death of each
        /// kind: a fault, `exit`, a request to end, and too much memory.
        @Test(
            arguments: [
                (moment: "generating", line: "everyscreen: under way: drawing case 1 of seed "),
                (moment: "first", line: "everyscreen: case under way: "),
                (moment: "later", line: "everyscreen: case under way: "),
                (moment: "shrinking", line: "everyscreen: case under way: "),
                (moment: "fixing", line: "everyscreen: under way: verifying fixes of target-size in the case es1-"),
                (moment: "describing", line: "everyscreen: under way: describing a failure of "),
                (moment: "property drawing", line: "everyscreen: under way: drawing a value after seed "),
                (moment: "property testing", line: "everyscreen: case under way: "),
                (moment: "in another thread", line: "everyscreen: case under way: "),
            ])
        func `a process that dies says how, and in which case or work`(moment: String, line: String) throws {
            let oneOfEachKind: Set = ["SIGSEGV", "exit3", "SIGTERM", "memory"]
            for death in Self.deaths where moment == "first" || oneOfEachKind.contains(death.name) {
                try withFolder { folder in
                    let run = try run(death.name, moment, in: folder)
                    #expect(death.codes.contains(run.code), "\(death.name): \(run.code)\n\(run.error)")
                    if death.name == "SIGKILL" {
                        #expect(!run.error.contains("everyscreen: signal"))
                        return
                    }
                    #expect(run.error.contains(death.words), "\(death.name):\n\(run.error)")
                    #expect(run.error.contains(" ends the process"), "\(death.name):\n\(run.error)")
                    #expect(run.error.contains(line), "\(death.name):\n\(run.error)")
                }
            }
        }

        @Test func `a fault after the last check names the case that ended last`() throws {
            try withFolder { folder in
                let run = try run("SIGSEGV", "after", in: folder)
                #expect(run.code == SIGSEGV)
                #expect(run.error.contains(" ends the process after the last check\neveryscreen: no case began in this thread"))
            }
        }

        private func run(_ death: String, _ moment: String, in folder: URL) throws -> CommandRun {
            try CommandRun.of(
                ["--testing-library", "swift-testing", "--filter", "PlantedDeathTests"],
                in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), program: URL(fileURLWithPath: CommandLine.arguments[0]),
                environment: [
                    "EVERYSCREEN_PLANTED_DEATH": "\(death) \(moment)", "EVERYSCREEN_JOURNALS": folder.path,
                    "SWIFT_BACKTRACE": "enable=no",
                ])
        }
    }
#endif
