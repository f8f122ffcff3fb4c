import EveryScreenAudit
import EveryScreenModel
import EveryValue

/// A known issue that has ended, and the first case in which it would have covered
/// a fault.
struct ExpiredFault: Hashable, Sendable {
    /// The issue.
    var issue: KnownIssue
    /// The case; see `FaultSighting.order`.
    var order: Int
}

extension Campaign {
    /// Returns the findings of a case that are no known issues, and counts the
    /// others.
    mutating func unknown(among findings: [Finding], in trial: SearchTrial<CampaignCase<Content>>) -> [Finding] {
        guard !settings.knownIssues.isEmpty else { return findings }
        return findings.filter { finding in
            let status = ledger.status(of: finding, on: name, in: trial.value.environment)
            if case .expired(let issue) = status, expired[FaultKey(finding)] == nil {
                expired[FaultKey(finding)] = ExpiredFault(issue: issue, order: trial.phase.order)
            }
            return !status.isAccepted
        }
    }
}
