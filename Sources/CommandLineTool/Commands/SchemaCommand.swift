import EveryScreenKit

/// Prints the JSON Schema of the native screen file, or of the reports in JSON.
struct SchemaCommand: Command {
    static let name = "schema"
    static let abstract = "print the JSON Schema of the native screen file, or of reports"
    static let operands = ""
    static let examples = ["schema --of report > everyscreen-report.schema.json"]
    static let options = [
        Option("of", "NAME", words: ["screen", "report"], help: "screen, or report for what --format json writes (default screen)"),
        SharedOptions.output,
    ]

    private let isOfReports: Bool
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("schema takes no file; \"\(extra)\" is one operand too many") }
        isOfReports = try arguments.word("of", from: ["screen", "report"]) == "report"
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        try OutputFile.write(isOfReports ? JSONReport.schema : ScreenFile.schema, to: output)
        return .clean
    }
}
