import EveryScreenAudit
import EveryScreenCapture

extension TextReport {
    /// Returns a report for people: the findings first, then the counts of each
    /// spec.
    static func text(of report: AccessibilityReport, isVerbose: Bool = false) -> String {
        let sections = report.sections
        guard case .captures(let audits, let matcher, _) = report.content else {
            let checks = sections.compactMap { section in
                section.check.map {
                    text(
                        of: $0, savedAt: section.findings.map(\.file), repetitions: section.findings.map(\.repetition), isVerbose: isVerbose
                    )
                }
            }
            return checks.joined(separator: "\n\n")
        }
        let screenCounts = Dictionary(audits.map { ($0.file, 1) }, uniquingKeysWith: +)
        let blocks = zip(audits, sections).filter { !$1.newFindings.isEmpty }.map { audit, section in
            block(of: audit, section.newFindings, isOneOfSeveral: screenCounts[audit.file, default: 1] > 1)
        }
        return (blocks + [summary(of: audits, matchedBy: matcher, isVerbose: isVerbose)]).joined(separator: "\n\n")
    }

    /// Returns the findings on one screen, with its name if its file has several.
    private static func block(of audit: ScreenAudit, _ findings: [ReportEntry], isOneOfSeveral: Bool) -> String {
        let differences = audit.environment.differences
        let name = isOneOfSeveral ? ", \(audit.name.quotedExcerpt)" + (differences.isEmpty ? "" : " at \(differences)") : ""
        var lines = ["\(audit.file.visible())\(name): \(counted(findings.count, "finding")) on \(counted(audit.elementCount, "element"))"]
        for entry in findings {
            let element = entry.finding.element
            lines.append("  \(entry.heading) (\(entry.rule.criteria.citation))")
            lines.append("      element \(element.path), node \(element.source.visible()); fix: \(entry.wording.remedy)")
            if let note = entry.status.note { lines.append("      \(note)") }
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(of audits: [ScreenAudit], matchedBy matcher: FindingMatcher, isVerbose: Bool) -> String {
        let total = audits.reduce(0) { $0 + $1.newFindings.count }
        let known = audits.reduce(0) { $0 + $1.findings.count } - total
        let found = counted(total, "finding") + (known > 0 ? ", and \(known) known," : "")
        let lines = isVerbose ? audits.tallies.lines(width: audits.map(\.profile.idWidth).max() ?? 0) : []
        let told = lines + knownLines(matcher)
        let unjudged = audits.count { !$0.isJudged }
        let isPass = total == 0 && unjudged == 0 && !audits.isEmpty
        let rest = unjudged == 0 ? "" : "; no spec applied on \(unjudged == audits.count ? "any" : "\(unjudged)") of them"
        return (["\(isPass ? "✔" : "✘") \(found) on \(counted(audits.count, "screen"))\(rest)"] + told.map { "    \($0)" })
            .joined(separator: "\n")
    }
}
