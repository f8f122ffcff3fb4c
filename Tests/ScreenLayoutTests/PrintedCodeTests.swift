#if os(Linux)
    import Foundation
    import EveryScreenLayout
    import EveryScreenModel
    import Testing

    /// Compiles what blueprints print as, and compares what it makes; where the
    /// modules lie is known on Linux only.
    struct PrintedCodeTests {
        private static let encoder: JSONEncoder = {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "", nan: "nan")
            return encoder
        }()

        @Test func `printed code compiles to the same blueprint`() throws {
            let blueprints = (0..<80 as Range<UInt64>).map { seed in
                var random = RandomBlueprints(seed: seed)
                return random.blueprint(depth: 2)
            }
            let expected = try blueprints.map { String(decoding: try Self.encoder.encode($0), as: UTF8.self) }

            let printed = try output(of: program(blueprints))

            #expect(printed.count == expected.count)
            for (made, (blueprint, original)) in zip(printed, zip(blueprints, expected)) {
                #expect(made == original, "\(blueprint.swiftCode)")
            }
        }

        /// A program that creates each blueprint in a separate function and prints
        /// it as JSON, a line each.
        private func program(_ blueprints: [Blueprint]) -> String {
            let functions = blueprints.enumerated().map { "func blueprint\($0.offset)() -> Blueprint {\n\($0.element.swiftCode)\n}\n" }
            let names = blueprints.indices.map { "blueprint\($0)" }.joined(separator: ", ")
            return """
                import Foundation
                import EveryScreenLayout
                import EveryScreenModel
                \(functions.joined())
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "", nan: "nan")
                for make in [\(names)] { print(String(decoding: try encoder.encode(make()), as: UTF8.self)) }
                """
        }

        private func output(of program: String) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printed-code-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = folder.appendingPathComponent("main.swift")
            try program.write(to: source, atomically: true, encoding: .utf8)
            let executable = folder.appendingPathComponent("program")
            let products = try #require(CommandLine.arguments.first.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
            let objects = try ["EveryScreenModel", "EveryScreenLayout"].flatMap { module in
                try FileManager.default.contentsOfDirectory(
                    at: products.appendingPathComponent("\(module).build"), includingPropertiesForKeys: nil
                ).filter { $0.pathExtension == "o" }.map(\.path)
            }
            let compiling =
                ["swiftc", "-Onone", "-I", products.appendingPathComponent("Modules").path, source.path] + objects
                + ["-lm", "-o", executable.path]
            _ = try run("/usr/bin/env", compiling)
            return try run(executable.path, []).split(separator: "\n").map(String.init)
        }

        private func run(_ path: String, _ arguments: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "\(arguments.first ?? path) ended with \(process.terminationStatus)")
            return String(decoding: data, as: UTF8.self)
        }
    }
#endif
