import EngineProblems

// Without arguments everything that `make bench` prints; "pipeline", "journal", "cancellation", or an engine benchmark by name, for one part.
let arguments = Array(CommandLine.arguments.dropFirst())
let (isAll, part) = (arguments.isEmpty, arguments.first ?? "")
if isAll || part == "pipeline" { PipelineBenchmarks.run() }
if isAll || part == "journal" { JournalBenchmarks.run() }
if isAll || part == "cancellation" { await CancellationBenchmarks.run() }
if !["pipeline", "journal", "cancellation"].contains(part) { EngineBenchmarks.run(isAll ? ["table"] : arguments) }
