extension TextReport {
    /// Returns what is known already, a line each: what was met, what has ended,
    /// what was not met, and the baseline.
    ///
    /// - Parameters:
    ///   - uses: What became of the known issues.
    ///   - baseline: How many findings of the baseline were met, and how many not.
    static func knownLines(_ uses: [CheckReport.KnownIssueUse], baseline: CheckReport.BaselineUse) -> [String] {
        var lines = uses.filter { $0.count > 0 }.map { use in
            let found = "\(use.issue.subject), \(counted(use.count, "finding"))"
            return use.isExpired
                ? "expired on \(use.issue.until): \(found): \(use.issue.reason); mend it, or say until when it may stay"
                : "known until \(use.issue.until): \(found): \(use.issue.reason)"
        }
        if baseline.met > 0 { lines.append("in the baseline: \(counted(baseline.met, "finding"))") }
        if baseline.gone > 0 {
            lines.append("no longer found: \(counted(baseline.gone, "finding")) of the baseline; write it anew with --save-baseline")
        }
        return lines + unusedLines(uses)
    }

    /// Returns the lines of the known issues and the baseline of captured screens.
    static func knownLines(_ ledger: FindingLedger) -> [String] { knownLines(ledger.uses, baseline: ledger.baselineUse) }

    /// Returns the known issues that nothing was met by, a warning each.
    package static func unusedLines(_ uses: [CheckReport.KnownIssueUse]) -> [String] {
        uses.filter { $0.count == 0 }.map { use in
            "warning: the known issue \(use.issue.subject) until \(use.issue.until) was not found; delete it"
        }
    }
}
