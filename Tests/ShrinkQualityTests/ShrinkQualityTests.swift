import EveryValue
import EveryValueProblems
import Testing

/// Every problem gives its one answer; the tables over a hundred seeds are printed by the benchmarks.
@Suite struct ShrinkQualityTests {
    /// Kept small for debug builds.
    private static let seeds = 3

    @Test(arguments: Problem.all)
    func `Shrinking gives the one expected answer`(_ problem: Problem) {
        let row = ProblemRow(problem, seeds: ShrinkQualityTests.seeds)

        #expect(row.outcomes.map(\.minimum) == Array(repeating: problem.expected, count: ShrinkQualityTests.seeds))
    }

    @Test(arguments: Problem.challenge)
    func `Shrinking a challenge costs no more than twice what it costs the best engine`(_ problem: Problem) {
        let row = ProblemRow(problem, seeds: ShrinkQualityTests.seeds, certify: false)

        // The medians of a hundred seeds are compared by the benchmarks; three seeds need room.
        #expect(row.median(\.shrinking) <= 2 * (EngineBenchmarks.hypothesisMedians[problem.name] ?? 0) + 10)
    }

    @Test func `A small minimum is certified`() {
        let outcome = Problem.challenge.first { $0.name == "difference_one" }?.run(Problem.settings(seed: 1))

        #expect(outcome?.isCertified == true)
    }

    @Test func `Five planted bugs are found, shrunk and kept apart`() {
        for seed in 0..<3 {
            let outcome = PlantedBugs.run(seed: seed)

            #expect(outcome.minima == PlantedBugs.expected)
            #expect(outcome.evaluations <= 1000)
        }
    }
}
