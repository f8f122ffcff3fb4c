import EveryScreenKit
import EveryValue

// The messages about replayed cases, and about the end of the check.
extension CheckSession {
    /// Returns the messages about replayed cases that the failures do not show.
    func replayed(in report: CheckReport) -> [CheckIssue] {
        guard report.crashes.isEmpty else { return [] }
        let isWhole = report.ending != .outOfTime && report.ending != .cancelled
        return report.replayed.compactMap { replayed in
            // A check that was stopped may not have reached it.
            guard isWhole || replayed.environment != nil else { return nil }
            let isAsked = replayed.token == settings.replay
            guard replayed.isExact else { return stale(replayed, isAsked: isAsked) }
            guard isAsked, replayed.keys.isEmpty else { return nil }
            return CheckIssue(isError: false, text: "replay: the case of \(replayed.token) passes now; remove .replay")
        }
    }

    /// Reports a token that no longer matches its case: an error if the caller
    /// requested that case, else a warning.
    private func stale(_ replayed: CheckReport.ReplayedCase, isAsked: Bool) -> CheckIssue {
        let reason = replayed.staleness?.reason ?? "nothing can be drawn from it any more"
        let judged = replayed.environment == nil ? "no case was evaluated for it" : "the nearest case was evaluated instead"
        return CheckIssue(
            isError: isAsked,
            text: isAsked
                ? "replay: the token \(replayed.token) is stale: \(reason); \(judged). Remove .replay and run the check: its report has "
                    + "a token of today's generator."
                : "\(path(of: replayed.token)): its token is stale: \(reason); \(judged). Delete the file; if the failure is still "
                    + "there, it is found and saved again.")
    }

    /// Reports why a check ended, if that is relevant.
    func end(of report: CheckReport) -> [CheckIssue] {
        switch report.ending {
        case .gaveUp(let reason):
            [CheckIssue(isError: true, text: "only \(report.cases) cases were run: \(reason)")]
        case .outOfTime where report.evaluations == 0 && report.crashes.isEmpty:
            [CheckIssue(isError: true, text: "no case was run within the budget; raise .budget")]
        case .outOfTime:
            [CheckIssue(isError: false, text: "time ran out after \(report.cases) cases; raise .budget to run all")]
        case .running, .completed, .exhausted, .foundFailures, .cancelled: []
        }
    }
}
