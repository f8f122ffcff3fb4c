import EveryScreenKit

/// Judges captured screens.
struct AuditCommand: Command {
    static let name = "audit"
    static let abstract = "judge captured screens"
    static let operands = "FILE…"
    static let examples = [
        "audit order.xml",
        "audit --density 420 --profile wcag22aa captures/*.xml --format sarif --output findings.sarif",
        "audit --from browser-capture pages.jsonl --format jsonl",
    ]
    static let options =
        [
            Option(
                "from", "FORMAT", words: CaptureFormat.allCases.map(\.rawValue),
                help: "read as \(CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")); else the format is detected"
            ),
            Option("density", "DPI", help: "dots per inch of an Android screen, such as 420; without it sizes in pixels are not judged"),
            SharedOptions.profile,
            Option("with", "FILE", help: "the same screens, by name, enlarged to twice their size: for what must hold then"),
            Option(
                "format", "NAME", words: formats,
                help: "text, json, sarif, junit, html, or jsonl for a line a screen as it is read (default text)"),
            SharedOptions.output,
            Option(
                "fail-on", "SEVERITY", words: Finding.Severity.allCases.map(\.rawValue),
                help: "exit with 1 for findings of at least this: error, warning or note (default warning)"),
        ] + KnownOptions.options

    private static let formats = ReportFormat.allCases.map(\.rawValue) + ["jsonl"]

    private let files: [String]
    private let captureOptions: CaptureOptions
    private let enlargedFile: String?
    private let profile: AccessibilityProfile?
    private let format: String
    private let output: String?
    private let severity: Finding.Severity
    private let known: KnownOptions

    init(_ arguments: ParsedArguments) throws {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("audit needs a file: everyscreen audit FILE…") }
        var options = CaptureOptions()
        options.format = try arguments.word("from", from: CaptureFormat.allCases.map(\.rawValue)).flatMap(CaptureFormat.init)
        if let text = arguments.value("density") {
            guard let density = Double(text), CaptureOptions.densities.contains(density) else {
                throw UsageError("--density is \"\(text)\"; it takes a number of dots per inch from 2 to 10000, such as 420")
            }
            options.density = density
        }
        captureOptions = options
        enlargedFile = arguments.value("with")
        profile = try SharedOptions.namedProfile(arguments)
        format = try arguments.word("format", from: Self.formats) ?? "text"
        output = arguments.value("output")
        severity = try arguments.word("fail-on", from: Finding.Severity.allCases.map(\.rawValue)).flatMap(Finding.Severity.init) ?? .warning
        known = try KnownOptions(arguments)
    }

    func run() throws -> ExitCode {
        var enlarged: [String: CapturedScreen] = [:]
        if let enlargedFile {
            do {
                try readScreens(at: enlargedFile, options: captureOptions) { screen, _ in enlarged[screen.name] = screen }
            } catch {
                StandardStreams.writeError("everyscreen: \(error)\n")
                return .unusable
            }
        }
        return format == "jsonl" ? try printLines(with: enlarged) : try printReport(with: enlarged)
    }

    /// Prints a line a screen.
    ///
    /// Pages of a browser are judged and printed one by one, so that files of any
    /// length are judged; they are all captured under the same settings. Into a file
    /// nothing is written before all is judged: it is there whole or not at all.
    private func printLines(with enlarged: [String: CapturedScreen]) throws -> ExitCode {
        var worst: Finding.Severity?
        var kept = ""
        var ledger = known.ledger
        var found: [Baseline.Entry] = []
        func print(_ audit: ScreenAudit) throws {
            var audit = audit
            ledger.settle(&audit)
            found += Baseline(of: [audit]).entries
            if let severity = audit.newFindings.map(\.severity).max() { worst = max(worst ?? severity, severity) }
            let line = JSONReport.line(of: audit) + "\n"
            if output == nil { try StandardStreams.write(line) } else { kept += line }
        }
        do {
            if captureOptions.format == .browser {
                for file in files {
                    try readScreens(at: file, options: captureOptions) { screen, format in
                        try print(audit(screen, as: format, from: file, by: profile, enlarged: enlarged[screen.name]))
                    }
                }
            } else {
                let captures = try readCaptures(at: files, options: captureOptions).map { (file: $0.path, capture: try $0.result.get()) }
                try audits(of: captures, with: enlarged).forEach(print)
            }
        } catch let error as CaptureError {
            StandardStreams.writeError("everyscreen: \(error)\n")
            return .unusable
        }
        if output != nil { try OutputFile.write(kept, to: output) }
        try known.save(Baseline(found))
        // The lines are for programs: what is no longer true of the list goes to whoever runs them.
        for line in TextReport.unusedLines(ledger.uses) { StandardStreams.writeError("everyscreen: \(line)\n") }
        return worst.map { $0 >= severity } == true ? .findings : .clean
    }

    /// Judges the screens of some files, each beside the same content under other settings, which may be in another file.
    private func audits(of captures: [(file: String, capture: AccessibilityCapture)], with enlarged: [String: CapturedScreen])
        -> [ScreenAudit]
    {
        let others = ComparableScreens(captures.flatMap(\.capture.screens))
        return captures.flatMap { audit($0.capture, from: $0.file, by: profile, enlarged: enlarged, beside: others) }
    }

    private func printReport(with enlarged: [String: CapturedScreen]) throws -> ExitCode {
        var captures: [(file: String, capture: AccessibilityCapture)] = []
        var problems: [String] = []
        for file in readCaptures(at: files, options: captureOptions) {
            do {
                captures.append((file.path, try file.result.get()))
            } catch {
                problems.append("everyscreen: \(error)\n")
            }
        }
        guard problems.isEmpty else {
            problems.forEach(StandardStreams.writeError)
            return .unusable
        }
        var audits = audits(of: captures, with: enlarged)
        var ledger = known.ledger
        for index in audits.indices { ledger.settle(&audits[index]) }
        let form = ReportFormat(rawValue: format) ?? .text
        try form.write(form.text(of: audits, besides: ledger, failOn: severity), to: output)
        try known.save(Baseline(of: audits))
        return audits.contains { $0.newFindings.contains { $0.severity >= severity } } ? .findings : .clean
    }
}
