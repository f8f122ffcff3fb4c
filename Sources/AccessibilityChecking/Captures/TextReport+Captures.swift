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
        // Screens of several formats may be judged by several profiles.
        var ids: [String] = []
        var verdicts: [String: [Verdicts]] = [:]
        for audit in audits {
            for (spec, verdict) in zip(audit.profile.specs, audit.verdicts) {
                if verdicts[spec.id] == nil { ids.append(spec.id) }
                verdicts[spec.id, default: []].append(verdict)
            }
        }
        let width = audits.map(\.profile.idWidth).max() ?? 0
        for id in ids {
            var tally = Tally()
            var reasons: [Reason: Int] = [:]
            for verdict in verdicts[id] ?? [] {
                tally += verdict.tally
                for entry in verdict.reasons where entry.outcome == .cantTell || entry.outcome == .untested {
                    reasons[entry.reason, default: 0] += entry.count
                }
            }
            var line =
                "    \(id.padded(to: width)) \("\(tally.passed)".padded(to: 6, onLeft: true)) passed, \(tally.failed) failed"
            if tally.cantTell > 0 { line += ", \(tally.cantTell) cannot be told" }
            if tally.untested > 0 { line += ", \(tally.untested) untested" }
            let causes = Reason.allCases.filter { reasons[$0] != nil }.map(\.sentence)
            if !causes.isEmpty { line += " (\(causes.joined(separator: "; ")))" }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
