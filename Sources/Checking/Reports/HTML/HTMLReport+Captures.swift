import EveryScreenAudit
import EveryScreenModel

extension HTMLReport {
    /// The largest number of equal findings that are listed, so that a page with
    /// thousands of them loads quickly.
    static let mostEqual = 25
    /// The largest number of elements of a screen that is drawn.
    private static let mostDrawn = 2_000

    /// The findings on a captured screen, and its picture.
    static func body(of audit: ScreenAudit, _ cards: [Card], named name: String) -> [String] {
        var lines: [String] = []
        let findings = cards.map(\.entry)
        var counts: [String: Int] = [:]
        for card in cards {
            let entry = card.entry
            counts["\(entry.finding.spec): \(entry.finding.kind)", default: 0] += 1
            guard let id = card.name else { continue }
            let facts = [
                ("Claim", entry.rule.citedClaim), ("Severity", entry.finding.severity.rawValue),
                ("Element", "\(entry.finding.element.facts), \(entry.finding.nodeInCapture)"), ("Fix", entry.wording.remedy),
            ]
            lines.append("<article \(attributes(entry.finding.severity, card.isNew)) aria-labelledby=\"\(id)\">")
            lines.append("<h3 id=\"\(id)\">\(Markup.escaped(entry.heading))</h3>")
            lines.append("<dl>\(facts.map { "<dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd>" }.joined())</dl>")
            if let picture = audit.picture, let cut = cut(of: picture, around: entry.finding.element, named: name) { lines.append(cut) }
            lines.append("</article>")
        }
        for (kind, count) in counts.sorted(by: { $0.key < $1.key }) where count > mostEqual {
            let text = "\(kind): \(count - mostEqual) more findings of this kind are in the other formats"
            lines.append("<p><strong>Note:</strong> \(Markup.escaped(text)).</p>")
        }
        if let picture = audit.picture {
            return lines + ["<h3>Picture</h3>", photograph(picture, marking: findings, on: audit, named: name)]
        }
        guard audit.elementCount <= mostDrawn else {
            return lines + ["<p>The screen has \(audit.elementCount) elements, which are too many for a picture.</p>"]
        }
        let marked = findings.map(\.finding.element.index).filter { $0 >= 0 }.uniqued()
        let label = findings.isEmpty ? "The screen" : "The screen, with what fails marked"
        let panel = ScreenPicture.Panel(
            screen: audit.screen, environment: audit.environment, marked: marked, caption: "", label: "\(label): \(audit.name)")
        let figure = figure(ScreenPicture.svg(of: panel, names: name), label)
        return lines + ["<h3>Picture</h3>" + scrolling(figure, label: "Picture of \(audit.name)")]
            + transcript(of: audit.screen, in: audit.environment, heading: "h3", named: name + "t")
    }
}
