import EveryScreenKit

/// Prints the catalogue of specs.
struct SpecsCommand: Command {
    static let name = "specs"
    static let abstract = "print the catalogue of specs"
    static let operands = ""
    static let examples = [
        "specs --profile wcag22aa --format markdown"
    ]
    static let options = [
        Option("format", "NAME", words: ["text", "json", "markdown"], help: "text, json or markdown (default text)"), SharedOptions.profile,
        SharedOptions.output,
    ]

    private let format: String
    private let profile: AccessibilityProfile
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("specs takes no file; \"\(extra)\" is too much") }
        format = try arguments.word("format", from: ["text", "json", "markdown"]) ?? "text"
        profile = try SharedOptions.profile(arguments)
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        let text =
            switch format {
            case "json": CatalogReport.json(of: profile)
            case "markdown": CatalogReport.markdown(of: profile)
            default: CatalogReport.text(of: profile)
            }
        try OutputFile.write(text, to: output)
        return .clean
    }
}
