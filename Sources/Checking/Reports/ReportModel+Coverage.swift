import EveryScreenAudit
import EveryScreenModel

extension ReportModel {
    /// What a campaign tried.
    struct Coverage: Codable, Hashable {
        /// By text size, the number of cases.
        var textSizes: [String: Int]
        /// The pairs of settings that stood together in a case, and those that can.
        var settingPairs: [Int]
        /// By role, the number of cases.
        var roles: [String: Int]
        /// By part of the content, the number of cases.
        var parts: [String: Int]
        /// By spec, the number of cases in which it came to a verdict.
        var applied: [String: Int]
        /// The share of cases that may fail although none did, with a confidence of
        /// 95 %.
        var mostFailures: Double?
    }
}

extension ReportModel.Coverage {
    init(of report: CheckReport) {
        let coverage = report.coverage
        textSizes = Dictionary(uniqueKeysWithValues: coverage.textSizes.map { ($0.key.name, $0.value) })
        settingPairs = [coverage.settingPairs.tried, coverage.settingPairs.possible]
        roles = Dictionary(uniqueKeysWithValues: coverage.roles.map { ($0.key.rawValue, $0.value) })
        parts = coverage.parts
        applied = Dictionary(uniqueKeysWithValues: zip(report.tallies.map(\.spec.rawValue), coverage.applied))
        mostFailures = report.drawsContent ? coverage.mostFailures : nil
    }
}
