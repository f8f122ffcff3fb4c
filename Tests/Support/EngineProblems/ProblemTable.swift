/// The figures of one problem over many seeds.
package struct ProblemRow: Sendable {
    /// The problem's name.
    package let name: String
    /// The one answer it should have.
    package let expected: String
    /// The outcomes, by seed.
    package let outcomes: [ProblemOutcome]

    /// Runs a problem with the seeds 0 to `seeds - 1`.
    package init(_ problem: Problem, seeds: Int, certify: Bool = true) {
        name = problem.name
        expected = problem.expected
        outcomes = (0..<seeds).map { problem.run(Problem.settings(seed: $0, certify: certify)) }
    }

    /// How many seeds gave the expected answer.
    package var expectedCount: Int { outcomes.count { $0.minimum == expected } }

    /// The answers other than the expected one, with how often each came up, the
    /// most frequent first.
    package var others: [(answer: String, count: Int)] {
        var counts: [(answer: String, count: Int)] = []
        for outcome in outcomes where outcome.minimum != expected {
            let answer = outcome.minimum ?? "nothing found"
            if let index = counts.firstIndex(where: { $0.answer == answer }) {
                counts[index].count += 1
            } else {
                counts.append((answer, 1))
            }
        }
        return counts.sorted { $0.count > $1.count }
    }

    /// How many different answers there were.
    package var answerCount: Int { others.count + (expectedCount > 0 ? 1 : 0) }

    func quantile(_ part: Double, _ measure: (ProblemOutcome) -> Int) -> Int {
        let sorted = outcomes.map(measure).sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
    }

    /// The median of a measure.
    package func median(_ measure: (ProblemOutcome) -> Int) -> Int { quantile(0.5, measure) }

    /// The sum of a measure over all seeds.
    func sum(_ measure: (ProblemOutcome) -> Int) -> Int { outcomes.reduce(0) { $0 + measure($1) } }

    /// The line in a table.
    package var line: String {
        let fields = [
            name.padded(26), "\(expectedCount)/\(outcomes.count)".padded(9), "\(answerCount)".padded(4),
            "\(median(\.shrinking))".padded(6), "\(quantile(0.95, \.shrinking))".padded(6),
            "\(outcomes.count(where: \.isCertified))".padded(5), "\(median(\.certifying))".padded(6), "\(median(\.discovery))".padded(7),
            "\(median(\.microseconds))".padded(7), "\(quantile(0.95, \.microseconds))".padded(8),
        ]
        return fields.joined(separator: " ")
    }

    /// The head of a table.
    package static let head =
        "problem                    expected  answ evals  p95    cert. +evals found   µs      µs p95"
}

extension ProblemOutcome {
    /// Wall time in microseconds.
    package var microseconds: Int {
        Int(duration.components.seconds) * 1_000_000 + Int(duration.components.attoseconds / 1_000_000_000_000)
    }
}

extension String {
    func padded(_ width: Int) -> String {
        count >= width ? self : self + String(repeating: " ", count: width - count)
    }
}
