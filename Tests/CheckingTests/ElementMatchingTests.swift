import EveryScreenGenerators
import EveryScreenKit
import EveryScreenPlantedFaults
import Testing

/// The pairs of elements under two settings, on random screens.
///
/// Their sources are numbers, as in captures. `EveryScreenBenchmarks matching` has
/// more of them.
struct ElementMatchingTests {
    /// The shares of pairs that are right, and of right pairs that are found.
    private func score(missing: Int) -> ElementMatching.Score {
        let environments = EnvironmentPlan.pairwise.environments
        var score = ElementMatching.Score()
        for seed in 1...300 {
            guard let example = ElementMatching(seed: UInt64(seed), in: environments[seed % environments.count], missing: missing) else {
                continue
            }
            let pairs = ElementPairs(example.screens.one, example.screens.other, in: example.languages)
            score.add(example, pairedBy: pairs.other)
        }
        return score
    }

    @Test func `screens that show the same are paired whole, and never wrongly`() {
        let score = score(missing: 0)

        #expect(score.precision == 1)
        #expect(score.recall > 0.99)
    }

    /// A published matcher reaches 97 % on real screens.
    @Test(arguments: [(1, 0.99, 0.88), (3, 0.98, 0.82)])
    func `where elements are missing, nearly all pairs are right`(missing: Int, precision: Double, recall: Double) {
        let score = score(missing: missing)

        #expect(score.precision > precision)
        #expect(score.recall > recall)
    }
}
