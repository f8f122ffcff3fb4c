import EveryScreenKit

/// Prints the catalog of specs.
struct SpecsCommand: Command {
    static let name = "specs"
    static let abstract = "print the catalog of specs"
    static let operands = ""
    static let examples = [
        "specs --profile wcag22aa --format markdown",
        "specs --criteria",
    ]
    static let options = [
        Option("format", "NAME", words: ["text", "json", "markdown"], help: "text, json or markdown (default text)"), SharedOptions.profile,
        Option("criteria", help: "print the 55 success criteria of WCAG 2.2 A and AA, with the specs and the manual checks of each"),
        SharedOptions.output,
    ]

    private let format: String
    private let profile: AccessibilityProfile
    private let showsCriteria: Bool
    private let output: String?

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("specs takes no file; \"\(extra)\" is one operand too many") }
        format = try arguments.word("format", from: ["text", "json", "markdown"]) ?? "text"
        profile = try SharedOptions.profile(arguments)
        showsCriteria = arguments.has("criteria")
        if showsCriteria, arguments.value("profile") != nil {
            throw UsageError("--criteria lists WCAG 2.2 A and AA, not a profile; leave out --profile")
        }
        output = arguments.value("output")
    }

    func run() throws -> ExitCode {
        let text =
            switch format {
            case "json": showsCriteria ? CatalogReport.criteriaJSON() : CatalogReport.json(of: profile)
            case "markdown": showsCriteria ? CatalogReport.criteriaMarkdown() : CatalogReport.markdown(of: profile)
            default: showsCriteria ? CatalogReport.criteriaText() : CatalogReport.text(of: profile)
            }
        try OutputFile.write(text, to: output)
        return .clean
    }
}
