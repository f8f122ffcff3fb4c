extension TextReport {
    /// Returns the known issues, a line each: matched, expired, unmatched, and the
    /// baseline.
    ///
    /// - Parameters:
    ///   - uses: The use of each known issue.
    ///   - baseline: The numbers of findings of the baseline that occurred and that
    ///     did not.
    static func knownLines(_ uses: [CheckReport.KnownIssueUse], baseline: CheckReport.BaselineUse) -> [String] {
        var lines = uses.filter { $0.count > 0 }.map { use in
            let found = "\(use.issue.subject), \(counted(use.count, "finding"))"
            return use.isExpired
                ? "expired on \(use.issue.until): \(found): \(use.issue.reason); fix it, or extend the date"
                : "known until \(use.issue.until): \(found): \(use.issue.reason)"
        }
        if baseline.met > 0 { lines.append("in the baseline: \(counted(baseline.met, "finding"))") }
        if baseline.gone > 0 {
            lines.append("no longer found: \(counted(baseline.gone, "finding")) of the baseline; write it anew with --save-baseline")
        }
        return lines + unusedLines(uses)
    }

    /// Returns the lines of the known issues and the baseline of captured screens.
    static func knownLines(_ matcher: FindingMatcher) -> [String] { knownLines(matcher.uses, baseline: matcher.baselineUse) }

    /// Returns the known issues without a match, a warning each.
    package static func unusedLines(_ uses: [CheckReport.KnownIssueUse]) -> [String] {
        uses.filter { $0.count == 0 }.map { use in
            "warning: the known issue \(use.issue.subject) until \(use.issue.until) was not found; delete it"
        }
    }
}
