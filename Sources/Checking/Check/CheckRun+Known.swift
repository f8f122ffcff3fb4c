import EveryScreenAudit
import EveryScreenModel
import EveryValue

/// An expired known issue, and the first case in which it would have covered a
/// failure.
struct ExpiredFailure: Hashable, Sendable {
    /// The issue.
    var issue: KnownIssue
    /// The case; see `FailureOccurrence.order`.
    var order: Int
}

extension CheckRun {
    /// Returns the findings of a case that match no known issue, and counts the
    /// others.
    func unknown(among findings: [Finding], in trial: SearchTrial<CheckCase<Content>>) -> [Finding] {
        guard !settings.knownIssues.isEmpty else { return findings }
        return findings.filter { finding in
            let status = matcher.status(of: finding, on: name, in: trial.value.environment)
            if case .expired(let issue) = status, expired[FailureKey(finding)] == nil {
                expired[FailureKey(finding)] = ExpiredFailure(issue: issue, order: trial.phase.order)
            }
            return !status.isAccepted
        }
    }
}
