import EveryScreenAudit
import EveryScreenCapture

extension JSONReport {
    /// A captured screen as written.
    struct ScreenModel: Codable {
        var file: String
        var format: String
        var screen: String
        var profile: String
        var elements: Int
        var verdicts: [String: VerdictModel]
    }

    /// The verdicts of one spec on a screen, as written.
    struct VerdictModel: Codable {
        var outcome: String
        var severity: String
        var tally: ReportModel.Tally
        var reasons: [String: Int]
        var findings: [ReportModel.Finding]
    }

    /// All screens as written.
    struct AuditModel: Codable {
        var everyscreenAudit = ReportModel.version
        var profile: String
        var screens: [ScreenModel]
        var vacuousSpecs: [SpecID]
        var knownIssues: [ReportModel.KnownIssue]?
        var baseline: CheckReport.BaselineUse?
    }

    /// Returns captured screens as written.
    static func model(of audits: [ScreenAudit], matchedBy matcher: FindingMatcher) -> AuditModel {
        AuditModel(
            profile: audits.map(\.profile.name).uniqued().joined(separator: ", "), screens: audits.map(model),
            vacuousSpecs: audits.tallies.vacuousSpecs,
            knownIssues: matcher.uses.models, baseline: matcher.baselineUse.isEmpty ? nil : matcher.baselineUse)
    }

    private static func model(of audit: ScreenAudit) -> ScreenModel {
        var verdicts: [String: VerdictModel] = [:]
        var statuses = audit.statuses[...]
        for (spec, verdict) in zip(audit.profile.specs, audit.verdicts) {
            var reasons: [String: Int] = [:]
            for entry in verdict.reasons { reasons["\(entry.outcome.rawValue).\(entry.reason.rawValue)"] = entry.count }
            verdicts[spec.id.rawValue] = VerdictModel(
                outcome: verdict.tally.outcome.rawValue, severity: spec.rule.severity.rawValue, tally: ReportModel.Tally(verdict.tally),
                reasons: reasons,
                findings: verdict.findings.map { ReportModel.Finding($0, by: spec, in: audit.profile, status: statuses.removeFirst()) })
        }
        return ScreenModel(
            file: audit.file, format: audit.format.rawValue, screen: audit.name, profile: audit.profile.name, elements: audit.elementCount,
            verdicts: verdicts)
    }
}
