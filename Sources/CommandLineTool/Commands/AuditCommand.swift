import EveryScreenBrowser
import EveryScreenCaptureReaders
import EveryScreenKit
import EveryValueCrashIsolation

/// Audits captured screens, and live pages, which it records.
struct AuditCommand: Command {
    static let name = "audit"
    static let abstract = "audit captured screens and live pages"
    static let operands = "FILE…"
    static let examples = [
        "audit order.xml",
        "audit --density 420 --profile wcag22aa captures/*.xml --format sarif --output findings.sarif",
        "audit --from browser-capture pages.jsonl --format jsonl",
        "audit page.html site/ https://example.org/ --format html --output report.html",
    ]
    static let options =
        [
            Option(
                "from", "FORMAT", words: CaptureFormat.allCases.map(\.rawValue),
                help: "read as \(CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ")); else the format is detected"
            ),
            Option("density", "DPI", help: "dots per inch of an Android screen, such as 420; without it sizes in pixels are not checked"),
            SharedOptions.profile,
            Option(
                "with", "FILE", isRepeatable: true,
                help: "the same screens, by name, enlarged to twice their size or under other settings; may be given several times"),
            Option(
                "format", "NAME", words: ReportFormat.allCases.map(\.rawValue),
                help: "\(ReportFormat.list(ReportFormat.allCases)) (default text); jsonl prints a line a screen as it is read"),
            ReportFormat.verbose, ReportFormat.about, ReportFormat.since, SharedOptions.output,
            Option(
                "fail-on", "SEVERITY", words: Finding.Severity.allCases.map(\.rawValue),
                help: "exit with 1 for findings of at least this: error, warning or note (default warning)"),
        ] + PageOptions.options + KnownOptions.options

    private let files: [String]
    private let pages: PageList
    private let pageOptions: PageOptions
    private let captureOptions: CaptureOptions
    private let otherFiles: [String]
    private let profile: AccessibilityProfile?
    private let format: ReportFormat
    private let isVerbose: Bool
    private let output: String?
    private let companions: ReportFormat.Companions
    private let severity: Finding.Severity
    private let known: KnownOptions

    init(_ arguments: ParsedArguments) throws {
        guard !arguments.inputs.isEmpty else { throw UsageError("audit needs a file: everyscreen audit FILE…") }
        // A folder given as a capture is a mistake to report.
        let hasFormat = arguments.value("from") != nil
        files = arguments.inputs.filter { hasFormat || !PageList.isPage($0) }
        pages = try PageList(arguments.inputs.filter { !hasFormat && PageList.isPage($0) })
        pageOptions = try PageOptions(arguments)
        if pages.entries.isEmpty, PageOptions.isUsed(in: arguments) {
            throw UsageError(
                "none of the operands is a page; --environment and similar options need a page: page.html, a folder, an address")
        }
        var options = CaptureOptions()
        options.format = try arguments.word("from", from: CaptureFormat.allCases.map(\.rawValue)).flatMap(CaptureFormat.init)
        if let text = arguments.value("density") {
            guard let density = Double(text), CaptureOptions.densities.contains(density) else {
                throw UsageError("--density is \"\(text)\"; it takes a number of dots per inch from 2 to 10000, such as 420")
            }
            options.density = density
        }
        captureOptions = options
        otherFiles = arguments.values("with")
        profile = try SharedOptions.namedProfile(arguments)
        format = try ReportFormat.of(arguments, among: ReportFormat.allCases)
        isVerbose = arguments.has("verbose")
        output = arguments.value("output")
        companions = try ReportFormat.Companions(arguments)
        severity = try arguments.word("fail-on", from: Finding.Severity.allCases.map(\.rawValue)).flatMap(Finding.Severity.init) ?? .warning
        known = try KnownOptions(arguments)
    }

    func run() throws -> ExitCode {
        var matcher = known.matcher
        var settled: [ScreenAudit] = []
        var entries: [FindingBaseline.Entry] = []
        var worst: Finding.Severity?
        var lines = ""
        var unjudged: [String] = []
        var auditedCount = 0
        func settle(_ audit: ScreenAudit) throws {
            var audit = audit
            auditedCount += 1
            matcher.settle(&audit)
            if !audit.isJudged { unjudged.append("\(audit.file): the screen \(audit.name.quotedExcerpt)") }
            if let severity = audit.newFindings.map(\.severity).max() { worst = max(worst ?? severity, severity) }
            if known.savesBaseline { entries += FindingBaseline(of: [audit]).entries }
            guard format == .jsonl else { return settled.append(audit) }
            let line = AccessibilityReport(of: [audit])
            // A file is written whole or not at all, so nothing is written before
            // the audit ends.
            if output == nil { try StandardStreams.write { line.write(.jsonl, to: &$0) } } else { line.write(.jsonl, to: &lines) }
        }
        let problems = files.isEmpty ? [] : try judge(settle)
        for problem in problems { StandardStreams.tell("\(problem)") }
        if !problems.isEmpty, auditedCount == 0, pages.entries.isEmpty { return .unusable }
        let unreadCount = problems.count + (pages.entries.isEmpty ? 0 : try judgePages(settle))
        var delivery = Delivery()
        if format != .jsonl {
            var report = AccessibilityReport(of: settled, matchedBy: matcher, failOn: severity)
            report.unreadCount = unreadCount
            format.write(report, with: companions, to: output, isVerbose: isVerbose, by: &delivery)
        } else if output != nil {
            delivery.report(lines, to: output)
        }
        // A baseline without the findings of these would report them as new later.
        if unreadCount == 0 {
            known.save(FindingBaseline(entries), by: &delivery)
        } else if known.savesBaseline {
            StandardStreams.tell("no baseline is saved, since \(TextReport.counted(unreadCount, "input")) could not be audited")
        }
        // The lines are for programs, so warnings about known issues go to standard
        // error.
        let unused = format == .jsonl ? TextReport.unusedLines(matcher.uses) : []
        for line in unused { StandardStreams.tell(line) }
        guard delivery.isComplete(), unreadCount == 0 else { return .unusable }
        if worst.map({ $0 >= severity }) == true { return .findings }
        guard let first = unjudged.first else { return .clean }
        let others = unjudged.count > 1 ? " and \(unjudged.count - 1) more" : ""
        StandardStreams.tell(
            "\(first)\(others): no spec applied to it, so it does not pass; capture it again when it shows content")
        return .unusable
    }

    /// Records and audits pages under all chosen settings, and passes on the
    /// verdicts; a failure under several settings is reported once.
    ///
    /// - Returns: The number of pages that could not be recorded.
    private func judgePages(_ take: (ScreenAudit) throws -> Void) throws -> Int {
        let run = PageRun(pages.entries, pageOptions, pictures: format == .html) { [profile] page, recorded in
            let screens = recorded.map(\.screen)
            let (enlarged, others) = (EnlargedScreens(screens, areTextSizesKnown: true), ComparableScreens(screens))
            var audits: [ScreenAudit] = []
            for one in recorded {
                var result = audit(
                    one.screen, as: .browser, from: page.name, by: profile, enlarged: enlarged.screen(like: one.screen), beside: others)
                result.removeFindings(of: audits)
                result.picture = one.picture.map { CapturedPicture(base64: $0.base64, type: "image/webp", size: $0.size) }
                audits.append(result)
            }
            return audits
        }
        return try run.report(as: "audited") { try $0.forEach(take) }
    }

    /// Audits the screens of the files, passes each on, and returns the errors of
    /// unreadable files, which keep no other file from being audited.
    ///
    /// Browser captures with one page per line are audited line by line, so that
    /// files of any length fit. They all have the same settings, except those of
    /// the option `--with`. Other screens are compared with the same content under
    /// other settings, possibly from another file.
    private func judge(_ take: (ScreenAudit) throws -> Void) throws -> [CaptureError] {
        do {
            var given: [CapturedScreen] = []
            for file in otherFiles { try readScreens(at: file, options: captureOptions) { screen, _ in given.append(screen) } }
            let enlarged = EnlargedScreens(given)
            if format == .jsonl, captureOptions.format == .browser {
                let others = ComparableScreens(given)
                var problems: [CaptureError] = []
                for file in files {
                    do {
                        try readScreens(at: file, options: captureOptions) { screen, format in
                            try take(
                                audit(screen, as: format, from: file, by: profile, enlarged: enlarged.screen(like: screen), beside: others))
                        }
                    } catch let error as CaptureError {
                        problems.append(error)
                    }
                }
                return problems
            }
            var read: [(file: String, capture: AccessibilityCapture)] = []
            var problems: [CaptureError] = []
            for file in readCaptures(at: files, options: captureOptions) {
                switch file.result {
                case .success(let capture) where capture.screens.isEmpty: problems.append(CaptureError(file: file.path, reason: .noScreens))
                case .success(let capture): read.append((file.path, capture))
                case .failure(let error): problems.append(error)
                }
            }
            let others = ComparableScreens(read.flatMap(\.capture.screens) + given)
            for (file, capture) in read {
                try audit(capture, from: file, by: profile, enlarged: enlarged, beside: others).forEach(take)
            }
            return problems
        } catch let error as CaptureError {
            return [error]
        }
    }
}
