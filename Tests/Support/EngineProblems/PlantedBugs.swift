internal import EveryValue

/// One property with five bugs, of which each has its own smallest tree.
package enum PlantedBugs {
    /// The outcome of a run.
    package struct Outcome: Sendable {
        /// The minimum of each bug, as printed, in the order of the names.
        package let minima: [String]
        /// All judgments, until the fifth minimum was done.
        package let evaluations: Int
    }

    /// The five minima.
    package static let expected = [
        "depth: (group \"\" (group \"\" (group \"\")))",
        "duplicate: (text \"\" (button \"a\") (button \"a\"))",
        "label: (button \"\")",
        "long: (text \"aaaaaaaaaaaa\")",
        "nested: (button \"\" (link \"\"))",
    ]

    private static func bugs(_ tree: Tree) -> [String] {
        var keys: [String] = []
        if tree.groupDepth > 2 { keys.append("depth") }
        if tree.all.contains(where: { $0.children.hasDuplicateLabels }) { keys.append("duplicate") }
        if tree.all.contains(where: { $0.kind == 2 && $0.label.isEmpty }) { keys.append("label") }
        if tree.all.contains(where: { $0.kind == 0 && $0.label.count >= 12 }) { keys.append("long") }
        if tree.all.contains(where: { $0.kind == 2 && $0.all.dropFirst().contains { $0.kind == 3 } }) { keys.append("nested") }
        return keys
    }

    /// Searches with a seed until all five are shrunk.
    package static func run(seed: Int) -> Outcome {
        let settings = SearchSettings(seed: UInt64(seed), cases: 1000, certifyEvaluations: 0, explainEvaluations: 0)
        var search = PropertySearch(Tree.generator, settings: settings, identity: { AnyHashable($0.description) })
        var evaluations = 0
        while let trial = search.next() {
            // With all five done, the rest of the search has nothing more to find.
            if case .generating = trial.phase, search.report().counterexamples.count == 5 { break }
            let keys = bugs(trial.value)
            search.record(keys.isEmpty ? .passed : .failed(keys: keys), for: trial)
            evaluations += 1
        }
        let minima = search.report().counterexamples.map { "\($0.key): \($0.value)" }.sorted()
        return Outcome(minima: minima, evaluations: evaluations)
    }
}
