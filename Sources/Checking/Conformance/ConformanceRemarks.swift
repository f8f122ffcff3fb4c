import EveryScreenAudit

/// The remarks on a row: the evidence, the findings, and the remaining manual
/// checks.
struct ConformanceRemarks {
    /// The largest number of findings in a row; the others are counted.
    private static let most = 5

    /// The sentences; the first one states the numbers.
    let lines: [String]

    init(_ row: ConformanceReport.Row, in scope: ConformanceScope) {
        var lines = [row.evidence.sentence(in: scope)]
        lines += Self.found(row.evidence)
        if let decision = row.decision { lines.append(Self.line(decision, row.level)) }
        if row.level == .needsPerson {
            lines += row.doubts
            lines.append("A person must decide: \(row.guide.check)")
        } else if row.level != .supports, row.level != .notApplicable {
            lines.append("Beyond these findings a person checks: \(row.guide.check)")
        }
        self.lines = lines
    }

    init(_ row: ConformanceReport.ClauseRow, in scope: ConformanceScope) {
        var lines = row.clause.specs.isEmpty ? [] : [row.evidence.sentence(in: scope)]
        lines += Self.found(row.evidence)
        if let decision = row.decision { lines.append(Self.line(decision, row.level)) }
        if row.decision == nil {
            lines.append(
                "\(row.level == .needsPerson ? "A person must decide" : "Beyond these findings a person checks"): \(row.clause.check)")
        }
        self.lines = lines
    }

    private static func found(_ evidence: ConformanceEvidence) -> [String] {
        listed(evidence.failures, as: "Fails") + listed(evidence.hints, as: "To check")
    }

    private static func listed(_ items: [ConformanceEvidence.Item], as heading: String) -> [String] {
        let rest = items.count > most ? ["\(heading): \(items.count - most) more, in the other reports of this run."] : []
        return items.prefix(most).map { "\(heading): \($0.line)." } + rest
    }

    private static func line(_ decision: ConformanceDetails.Decision, _ level: ConformanceLevel) -> String {
        let words = "\(decision.by) decided \"\(decision.level.words)\": \(decision.notes)"
        return decision.level == level ? words : "\(words) The findings say otherwise and count."
    }
}
