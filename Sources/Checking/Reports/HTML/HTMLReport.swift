import EveryScreenAudit
import EveryScreenModel

/// Reports as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere.
///
/// The page keeps what it asks of others: headings in order, a link past the list, text with a contrast of at least 4.5 : 1, pictures with
/// words for those who do not see them, what scrolls can be reached by keyboard, and nothing told by color alone.
package enum HTMLReport {
    /// Returns the report of campaigns.
    package static func text(of reports: [CheckReport]) -> String {
        let failing = reports.count { !$0.isSuccess }
        let count = reports.reduce(0) { $0 + told(of: $1).count }
        let found = count == 0 ? "Found" : TextReport.counted(count, "finding")
        let title = failing == 0 ? "✔ Nothing found" : "✘ \(found) in \(failing) of \(TextReport.counted(reports.count, "campaign"))"
        let links = reports.enumerated().map { index, report in
            let failures = told(of: report).map { number, failure in link(to: "c\(index)f\(number)", heading(of: failure)) }
            let list = failures.isEmpty ? "" : "<ul>\(failures.map { "<li>\($0)</li>" }.joined())</ul>"
            return "<li>\(link(to: "c\(index)", "\(report.isSuccess ? "✔" : "✘") \(report.name)"))\(list)</li>"
        }
        let sections = reports.enumerated().map { index, report in section(of: report, named: "c\(index)") }
        return page(title: title, links: links, sections: sections)
    }

    /// Returns one failure alone, as it is attached to a test.
    ///
    /// - Parameters:
    ///   - failure: What failed.
    ///   - property: What was checked.
    static func text(of failure: CheckFailure, in property: String) -> String {
        let title = Markup.escaped("✘ \(property)")
        let section = "<section aria-labelledby=\"c\"><h2 id=\"c\">\(title)</h2>\n\(article(on: failure, named: "f"))</section>"
        return page(title: "✘ \(failure.finding.spec)", links: [], sections: [section])
    }

    /// Returns a page with one picture.
    ///
    /// - Parameters:
    ///   - picture: The picture, as SVG.
    ///   - title: What it shows.
    package static func text(showing picture: String, titled title: String) -> String {
        page(title: title, links: [], sections: [scrolling("<figure>\(picture)</figure>", label: "Picture: \(title)")])
    }

    private static func section(of report: CheckReport, named name: String) -> String {
        var lines = [
            "<section aria-labelledby=\"\(name)\">",
            "<h2 id=\"\(name)\">\(Markup.escaped("\(report.isSuccess ? "✔" : "✘") \(report.name)"))</h2>",
            "<p>\(Markup.escaped(TextReport.headline(of: report)))</p>",
        ]
        let notes = TextReport.reservations(about: report) + TextReport.knownLines(report.knownIssues, baseline: report.baselineUse)
        lines += notes.map { "<p><strong>Note:</strong> \(Markup.escaped($0))</p>" }
        for (index, crash) in report.crashes.enumerated() {
            lines.append("<article aria-labelledby=\"\(name)x\(index)\"><h3 id=\"\(name)x\(index)\">✘ A case ends the process</h3>")
            lines.append(code(TextReport.text(of: crash), label: "The crash") + "</article>")
        }
        lines += told(of: report).map { index, failure in article(on: failure, named: "\(name)f\(index)") }
        lines.append(table(of: report))
        let coverage = TextReport.coverage(of: report)
        if !coverage.isEmpty {
            lines.append("<h3>What was tried</h3><ul>\(coverage.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ul>")
        }
        return (lines + ["</section>"]).joined(separator: "\n")
    }

    /// The failures that are not accepted, with their numbers.
    private static func told(of report: CheckReport) -> [(Int, CheckFailure)] {
        report.failures.enumerated().filter { !$0.element.status.isAccepted }.map { ($0.offset, $0.element) }
    }

    private static func link(to name: String, _ text: String) -> String { "<a href=\"#\(name)\">\(Markup.escaped(text))</a>" }

    /// What each spec came to, to be opened: it is long, and what was found comes first.
    private static func table(of report: CheckReport) -> String {
        let rows = report.tallies.map { entry in
            let tally = entry.tally
            let cells = [tally.passed, tally.failed, tally.cantTell, tally.inapplicable, tally.untested].map { "<td>\($0)</td>" }
            let note = tally.applied == 0 ? " (not a pass)" : ""
            return "<tr><th scope=\"row\">\(Markup.escaped(entry.spec))\(note)</th>\(cells.joined())</tr>"
        }
        let heads = ["spec", "passed", "failed", "cannot be told", "inapplicable", "untested"].map { "<th scope=\"col\">\($0)</th>" }
        let table = "<table><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\(rows.joined(separator: "\n"))</tbody></table>"
        let box = scrolling(table, label: "What the specs came to in \(report.name)")
        return "<details><summary><h3>What each spec came to</h3></summary>\n\(box)</details>"
    }
}
