#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    struct OutputFileTests {
        private let specs = ["specs", "--format", "markdown"]

        @Test func `a file is replaced, also through a link, which stays a link`() throws {
            try withFolder { folder in
                let (target, link) = (folder.appendingPathComponent("target"), folder.appendingPathComponent("link"))
                try Data("before".utf8).write(to: target)
                try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target")

                #expect(try CommandRun.of(specs + ["--output", "link"], in: folder) == CommandRun(code: 0, output: "", error: ""))
                #expect(try String(contentsOf: target, encoding: .utf8) == CommandRun.of(specs).output)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "target")
            }
        }

        @Test func `a pipe or device is written into and stays what it is`() throws {
            try withFolder { folder in
                let pipe = folder.appendingPathComponent("pipe").path
                try #require(mkfifo(pipe, 0o600) == 0)
                // Open for reading and writing, so that neither side waits for the
                // other.
                let descriptor = open(pipe, O_RDWR)
                let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                let expected = try CommandRun.of(specs).output

                #expect(try CommandRun.of(specs + ["--output", "pipe"], in: folder) == CommandRun(code: 0, output: "", error: ""))
                let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
                #expect(type != .typeRegular)
                guard type != .typeRegular else { return }
                #expect(try reader.read(upToCount: expected.utf8.count) == Data(expected.utf8))
            }
        }

        @Test func `what cannot be written is refused with the place and what to do`() throws {
            try withFolder { folder in
                try FileManager.default.createDirectory(at: folder.appendingPathComponent("there"), withIntermediateDirectories: true)

                #expect(
                    try CommandRun.of(specs + ["--output", "there"], in: folder).error
                        == "everyscreen: there cannot be written: it is a folder; name a file in it\n")
                #expect(
                    try CommandRun.of(specs + ["--output", "nowhere/file"], in: folder).error
                        == "everyscreen: nowhere/file cannot be written: there is no folder nowhere; create it first\n")
            }
        }

        #if os(Linux)
            @Test func `a full disk ends the command with a sentence`() throws {
                #expect(
                    try CommandRun.of(specs + ["--output", "/dev/full"])
                        == CommandRun(
                            code: 2, output: "",
                            error: "everyscreen: /dev/full cannot be written: No space left on device; nothing was written\n"))

                let full = try shell("'\(CommandRun.executable.path)' specs > /dev/full")

                #expect(full.status == 2)
                #expect(
                    full.message
                        == "everyscreen: standard output cannot be written: No space left on device; free some space, or give --output\n")
            }

            @Test func `a reader that ends early is named as the cause`() throws {
                #expect(
                    try shell("(trap '' PIPE; sleep 0.3; '\(CommandRun.executable.path)' specs) | true").message
                        == "everyscreen: standard output cannot be written: Broken pipe; the program that reads it has ended; let it read to "
                        + "the end, or give --output\n")
            }

            /// Runs a line of a shell; returns its standard error and exit code.
            private func shell(_ line: String) throws -> (message: String, status: Int32) {
                let shell = Process()
                shell.executableURL = URL(fileURLWithPath: "/bin/sh")
                shell.arguments = ["-c", line]
                let error = Pipe()
                shell.standardError = error
                try shell.run()
                let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                shell.waitUntilExit()
                return (message, shell.terminationStatus)
            }

            /// Every command that writes a file, and where it does.
            private static let writers: [(name: String, arguments: [String])] = [
                ("audit", ["audit", "screen.json", "--format", "html", "--output", "out/file"]),
                ("audit, a line a screen", ["audit", "screen.json", "--format", "jsonl", "--output", "out/file"]),
                ("a baseline", ["audit", "screen.json", "--format", "json", "--save-baseline", "out/file"]),
                ("fuzz", ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--format", "html", "--output", "out/file"]),
                ("a shard", ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--shard", "1/1", "--output", "out/file"]),
                ("merge", ["merge", "shard.json", "--format", "html", "--output", "out/file"]),
                ("merged failures", ["merge", "shard.json", "--save", "out"]),
                ("failures", ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--save", "out"]),
                ("render", ["render", "screen.json", "--output", "out/file"]),
                ("transcript", ["transcript", "screen.json", "--output", "out/file"]),
                ("specs", ["specs", "--output", "out/file"]),
                ("schema", ["schema", "--output", "out/file"]),
                ("completion", ["completion", "zsh", "--output", "out/file"]),
            ]

            /// Makes the inputs of the writers, with a folder for what they write.
            private func withInputs(_ body: (URL) throws -> Void) throws {
                try withFolder { folder in
                    let buttons = (1...9).map {
                        #"{"source": "\#($0)", "role": "button", "label": "", "frame": {"x": 0, "y": \#($0), "width": 9, "height": 9}}"#
                    }
                    let elements = buttons.joined(separator: ", ")
                    let screen = #"{"name": "a", "size": {"width": 320, "height": 640}, "elements": [\#(elements)]}"#
                    let screens = #"{"everyscreen": 1, "screens": [\#(screen)]}"#
                    try Data(screens.utf8).write(to: folder.appendingPathComponent("screen.json"))
                    let shard = ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--shard", "1/1", "--output", "shard.json"]
                    try #require(try CommandRun.of(shard, in: folder).code == 1)
                    try FileManager.default.createDirectory(
                        at: folder.appendingPathComponent("out"), withIntermediateDirectories: false)
                    try body(folder)
                }
            }

            @Test func `what grows too large to be written is an error, and neither the file nor a part of it is there`() throws {
                let shell = URL(fileURLWithPath: "/bin/sh")
                try withInputs { folder in
                    for (name, arguments) in Self.writers {
                        // A file may grow to one block of 512 bytes, in some shells
                        // to one of 1,024.
                        let command = "ulimit -f 1; exec '\(CommandRun.executable.path)' \"$@\" > /dev/null"
                        let run = try CommandRun.of(["-c", command, "sh"] + arguments, in: folder, program: shell)

                        #expect(run.code == 2, "\(name)")
                        #expect(run.error.hasPrefix("everyscreen: out/"), "\(name)")
                        #expect(run.error.contains(" cannot be written: File too large; nothing was written"), "\(name)")
                        let written = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
                        #expect(written.allSatisfy { isWhole(folder.appendingPathComponent("out/\($0)")) }, "\(name): \(written)")
                        for file in written { try FileManager.default.removeItem(at: folder.appendingPathComponent("out/\(file)")) }
                    }
                }
            }

            /// Whether a regression file or a picture is one; failures are saved
            /// one after the other, and those before the error stay.
            private func isWhole(_ file: URL) -> Bool {
                guard let data = try? Data(contentsOf: file) else { return false }
                return file.pathExtension == "json"
                    ? (try? JSONSerialization.jsonObject(with: data)) != nil
                    : file.pathExtension == "svg" && String(decoding: data, as: UTF8.self).hasSuffix("</svg>\n")
            }

            @Test func `a report that cannot be written is printed, and everything else is still written`() throws {
                try withInputs { folder in
                    let runs = [
                        ["audit", "screen.json", "--format", "json"], ["audit", "screen.json", "--format", "jsonl"],
                        ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--save", "saved"],
                        ["fuzz", "--screens", "sample/faulty", "--cases", "6", "--shard", "1/1"],
                        ["merge", "shard.json", "--format", "junit"],
                    ]
                    let baseline = folder.appendingPathComponent("baseline.json")
                    for arguments in runs {
                        let expected = try CommandRun.of(arguments + ["--save-baseline", "baseline.json"], in: folder)
                        let findings = try Data(contentsOf: baseline)
                        try FileManager.default.removeItem(at: baseline)

                        // Only writing shows that this device is full.
                        let run = try CommandRun.of(
                            arguments + ["--output", "/dev/full", "--save-baseline", "baseline.json"], in: folder)

                        let message = "everyscreen: /dev/full cannot be written: No space left on device; nothing was written\n"
                        #expect(expected.code == 1 && run.code == 2, "\(arguments): \(expected.code), \(run.code)")
                        #expect(run.error == message, "\(arguments)")
                        // A failure prints the first difference in place of two
                        // reports.
                        let (isSame, start) = (run.output == expected.output, run.output.commonPrefix(with: expected.output).count)
                        let ends = [run, expected].map { String($0.output.dropFirst(start).prefix(120)) }
                        #expect(isSame, "\(arguments): from character \(start): \(ends)")
                        #expect(try Data(contentsOf: baseline) == findings, "\(arguments)")
                        try FileManager.default.removeItem(at: baseline)
                    }
                }
            }

            @Test func `an existing file stays if it cannot be replaced`() throws {
                try withFolder { folder in
                    let file = folder.appendingPathComponent("file")
                    try Data("before".utf8).write(to: file)
                    let command = "ulimit -f 1; exec '\(CommandRun.executable.path)' schema --output file"

                    #expect(
                        try CommandRun.of(["-c", command], in: folder, program: URL(fileURLWithPath: "/bin/sh"))
                            == CommandRun(
                                code: 2, output: "", error: "everyscreen: file cannot be written: File too large; nothing was written\n"))
                    #expect(try Data(contentsOf: file) == Data("before".utf8))
                    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
                }
            }

            /// The administrator may write everywhere: a program of util-linux runs
            /// the command as a user who may not.
            private static let isAdministrator = geteuid() == 0
            private static let canStepDown = FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") && isReadableByAll

            /// Whether others can run the command where it lies.
            private static var isReadableByAll: Bool {
                (try? CommandRun.of(
                    ["--reuid=65534", "--regid=65534", "--clear-groups", CommandRun.executable.path, "--version"],
                    program: URL(fileURLWithPath: "/usr/bin/setpriv")))?.code == 0
            }

            @Test(.enabled(if: !isAdministrator || canStepDown, "the administrator may write everywhere, and cannot step down here"))
            func `if writing is not permitted, every command says so and leaves nothing`() throws {
                try withInputs { folder in
                    let out = folder.appendingPathComponent("out").path
                    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
                    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: out)
                    let others = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
                    for (name, arguments) in Self.writers {
                        let words = (Self.isAdministrator ? others : []) + [CommandRun.executable.path] + arguments
                        let run = try CommandRun.of(Array(words.dropFirst()), in: folder, program: URL(fileURLWithPath: words[0]))

                        #expect(run.code == 2, "\(name)")
                        // A report would show that work came before the refusal.
                        #expect(run.output == "", "\(name)")
                        #expect(run.error.hasPrefix("everyscreen: out/"), "\(name)")
                        #expect(run.error.contains(" cannot be written: Permission denied; nothing was written"), "\(name)")
                        #expect(try FileManager.default.contentsOfDirectory(atPath: out) == [], "\(name)")
                    }
                }
            }
        #endif
    }
#endif
