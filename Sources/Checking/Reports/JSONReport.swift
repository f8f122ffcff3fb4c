import EveryScreenAudit
import EveryScreenCapture
import EveryScreenLayout

/// Reports for programs, in JSON with sorted keys.
package enum JSONReport {
    /// A check as written.
    private struct CheckModel: Encodable {
        var everyscreenReport = ReportModel.version
        var name: String
        var profile: String
        var seed: UInt64
        var cases: Int
        var evaluations: Int
        var environments: Int
        var tallies: [String: ReportModel.Tally]
        var reasons: [String: [String: Int]]
        var vacuousSpecs: [SpecID]
        var knownIssues: [ReportModel.KnownIssue]?
        var baseline: CheckReport.BaselineUse?
        var failures: [FailureModel]
        /// The line of the check in a test.
        var place: CheckReport.Place?
        /// The issues of the test besides failures.
        var issues: [IssueModel]?
        var vanishedOrigins: [String]?
        var faultsLeftAlone: [String]?
        /// The shards that are missing, counted from 1.
        var missingShards: [Int]?
        /// The reason why it ended before all cases were run: `cancelled` or
        /// `outOfTime`; absent if all were run.
        var stopped: String?
        var warnings: [String]?
        var crashes: [CrashModel]?
        var coverage: ReportModel.Coverage?
    }

    /// A check without specs, as written.
    private struct PlainModel: Encodable {
        var everyscreenReport = ReportModel.version
        var name: String
        /// Its subject: `property`, `goal` or `transcript`.
        var kind: PlainCheck.Kind
        var cases: Int
        var seed: UInt64?
        var issues: [IssueModel]?
        var place: CheckReport.Place
        /// The shards that are missing, counted from 1.
        var missingShards: [Int]?

        init(_ check: PlainCheck) {
            (name, kind, cases, seed, place) = (check.title, check.kind, check.cases, check.seed, check.place)
            issues = IssueModel.all(of: check.issues)
            missingShards = check.missingShares.indexes.isEmpty ? nil : check.missingShares.indexes.map { $0 + 1 }
        }
    }

    /// A check in the list of all.
    private enum Item: Encodable {
        case screens(CheckModel)
        case plain(PlainModel)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .screens(let model): try model.encode(to: encoder)
            case .plain(let model): try model.encode(to: encoder)
            }
        }
    }

    /// A crash as written.
    private struct CrashModel: Encodable {
        var origin: String
        var message: String?
        var environment: ReportModel.Environment
        var content: String?
        var hindrance: String?
        var others: Int?
        var token: String
    }

    /// An issue of a test, as written.
    private struct IssueModel: Encodable {
        var severity: String
        var message: String

        /// The issues as written; `nil` without any.
        static func all(of issues: [CheckReport.TestIssue]) -> [IssueModel]? {
            issues.isEmpty ? nil : issues.map { IssueModel(severity: $0.isError ? "error" : "warning", message: $0.text) }
        }
    }

    /// A failure as written.
    private struct FailureModel: Encodable {
        var finding: ReportModel.Finding
        var others: [ReportModel.MeasuredElement]?
        /// The first failing element of every other line, in other cases.
        var elsewhere: [ReportModel.MeasuredElement]?
        var environment: ReportModel.Environment
        var explanation: String
        var blueprint: Blueprint?
        var swiftCode: String?
        var content: String?
        var elements: Int
        var originalElements: Int
        var evaluations: Int
        var token: String
        /// The other checks in which the same component fails.
        var seenIn: [String]?
        /// The check that reports the component; the failure has no reproduction
        /// here.
        var reportedIn: String?
    }

    /// Writes a report as one JSON text: an array with an object for each check, or
    /// one object for all captured screens.
    static func write(_ report: AccessibilityReport, to stream: inout some TextOutputStream) {
        switch report.content {
        case .checks(let checks, _): write(items(of: checks, report.plainChecks), to: &stream)
        case .captures(let audits, let matcher, _): write(model(of: audits, matchedBy: matcher), to: &stream)
        }
    }

    /// Writes a line of JSON for each check or captured screen.
    static func writeLines(_ report: AccessibilityReport, to stream: inout some TextOutputStream) {
        switch report.content {
        case .checks(let checks, _):
            for item in items(of: checks, report.plainChecks) { write(item, .line, to: &stream) }
        case .captures(let audits, _, _):
            for audit in audits { write(line(of: audit), .line, to: &stream) }
        }
    }

    private static func items(of checks: [CheckReport], _ plain: [PlainCheck]) -> [Item] {
        zip(checks, checks.repeatedFailures).map { .screens(model(of: $0, $1)) } + plain.map { .plain(PlainModel($0)) }
    }

    private static func model(of report: CheckReport, _ repetitions: [RepeatedFailure?]) -> CheckModel {
        CheckModel(
            name: report.name, profile: report.profile.name, seed: report.seed, cases: report.cases, evaluations: report.evaluations,
            environments: report.environmentCount,
            tallies: Dictionary(uniqueKeysWithValues: report.tallies.map { ($0.spec.rawValue, ReportModel.Tally($0.tally)) }),
            reasons: Dictionary(uniqueKeysWithValues: report.tallies.map { ($0.spec.rawValue, $0.reasons.words) }).filter {
                !$0.value.isEmpty
            },
            vacuousSpecs: report.vacuousSpecs,
            knownIssues: report.knownIssues.models,
            baseline: report.baselineUse.isEmpty ? nil : report.baselineUse,
            failures: zip(report.failures, repetitions).compactMap { failure, repetition in
                report.profile.spec(failure.finding.spec).map { spec in model(of: failure, by: spec, in: report.profile, repetition) }
            },
            place: report.place,
            issues: IssueModel.all(of: report.reportedIssues),
            vanishedOrigins: report.vanishedFailures.isEmpty ? nil : report.vanishedFailures,
            faultsLeftAlone: report.failuresLeftAlone.isEmpty ? nil : report.failuresLeftAlone,
            missingShards: report.missingShares.indexes.isEmpty ? nil : report.missingShares.indexes.map { $0 + 1 },
            stopped: report.stopped,
            warnings: report.warnings.isEmpty ? nil : report.warnings.map(\.description),
            crashes: report.crashes.isEmpty ? nil : report.crashes.map(model),
            coverage: report.coverage.cases == 0 ? nil : ReportModel.Coverage(of: report))
    }

    private static func model(of crash: CheckReport.Crash) -> CrashModel {
        CrashModel(
            origin: crash.key, message: crash.lastWords, environment: ReportModel.Environment(crash.environment),
            content: crash.content, hindrance: crash.hindrance, others: crash.others == 0 ? nil : crash.others,
            token: crash.token)
    }

    private static func model(
        of failure: CheckFailure, by spec: any AccessibilitySpec, in profile: AccessibilityProfile, _ repetition: RepeatedFailure?
    ) -> FailureModel {
        let blueprint = repetition?.reportedIn == nil ? failure.blueprint : nil
        return FailureModel(
            finding: ReportModel.Finding(failure.finding, by: spec, in: profile, status: failure.status, wording: failure.wording),
            others: failure.otherElements.isEmpty ? nil : failure.otherElements.entries.map(ReportModel.MeasuredElement.init),
            elsewhere: failure.elsewhere.isEmpty ? nil : failure.elsewhere.entries.map(ReportModel.MeasuredElement.init),
            environment: ReportModel.Environment(failure.environment),
            explanation: failure.explanation.sentence, blueprint: blueprint, swiftCode: blueprint?.swiftCode,
            content: failure.content, elements: failure.elementCount, originalElements: failure.originalElementCount,
            evaluations: failure.evaluations, token: failure.token, seenIn: repetition?.seenIn, reportedIn: repetition?.reportedIn)
    }

    /// Returns a value as JSON, keys sorted; the same bytes every time.
    static func encoded(_ value: some Encodable) -> String { sorted(value).text() }

    /// Writes a value as JSON with a line feed, keys sorted; the same bytes every
    /// time.
    static func write(_ value: some Encodable, _ layout: JSON.Layout = .report, to stream: inout some TextOutputStream) {
        sorted(value).write(layout, to: &stream)
        stream.write("\n")
    }

    private static func sorted(_ value: some Encodable) -> JSON {
        var json = json(of: value)
        json.sort()
        return json
    }

    private static func json(of value: some Encodable) -> JSON {
        // Reports consist of strings and numbers, so that encoding cannot fail.
        guard let json = try? JSON(encoding: value) else { preconditionFailure("A report cannot be written as JSON") }
        return json
    }

    /// A list whose items are made while they are written, one at a time.
    struct Items<Item: Encodable & SendableMetatype>: Encodable {
        let count: Int
        let make: @Sendable (Int) -> Item

        func encode(to encoder: any Encoder) throws {
            try encoder.write(.items(count: count) { [make] in json(of: make($0)) })
        }
    }
}
