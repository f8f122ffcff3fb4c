import EveryScreenAudit

extension Verdicts.ReasonCounts {
    /// The counts as written: `passed.spacedEnough`, `cantTell.labelUnknown`.
    var words: [String: Int] {
        var result: [String: Int] = [:]
        for outcome in Verdicts.Outcome.allCases {
            for entry in entries(of: outcome) { result["\(outcome.rawValue).\(entry.reason.rawValue)"] = entry.count }
        }
        return result
    }
}
