import EveryScreenAudit
import EveryScreenCapture

extension TextReport {
    /// Returns a report for people, made visible, with a line feed at its end: the
    /// findings first, then the counts of each spec.
    static func text(of report: AccessibilityReport, isVerbose: Bool = false) -> String {
        let sections = report.sections
        guard case .captures(let audits, let matcher, let severity) = report.content else {
            let checks = sections.compactMap { section in
                section.check.map {
                    text(
                        of: $0, savedAt: section.findings.map(\.file), repetitions: section.findings.map(\.repetition), isVerbose: isVerbose
                    )
                }
            }
            return checks.joined(separator: "\n\n") + "\n"
        }
        let screenCounts = Dictionary(audits.map { ($0.file, 1) }, uniquingKeysWith: +)
        // A capture may have thousands of findings, so that each further copy of
        // the text would count.
        var result = ""
        for (audit, section) in zip(audits, sections) where !section.newFindings.isEmpty {
            add(audit, section, isOneOfSeveral: screenCounts[audit.file, default: 1] > 1, to: &result)
            result += "\n\n"
        }
        result += summary(of: audits, sections, failOn: severity, matchedBy: matcher, isVerbose: isVerbose)
        result += "\n"
        return result
    }

    /// Adds the findings on one screen, with its name if its file has several.
    ///
    /// Those that do not fail have another mark, and their severity.
    private static func add(_ audit: ScreenAudit, _ section: ReportSection, isOneOfSeveral: Bool, to text: inout String) {
        let findings = section.newFindings
        let differences = audit.environment.differences(in: audit.screen.displayUnit)
        let start = text.utf8.count
        let name = isOneOfSeveral ? ", \(audit.name.quotedExcerpt)" + (differences.isEmpty ? "" : " at \(differences)") : ""
        let found = "\(counted(findings.count, "finding")) on \(counted(audit.elementCount, "element"))"
        text += "\(audit.file.visible())\(name): \(found), profile \(audit.profile.name)".visible(.lines)
        for (number, entry) in findings.enumerated() {
            // Room for all if the rest is about as long: growing by doubling would
            // hold three times the text.
            if number >= 1_024, number.nonzeroBitCount == 1 {
                text.reserveCapacity(start + (text.utf8.count - start) / number * findings.count / 8 * 9)
            }
            let element = entry.finding.element
            let fact = "\(entry.wording.fact) (\(entry.rule.criteria.citation))"
            let severity = entry.finding.severity
            let isFailing = severity >= section.failOn
            var lines = isFailing ? "\n  ✘ \(entry.finding.spec): \(fact)" : "\n  • \(entry.finding.spec) (\(severity)): \(fact)"
            lines += "\n      element \(element.path), node \(element.source.visible()); fix: \(entry.wording.remedy)"
            if let note = entry.status.note { lines += "\n      \(note)" }
            text += lines.visible(.lines)
        }
    }

    private static func summary(
        of audits: [ScreenAudit], _ sections: [ReportSection], failOn severity: Finding.Severity, matchedBy matcher: FindingMatcher,
        isVerbose: Bool
    ) -> String {
        let total = sections.reduce(0) { $0 + $1.newFindings.count }
        let known = audits.reduce(0) { $0 + $1.findings.count } - total
        let failing = sections.reduce(0) { $0 + $1.failingFindings.count }
        let found = counted(total, "finding") + (known > 0 ? ", and \(known) known," : "")
        let milder = total == failing ? "" : "; \(failing == 0 ? "none" : "\(failing)") of severity \(severity) or above"
        let lines = isVerbose ? audits.tallies.lines(width: audits.map(\.profile.idWidth).max() ?? 0) : []
        let notes = lines + knownLines(matcher)
        let unjudged = audits.count { !$0.isJudged }
        let isPass = failing == 0 && unjudged == 0 && !audits.isEmpty
        let rest = unjudged == 0 ? "" : "; no spec applied on \(unjudged == audits.count ? "any" : "\(unjudged)") of them"
        let summary = "\(isPass ? "✔" : "✘") \(found) on \(counted(audits.count, "screen"))\(milder)\(rest)"
        return ([summary] + notes.map { "    \($0)" }).joined(separator: "\n").visible(.lines)
    }
}
