import EngineProblems

// Without arguments everything that `make bench` prints; "pipeline", or an engine benchmark by name, for one part.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty || arguments == ["pipeline"] { PipelineBenchmarks.run() }
if arguments != ["pipeline"] { EngineBenchmarks.run(arguments.isEmpty ? ["table"] : arguments) }
