import Foundation
import Testing

struct FileTests {
    /// Tables of data, which may be longer than the limit.
    private static let exempt: Set<String> = []

    @Test func `no file is longer than 400 lines`() {
        let files = ["Sources", "Specs", "Generators", "Tests"].flatMap(SourceTree.swiftFiles)
        #expect(files.count > 100)

        let long = files.filter { $0.lines.count > 401 && !Self.exempt.contains($0.path) }

        #expect(long.map { "\($0.path): \($0.lines.count)" } == [])
    }

    @Test func `every spec has a test file of its name`() {
        let specs = ["Perceivable", "Operable", "Understandable", "Robust"]
            .flatMap { SourceTree.swiftFiles(in: "Specs/\($0)") }
            .compactMap { $0.path.split(separator: "/").last?.dropLast(".swift".count) }
        let tests = Set(SourceTree.swiftFiles(in: "Tests/AccessibilitySpecsTests").compactMap { $0.path.split(separator: "/").last })
        #expect(!specs.isEmpty)

        #expect(specs.filter { !tests.contains("\($0)Tests.swift") } == [])
    }

    @Test func `every spec is in the catalog`() throws {
        let catalog = try #require(SourceTree.swiftFiles(in: "Specs").first { $0.path == "Specs/Catalog.swift" })
        let specs = ["Perceivable", "Operable", "Understandable", "Robust"]
            .flatMap { SourceTree.swiftFiles(in: "Specs/\($0)") }
            .compactMap { $0.path.split(separator: "/").last?.dropLast(".swift".count) }

        #expect(specs.filter { spec in !catalog.lines.contains { $0.contains("\(spec)()") } } == [])
    }

    @Test func `the id of a built-in spec is written once, and is a member of SpecID everywhere else`() throws {
        let list = "Specs/SpecID+Catalog.swift"
        let ids = Set(
            try #require(SourceTree.swiftFiles(in: "Specs").first { $0.path == list }).lines
                .compactMap { $0.contains("static let") ? $0.split(separator: "\"").dropFirst().first : nil })
        let uses = ["Sources", "Specs"].flatMap(SourceTree.swiftFiles).filter { $0.path != list }.flatMap { file in
            file.lines.filter { line in
                // Between two quotes lies a literal or what separates two of them.
                line.utf8.contains(UInt8(ascii: "\"")) && !line.drop { $0 == " " }.hasPrefix("//")
                    && line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().dropLast().contains(where: ids.contains)
            }.map { "\(file.path): \($0)" }
        }

        #expect(ids.count > 80)
        #expect(uses == [])
    }

    @Test func `a spec that fails in several ways switches over all of them`() {
        let specs = SourceTree.swiftFiles(in: "Specs").filter { file in file.lines.contains { $0.contains("wording(for failure: Failure") }
        }
        let several = specs.filter { file in
            file.lines.contains { $0.contains("enum Failure: String, FailureKind {") && $0.contains(",", after: "case ") }
        }
        let wordings = several.map { file in
            (path: file.path, lines: file.lines.drop { !$0.contains("wording(for failure: Failure") }.prefix { !$0.hasPrefix("    }") })
        }

        #expect(several.count > 30)
        #expect(wordings.filter { wording in !wording.lines.contains { $0.contains("switch failure {") } }.map(\.path) == [])
        #expect(wordings.filter { wording in wording.lines.contains { $0.contains("default:") } }.map(\.path) == [])
    }

    @Test func `a spec that ignores its way of failing has one`() {
        let several = SourceTree.swiftFiles(in: "Specs").filter { file in
            file.lines.contains { $0.contains("wording(for _:") }
                && file.lines.contains { $0.contains("enum Failure: String, FailureKind {") && $0.contains(",", after: "case ") }
        }

        #expect(several.map(\.path) == [])
    }

    @Test func `nothing is left unfinished without an issue's number`() {
        let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
        let files = ["Sources", "Specs", "Generators"].flatMap(SourceTree.swiftFiles)
        let marks = files.flatMap { file in
            file.lines.filter { line in words.contains { line.contains($0) } && !line.contains("#") }.map { "\(file.path): \($0)" }
        }

        #expect(marks == [])
    }

    /// Members whose documentation is that of the protocol they fulfil.
    private static let witnesses: Set<String> = [
        "id", "rule", "judge", "wording", "description", "hash", "static func <", "encode", "init(from",
        "init(stringLiteral", "==",
    ]

    @Test func `every public declaration is documented, except those a protocol documents`() {
        let words = ["public ", "@discardableResult public "]
        let kinds: Set<String> = ["func", "var", "let", "init", "struct", "class", "enum", "protocol", "typealias", "static", "final"]
        let files = ["Sources", "Specs", "Generators"].flatMap(SourceTree.swiftFiles)
        var undocumented: [String] = []
        for file in files {
            for (index, line) in file.lines.enumerated() {
                let text = line.drop { $0 == " " }
                guard let word = words.first(where: text.hasPrefix) else { continue }
                let rest = text.dropFirst(word.count)
                guard let kind = rest.split(whereSeparator: { " (".contains($0) }).first, kinds.contains(String(kind)) else { continue }
                let isWitness = Self.witnesses.contains { rest.contains(" \($0)") || rest.hasPrefix($0) }
                var before = index - 1
                while before >= 0, file.lines[before].drop(while: { $0 == " " }).hasPrefix("@") { before -= 1 }
                let isDocumented = before >= 0 && file.lines[before].drop { $0 == " " }.hasPrefix("///")
                if !isWitness, !isDocumented { undocumented.append("\(file.path):\(index + 1)") }
            }
        }

        #expect(undocumented == [])
    }

    @Test func `what only desktops have is used only there, so that the tests build for simulators`() {
        let folders = ["Sources", "Specs", "Generators", "Tests"]
        // Packages for one machine alone, which no simulator builds.
        let apart = ["Tests/StandIns/", "Tests/LiveDesktop/"]
        let files = folders.flatMap(SourceTree.swiftFiles).filter { file in !apart.contains { file.path.hasPrefix($0) } }
        #expect(files.count > 500)

        let unguarded = files.filter { file in
            guard let use = file.lines.firstIndex(where: { $0.contains("= " + "Process()") }) else { return false }
            return !file.lines[..<use].contains { $0.contains("#if os(Linux)") || $0.contains("#if os(macOS) || os(Linux)") }
        }
        #expect(unguarded.map(\.path) == [])
        // The module Synchronization needs macOS 15.
        #expect(files.filter { $0.imports.contains("Synchronization") }.map(\.path) == [])
    }
}

extension String {
    /// Whether some text is in the line behind some other.
    fileprivate func contains(_ text: String, after start: String) -> Bool {
        range(of: start).map { self[$0.upperBound...].contains(text) } ?? false
    }
}
