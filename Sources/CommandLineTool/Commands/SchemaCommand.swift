import EveryScreenKit

/// Prints the JSON Schema of the native screen file.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "print the JSON Schema of the native screen file"
    static let operands = ""
    static let options = [SharedOptions.output]

    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("schema takes no file; \"\(extra)\" is too much") }
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        try OutputFile.write(ScreenFile.schema, to: output)
        return .clean
    }
}
