import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation

/// Generates screens, lays them out and checks them.
struct FuzzCommand: Command {
    static let name = "fuzz"
    static let abstract = "generate screens, lay them out, check them, and shrink failures"
    static let operands = "--screens NAME"
    static let examples = [
        "fuzz --screens families --cases 2000 --save Regressions",
        "fuzz --screens sample --budget 30 --format html --output report.html",
        "fuzz --screens controls --cases 100000 --shard 2/4 --output shard-2.json",
    ]
    static let options =
        [
            Option(
                "screens", "NAME", words: ScreenSource.names, help: "the screens to generate: \(ScreenSource.names.joined(separator: ", "))"
            ),
            Option("seed", "N", help: "the seed of all random choices (default 1)"),
            Option("cases", "N", help: "the number of cases (default 1000)"),
            Option("budget", "SECONDS", help: "stop after this many seconds and report the findings so far"),
            Option(
                "environments", "PLAN", words: EnvironmentPlan.names,
                help: "\(EnvironmentPlan.names.joined(separator: ", ")) (default pairwise)"),
            SharedOptions.profile,
            Option(
                "fail-on", "SEVERITY", words: Finding.Severity.allCases.map(\.rawValue),
                help: "exit with 1 for findings of at least this: error, warning or note (default error)"),
            ReportFormat.option, ReportFormat.verbose, ReportFormat.about, ReportFormat.since, SharedOptions.output,
            SharedOptions.save,
            Option("jobs", "N", help: "the number of cases to run at a time (default one per core); the report is the same"),
        ] + ShardOption.options + KnownOptions.options

    private let sources: [ScreenSource]
    private var settings: CheckSettings
    private let environments: String
    private let budget: Double?
    private let format: ReportFormat
    private let isVerbose: Bool
    private let share: Shard?
    private let jobs: Int
    private let output: String?
    private let companions: ReportFormat.Companions
    private let folder: String?
    private let known: KnownOptions

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("fuzz takes no file; \"\(extra)\" is one operand too many") }
        let names = ScreenSource.names
        guard let name = arguments.value("screens") else {
            throw UsageError(
                "fuzz needs the screens to generate: everyscreen fuzz --screens NAME; names are \(names.joined(separator: ", "))")
        }
        sources = ScreenSource.named(name)
        guard !sources.isEmpty else {
            throw UsageError(
                "--screens is \"\(name)\"\(suggestion(for: name, among: names, "")); it takes \(names.joined(separator: ", "))")
        }
        environments = try arguments.word("environments", from: EnvironmentPlan.names) ?? "pairwise"
        settings = CheckSettings(
            profile: try SharedOptions.profile(arguments), environments: EnvironmentPlan(name: environments) ?? .pairwise,
            cases: try arguments.wholeNumber("cases", atLeast: 1) ?? 1_000, seed: try arguments.wholeNumber("seed", atLeast: 0) ?? 1)
        settings.failOn =
            try arguments.word("fail-on", from: Finding.Severity.allCases.map(\.rawValue)).flatMap(Finding.Severity.init) ?? .error
        budget = try arguments.value("budget").map(Self.seconds)
        format = try ReportFormat.of(arguments)
        isVerbose = arguments.has("verbose")
        share = try ShardOption.share(arguments, ProcessInfo.processInfo.environment)
        if share != nil, arguments.value("format") != nil {
            throw UsageError("a shard writes a file for everyscreen merge; leave out --format, and give it to merge")
        }
        // A child process runs one case.
        let cores = ChildOrder.ofThisProcess == nil ? ProcessInfo.processInfo.activeProcessorCount : 1
        jobs = min(try arguments.wholeNumber("jobs", atLeast: 1) ?? cores, 1_000)
        output = arguments.value("output")
        companions = try ReportFormat.Companions(arguments)
        folder = arguments.value("save")
        known = try KnownOptions(arguments)
        settings.knownIssues = known.knownIssues
        settings.baseline = known.baseline
        settings.today = known.today
    }

    private static func seconds(_ text: String) throws(UsageError) -> Double {
        let digits = text.hasSuffix("s") ? String(text.dropLast()) : text
        guard let seconds = Double(digits), seconds > 0, seconds.isFinite else {
            throw UsageError("--budget is \"\(text)\"; it takes a number of seconds, such as 30 or 30s")
        }
        return seconds
    }

    func run() throws -> ExitCode {
        let folder = folder.map(RegressionFolder.init)
        let interruption = Interruption()
        var settings = settings
        if let folder { settings.found = { failure, report, _ in folder.save(failure, foundIn: report) } }
        let run = FuzzRun(
            sources: sources, settings: settings, environments: environments, share: share ?? .whole, jobs: jobs, budget: budget)
        let parts = run.parts(until: interruption)
        let reports = CheckReport.tellingUnusedOnce(parts.map { CheckReport(of: $0) })
        // The note is not in the report, which is the same for the same seed.
        for report in reports { if let note = report.crashNote { StandardStreams.tell("\(report.name): \(note)") } }
        var delivery = Delivery()
        let paths = folder?.save(reports, by: &delivery) ?? []
        if let share {
            delivery.report(ShardFile(share: share, parts: parts.flatMap(\.self)).json, to: output)
        } else {
            let report = AccessibilityReport(of: reports, savedAt: paths)
            format.write(report, with: companions, to: output, isVerbose: isVerbose, by: &delivery)
        }
        known.save(FindingBaseline(of: reports), by: &delivery)
        guard delivery.isComplete() else { return .unusable }
        if interruption.isOver {
            StandardStreams.tell("stopped early; the report has the findings so far")
            return reports.allSatisfy { $0.isSuccess || $0.isEmpty } ? .unusable : .findings
        }
        if share == nil, let unjudged = reports.first(where: { $0.evaluations == 0 && $0.crashes.isEmpty }) {
            throw UsageError("\(unjudged.name): no case was run within the budget; raise --budget")
        }
        // A shard may have no case.
        return reports.allSatisfy { $0.isSuccess || share != nil && $0.evaluations == 0 && $0.crashes.isEmpty } ? .clean : .findings
    }
}
