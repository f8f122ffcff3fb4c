#if os(Linux)
    import EveryScreenLayout
    import EveryScreenModel
    import EveryValue
    import Foundation
    import Testing

    @testable import EveryScreenKit

    /// Reproductions of failures with text that others chose.
    ///
    /// They compile, and make the same blueprints and settings. The paths of
    /// modules are known on Linux only.
    struct HostileReproductionTests {
        private static let atoms = [
            "\"", "\\", "\\(exit(0))", "\"\"\"", "\"#", "*/", "/*", "//", "\n", "\r\n", "\u{2028}", "\u{85}", "\u{0}", "\u{7}",
            "\u{1B}[31m",
            "\u{202E}evil\u{202C}", "\u{2066}", "\u{E0041}\u{E007F}", "\u{FEFF}", "\u{200B}", "\u{301}", "e\u{301}\u{301}",
            "🏴\u{E0067}\u{E007F}",
            "👩‍👩‍👧", "\u{FFFE}", "\u{10FFFF}", "`", "}", "{", "\\u{0}", "\\n", "#\"", "%@", "Save", " ", "\t", "\u{A0}", "ß", "שלום",
            "\u{1F1E6}",
        ]

        private static func text(_ number: Int, _ place: Int) -> String {
            (0..<3).map { atoms[(number * 11 + place * 17 + $0 * (number / atoms.count * 3 + 7)) % atoms.count] }.joined()
        }

        /// A failure whose every text is hostile, with its reproduction.
        private static func failure(_ number: Int) throws -> (failure: CheckFailure, code: String) {
            var environment = UserEnvironment.standard
            environment.textSize = .accessibility1
            if number % 4 == 0 { environment.locale = text(number, 9) }
            let blueprint = Blueprint.button(text(number, 0)).accessibilityLabel(text(number, 1)).accessibilityIdentifier(text(number, 2))
                .accessibilityHint(text(number, 3)).accessibilityValue(text(number, 4)).frame(width: 20, height: 20)
            let settings = CheckSettings(
                profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .only([environment]), shrinkEvaluations: 0)
            let report = runCheck(named: text(number, 5), forEvery: .constant(()), settings: settings) { _, _ in
                .blueprint(blueprint, StandardLayout())
            }
            let failure = try #require(report.failures.first)
            let file = try #require(RegressionFile(failure, in: report))
            let code = try #require(Reproduction.all(of: failure, as: file).first { $0.name.hasSuffix(".swift") })
            return (failure, code.text)
        }

        @Test func `200 reproductions with hostile text compile and mean the same`() throws {
            let failures = try (0..<200).map(Self.failure)
            let expected = try failures.map { try Self.line($0.failure.environment, #require($0.failure.blueprint)) }
            let printed = try CompiledProgram.output(of: program(failures.map(\.code)), with: ["EveryScreenModel", "EveryScreenLayout"])

            #expect(printed.count == expected.count)
            for (made, (original, failure)) in zip(printed, zip(expected, failures)) { #expect(made == original, "\(failure.code)") }
        }

        private static func line(_ environment: UserEnvironment, _ blueprint: Blueprint) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return String(decoding: try encoder.encode(blueprint), as: UTF8.self)
                + " \(environment.textSize) \(environment.locale.unicodeScalars.map(\.value))"
        }

        /// The reproductions as functions of one program, with an
        /// `expectAccessible` that prints its arguments.
        private func program(_ codes: [String]) -> String {
            let functions = codes.enumerated().map { number, code in
                code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
                    .map { $0.hasPrefix("@Test func `") ? "func reproduction\(number)() async {" : String($0) }.joined(separator: "\n")
            }
            let calls = codes.indices.map { "await reproduction\($0)()" }
            return """
                import EveryScreenLayout
                import EveryScreenModel
                import Foundation
                struct Option {
                    struct Plan { var environments: [UserEnvironment]; static func only(_ all: [UserEnvironment]) -> Plan { Plan(environments: all) } }
                    var plan: Plan
                    static func environments(_ plan: Plan) -> Option { Option(plan: plan) }
                }
                func expectAccessible(_ option: Option, _ blueprint: (UserEnvironment) -> Blueprint) async {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = .sortedKeys
                    for environment in option.plan.environments {
                        let code = String(decoding: try! encoder.encode(blueprint(environment)), as: UTF8.self)
                        print(code + " \\(environment.textSize) \\(environment.locale.unicodeScalars.map(\\.value))")
                    }
                }
                \(functions.joined(separator: "\n"))
                \(calls.joined(separator: "\n"))
                """
        }
    }

    /// A Swift program that is compiled against modules of this package.
    private enum CompiledProgram {
        /// Returns the lines that it prints.
        static func output(of program: String, with modules: [String]) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reproductions-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let source = folder.appendingPathComponent("main.swift")
            try Data(program.utf8).write(to: source)
            let executable = folder.appendingPathComponent("program")
            let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            let objects = try modules.flatMap { module in
                try FileManager.default.contentsOfDirectory(
                    at: products.appendingPathComponent("\(module).build"), includingPropertiesForKeys: nil
                ).filter { $0.pathExtension == "o" }.map(\.path)
            }
            let modulesFolder = products.appendingPathComponent("Modules").path
            try run("/usr/bin/env", ["swiftc", "-Onone", "-I", modulesFolder, source.path] + objects + ["-lm", "-o", executable.path])
            return try run(executable.path, []).split(separator: "\n").map(String.init)
        }

        @discardableResult
        private static func run(_ path: String, _ arguments: [String]) throws -> String {
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
