import Audit
import ScreenCapture

extension TextReport {
    /// Returns what was found on captured screens: the findings by screen, then how often each spec came to what.
    public static func text(of audits: [ScreenAudit]) -> String {
        var blocks = audits.filter { !$0.findings.isEmpty }.map(block(of:))
        blocks.append(summary(of: audits))
        return blocks.joined(separator: "\n\n")
    }

    private static func block(of audit: ScreenAudit) -> String {
        var lines = ["\(audit.file): \(counted(audit.findings.count, "finding")) on \(counted(audit.elementCount, "element"))"]
        for finding in audit.findings {
            guard let spec = audit.profile.spec(finding.spec) else { continue }
            let wording = spec.wording(for: finding)
            lines.append("  ✘ \(finding.spec): \(wording.fact) (\(spec.sources.joined(separator: "; ")))")
            lines.append("      element \(finding.element.path), node \(finding.element.source); mend: \(wording.remedy)")
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(of audits: [ScreenAudit]) -> String {
        let total = audits.reduce(0) { $0 + $1.findings.count }
        var lines = ["\(total == 0 ? "✔" : "✘") \(counted(total, "finding")) on \(counted(audits.count, "screen"))"]
        guard let profile = audits.first?.profile else { return lines[0] }
        for (index, spec) in profile.specs.enumerated() {
            var tally = Tally()
            var reasons: [Reason: Int] = [:]
            for audit in audits {
                tally += audit.verdicts[index].tally
                for entry in audit.verdicts[index].reasons where entry.outcome == .cantTell || entry.outcome == .untested {
                    reasons[entry.reason, default: 0] += entry.count
                }
            }
            var line =
                "    \(spec.id.padded(to: profile.idWidth)) \("\(tally.passed)".padded(to: 6, onLeft: true)) passed, \(tally.failed) failed"
            if tally.cantTell > 0 { line += ", \(tally.cantTell) cannot be told" }
            if tally.untested > 0 { line += ", \(tally.untested) untested" }
            let causes = Reason.allCases.filter { reasons[$0] != nil }.map(\.sentence)
            if !causes.isEmpty { line += " (\(causes.joined(separator: "; ")))" }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
