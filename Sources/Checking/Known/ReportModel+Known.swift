import EveryScreenAudit
import EveryScreenModel

extension ReportModel {
    /// A known issue and what became of it, as written.
    struct KnownIssue: Codable, Hashable {
        var spec: String
        var on: String
        var `in`: Environment?
        var until: String
        var because: String
        var count: Int
        /// `known`, `expired` or `unused`.
        var status: String
    }

    /// What became of a baseline, as written.
    struct BaselineUse: Codable, Hashable {
        var met: Int
        var gone: Int
    }
}

extension ReportModel.KnownIssue {
    init(_ use: CheckReport.KnownIssueUse) {
        let issue = use.issue
        spec = issue.spec
        on = issue.element
        self.in = issue.environment == .standard ? nil : ReportModel.Environment(issue.environment)
        until = issue.until.description
        because = issue.reason
        count = use.count
        status = use.count == 0 ? "unused" : use.isExpired ? "expired" : "known"
    }
}

extension [CheckReport.KnownIssueUse] {
    /// The known issues as written; `nil` where there are none.
    var models: [ReportModel.KnownIssue]? { isEmpty ? nil : map(ReportModel.KnownIssue.init) }
}

extension ReportModel.BaselineUse {
    /// Returns what became of a baseline, or `nil` where nothing of one was met or missed.
    static func ifAny(met: Int, gone: Int) -> ReportModel.BaselineUse? {
        met > 0 || gone > 0 ? ReportModel.BaselineUse(met: met, gone: gone) : nil
    }
}
