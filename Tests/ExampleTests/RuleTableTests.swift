import EveryScreenKit
import EveryScreenSpecs
import Foundation
import Testing

/// The page that says which specs judge the rules of published guides.
struct RuleTableTests {
    /// A row of the page.
    private struct Row {
        let number: Int
        let rule: String
        let status: String
        let answer: String

        /// The names between backticks.
        var specs: [String] {
            answer.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        }
    }

    private static let statuses = ["decided", "in part", "elsewhere", "no", "out of scope"]

    private func page() throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return try String(
            contentsOf: folder.appendingPathComponent("../../Sources/Checking/EveryScreenKit.docc/RulesAndSpecs.md"), encoding: .utf8)
    }

    private func rows() throws -> [Row] {
        try page().split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let number = Int(cells[0]) else { return nil }
            return Row(number: number, rule: cells[1], status: cells[2], answer: cells[3])
        }
    }

    @Test func `every rule from 1 to 287 has one row, a status and an answer`() throws {
        let rows = try rows()

        #expect(rows.map(\.number) == Array(1...287))
        #expect(rows.filter { !Self.statuses.contains($0.status) || $0.rule.isEmpty || $0.answer.isEmpty }.map(\.number) == [])
    }

    @Test func `every spec that a row names exists`() throws {
        let known = Set(SpecCatalog.ids.map(\.rawValue))

        #expect(try rows().flatMap(\.specs).filter { !known.contains($0) } == [])
    }

    @Test func `rules that are decided name a spec, and rules that are not name none`() throws {
        let rows = try rows()

        #expect(rows.filter { ["decided", "in part"].contains($0.status) && $0.specs.isEmpty }.map(\.number) == [])
        #expect(rows.filter { ["no", "out of scope"].contains($0.status) && !$0.specs.isEmpty }.map(\.number) == [])
    }

    @Test func `the counts at the top are those of the rows`() throws {
        let (rows, page) = (try rows(), try page())

        for status in Self.statuses {
            let count = rows.count { $0.status == status }
            #expect(page.contains("- *\(status)* (\(count)): "), "\(status): \(count)")
        }
    }
}
