/// The benchmarks of the property engine, as called by the benchmark executable.
///
/// - `table [SEEDS]` prints the required and the actual results.
/// - `problems [SEEDS] [NAME…]` prints the shrink problems one by one, `kinds
///   [SEEDS] [NAME…]` those of kinds that are hard to shrink, `unseen [SEEDS]
///   [NAME…]` fifty written after all passes, `equations [SEEDS] [NAME…]` equations
///   and remainders of several numbers.
/// - `certificates [COUNT]` counts wrong certificates for minima of random small
///   problems.
/// - `throughput` measures the speed of generation, `tokens [COUNT]` whether tokens
///   reproduce their values.
/// - `planted [SEEDS]` lists the seeds that miss one of five planted bugs.
/// - `discovery [SEEDS]` counts the seeds that find rare failures.
package enum EngineBenchmarks {
    /// Runs what the arguments name; prints to standard output.
    package static func run(_ arguments: [String]) {
        let command = arguments.first ?? "problems"
        switch command {
        case "problems": problems(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 100, names: Array(arguments.dropFirst(2)))
        case "kinds": kinds(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 50, names: Array(arguments.dropFirst(2)))
        case "unseen": unseen(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 50, names: Array(arguments.dropFirst(2)))
        case "equations": equations(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 50, names: Array(arguments.dropFirst(2)))
        case "certificates": certificates(arguments.dropFirst().first.flatMap(Int.init) ?? 100_000)
        case "throughput": throughput()
        case "discovery": DiscoveryTable.run(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 50)
        case "planted": planted(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 100)
        case "table": table(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 100)
        case "tokens": tokens(count: arguments.dropFirst().first.flatMap(Int.init) ?? 10_000)
        default:
            print(
                "Unknown engine benchmark '\(command)'; there is: table [SEEDS], problems [SEEDS] [NAME…], kinds [SEEDS] [NAME…], unseen [SEEDS] [NAME…], equations [SEEDS] [NAME…], certificates [COUNT], throughput, discovery [SEEDS], tokens [COUNT], planted [SEEDS]."
            )
        }
    }

    private static func problems(seeds: Int, names: [String]) {
        print(ProblemRow.head)
        var sum = 0
        for problem in Problem.all where names.isEmpty || names.contains(problem.name) {
            let row = ProblemRow(problem, seeds: seeds)
            print(row.line)
            for other in row.others.prefix(3) { print("    \(other.count) × \(other.answer.prefix(140))") }
            if !names.isEmpty { print("    \(passes(row))") }
            sum += row.median(\.shrinking)
        }
        print("sum of medians: \(sum)")
    }

    /// Prints the problems by kind, those set aside last, with their sums.
    private static func kinds(seeds: Int, names: [String]) {
        print(ProblemRow.head)
        for isAside in [false, true] {
            let chosen = Problem.kinds.filter { Problem.setAside.contains($0.name) == isAside }
            printRows(isAside ? "set aside" : "tuned on", chosen, seeds: seeds, names: names)
        }
    }

    private static func unseen(seeds: Int, names: [String]) {
        print(ProblemRow.head)
        printRows("unseen", Problem.unseen, seeds: seeds, names: names)
    }

    private static func equations(seeds: Int, names: [String]) {
        print(ProblemRow.head)
        printRows("equations", Problem.equations, seeds: seeds, names: names)
    }

    /// Prints the lines of problems, and their sums; of those named, or of all.
    private static func printRows(_ title: String, _ problems: [Problem], seeds: Int, names: [String]) {
        let chosen = problems.filter { names.isEmpty || names.contains($0.name) }
        let rows = chosen.map { problem in
            let row = ProblemRow(problem, seeds: seeds)
            print(row.line)
            for other in row.others.prefix(names.isEmpty ? 1 : 5) { print("    \(other.count) × \(other.answer.prefix(140))") }
            if !names.isEmpty { print("    \(passes(row))") }
            return row
        }
        print(
            "\(title): \(rows.count { $0.expectedCount == seeds }) of \(rows.count) minimal in all seeds, "
                + "\(rows.count { $0.answerCount == 1 }) with one answer; evaluations of all seeds: shrinking "
                + "\(rows.reduce(0) { $0 + $1.sum(\.shrinking) }), certifying \(rows.reduce(0) { $0 + $1.sum(\.certifying) })")
    }

    private static func certificates(_ count: Int) {
        let result = Certificates(problems: 0..<count, drawn: 1000)
        print(
            "\(count) random small problems: \(result.failed) with a failure, \(result.certified) certified, \(result.larger) not minimal, "
                + "\(result.wrong.count) certified and not minimal \(result.wrong.prefix(10))")
    }

    private static func throughput() {
        let lists = Throughput.rate(Throughput.lists) { $0.count }
        print("lists of integers: \(Int(lists.values)) values/s, \(Int(lists.units / 1e5)) · 10^5 integers/s (best of others: 54)")
        let trees = Throughput.rate(Throughput.trees) { $0.count }
        print("trees of 50 nodes: \(Int(trees.values)) values/s, \(Int(trees.units / 1e5)) · 10^5 nodes/s (best of others: 9)")
    }

    /// The cost and effect of the passes over all seeds: evaluations/improvements.
    private static func passes(_ row: ProblemRow) -> String {
        var names: [String] = []
        for outcome in row.outcomes {
            for pass in outcome.passes where !names.contains(pass.name) { names.append(pass.name) }
        }
        return names.map { name in
            let all = row.outcomes.flatMap(\.passes).filter { $0.name == name }
            return "\(name) \(all.reduce(0) { $0 + $1.evaluations })/\(all.reduce(0) { $0 + $1.improvements })"
        }.joined(separator: ", ")
    }
}
