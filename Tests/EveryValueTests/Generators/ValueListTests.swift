import EveryScreenListedTexts
import EveryValueFoundation
import Foundation
import Testing

@testable import EveryValue

/// The values that every generator draws: the file `Values/values.txt`.
///
/// A law holds for many ways of drawing: a bound that is seldom drawn, a hint that
/// is left out and a weight that is off by one break none. So the list has values
/// by seed, and those of a search with hints, which grows, draws distinct values
/// and copies parts. A search also depends on the line of a generator, so that a
/// line above the generators changes the list.
@Suite struct ValueListTests {
    private static let foundation: [AnyGenerator] = [
        AnyGenerator("date", simplest: "0.0", .date()) { "\($0.timeIntervalSinceReferenceDate)" },
        AnyGenerator(
            "date before 1970", simplest: "-978307200.0",
            .date(in: Date(timeIntervalSince1970: -86_400 * 3)...Date(timeIntervalSince1970: 0))
        ) {
            "\($0.timeIntervalSinceReferenceDate)"
        },
        AnyGenerator("date components", simplest: "", .dateComponents(years: 1999...2004)) { components in
            "\([components.year, components.month, components.day, components.hour, components.minute, components.second].map { $0 ?? -1 })"
        },
        AnyGenerator("UUID", simplest: "", .uuid()),
        AnyGenerator("data", simplest: "", .data(0...5)) { "\(Array($0))" },
        AnyGenerator("decimal", simplest: "0", .decimal()),
        AnyGenerator("decimal of four digits", simplest: "0", .decimal(in: -10...10, digits: 4)),
        AnyGenerator("URL", simplest: "https://a.example", .url()) { $0.absoluteString },
    ]

    private static let hints = SearchHints(
        integers: [12, 255, -7, 86_400, 3], floats: [0.1, 2.5, -1e-3], texts: ["admin", "<b>", "é"])

    /// A value on one line, in ASCII.
    private static func line(_ value: String) -> String {
        value.unicodeScalars.map { $0 == "\n" ? "\\n" : $0.escaped(asASCII: true) }.joined()
    }

    private static func lines(_ generator: Generator<String>) -> [String] {
        let samples = (0..<12 as Range<UInt64>).map { try? generator.sample(seed: $0) }
        let drawn = samples.map { $0?.value ?? "nothing" }
        let tokens = samples.prefix(4).compactMap(\.self).map { "\(ReplayToken($0.recording))" }
        var settings = SearchSettings(seed: 7, cases: 60, explainEvaluations: 20)
        settings.hints = hints
        var searched: [String] = []
        var report = PropertySearch.run(generator, settings: settings) { value in
            searched.append(value)
            return .passed
        }
        var lines = [
            "by seed: " + drawn.map(line).joined(separator: " | "), "tokens: " + tokens.joined(separator: " "),
            "in a search: " + searched.map(line).joined(separator: " | "),
            figures(report),
        ]
        // A judgment by the bytes of the value, so that about one in eight fails.
        settings.targetEvaluations = 20
        report = PropertySearch.run(generator, settings: settings) { (value: String, notes: inout SearchNotes) -> Judgment in
            let sum = value.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1009 }
            notes.label(sum % 2 == 0 ? "even" : "odd")
            notes.target("sum", Double(sum % 100))
            return sum % 8 == 3 ? .failed(keys: ["\(sum % 16)"]) : sum % 8 == 5 ? .discarded : .passed
        }
        lines.append(figures(report))
        for found in report.counterexamples {
            lines.append("fails: \(line(found.value)), shrunk \(found.evaluations), certified \(found.certifyEvaluations), \(found.ending)")
        }
        return lines
    }

    private static func figures(_ report: SearchReport<String>) -> String {
        let counts = report.statistics
        let labels = counts.labels.map { ", \($0.count) \($0.label)" }.joined()
        let passes = counts.passes.map { ", \($0.name) \($0.evaluations) for \($0.improvements)" }.joined()
        return "\(report.ending), \(counts.cases) cases, \(counts.evaluations) judged, \(counts.generated) drawn, "
            + "\(counts.discarded) discarded, \(counts.repeated) repeated, \(counts.refused) refused, weight \(counts.totalWeight)"
            + labels + passes + report.warnings.map { ", \($0)" }.joined()
    }

    private static func text(of generator: AnyGenerator) -> String {
        (["## \(generator.testDescription)"] + lines(generator.generator)).joined(separator: "\n") + "\n"
    }

    private static let all = AnyGenerator.all + foundation

    @Test func `every generator draws what the list says`() throws {
        let differences = try ListedText("Values/values.txt").differences(from: Self.all.map(Self.text).joined())
        #expect(differences == [])
    }
}
