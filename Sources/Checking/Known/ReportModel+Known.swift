import EveryScreenAudit
import EveryScreenModel

extension ReportModel {
    /// The use of a known issue, as written.
    struct KnownIssue: Codable, Hashable {
        var spec: SpecID
        var on: String
        var check: String?
        var `in`: Environment?
        var until: String
        var because: String
        var count: Int
        /// `known`, `expired` or `unused`.
        var status: String
    }
}

extension ReportModel.KnownIssue {
    init(_ use: CheckReport.KnownIssueUse) {
        let issue = use.issue
        spec = issue.spec
        on = issue.element
        check = issue.check
        self.in = issue.environment == .standard ? nil : ReportModel.Environment(issue.environment)
        until = issue.until.description
        because = issue.reason
        count = use.count
        status = use.count == 0 ? "unused" : use.isExpired ? "expired" : "known"
    }
}

extension [CheckReport.KnownIssueUse] {
    /// The known issues as written; `nil` if there are none.
    var models: [ReportModel.KnownIssue]? { isEmpty ? nil : map(ReportModel.KnownIssue.init) }
}
