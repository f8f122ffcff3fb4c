import EveryValueProblems

// Without arguments it prints everything of `make bench`. A name selects one part,
// or an engine benchmark.
//
// - "repeats N" runs the command N times and compares its output.
// - "readers SECONDS FOLDER [FIRST]" reads damaged captures, each format for some
//   seconds; "readers large" reads large ones.
// - "clean FIRST LAST [COUNT]" checks the screens of these numbers in every
//   environment, or in COUNT of them; "clean families COUNT" as many of each
//   family, each in one environment.
// - "components FAULT" plants one fault only.
// - "door specs" times the specs of one check.
// - "navigation" uses ten times as many screens; "navigation costs" prints times
//   only.
// - "text-widths" and "text-lines" measure standard input.
let arguments = Array(CommandLine.arguments.dropFirst())
let parts: [(name: String, run: () async -> Void)] = [
    ("pipeline", { PipelineBenchmarks.run() }),
    ("door", { SessionBenchmarks.run() }),
    ("failing", { FailingBenchmarks.run() }),
    ("replay", { ReplayBenchmarks.run() }),
    ("command", { CommandBenchmarks.run() }),
    ("layout", { LayoutBenchmarks.run() }),
    ("pictures", { PictureBenchmarks.run() }),
    ("text", { TextBenchmarks.run() }),
    ("navigation", { NavigationBenchmarks.run(scale: arguments.isEmpty ? 10 : 1) }),
    ("journal", { JournalBenchmarks.run() }),
    ("cancellation", { await CancellationBenchmarks.run() }),
    ("mutation", { MutationBenchmarks.run() }),
    ("flow-mutation", { FlowMutationBenchmarks.run() }),
    ("matching", { MatchingBenchmarks.run() }),
    ("clean", { CleanScreenBenchmarks.run() }),
    ("targets", { TargetBenchmarks.run() }),
    ("generators", { GeneratorBenchmarks.run() }),
    ("components", { ComponentBenchmarks.run() }),
    ("table", { EngineBenchmarks.run(["table"]) }),
    ("discovery", { EngineBenchmarks.run(["discovery"]) }),
]
if arguments.isEmpty {
    for part in parts { await part.run() }
} else if arguments == ["text-widths"] {
    TextBenchmarks.printWidths()
} else if arguments == ["text-lines"] {
    TextBenchmarks.printLines()
} else if arguments.count == 2, arguments[0] == "judging", let runs = Int(arguments[1]) {
    PipelineBenchmarks.judgeOnly(runs)
} else if arguments.count == 2, arguments[0] == "repeats", let runs = Int(arguments[1]) {
    CommandBenchmarks.repeats(runs)
} else if arguments == ["navigation", "journeys"] {
    NavigationBenchmarks.journeyCosts()
    NavigationBenchmarks.journeys(500_000)
} else if arguments == ["navigation", "costs"] {
    NavigationBenchmarks.costs()
} else if (3...4).contains(arguments.count), arguments[0] == "clean", let first = Int(arguments[1]), let last = Int(arguments[2]),
    first <= last
{
    CleanScreenBenchmarks.run(first...last, inEachOf: arguments.count == 4 ? Int(arguments[3]) ?? .max : .max)
} else if arguments.count == 3, arguments[0] == "clean", arguments[1] == "families", let count = Int(arguments[2]), count > 0 {
    CleanScreenBenchmarks.runFamilies(count)
} else if arguments.count == 2, arguments[0] == "components" {
    ComponentBenchmarks.run(arguments[1])
} else if arguments == ["door", "specs"] {
    SessionBenchmarks.runSpecs()
} else if arguments == ["generators", "speed"] {
    GeneratorBenchmarks.speed()
} else if arguments == ["readers", "large"] {
    ReaderBenchmarks.runLarge()
} else if (3...4).contains(arguments.count), arguments[0] == "readers", let seconds = Double(arguments[1]) {
    ReaderBenchmarks.run(seconds: seconds, folder: arguments[2], from: arguments.count == 4 ? UInt64(arguments[3]) ?? 0 : 0)
} else if arguments.count == 1, let part = parts.first(where: { $0.name == arguments[0] }) {
    await part.run()
} else {
    EngineBenchmarks.run(arguments)
}
