import EveryScreenKit

/// The list of commands.
enum CommandCatalog {
    static var commands: [any Command.Type] {
        [
            AuditCommand.self, RecordCommand.self, FuzzCommand.self, ReplayCommand.self, RenderCommand.self, TranscriptCommand.self,
            SpecsCommand.self,
            ExplainCommand.self,
            MergeCommand.self, SchemaCommand.self, CompletionCommand.self,
        ]
    }

    /// Returns the command, or one that prints help or the version.
    static func command(for arguments: [String]) throws -> any Command {
        guard let word = arguments.first else { return PrintCommand(overview) }
        if word == "--version" { return PrintCommand("everyscreen \(toolVersion)\n") }
        if ["help", "--help", "-h"].contains(word) { return try help(for: arguments.dropFirst().first) }
        let command = try command(named: word)
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") { return PrintCommand(command.help) }
        let arguments = try ParsedArguments(rest, options: command.options, command: word)
        let prepared = try command.init(arguments)
        // Work of hours must not end with a destination that could never be
        // written.
        for option in command.options {
            if let destination = option.destination { try arguments.value(option.name).map(destination.probe) }
        }
        return prepared
    }

    private static func help(for word: String?) throws -> any Command {
        guard let word else { return PrintCommand(overview) }
        return PrintCommand(try command(named: word).help)
    }

    private static func command(named word: String) throws(UsageError) -> any Command.Type {
        let words = commands.map { $0.name } + ["help", "--help", "--version"]
        guard let command = commands.first(where: { $0.name == word }) else {
            throw UsageError(
                "there is no command \"\(word)\"\(suggestion(for: word, among: words, "")); see everyscreen help")
        }
        return command
    }

    private static var overview: String {
        let width = (commands.map { $0.name.count }.max() ?? 0) + 2
        let lines = commands.map { command in
            "  " + command.name + String(repeating: " ", count: width - command.name.count) + command.abstract
        }
        return """
            OVERVIEW: Checks the accessibility of captured screens, live pages and generated screens.

            USAGE: everyscreen COMMAND …

            COMMANDS:
            \(lines.joined(separator: "\n"))

            START HERE:
              everyscreen audit page.html        check a page or a captured screen
              everyscreen explain target-size    read about a claim that failed

            See everyscreen help COMMAND for its options; everyscreen --version prints the version.
            A file named - is standard input; --output - is standard output.
            Exit codes: 0 nothing found, 1 findings, 2 unusable arguments or input, nothing checked, or stopped early.

            """
    }
}

/// Prints a fixed text: help or the version.
struct PrintCommand: Command {
    static let name = ""
    static let abstract = ""
    static let operands = ""
    static let options: [Option] = []
    let text: String

    init(_ text: String) { self.text = text }
    init(_ arguments: ParsedArguments) { text = "" }

    func run() throws -> ExitCode {
        try StandardStreams.write(text)
        return .clean
    }
}
