#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// One run of the built command, as a shell would see it.
    struct CommandRun: Equatable {
        var code: Int32
        var output: String
        var error: String

        /// Runs `everyscreen`, or another program, with some arguments, in a
        /// folder.
        ///
        /// It has no journal of crashes unless the environment names a folder: a
        /// run that another test kills would change the report of the next one.
        static func of(
            _ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory, program: URL = executable,
            environment: [String: String] = [:], input: URL? = nil
        ) throws -> CommandRun {
            let process = Process()
            process.executableURL = program
            process.environment = ProcessInfo.processInfo.environment.merging(["EVERYSCREEN_JOURNALS": "off"]) { $1 }.merging(environment) {
                $1
            }
            process.arguments = arguments
            process.currentDirectoryURL = folder
            let output = Pipe()
            // Standard error goes to a file: two pipes read one after the other
            // could block each other.
            let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data().write(to: errorFile)
            process.standardOutput = output
            process.standardError = try FileHandle(forWritingTo: errorFile)
            process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            defer { try? FileManager.default.removeItem(at: errorFile) }
            let error = try Data(contentsOf: errorFile)
            return CommandRun(
                code: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
                error: String(decoding: error, as: UTF8.self))
        }

        /// The command lies beside the tests' own executable.
        static let executable: URL = {
            let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            var folder = tests.deletingLastPathComponent()
            while folder.path != "/" {
                let candidate = folder.appendingPathComponent("EveryScreenDemo")
                if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
                folder = folder.deletingLastPathComponent()
            }
            return folder
        }()
    }

    /// A temporary folder for one test.
    func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen \(UUID().uuidString) ü")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
#endif
