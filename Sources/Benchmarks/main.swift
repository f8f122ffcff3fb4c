import EngineProblems

// Without arguments everything that `make bench` prints; "pipeline", "text", "navigation", or an engine benchmark by name, for one part.
// "text-widths" measures what stands on standard input.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments {
case []:
    PipelineBenchmarks.run()
    TextBenchmarks.run()
    NavigationBenchmarks.run(scale: 10)
    EngineBenchmarks.run(["table"])
case ["pipeline"]: PipelineBenchmarks.run()
case ["text"]: TextBenchmarks.run()
case ["navigation"]: NavigationBenchmarks.run()
case ["navigation", "costs"]: NavigationBenchmarks.costs()
case ["text-widths"]: TextBenchmarks.printWidths()
default: EngineBenchmarks.run(arguments)
}
