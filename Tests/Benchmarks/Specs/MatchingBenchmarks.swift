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
            var score = (found: 0, right: 0, known: 0)
            for seed in 1...screens {
                let environment = environments[seed % environments.count]
                guard let example = ElementMatching(seed: UInt64(seed), in: environment, missing: missing) else { continue }
                let pairs = ElementPairs(example.screens.one, example.screens.other, in: example.languages)
                for (index, its) in example.pairs.enumerated() {
                    let found = pairs.other(of: index)
                    score.found += found == nil ? 0 : 1
                    score.right += found != nil && found == its ? 1 : 0
                    score.known += its == nil ? 0 : 1
                }
            }
            let precision = Double(score.right * 10_000 / max(1, score.found)) / 100
            let recall = Double(score.right * 10_000 / max(1, score.known)) / 100
            print("  \(missing) missing: \(score.found) pairs, precision \(precision) %, recall \(recall) % of \(score.known)")
        }
        print("")
    }
}
