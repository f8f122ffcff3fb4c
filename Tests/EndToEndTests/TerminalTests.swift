#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// The differences on a terminal, which `script` of util-linux imitates.
    @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script of util-linux"))
    struct TerminalTests {
        private func run(_ arguments: String, environment: [String: String] = [:]) throws -> String {
            let command = "'\(CommandRun.executable.path)' \(arguments)"
            return try CommandRun.of(
                ["-qec", command, "/dev/null"], program: URL(fileURLWithPath: "/usr/bin/script"),
                environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
            ).output.replacing("\r\n", with: "\n")
        }

        private let fuzz = "fuzz --screens sample/correct --cases 12"

        @Test func `marks have colors, and the words are the same as without`() throws {
            let plain = try CommandRun.of(fuzz.split(separator: " ").map(String.init)).output
            let first = String(plain.prefix { $0 != "\n" })

            #expect(try run(fuzz + " 2>/dev/null") == "\u{1B}[32m\(first)\u{1B}[0m" + plain.dropFirst(first.count))
            #expect(try run(fuzz + " 2>/dev/null", environment: ["NO_COLOR": "1"]) == plain)
            #expect(try run(fuzz + " 2>/dev/null", environment: ["TERM": "dumb"]) == plain)
        }

        @Test func `progress is shown on standard error and removed at the end`() throws {
            let reported = try run(fuzz + " >/dev/null")

            #expect(reported.hasPrefix("\rsample/correct: "))
            #expect(reported.contains(" of 12 cases, 0 findings"))
            #expect(reported.hasSuffix("\r\u{1B}[K"))
            #expect(try CommandRun.of(fuzz.split(separator: " ").map(String.init)).error == "")
        }
    }
#endif
