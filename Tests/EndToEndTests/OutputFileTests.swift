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
            // Open for reading and writing, so that neither side waits for the other.
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
                    == "everyscreen: nowhere/file cannot be written: there is no folder nowhere; make it first\n")
        }
    }

    #if os(Linux)
        @Test func `a full disk ends the command with a sentence`() throws {
            #expect(
                try CommandRun.of(specs + ["--output", "/dev/full"])
                    == CommandRun(
                        code: 2, output: "",
                        error: "everyscreen: /dev/full cannot be written: No space left on device; nothing was written\n"))

            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", "'\(CommandRun.executable.path)' specs > /dev/full"]
            let error = Pipe()
            shell.standardError = error
            try shell.run()
            let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            shell.waitUntilExit()

            #expect(shell.terminationStatus == 2)
            #expect(
                message
                    == "everyscreen: standard output cannot be written: No space left on device; make room there, or give --output\n")
        }
    #endif
}
