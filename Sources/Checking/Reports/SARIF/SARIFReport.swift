import EveryScreenAudit
import EveryScreenLayout

/// Reports in SARIF 2.1.0, as code hosts and editors show them.
///
/// A run is a check, or all captured screens of a profile; a rule is a spec; a result is a finding. The keys and other events that lead
/// to a finding are a code flow; a known issue is a suppression with its reason. `partialFingerprints` has `Finding.fingerprint` as
/// `everyscreen/v1`, by which a host recognizes a finding. A finding lies in the line of source code that makes its element, if the file
/// is among the `SourceFiles` of the report.
enum SARIFReport {
    /// Returns a report as one log.
    static func text(of report: AccessibilityReport) -> String {
        let sections = report.sections
        let names = sections.filter { $0.check == nil }.map(\.profile.name).uniqued()
        let captured = names.map { name in sections.filter { $0.profile.name == name } }
        let runs = captured + sections.filter { $0.check != nil }.map { [$0] }
        return JSONReport.encoded(SARIFLog.Log(runs: runs.map { run(of: $0, from: report.sources) }))
    }

    private static func run(of sections: [ReportSection], from sources: SourceFiles) -> SARIFLog.Run {
        let check = sections[0].check
        return SARIFLog.Run(
            tool: tool(sections[0].profile), automationDetails: check.map { SARIFLog.AutomationDetails(id: "everyscreen/\($0.name)/") },
            invocations: [check.map(invocation) ?? .init(executionSuccessful: true)],
            results: sections.flatMap { section in
                section.findings.filter { $0.repetition?.reportedIn == nil }.map { result(of: $0, in: section, from: sources) }
            })
    }

    private static func invocation(of check: CheckReport) -> SARIFLog.Invocation {
        let crashes = check.crashes.map { SARIFLog.Notification(level: "error", message: .init(text: TextReport.text(of: $0))) }
        let told = check.told.map { SARIFLog.Notification(level: $0.isError ? "error" : "warning", message: .init(text: $0.text)) }
        let partial = check.isWhole ? [] : [TextReport.headline(of: check)]
        let notes = (partial + TextReport.reservations(about: check)).map {
            SARIFLog.Notification(level: "warning", message: .init(text: $0))
        }
        let notifications = crashes + told + notes
        return SARIFLog.Invocation(
            executionSuccessful: crashes.isEmpty && check.isWhole && !check.told.contains(where: \.isError),
            toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
    }
}
