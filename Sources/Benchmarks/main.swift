import EngineProblems

// Without arguments everything that `make bench` prints; "pipeline", "journal", or an engine benchmark by name, for one part.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty || arguments == ["pipeline"] { PipelineBenchmarks.run() }
if arguments.isEmpty || arguments == ["journal"] { JournalBenchmarks.run() }
if arguments != ["pipeline"], arguments != ["journal"] { EngineBenchmarks.run(arguments.isEmpty ? ["table"] : arguments) }
