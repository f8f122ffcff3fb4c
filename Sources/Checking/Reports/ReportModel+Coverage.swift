import EveryScreenAudit
import EveryScreenModel

extension ReportModel {
    /// The coverage of a check.
    struct Coverage: Codable, Hashable {
        /// The number of cases by text size.
        var textSizes: [String: Int]
        /// The numbers of tested and of possible pairs of settings.
        var settingPairs: [Int]
        /// The number of cases by role.
        var roles: [String: Int]
        /// The number of cases by part of the content.
        var parts: [String: Int]
        /// The number of cases in which each spec applied.
        var applied: [String: Int]
        /// The share of cases that may fail although no tested one did, with a
        /// confidence of 95 %.
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
