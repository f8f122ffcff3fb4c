import AccessibilityChecking
import CrashIsolation
import Foundation

/// Generates screens, lays them out and judges them.
struct FuzzCommand: Command {
    static let name = "fuzz"
    static let abstract = "generate screens, lay them out, judge them, and shrink what fails"
    static let operands = "--screens NAME"
    static let options =
        [
            Option("screens", "NAME", help: "what to generate: sample, \(ScreenSource.all.map(\.name).joined(separator: ", "))"),
            Option("seed", "N", help: "what all random choices follow from (default 1)"),
            Option("cases", "N", help: "how many screens to judge (default 1000)"),
            Option("budget", "SECONDS", help: "stop after this many seconds, with what was found by then"),
            Option("environments", "PLAN", help: "\(EnvironmentPlan.names.joined(separator: ", ")) (default pairwise)"),
            SharedOptions.profile,
            Option("fail-on", "SEVERITY", help: "exit with 1 for findings of at least this: error, warning or note (default error)"),
            Option("format", "NAME", help: "text or json (default text)"),
            SharedOptions.output,
            Option("save", "FOLDER", help: "write a regression file and a picture of each failure there"),
        ] + KnownOptions.options

    private let sources: [ScreenSource]
    private var settings: CampaignSettings
    private let environments: String
    private let budget: Double?
    private let format: String
    private let output: String?
    private let folder: String?
    private let known: KnownOptions

    init(_ arguments: ParsedArguments) throws {
        if let extra = arguments.operands.first { throw UsageError("fuzz takes no file; \"\(extra)\" is too much") }
        let name = arguments.value("screens") ?? ""
        sources = ScreenSource.named(name)
        guard !sources.isEmpty else {
            let names = ["sample"] + ScreenSource.all.map(\.name)
            throw UsageError(
                "--screens is \"\(name)\"\(suggestion(for: name, among: names, "")); it takes \(names.joined(separator: ", "))")
        }
        environments = try arguments.word("environments", from: EnvironmentPlan.names) ?? "pairwise"
        settings = CampaignSettings(
            profile: try SharedOptions.profile(arguments), environments: EnvironmentPlan(name: environments) ?? .pairwise,
            cases: try arguments.wholeNumber("cases", atLeast: 1) ?? 1_000, seed: try arguments.wholeNumber("seed", atLeast: 0) ?? 1)
        settings.failOn = try arguments.word("fail-on", from: Severity.allCases.map(\.rawValue)).flatMap(Severity.init) ?? .error
        budget = try arguments.value("budget").map(Self.seconds)
        format = try arguments.word("format", from: ["text", "json"]) ?? "text"
        output = arguments.value("output")
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
        let folder = try folder.map { path throws(UsageError) in try RegressionFolder(path) }
        let reports = CampaignReport.tellingUnusedOnce(sources.map { $0.run(noting($0.name, timed(settings))) })
        // Not in the report, which is the same for the same seed.
        for report in reports { if let note = report.crashNote { StandardStreams.writeError("everyscreen: \(report.name): \(note)\n") } }
        let paths = try reports.map { report in try folder.map { try Self.save(report, in: $0) } ?? [] }
        let text =
            format == "json"
            ? JSONReport.text(of: reports)
            : zip(reports, paths).map { TextReport.text(of: $0, savedAt: $1) }.joined(separator: "\n\n")
        try OutputFile.write(text + "\n", to: output)
        try known.save(Baseline(of: reports))
        if let unjudged = reports.first(where: { $0.evaluations == 0 && $0.crashes.isEmpty }) {
            throw UsageError("\(unjudged.name): nothing was judged in the time given; raise --budget")
        }
        return reports.allSatisfy(\.isSuccess) ? .clean : .findings
    }

    /// The settings with an end to the time of one family of screens: an even share of the budget.
    private func timed(_ settings: CampaignSettings) -> CampaignSettings {
        guard let budget else { return settings }
        var settings = settings
        let end = DispatchTime.now() + budget / Double(sources.count)
        settings.isCancelled = { DispatchTime.now() > end }
        return settings
    }

    /// The settings with a journal of what is judged; a child process is this command started again.
    private func noting(_ name: String, _ settings: CampaignSettings) -> CampaignSettings {
        var settings = settings
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("everyscreen-journals-\(NSUserName())")
        let arguments = ["fuzz", "--screens", name, "--environments", environments, "--profile", settings.profile.name]
        let command = ChildCommand.thisProgram(arguments)
        settings.crashes = CrashSettings(
            property: "fuzz \(name) \(environments)", folder: folder,
            children: command.map(CrashSettings.Children.command) ?? .none(reason: "the path of this program is not known"))
        return settings
    }

    /// Writes the regression file and the picture of each failure, and returns where.
    private static func save(_ report: CampaignReport, in folder: RegressionFolder) throws(UsageError) -> [String?] {
        var paths: [String?] = []
        for failure in report.failures {
            guard let file = RegressionFile(failure, in: report) else {
                paths.append(nil)
                continue
            }
            let picture = ScreenPicture.svg(of: failure.screen, marking: [failure.finding.element.index], caption: failure.wording.fact)
            paths.append(try folder.save(file, picture: picture))
        }
        return paths
    }
}
