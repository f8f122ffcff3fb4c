#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    struct CompletionCommandTests {
        /// A shell that is asked what it completes a line to.
        private struct Shell: CustomTestStringConvertible {
            let name: String
            /// The command, given the script of `everyscreen completion` as
            /// `completion` and the line as `LINE`; prints a word a line.
            let program: String
            /// A helper that must be installed.
            var helper: String?

            var testDescription: String { name }
            var path: String { Self.path(of: name) ?? "" }
            var isInstalled: Bool { ([name] + [helper].compactMap(\.self)).allSatisfy { Self.path(of: $0) != nil } }

            private static func path(of name: String) -> String? {
                ["/usr/bin/", "/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
                    .first(where: FileManager.default.isExecutableFile)
            }
        }

        private static let bash = Shell(
            name: "bash",
            program: """
                . ./completion
                IFS=' ' read -ra COMP_WORDS <<< "$LINE"
                case "$LINE" in *' ') COMP_WORDS+=("") ;; esac
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _everyscreen
                printf '%s\\n' "${COMPREPLY[@]}"
                """)

        /// Completes nothing but at a terminal, where it begins a line by
        /// completing it and ends.
        private static let zsh = Shell(
            name: "zsh",
            program: """
                cp completion _everyscreen
                touch offered
                cat > .zshrc <<'END'
                PS1=
                fpath=($ZDOTDIR $fpath)
                autoload -Uz compinit
                compinit -u -D
                compadd() {
                  local -a offered
                  builtin compadd -A offered "$@"
                  print -rl -- $offered >> $ZDOTDIR/offered
                  builtin compadd "$@"
                }
                zle-line-init() { BUFFER=$LINE; CURSOR=$#BUFFER; zle complete-word; exit 0 }
                zle -N zle-line-init
                END
                ZDOTDIR=$PWD TERM=xterm script -qec 'zsh -i' /dev/null < /dev/null > log
                cat offered
                """, helper: "script")

        private static let fish = Shell(name: "fish", program: "source completion; complete -C $LINE | string split -f 1 \\t")

        /// The suggestions of a shell for a line that ends at the cursor.
        private func offered(for line: String, by shell: Shell) throws -> [String] {
            var words: [String] = []
            try withFolder { folder in
                #expect(try CommandRun.of(["completion", shell.name, "--output", "completion"], in: folder).code == 0)
                try Data().write(to: folder.appendingPathComponent("capture.xml"))
                let options = shell.name == "fish" ? ["--no-config"] : shell.name == "zsh" ? ["-f"] : []
                let run = try CommandRun.of(
                    options + ["-c", shell.program], in: folder, program: URL(fileURLWithPath: shell.path),
                    environment: ["LINE": "everyscreen \(line)"])
                #expect(run.error == "")
                words = run.output.split(whereSeparator: \.isWhitespace).map(String.init)
            }
            // zsh asks twice: the second time for what might have been meant.
            return Set(words).sorted()
        }

        private func expectCompletion(by shell: Shell) throws {
            let expected: [(line: String, words: [String])] = [
                ("fu", ["fuzz"]), ("help me", ["merge"]), ("--ver", ["--version"]), ("completion f", ["fish"]),
                ("fuzz --sh", ["--shard", "--shards"]), ("fuzz --format s", ["sarif"]),
                ("fuzz --screens sample/", ["sample/correct", "sample/faulty"]), ("fuzz --seed ", []), ("fuzz cap", []),
                ("audit cap", ["capture.xml"]), ("merge --save-baseline cap", ["capture.xml"]), ("replay --he", ["--help"]),
            ]
            for (line, words) in expected { #expect(try offered(for: line, by: shell) == words, "everyscreen \(line)") }
        }

        @Test(.enabled(if: bash.isInstalled, "bash is not installed"))
        func `bash completes commands, options, the words they take and files`() throws { try expectCompletion(by: Self.bash) }

        @Test(.enabled(if: zsh.isInstalled, "zsh, or script of util-linux, is not installed"))
        func `zsh completes commands, options, the words they take and files`() throws { try expectCompletion(by: Self.zsh) }

        @Test(.enabled(if: fish.isInstalled, "fish is not installed"))
        func `fish completes commands, options, the words they take and files`() throws { try expectCompletion(by: Self.fish) }

        @Test(arguments: ["bash", "zsh", "fish"])
        func `the script of every shell names every command and option`(shell: String) throws {
            let script = try CommandRun.of(["completion", shell]).output

            for command in ["audit", "fuzz", "replay", "render", "transcript", "specs", "explain", "merge", "schema", "completion"] {
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
                        error: "everyscreen: \"bsh\" has no completion script; did you mean bash?; the shells are bash, zsh, fish\n"))
        }
    }
#endif
