/// Prints a completion script for a shell.
struct CompletionCommand: Command {
    static let name = "completion"
    static let abstract = "print a completion script for a shell"
    static let operands = "SHELL"
    static let operandWords = CompletionScript.shells
    static let examples = [
        "completion bash --output ~/.local/share/bash-completion/completions/everyscreen",
        "completion zsh --output ~/.zfunc/_everyscreen",
    ]
    static let options = [SharedOptions.output]

    private let shell: String
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        let shells = CompletionScript.shells
        guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("completion needs the name of a shell: \(shells.joined(separator: ", "))")
        }
        guard shells.contains(shell) else {
            throw UsageError(
                "\"\(shell)\" has no completion script\(suggestion(for: shell, among: shells, "")); "
                    + "the shells are \(shells.joined(separator: ", "))")
        }
        self.shell = shell
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        try OutputFile.write(CompletionScript.text(for: shell), to: output)
        return .clean
    }
}
