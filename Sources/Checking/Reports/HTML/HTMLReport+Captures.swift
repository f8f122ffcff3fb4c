import EveryScreenAudit
import EveryScreenModel

extension HTMLReport {
    /// The findings on a captured screen, and its picture.
    static func body(of audit: ScreenAudit, _ findings: [ReportEntry], named name: String) -> [String] {
        var lines: [String] = []
        for (index, entry) in findings.enumerated() {
            let facts = [
                ("Claim", entry.rule.citedClaim), ("Severity", entry.finding.severity.rawValue),
                ("Element", "\(entry.finding.element.facts), node \(entry.finding.element.source)"), ("Mend", entry.wording.remedy),
            ]
            lines.append("<article aria-labelledby=\"\(name)f\(index)\">")
            lines.append("<h3 id=\"\(name)f\(index)\">\(Markup.escaped(entry.heading))</h3>")
            lines.append("<dl>\(facts.map { "<dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd>" }.joined())</dl></article>")
        }
        let marked = findings.map(\.finding.element.index).filter { $0 >= 0 }.uniqued()
        let label = findings.isEmpty ? "The screen" : "The screen, with what fails marked"
        let panel = ScreenPicture.Panel(
            screen: audit.screen, environment: audit.environment, marked: marked, caption: "", label: "\(label): \(audit.name)")
        let figure = figure(ScreenPicture.svg(of: panel, names: name), label)
        return lines + ["<h3>Picture</h3>" + scrolling(figure, label: "Picture of \(audit.name)")]
    }
}
