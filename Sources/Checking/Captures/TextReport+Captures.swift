import EveryScreenAudit
import EveryScreenCapture

extension TextReport {
    /// Returns what was found on captured screens: the findings by screen, then how often each spec came to what.
    ///
    /// - Parameters:
    ///   - audits: What was found; what is known already is counted and not told one by one.
    ///   - ledger: What was known already, and how much of it was met.
    package static func text(of audits: [ScreenAudit], besides ledger: FindingLedger = FindingLedger()) -> String {
        let screenCounts = Dictionary(audits.map { ($0.file, 1) }, uniquingKeysWith: +)
        var blocks = audits.filter { !$0.newFindings.isEmpty }.map { block(of: $0, isOneOfSeveral: screenCounts[$0.file, default: 1] > 1) }
        blocks.append(summary(of: audits, besides: ledger))
        return blocks.joined(separator: "\n\n")
    }

    /// Returns the findings on one screen, named where its file has several.
    private static func block(of audit: ScreenAudit, isOneOfSeveral: Bool) -> String {
        let differences = audit.environment.differences
        let name = isOneOfSeveral ? ", \"\(audit.name)\"" + (differences.isEmpty ? "" : " at \(differences)") : ""
        var lines = ["\(audit.file)\(name): \(counted(audit.newFindings.count, "finding")) on \(counted(audit.elementCount, "element"))"]
        for (finding, status) in zip(audit.findings, audit.statuses) where !status.isAccepted {
            guard let spec = audit.profile.spec(finding.spec) else { continue }
            let wording = spec.wording(for: finding)
            lines.append("  ✘ \(finding.spec): \(wording.fact) (\(spec.sources.joined(separator: "; ")))")
            lines.append("      element \(finding.element.path), node \(finding.element.source); mend: \(wording.remedy)")
            if let note = status.note { lines.append("      \(note)") }
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(of audits: [ScreenAudit], besides ledger: FindingLedger) -> String {
        let total = audits.reduce(0) { $0 + $1.newFindings.count }
        let known = audits.reduce(0) { $0 + $1.findings.count } - total
        let found = counted(total, "finding") + (known > 0 ? ", and \(known) known," : "")
        let lines = audits.summaries.lines(width: audits.map(\.profile.idWidth).max() ?? 0)
        let told = lines + knownLines(ledger.uses, baseline: (ledger.baselineCount, ledger.goneCount()))
        return (["\(total == 0 ? "✔" : "✘") \(found) on \(counted(audits.count, "screen"))"] + told.map { "    \($0)" })
            .joined(separator: "\n")
    }
}
