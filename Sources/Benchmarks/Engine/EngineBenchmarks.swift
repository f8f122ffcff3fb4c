/// The benchmarks of the property engine, as called by the benchmark executable.
///
/// `problems [SEEDS] [NAME…]` prints the table of shrink problems.
public enum EngineBenchmarks {
    /// Runs what the arguments name; prints to standard output.
    public static func run(_ arguments: [String]) {
        let command = arguments.first ?? "problems"
        switch command {
        case "problems": problems(seeds: arguments.dropFirst().first.flatMap(Int.init) ?? 100, names: Array(arguments.dropFirst(2)))
        default: print("Unknown engine benchmark '\(command)'; there is: problems [SEEDS] [NAME…].")
        }
    }

    private static func problems(seeds: Int, names: [String]) {
        print(ProblemRow.head)
        var sum = 0
        for problem in Problem.all where names.isEmpty || names.contains(problem.name) {
            let row = ProblemRow(problem, seeds: seeds)
            print(row.line)
            for other in row.others.prefix(3) { print("    \(other.count) × \(other.answer.prefix(140))") }
            sum += row.median(\.shrinking)
        }
        print("sum of medians: \(sum)")
    }
}
