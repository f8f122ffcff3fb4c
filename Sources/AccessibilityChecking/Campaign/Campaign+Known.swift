import Audit
import ScreenModel

extension Campaign {
    /// Returns the findings of a case that are no known issues, and counts the others.
    mutating func unknown(among findings: [Finding], in environment: UserEnvironment) -> [Finding] {
        guard !settings.knownIssues.isEmpty else { return findings }
        return findings.filter { finding in
            let status = ledger.status(of: finding, on: name, in: environment)
            if case .expired(let issue) = status, expired[finding.origin] == nil { expired[finding.origin] = issue }
            return !status.isAccepted
        }
    }

    /// Says of each failure what is known of it, and what became of all that was known.
    func tellKnown(in report: inout CampaignReport) {
        for (entry, counts) in zip(report.tallies, reasons) { report.reasons[entry.spec] = counts }
        var baseline = FindingLedger(baseline: settings.baseline)
        for index in report.failures.indices {
            let (finding, environment) = (report.failures[index].finding, report.failures[index].environment)
            report.failures[index].status =
                expired[finding.origin].map(FindingStatus.expired) ?? baseline.status(of: finding, on: name, in: environment)
        }
        // A campaign that was stopped may not have come to them.
        let isWhole = report.ending != .cancelled && report.ending != .outOfTime
        report.knownIssues = ledger.uses.filter { isWhole || $0.count > 0 }
        report.baselineUse = (baseline.baselineCount, isWhole ? baseline.goneCount(on: name) : 0)
    }
}
