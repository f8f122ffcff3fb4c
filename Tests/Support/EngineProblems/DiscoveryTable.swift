internal import EveryValue

/// Rare failures, and how many seeds find each in 1,000 cases.
package enum DiscoveryTable {
    private struct Row {
        let name: String
        let run: (SearchSettings) -> Int?

        init<Value>(_ name: String, _ generator: Generator<Value>, fails: @escaping (Value) -> Bool) {
            self.name = name
            run = { settings in
                let report = PropertySearch.run(generator, settings: settings) { fails($0) ? .failed : .passed }
                return report.statistics.evaluationsToFirstFailure
            }
        }
    }

    /// The source whose literals are the hints, as a test would have them.
    private static let source = """
        #expect(x == 12345678) ; text == "admin" || text.contains("<script") // 99
        let limits = [10, 255, 0.5, 1e-3]
        """

    private static var rows: [Row] {
        [
            Row("x == 12345678", .integer(in: 0...100_000_000)) { $0 == 12_345_678 },
            Row("text == \"admin\"", .string()) { $0 == "admin" },
            Row("text contains \"<script\"", .string()) { text in text.indices.contains { text[$0...].hasPrefix("<script") } },
            Row("x == y + 1", Generator.zip(.integer(in: 0...1_000_000_000), .integer(in: 0...1_000_000_000))) { $0 == $1 + 1 && $1 > 100 },
            Row("x == 2 * y", Generator.zip(.integer(in: 0...1_000_000_000), .integer(in: 0...1_000_000_000))) { $0 == 2 * $1 && $1 > 100 },
            Row("a list of 50", Generator.integer().array(0...100)) { $0.count >= 50 },
            Row("16 Booleans", Generator.boolean().array(16)) { $0.allSatisfy { $0 } },
            Row("3, 1, 4, 2 in a row", Generator.integer(in: 0...9).array(0...20)) { steps in
                steps.indices.contains { steps[$0...].starts(with: [3, 1, 4, 2]) }
            },
            Row("x * x == 0, x != 0", .float(in: -1...1)) { $0 * $0 == 0 && $0 != 0 },
        ]
    }

    /// Prints the table.
    package static func run(seeds: Int = 50) {
        print("hits of \(seeds) seeds, median of the hits         without hints    with hints")
        for row in rows {
            let columns = [nil, SearchHints(literalsOf: source)].map { hints in
                let hits = (0..<seeds).compactMap { seed in
                    var settings = SearchSettings(
                        seed: UInt64(seed) * 1_000_003 + 77, cases: 1_000, certifyEvaluations: 0, explainEvaluations: 0,
                        furtherSearch: .none)
                    settings.hints = hints
                    return row.run(settings)
                }.sorted()
                return "\(hits.count) (\(hits.isEmpty ? "-" : "\(hits[hits.count / 2])"))".padded(17)
            }
            print(row.name.padded(47) + columns.joined())
        }
    }
}
