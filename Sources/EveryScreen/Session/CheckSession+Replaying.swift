import EveryScreenKit
import EveryValue

// What is to be said of the cases that failed before, and of how the campaign ended.
extension CheckSession {
    /// Says of the cases that were judged again what their reader cannot see from the failures.
    func replayed(in report: CheckReport) -> [CheckIssue] {
        guard report.crashes.isEmpty else { return [] }
        let isWhole = report.ending != .outOfTime && report.ending != .cancelled
        return report.replayed.compactMap { replayed in
            // A check that was stopped may not have come to it.
            guard isWhole || replayed.environment != nil else { return nil }
            let isAsked = replayed.token == settings.replay
            let place = isAsked ? "replay" : path(of: replayed.token)
            guard replayed.isExact else {
                return CheckIssue(
                    isError: false,
                    text: "\(place): what is drawn has changed since \(replayed.token) was made, so that the case is not judged as it was; "
                        + (isAsked ? "take the token of a new report" : "delete the file, or let the case be found and saved again"))
            }
            guard isAsked, replayed.origins.isEmpty else { return nil }
            return CheckIssue(isError: false, text: "replay: the case of \(replayed.token) holds now; take .replay away")
        }
    }

    /// Says why a campaign ended, if that is worth saying.
    func end(of report: CheckReport) -> [CheckIssue] {
        switch report.ending {
        case .gaveUp(let reason):
            [CheckIssue(isError: true, text: "only \(report.cases) cases were judged: \(reason)")]
        case .outOfTime where report.evaluations == 0 && report.crashes.isEmpty:
            [CheckIssue(isError: true, text: "nothing was judged in the time given; raise .budget")]
        case .outOfTime:
            [CheckIssue(isError: false, text: "time ran out after \(report.cases) cases; raise .budget to judge all")]
        case .running, .completed, .exhausted, .foundFailures, .cancelled: []
        }
    }
}
