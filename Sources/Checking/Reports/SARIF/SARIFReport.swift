import EveryScreenAudit
import EveryScreenLayout

/// Reports in SARIF 2.1.0, for code hosts and editors.
///
/// - A run is all checks, or all captured screens, of a profile. Hosts accept at
///   most 20 runs, and match the alerts of a run by its category, which must not
///   depend on the number of checks.
/// - A rule is a spec; a result is a finding. The keys and other events that lead
///   to a finding are a code flow; a known issue is a suppression with its reason.
/// - `partialFingerprints` has `Finding.fingerprint` as `everyscreen/v1`, and with
///   the number of the equal ones before it as `primaryLocationLineHash`, by which
///   GitHub identifies a finding.
/// - The location of a finding is the source line that creates its element, if the
///   file is among the `SourceFiles` of the report.
enum SARIFReport {
    /// The limits of GitHub, beyond which a file is rejected: results of a run, and
    /// those that are shown.
    ///
    /// Source: GitHub, *SARIF support for code scanning*, limits of uploads: 25,000
    /// results a run, of which 5,000 are shown, worst first; 10 MB compressed;
    /// 1,000 locations a result; 20 tags a rule.
    enum Limits {
        static let results = 25_000
        static let shownResults = 5_000
        static let relatedLocations = 100
        static let steps = 1_000
        static let tags = 20
    }

    /// Writes a report as one log.
    static func write(_ report: AccessibilityReport, to stream: inout some TextOutputStream) {
        let sections = report.sections
        let runs = [false, true].flatMap { isCheck in
            let some = sections.filter { ($0.check != nil) == isCheck }
            return some.map(\.profile.name).uniqued().map { name in some.filter { $0.profile.name == name } }
        }
        JSONReport.write(SARIFLog.Log(runs: runs.map { run(of: $0, in: report) } + plainRun(of: report.plainChecks)), to: &stream)
    }

    /// The run of the checks without specs, whose failures are notifications: they
    /// are failures of tests, not alerts on code.
    private static func plainRun(of checks: [PlainCheck]) -> [SARIFLog.Run] {
        if checks.isEmpty { return [] }
        let invocations = checks.map { check in
            let partial =
                check.missingShares.indexes.isEmpty ? [] : [SARIFLog.Notification(level: "warning", message: .init(text: check.headline))]
            let notifications = notifications(of: check.issues) + partial
            return SARIFLog.Invocation(
                executionSuccessful: check.isSuccess && partial.isEmpty,
                toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
        }
        return [
            SARIFLog.Run(
                tool: tool([]), automationDetails: .init(id: "everyscreen/tests/"), invocations: invocations,
                results: JSONReport.Items(count: 0) { _ in preconditionFailure("There is no result") })
        ]
    }

    private static func notifications(of issues: [CheckReport.TestIssue]) -> [SARIFLog.Notification] {
        issues.map { SARIFLog.Notification(level: $0.isError ? "error" : "warning", message: .init(text: $0.text)) }
    }

    private static func run(of sections: [ReportSection], in report: AccessibilityReport) -> SARIFLog.Run {
        let sources = report.sources
        let rules = specs(of: sections)
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.spec.id, $0) })
        var entries = sections.flatMap { section in
            section.findings.filter { $0.repetition?.reportedIn == nil }.map { (section: section, entry: $0) }
        }
        let count = entries.count
        if count > Limits.shownResults {
            // Stable: equal ones stay in the order of the report.
            entries = Finding.Severity.allCases.reversed().flatMap { severity in entries.filter { $0.entry.finding.severity == severity } }
            entries = Array(entries.prefix(Limits.results))
        }
        var seen: [String: Int] = [:]
        let numbers = entries.map { item in
            let number = seen[item.entry.finding.fingerprint, default: 0] + 1
            seen[item.entry.finding.fingerprint] = number
            return number
        }
        let results = JSONReport.Items(count: entries.count) { [entries] index in
            let (section, entry) = entries[index]
            return result(
                of: entry, in: section, at: places[entry.finding.spec] ?? 0, numbered: numbers[index], from: sources,
                isShort: index >= Limits.shownResults)
        }
        let checks = sections.compactMap(\.check)
        let isPlaced = entries.allSatisfy { Scene(of: $0.entry, in: $0.section, sources).hasFile(of: $0.entry.finding.element) }
        var invocations = checks.isEmpty ? [SARIFLog.Invocation(executionSuccessful: true)] : checks.map(invocation)
        if report.unreadCount > 0 { invocations[0].executionSuccessful = false }
        if count > entries.count {
            let text =
                "\(count - entries.count) results beyond the \(Limits.results) that hosts take are left out; the other formats have them"
            invocations[0].toolExecutionNotifications =
                (invocations[0].toolExecutionNotifications ?? []) + [.init(level: "warning", message: .init(text: text))]
        }
        return SARIFLog.Run(
            tool: tool(rules),
            automationDetails: .init(id: "everyscreen/\(checks.isEmpty ? "captures" : "checks")/\(sections[0].profile.name.visible())/"),
            originalUriBaseIds: isPlaced
                ? nil : [generatedBase: .init(uri: nil, description: .init(text: "Generated screens, which are in no file."))],
            invocations: invocations, results: results)
    }

    /// The name of the base of screens without a file.
    static let generatedBase = "GENERATEDSCREENS"

    /// The specs of checks or screens, each once.
    private static func specs(of sections: [ReportSection]) -> [(spec: any AccessibilitySpec, profile: AccessibilityProfile)] {
        var known = Set<SpecID>()
        return sections.flatMap { section in
            section.profile.everySpec.filter { known.insert($0.id).inserted }.map { ($0, section.profile) }
        }
    }

    private static func invocation(of check: CheckReport) -> SARIFLog.Invocation {
        let crashes = check.crashes.map { SARIFLog.Notification(level: "error", message: .init(text: TextReport.text(of: $0))) }
        let reported = notifications(of: check.reportedIssues)
        let partial = check.isWhole ? [] : [TextReport.headline(of: check)]
        let notes = (partial + TextReport.reservations(about: check)).map {
            SARIFLog.Notification(level: "warning", message: .init(text: $0))
        }
        let notifications = crashes + reported + notes
        return SARIFLog.Invocation(
            executionSuccessful: crashes.isEmpty && check.isWhole && !check.reportedIssues.contains(where: \.isError),
            toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
    }
}
