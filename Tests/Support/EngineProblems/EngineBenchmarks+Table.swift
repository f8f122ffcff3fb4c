internal import EveryValue

extension EngineBenchmarks {
    /// The median judgments after the first failure of Hypothesis 6.170.15, as
    /// measured over a hundred seeds (pbt.md 4.1).
    package static let hypothesisMedians: [String: Int] = [
        "bound5": 252, "large_union_list": 166, "reverse": 9, "calculator": 48, "lengthlist": 88, "difference_zero": 27,
        "difference_small": 39, "difference_one": 35, "coupling": 41, "deletion": 9, "distinct": 34, "nestedlists": 40, "binheap": 74,
    ]

    /// Prints what the engine must reach, what the best of the others reaches, and
    /// what it reaches.
    static func table(seeds: Int) {
        let challenge = Problem.challenge.map { ProblemRow($0, seeds: seeds) }
        let trees = Problem.trees.map { ProblemRow($0, seeds: seeds) }
        let further = Problem.further.map { ProblemRow($0, seeds: seeds) }
        let own = Problem.own.map { ProblemRow($0, seeds: seeds) }

        func normalized(_ rows: [ProblemRow]) -> String { "\(rows.count { $0.expectedCount == seeds })/\(rows.count)" }
        print("over \(seeds) seeds                                     best of others   required   ours")
        print("challenge, one answer                              10/13            13/13      \(normalized(challenge))")
        print("trees, one answer                                  6/8              8/8        \(normalized(trees))")
        print("further problems, one answer                       9/12             12/12      \(normalized(further))")
        print("further and own problems, one answer               -                95 %       \(normalized(further + own))")
        let sum = challenge.reduce(0) { $0 + $1.median(\.shrinking) }
        print("challenge, sum of median evaluations               862              <= 500     \(sum)")
        for row in challenge {
            let other = hypothesisMedians[row.name] ?? 0
            let ours = row.median(\.shrinking)
            print("    \(row.name.padded(47))\("\(other)".padded(17))\("<= \(other)".padded(11))\(ours)\(ours > other ? "  MISSED" : "")")
        }
        printDiscovery(challenge)
        printTimes(challenge + trees + further + own)
        let planted = (0..<seeds).map { PlantedBugs.run(seed: $0) }
        let complete = planted.count { $0.minima == PlantedBugs.expected }
        let costs = planted.map(\.evaluations).sorted()
        print(
            "five planted bugs, all minimal, evaluations        by line          <= 1000    "
                + "\(complete)/\(seeds), median \(costs[costs.count / 2]), most \(costs[costs.count - 1])")
    }

    /// Prints the seeds whose planted bugs are not all found and minimal.
    static func planted(seeds: Int) {
        for seed in 0..<seeds {
            let outcome = PlantedBugs.run(seed: seed)
            guard outcome.minima != PlantedBugs.expected else { continue }
            print(
                "seed \(seed), \(outcome.evaluations) evaluations: \(outcome.minima.filter { !PlantedBugs.expected.contains($0) }), \(outcome.minima.count) bugs"
            )
        }
    }

    private static func printDiscovery(_ rows: [ProblemRow]) {
        let others = [("difference_one", 2934, 300), ("difference_small", 1384, 300), ("binheap", 37, 20)]
        for (name, best, required) in others {
            guard let row = rows.first(where: { $0.name == name }) else { continue }
            print("discovery of \(name.padded(38))\("\(best)".padded(17))\("<= \(required)".padded(11))\(row.median(\.discovery))")
        }
    }

    private static func printTimes(_ rows: [ProblemRow]) {
        let times = rows.flatMap(\.outcomes).map(\.microseconds).sorted()
        print("search and shrink time, median                     10 ms - 8 s      <= 10 ms   \(times[times.count / 2]) µs")
        print("search and shrink time, 95th percentile                             <= 50 ms   \(times[times.count * 95 / 100]) µs")
    }

    /// Replays many tokens and compares value and recording; prints a checksum that
    /// must not depend on the build.
    static func tokens(count: Int) {
        let trees = tokens(of: Tree.withSettings, count)
        print("\(count) tokens: \(trees.wrong) wrong, longest \(trees.longest) letters, checksum of all \(trees.sum)")
        for length in [12, 20, 30] {
            let fifty = tokens(of: Tree.ofFifty(labels: length), count)
            print(
                "\(count) tokens of 50 nodes with labels of up to \(length): \(fifty.wrong) wrong, longest \(fifty.longest) letters "
                    + "(required <= 400; \(fifty.long) are longer)")
        }
    }

    private static func tokens<Value>(of generator: Generator<Value>, _ count: Int) -> (wrong: Int, longest: Int, long: Int, sum: UInt64) {
        var result = (wrong: 0, longest: 0, long: 0, sum: 14_695_981_039_346_656_037 as UInt64)
        for seed in 0..<count {
            guard let sample = try? generator.sample(seed: UInt64(seed)) else { continue }
            let text = ReplayToken(sample.recording).description
            result.longest = max(result.longest, text.utf8.count)
            result.long += text.utf8.count > 400 ? 1 : 0
            for byte in text.utf8 { result.sum = (result.sum ^ UInt64(byte)) &* 1_099_511_628_211 }
            let again = (try? ReplayToken(text)).flatMap { try? generator.sample(replaying: $0.recording) }
            if again?.recording != sample.recording || again.map({ "\($0.value)" }) != "\(sample.value)" { result.wrong += 1 }
        }
        return result
    }
}
