import Foundation
import Testing

struct CompletionCommandTests {
    /// What bash offers when these words stand before the cursor.
    private func offered(_ words: [String]) throws -> [String] {
        try #require(!words.isEmpty)
        return try withScript { script in
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let program =
                ". '\(script.path)'; COMP_WORDS=(everyscreen \(list)); COMP_CWORD=\(words.count); _everyscreen; echo \"${COMPREPLY[@]}\""
            let run = try CommandRun.of(["-c", program], program: URL(fileURLWithPath: "/bin/bash"))
            #expect(run.error == "")
            return run.output.split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }

    private func withScript<Result>(_ body: (URL) throws -> Result) throws -> Result {
        var result: Result?
        try withFolder { folder in
            let script = folder.appendingPathComponent("completion")
            #expect(try CommandRun.of(["completion", "bash", "--output", "completion"], in: folder).code == 0)
            result = try body(script)
        }
        return try #require(result)
    }

    private static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")

    @Test(.enabled(if: hasBash, "bash is not installed"))
    func `bash completes commands, options and the words they take`() throws {
        #expect(try offered(["fu"]) == ["fuzz"])
        #expect(try offered(["help", "me"]) == ["merge"])
        #expect(try offered(["fuzz", "--sh"]) == ["--shard", "--shards"])
        #expect(try offered(["fuzz", "--format", "s"]) == ["sarif"])
        #expect(try offered(["fuzz", "--screens", "sample/"]) == ["sample/correct", "sample/faulty"])
        #expect(try offered(["fuzz", "--seed", ""]) == [])
        #expect(try offered(["merge", "--save", "/us"]) == ["/usr"])
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `the script of every shell names every command and option`(shell: String) throws {
        let script = try CommandRun.of(["completion", shell]).output

        for command in ["audit", "fuzz", "replay", "render", "specs", "merge", "schema", "completion"] {
            #expect(script.contains(command))
            let help = try CommandRun.of(["help", command]).output
            for option in help.matches(of: /\n  --([a-z-]+)/).map({ String($0.output.1) }) {
                #expect(script.contains(shell == "fish" ? "-l \(option)" : "--\(option)"), "\(command) \(option)")
            }
        }
    }

    @Test func `another shell is refused`() throws {
        #expect(
            try CommandRun.of(["completion", "bsh"])
                == CommandRun(
                    code: 2, output: "",
                    error: "everyscreen: there is no completion for \"bsh\"; did you mean bash?; there is for bash, zsh, fish\n"))
    }
}
