/// One command of `everyscreen`, ready to run.
protocol Command {
    /// The name by which it is called.
    static var name: String { get }
    /// Its description, a few words.
    static var abstract: String { get }
    /// The operands after its name.
    static var operands: String { get }
    /// The words accepted as operands, if the list is closed; used for shell
    /// completion.
    static var operandWords: [String] { get }
    /// The options it takes.
    static var options: [Option] { get }
    /// Example calls, without the name of the program.
    static var examples: [String] { get }
    /// Reads its arguments.
    init(_ arguments: ParsedArguments) throws
    /// Runs it.
    func run() throws -> ExitCode
}

extension Command {
    /// Most commands take files, or nothing.
    static var operandWords: [String] { [] }

    /// Whether it accepts files as operands.
    static var takesFiles: Bool { operands.contains("FILE") }

    /// Example calls; most commands need none.
    static var examples: [String] { [] }

    /// The help text of the command: description, call, one line per option,
    /// examples.
    static var help: String {
        let calls = options.map { "--\($0.name)\($0.value.map { " \($0)" } ?? "")" }
        let width = (calls.map(\.count).max() ?? 0) + 2
        var lines = ["OVERVIEW: \(abstract.prefix(1).uppercased() + abstract.dropFirst())", ""]
        lines += ["USAGE: everyscreen \(name)\(operands.isEmpty ? "" : " \(operands)") [options]", "", "OPTIONS:"]
        for (call, option) in zip(calls, options) {
            let indentation = "\n" + String(repeating: " ", count: width + 2)
            let help = wrapped(option.help, to: 100 - width).joined(separator: indentation)
            lines.append("  " + call + String(repeating: " ", count: width - call.count) + help)
        }
        if !examples.isEmpty { lines += ["", "EXAMPLES:"] + examples.map { "  everyscreen \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Breaks a text into lines of at most `width` characters, between words.
    private static func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}
