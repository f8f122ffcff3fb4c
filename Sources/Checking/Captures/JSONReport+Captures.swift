import EveryScreenAudit
import EveryScreenCapture

extension JSONReport {
    /// A captured screen as written.
    private struct ScreenModel: Codable {
        var file: String
        var format: String
        var screen: String
        var elements: Int
        var verdicts: [String: VerdictModel]
    }

    /// What one spec says of a screen as written.
    private struct VerdictModel: Codable {
        var outcome: String
        var severity: String
        var tally: ReportModel.Tally
        var reasons: [String: Int]
        var findings: [ReportModel.Finding]
    }

    /// All screens as written.
    private struct AuditModel: Codable {
        var everyscreenAudit = ReportModel.version
        var profile: String
        var screens: [ScreenModel]
        var vacuousSpecs: [String]
        var knownIssues: [ReportModel.KnownIssue]?
        var baseline: ReportModel.BaselineUse?
    }

    /// Returns what was found on captured screens as one JSON object.
    ///
    /// - Parameters:
    ///   - audits: What was found.
    ///   - ledger: What was known already, and how much of it was met.
    package static func text(of audits: [ScreenAudit], besides ledger: FindingLedger = FindingLedger()) -> String {
        encoded(
            AuditModel(
                profile: audits.first?.profile.name ?? "", screens: audits.map(model(of:)), vacuousSpecs: audits.summaries.vacuousSpecs,
                knownIssues: ledger.uses.models,
                baseline: .ifAny(met: ledger.baselineCount, gone: ledger.goneCount())))
    }

    private static func model(of audit: ScreenAudit) -> ScreenModel {
        var verdicts: [String: VerdictModel] = [:]
        var statuses = audit.statuses[...]
        for (spec, verdict) in zip(audit.profile.specs, audit.verdicts) {
            var reasons: [String: Int] = [:]
            for entry in verdict.reasons { reasons["\(entry.outcome.rawValue).\(entry.reason.rawValue)"] = entry.count }
            verdicts[spec.id] = VerdictModel(
                outcome: verdict.tally.outcome.rawValue, severity: spec.severity.rawValue, tally: ReportModel.Tally(verdict.tally),
                reasons: reasons, findings: verdict.findings.map { ReportModel.Finding($0, by: spec, status: statuses.removeFirst()) })
        }
        return ScreenModel(
            file: audit.file, format: audit.format.rawValue, screen: audit.name, elements: audit.elementCount, verdicts: verdicts)
    }
}
