import EveryScreenAudit
import EveryScreenLayout

/// Reports in SARIF 2.1.0, as code hosts and editors show them.
///
/// A run a campaign, or one for all captured screens of a profile; a rule a spec; a result a finding. What is done before a finding is
/// there, keys or other events, is a code flow; a known issue is a suppression with its reason. `partialFingerprints` has
/// `Finding.fingerprint` as `everyscreen/v1`, by which a host knows a finding again.
package enum SARIFReport {
    /// Returns the report of campaigns.
    ///
    /// - Parameters:
    ///   - reports: What to tell.
    ///   - paths: For each campaign and each failure of it where its regression file was written.
    package static func text(of reports: [CheckReport], savedAt paths: [[String?]] = []) -> String {
        let runs = reports.enumerated().map { index, report in
            run(of: report, savedAt: index < paths.count ? paths[index] : [])
        }
        return JSONReport.encoded(SARIFLog.Log(runs: runs)) + "\n"
    }

    private static func run(of report: CheckReport, savedAt paths: [String?]) -> SARIFLog.Run {
        let results = report.failures.enumerated().map { index, failure in
            result(of: failure, in: report, savedAt: index < paths.count ? paths[index] : nil)
        }
        return SARIFLog.Run(
            tool: tool(report.profile), automationDetails: SARIFLog.AutomationDetails(id: "everyscreen/\(report.name)/"),
            invocations: [invocation(of: report)], results: results)
    }

    private static func invocation(of report: CheckReport) -> SARIFLog.Invocation {
        let crashes = report.crashes.map { SARIFLog.Notification(level: "error", message: .init(text: TextReport.text(of: $0))) }
        let isWhole = report.stopped == nil && report.missingShares.indexes.isEmpty
        let partial = isWhole ? [] : [SARIFLog.Notification(level: "warning", message: .init(text: TextReport.headline(of: report)))]
        let reservations = TextReport.reservations(about: report).map {
            SARIFLog.Notification(level: "warning", message: .init(text: $0))
        }
        let notifications = crashes + partial + reservations
        return SARIFLog.Invocation(
            executionSuccessful: crashes.isEmpty && isWhole, toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
    }

    private static func result(of failure: CheckFailure, in report: CheckReport, savedAt path: String?) -> SARIFLog.Result {
        let differences = failure.environment.differences
        let place = differences.isEmpty ? "" : " (at \(differences))"
        return result(
            of: failure.finding, failure.wording, place, status: failure.status, in: report.profile, file: path, screen: report.name,
            isCompared: report.baselineUse != (0, 0),
            properties: SARIFLog.ResultProperties(
                environment: ReportModel.Environment(failure.environment), explanation: failure.explanation.sentence,
                swiftCode: failure.blueprint?.swiftCode, replay: failure.token))
    }
}
