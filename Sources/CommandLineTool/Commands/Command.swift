/// One command of `everyscreen`, ready to run.
protocol Command {
    /// The word by which it is called.
    static var name: String { get }
    /// What it does, in a few words.
    static var abstract: String { get }
    /// What stands after its name.
    static var operands: String { get }
    /// The options it takes.
    static var options: [Option] { get }
    /// Reads its arguments.
    init(_ arguments: ParsedArguments) throws
    /// Does it.
    func run() throws -> ExitCode
}

extension Command {
    /// The help text of the command.
    static var help: String {
        let calls = options.map { "--\($0.name)\($0.value.map { " \($0)" } ?? "")" }
        let width = (calls.map(\.count).max() ?? 0) + 2
        var lines = ["\(abstract)", "", "usage: everyscreen \(name) \(operands)", ""]
        for (call, option) in zip(calls, options) {
            lines.append("  " + call + String(repeating: " ", count: width - call.count) + option.help)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
