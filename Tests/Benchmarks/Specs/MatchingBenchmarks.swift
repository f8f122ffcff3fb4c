import EveryScreenGenerators
import EveryScreenKit
import EveryScreenPlantedFaults

/// Pairs the elements of screens under two settings, and counts how many pairs are
/// those of the layout.
enum MatchingBenchmarks {
    /// Prints the shares for screens that show the same, and for screens that lack
    /// up to three elements.
    static func run(screens: Int = 6_000) {
        let environments = EnvironmentPlan.pairwise.environments
        print("Elements paired between the defaults and another setting; \(screens) random screens each")
        for missing in [0, 1, 3] {
            var score = ElementMatching.Score()
            for seed in 1...screens {
                let environment = environments[seed % environments.count]
                guard let example = ElementMatching(seed: UInt64(seed), in: environment, missing: missing) else { continue }
                let pairs = ElementPairs(example.screens.one, example.screens.other, in: example.languages)
                score.add(example, pairedBy: pairs.other)
            }
            let (precision, recall) = ((score.precision * 10_000).rounded(.down) / 100, (score.recall * 10_000).rounded(.down) / 100)
            print("  \(missing) missing: \(score.found) pairs, precision \(precision) %, recall \(recall) % of \(score.known)")
        }
        print("")
    }
}
