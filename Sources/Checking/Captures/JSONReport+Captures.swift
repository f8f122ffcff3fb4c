import EveryScreenAudit
import EveryScreenCapture

extension JSONReport {
    /// A captured screen as written.
    struct ScreenModel: Encodable {
        var file: String
        var format: String
        var screen: String
        var profile: String
        var elements: Int
        var verdicts: [String: VerdictModel]
    }

    /// The verdicts of one spec on a screen, as written.
    struct VerdictModel: Encodable {
        var outcome: String
        var severity: String
        var tally: ReportModel.Tally
        var reasons: [String: Int]
        var findings: Items<ReportModel.Finding>
    }

    /// All screens as written.
    struct AuditModel: Encodable {
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
        let verdicts = audit.verdictsBySpec { spec, verdict, statuses in
            VerdictModel(
                outcome: verdict.tally.outcome.rawValue, severity: spec.rule.severity.rawValue, tally: ReportModel.Tally(verdict.tally),
                reasons: verdict.counts.words,
                findings: Items(count: verdict.findings.count) { index in
                    ReportModel.Finding(
                        verdict.findings[index], by: spec, in: audit.profile, status: statuses[statuses.startIndex + index])
                })
        }
        return ScreenModel(
            file: audit.file, format: audit.format.rawValue, screen: audit.name, profile: audit.profile.name, elements: audit.elementCount,
            verdicts: verdicts)
    }
}

extension ScreenAudit {
    /// Makes the written form of the verdict of each spec, from the spec, its
    /// verdict, and the statuses of its findings.
    func verdictsBySpec<Model>(
        _ model: (any AccessibilitySpec, Verdicts, ArraySlice<CheckFailure.Status>) -> Model
    ) -> [String: Model] {
        var models: [String: Model] = [:]
        var statuses = statuses[...]
        for (spec, verdict) in zip(profile.specs, verdicts) {
            models[spec.id.rawValue] = model(spec, verdict, statuses.prefix(verdict.findings.count))
            statuses = statuses.dropFirst(verdict.findings.count)
        }
        return models
    }
}
