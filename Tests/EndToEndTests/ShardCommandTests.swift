#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    struct ShardCommandTests {
        private let fuzz = ["fuzz", "--screens", "sample/correct", "--cases", "24"]

        @Test func `shards that run apart and are merged print what one run prints, in every form`() throws {
            try withFolder { folder in
                for index in 1...3 {
                    let run = try CommandRun.of(fuzz + ["--shard", "\(index)/3", "--output", "shard \(index).json"], in: folder)
                    #expect(run == CommandRun(code: 0, output: "", error: ""))
                }

                for format in ["text", "json", "sarif", "junit", "html"] {
                    let merged = try CommandRun.of(
                        ["merge", "shard 3.json", "shard 1.json", "shard 2.json", "--format", format], in: folder)
                    #expect(try merged == CommandRun.of(fuzz + ["--format", format]))
                }
            }
        }

        @Test(arguments: [
            ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"],
            ["SLURM_ARRAY_TASK_ID": "8", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "7"],
            ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"],
        ])
        func `a job array says which shard it is`(environment: [String: String]) throws {
            let options = ["fuzz", "--screens", "controls", "--cases", "4"]

            #expect(try CommandRun.of(options, environment: environment) == CommandRun.of(options + ["--shard", "2/2"]))
        }

        @Test func `an indexed job says its number, and --shards how many there are`() throws {
            let options = ["fuzz", "--screens", "controls", "--cases", "4"]
            let environment = ["JOB_COMPLETION_INDEX": "1"]

            #expect(
                try CommandRun.of(options + ["--shards", "2"], environment: environment) == CommandRun.of(options + ["--shard", "2/2"]))
            // By itself the number says nothing of shards.
            #expect(try CommandRun.of(options, environment: environment) == CommandRun.of(options))
        }

        @Test(arguments: [
            (["--shard", "0/2"], [:], "--shard is \"0/2\"; it takes the index and the number of shards, such as 2/4"),
            (["--shard", "3/2"], [:], "--shard is \"3/2\"; it takes the index and the number of shards, such as 2/4"),
            (["--shard", "1/2", "--shards", "2"], [:], "--shard states the number of shards already; leave out --shards"),
            (["--shards", "2"], [:], "--shards reads the index of the shard from a job array; without one give --shard 1/2"),
            (
                ["--shards", "2"], ["JOB_COMPLETION_INDEX": "2"],
                "JOB_COMPLETION_INDEX is 2, which is not one of 2 shards; check the job array, or give --shard"
            ),
            ([], ["TEST_SHARD_INDEX": "x", "TEST_TOTAL_SHARDS": "2"], "TEST_SHARD_INDEX is \"x\", which is not a number; give --shard"),
            (
                ["--shard", "1/2", "--format", "text"], [:],
                "a shard writes a file for everyscreen merge; leave out --format, and give it to merge"
            ),
        ])
        func `a shard that cannot be is explained`(options: [String], environment: [String: String], message: String) throws {
            #expect(
                try CommandRun.of(fuzz + options, environment: environment)
                    == CommandRun(code: 2, output: "", error: "everyscreen: \(message)\n"))
        }

        @Test func `a lost shard is named, and the others can be reported without it`() throws {
            try withFolder { folder in
                _ = try CommandRun.of(fuzz + ["--shard", "2/3", "--output", "2.json"], in: folder)

                #expect(
                    try CommandRun.of(["merge", "2.json"], in: folder)
                        == CommandRun(
                            code: 2, output: "",
                            error:
                                "everyscreen: shards 1, 3 of 3 are missing; run everyscreen fuzz again with --shard 1/3, --shard 3/3, "
                                + "or report the rest with --partial\n"))
                let partial = try CommandRun.of(["merge", "2.json", "--partial"], in: folder)
                #expect(
                    partial.output.hasPrefix(
                        "✔ sample/correct: nothing found in 8 cases and 8 environments, seed 1 (without shards 1 and 3 of 3)\n"))
            }
        }

        @Test func `a merge of shards without a case is no pass`() throws {
            try withFolder { folder in
                let shard = ["fuzz", "--screens", "sample/correct", "--cases", "1", "--shard", "2/2", "--output", "2.json"]
                #expect(try CommandRun.of(shard, in: folder).code == 0)

                let merged = try CommandRun.of(["merge", "2.json", "--partial"], in: folder)
                #expect(merged.code == 2)
                #expect(
                    merged.error == "everyscreen: the merged files contain no case; check that the shards, or the tests, ran\n")
            }
        }

        @Test func `a file that is no shard is refused by name, and nothing is written`() throws {
            try withFolder { folder in
                try Data("{}".utf8).write(to: folder.appendingPathComponent("a.json"))

                let run = try CommandRun.of(["merge", "a.json", "--output", "report"], in: folder)

                #expect(run.code == 2)
                #expect(
                    run.error == "everyscreen: a.json: it cannot be read: \"everyscreenShard\" is missing; run that shard again\n")
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.json"])
            }
        }

        @Test func `one worker and two find the same`() throws {
            let options = ["fuzz", "--screens", "controls", "--cases", "30", "--format", "json"]

            #expect(try CommandRun.of(options + ["--jobs", "1"]) == CommandRun.of(options + ["--jobs", "2"]))
        }

        private static let parallel = URL(fileURLWithPath: "/usr/bin/parallel")

        @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: parallel.path), "GNU parallel is not installed"))
        func `the recipe for GNU parallel gives the report of one run, and a shard that was lost is named`() throws {
            let faulty = ["fuzz", "--screens", "sample/faulty", "--cases", "12"]
            try withFolder { folder in
                let shard = "'\(CommandRun.executable.path)' \(faulty.joined(separator: " ")) --jobs 1 --shard {}/3 --output shard-{}.json"
                let run = try CommandRun.of(
                    ["--jobs", "100%", "\(shard) || test $? -eq 1", ":::", "1", "2", "3"], in: folder, program: Self.parallel)
                #expect(run.code == 0)

                let files = (1...3).map { "shard-\($0).json" }
                for format in ["text", "json"] {
                    let merged = try CommandRun.of(["merge"] + files + ["--format", format], in: folder)
                    #expect(merged.code == 1)
                    #expect(try merged == CommandRun.of(faulty + ["--format", format]))
                }
                #expect(
                    try CommandRun.of(["merge", files[0], files[2]], in: folder).error
                        == "everyscreen: shard 2 of 3 is missing; run everyscreen fuzz again with --shard 2/3, "
                        + "or report the rest with --partial\n")
            }
        }
    }
#endif
