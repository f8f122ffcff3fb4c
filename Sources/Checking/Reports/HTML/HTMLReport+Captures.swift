import EveryScreenAudit
import EveryScreenModel

extension HTMLReport {
    /// Returns what was found on captured screens.
    ///
    /// - Parameters:
    ///   - audits: What was found.
    ///   - ledger: What was known already, and how much of it was met.
    package static func text(of audits: [ScreenAudit], besides ledger: FindingLedger = FindingLedger()) -> String {
        let count = audits.reduce(0) { $0 + $1.newFindings.count }
        let title = "\(count == 0 ? "✔" : "✘") \(TextReport.counted(count, "finding")) on \(TextReport.counted(audits.count, "screen"))"
        let links = audits.enumerated().map { index, audit in
            "<li><a href=\"#s\(index)\">\(Markup.escaped("\(audit.newFindings.isEmpty ? "✔" : "✘") \(audit.file): \(audit.name)"))</a></li>"
        }
        let known = TextReport.knownLines(ledger.uses, baseline: (ledger.baselineCount, ledger.goneCount()))
        let notes = known.map { "<p><strong>Note:</strong> \(Markup.escaped($0))</p>" }
        return page(title: title, links: links, sections: notes + audits.enumerated().map { section(of: $1, named: "s\($0)") })
    }

    private static func section(of audit: ScreenAudit, named name: String) -> String {
        let findings = zip(audit.findings, audit.statuses).filter { !$1.isAccepted }.map(\.0)
        let marked = findings.map(\.element.index).filter { $0 >= 0 }.uniqued()
        var lines = [
            "<section aria-labelledby=\"\(name)\">",
            "<h2 id=\"\(name)\">\(Markup.escaped("\(findings.isEmpty ? "✔" : "✘") \(audit.file): \(audit.name)"))</h2>",
            "<p>\(TextReport.counted(findings.count, "finding")) on \(TextReport.counted(audit.elementCount, "element")).</p>",
        ]
        for (index, finding) in findings.enumerated() {
            guard let spec = audit.profile.spec(finding.spec) else { continue }
            let wording = spec.wording(for: finding)
            let facts = [
                ("Claim", "\(spec.claim) (\(spec.sources.joined(separator: "; ")))"), ("Severity", finding.severity.rawValue),
                ("Element", "\(finding.element.path), node \(finding.element.source)"), ("Mend", wording.remedy),
            ]
            lines.append("<article aria-labelledby=\"\(name)f\(index)\">")
            lines.append("<h3 id=\"\(name)f\(index)\">\(Markup.escaped("✘ \(finding.spec): \(wording.fact)"))</h3>")
            lines.append("<dl>\(facts.map { "<dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd>" }.joined())</dl></article>")
        }
        let label = findings.isEmpty ? "The screen" : "The screen, with what fails marked"
        let panel = ScreenPicture.Panel(screen: audit.screen, marked: marked, caption: "", label: "\(label): \(audit.name)")
        let figure = figure(ScreenPicture.svg(of: panel, names: name), label)
        lines.append("<h3>Picture</h3>" + scrolling(figure, label: "Picture of \(audit.name)"))
        return (lines + ["</section>"]).joined(separator: "\n")
    }
}
