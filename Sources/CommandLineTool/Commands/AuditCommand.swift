import AccessibilityChecking

/// Judges captured screens.
struct AuditCommand: Command {
    static let name = "audit"
    static let abstract = "judge captured screens"
    static let operands = "FILE…"
    static let options = [
        Option(
            "from", "FORMAT", help: "read as \(CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")); else the format is detected"
        ),
        Option("density", "DPI", help: "dots per inch of an Android screen, such as 420; without it sizes in pixels are not judged"),
        SharedOptions.profile,
        Option("format", "NAME", help: "text or json (default text)"),
        SharedOptions.output,
        Option("fail-on", "SEVERITY", help: "exit with 1 for findings of at least this: error, warning or note (default warning)"),
    ]

    private let files: [String]
    private let captureOptions: CaptureOptions
    private let profile: Profile
    private let format: String
    private let output: String?
    private let severity: Severity

    init(_ arguments: ParsedArguments) throws {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("audit needs a file: everyscreen audit FILE…") }
        var options = CaptureOptions()
        options.format = try arguments.word("from", from: CaptureFormat.allCases.map(\.rawValue)).flatMap(CaptureFormat.init)
        if let text = arguments.value("density") {
            guard let density = Double(text), density > 0, density.isFinite else {
                throw UsageError("--density is \"\(text)\"; it takes a positive number of dots per inch, such as 420")
            }
            options.density = density
        }
        captureOptions = options
        profile = try SharedOptions.profile(arguments)
        format = try arguments.word("format", from: ["text", "json"]) ?? "text"
        output = arguments.value("output")
        severity = try arguments.word("fail-on", from: Severity.allCases.map(\.rawValue)).flatMap(Severity.init) ?? .warning
    }

    func run() throws -> ExitCode {
        var audits: [ScreenAudit] = []
        var problems: [String] = []
        for file in files {
            do {
                audits += audit(try readCapture(at: file, options: captureOptions), from: file, by: profile)
            } catch {
                problems.append("everyscreen: \(error)\n")
            }
        }
        guard problems.isEmpty else {
            problems.forEach(StandardStreams.writeError)
            return .unusable
        }
        try OutputFile.write((format == "json" ? JSONReport.text(of: audits) : TextReport.text(of: audits)) + "\n", to: output)
        return audits.contains { $0.findings.contains { $0.severity >= severity } } ? .findings : .clean
    }
}
