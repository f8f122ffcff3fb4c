import EveryScreenAudit
import EveryScreenCapture

extension TextReport {
    /// Writes a report for people, made visible, with a line feed at its end: the
    /// findings first, then the counts of each spec.
    static func write(_ report: AccessibilityReport, isVerbose: Bool = false, to stream: inout some TextOutputStream) {
        let sections = report.sections
        guard case .captures(let audits, let matcher, let severity) = report.content else {
            let checks = sections.compactMap { section in
                section.check.map {
                    text(
                        of: $0, savedAt: section.findings.map(\.file), repetitions: section.findings.map(\.repetition), isVerbose: isVerbose
                    )
                }
            }
            stream.write((checks + report.plainChecks.map(\.text)).joined(separator: "\n\n") + "\n")
            return
        }
        let screenCounts = Dictionary(audits.map { ($0.file, 1) }, uniquingKeysWith: +)
        for (audit, section) in zip(audits, sections) where !section.newFindings.isEmpty {
            write(audit, section, isOneOfSeveral: screenCounts[audit.file, default: 1] > 1, to: &stream)
            stream.write("\n\n")
        }
        stream.write(summary(of: audits, sections, in: report, failOn: severity, matchedBy: matcher, isVerbose: isVerbose) + "\n")
    }

    /// Writes the findings on one screen, with its name if its file has several.
    ///
    /// Those that do not fail have another mark, and their severity.
    private static func write(
        _ audit: ScreenAudit, _ section: ReportSection, isOneOfSeveral: Bool, to stream: inout some TextOutputStream
    ) {
        let findings = section.newFindings
        let differences = audit.environment.differences(in: audit.screen.displayUnit)
        let name = isOneOfSeveral ? ", \(audit.name.quotedExcerpt)" + (differences.isEmpty ? "" : " at \(differences)") : ""
        let found = "\(counted(findings.count, "finding")) on \(counted(audit.elementCount, "element"))"
        stream.write("\(audit.file.visible())\(name): \(found), profile \(audit.profile.name)".visible(.lines))
        for entry in findings {
            let (element, wording) = (entry.finding.element, entry.wording)
            let fact = "\(wording.fact) (\(entry.rule.citation(of: entry.finding)))"
            let severity = entry.finding.severity
            let isFailing = severity >= section.failOn
            var lines = isFailing ? "\n  ✘ \(entry.finding.spec): \(fact)" : "\n  • \(entry.finding.spec) (\(severity)): \(fact)"
            lines += "\n      element \(element.path), \(entry.finding.nodeInCapture); fix: \(wording.remedy)"
            if let note = entry.status.note { lines += "\n      \(note)" }
            stream.write(lines.visible(.lines))
        }
    }

    private static func summary(
        of audits: [ScreenAudit], _ sections: [ReportSection], in report: AccessibilityReport, failOn severity: Finding.Severity,
        matchedBy matcher: FindingMatcher, isVerbose: Bool
    ) -> String {
        let total = sections.reduce(0) { $0 + $1.newFindings.count }
        let known = audits.reduce(0) { $0 + $1.findings.count } - total
        let failing = sections.reduce(0) { $0 + $1.failingFindings.count }
        let found = counted(total, "finding") + (known > 0 ? ", and \(known) known," : "")
        let milder = total == failing ? "" : "; \(failing == 0 ? "none" : "\(failing)") of severity \(severity) or above"
        let lines = isVerbose ? audits.tallies.lines(width: audits.map(\.profile.idWidth).max() ?? 0) : []
        let notes = lines + knownLines(matcher) + (isVerbose ? [] : unmeasuredLines(audits))
        let unjudged = audits.filter { !$0.isJudged }
        let isPass = failing == 0 && unjudged.isEmpty && !audits.isEmpty && report.unreadCount == 0
        let blankCount = unjudged.count(where: \.isBlank)
        func onSome(_ count: Int) -> String { audits.count == 1 ? "it" : count == audits.count ? "any of them" : "\(count) of them" }
        let blank = blankCount == 0 ? "" : "; nothing is shown on \(onSome(blankCount))"
        let others = unjudged.count - blankCount
        let rest = others == 0 ? "" : "; no spec applied on \(onSome(others))"
        let unread = report.unreadCount == 0 ? "" : "; \(counted(report.unreadCount, "input")) could not be audited"
        let summary = "\(isPass ? "✔" : "✘") \(found) on \(counted(audits.count, "screen"))\(milder)\(blank)\(rest)\(unread)"
        return ([summary] + notes.map { "    \($0)" }).joined(separator: "\n").visible(.lines)
    }

    /// A line about screens whose sizes could not be measured, which would
    /// otherwise look as if these were right; the counts of each spec have it.
    private static func unmeasuredLines(_ audits: [ScreenAudit]) -> [String] {
        let count = audits.count { $0.verdicts.contains { $0.reasons.contains { $0.reason == .densityUnknown } } }
        guard count > 0 else { return [] }
        return ["sizes are not checked on \(counted(count, "screen")) in pixels; state the dots per inch, such as --density 420"]
    }
}
