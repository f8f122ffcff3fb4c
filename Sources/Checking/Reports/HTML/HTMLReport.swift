import EveryScreenAudit
import EveryScreenModel

/// Reports as one self-contained HTML page: no script, no font, no picture from
/// elsewhere.
///
/// The page meets the requirements that it reports:
///
/// - headings in order, and a link that skips the list
/// - text with a contrast of at least 4.5 : 1
/// - pictures with text alternatives
/// - scrolling regions that the keyboard reaches
/// - no information in color alone
package enum HTMLReport {
    /// Returns a report as a page.
    static func text(of report: AccessibilityReport) -> String {
        let sections = report.sections
        let comparison = report.earlier?.comparison(with: sections)
        let cards = sections.enumerated().map { index, section in
            self.cards(of: section, named: name(of: section, index), comparison?.isNew[index])
        }
        let links = sections.enumerated().map { index, section in
            let items = section.check == nil ? [] : cards[index].map { "<li>\($0.link)</li>" }
            let list = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
            return "<li>\(link(to: name(of: section, index), "\(section.mark) \(section.title)"))\(list)</li>"
        }
        let plain = report.plainChecks
        let plainLinks = plain.enumerated().map { index, check in "<li>\(link(to: "p\(index)", "\(check.mark) \(check.title)"))</li>" }
        // Without screens, there are no criteria to sum up.
        var lines = sections.isEmpty && !plain.isEmpty ? [] : summary(of: report, cards.flatMap(\.self), comparison)
        if case .captures(_, let matcher, _) = report.content { lines += notes(TextReport.knownLines(matcher)) }
        lines += sections.enumerated().map { index, section in self.section(section, named: name(of: section, index), cards[index]) }
        lines += plain.enumerated().map { index, check in section(check, named: "p\(index)") }
        return page(title: title(of: report), links: links + plainLinks, sections: lines)
    }

    /// The findings of a check or screen that are not accepted, with the names of
    /// their cards.
    private static func cards(of section: ReportSection, named name: String, _ isNew: [Bool]?) -> [Card] {
        var counts: [String: Int] = [:]
        let open = section.findings.enumerated().filter { !$0.element.status.isAccepted }
        return open.enumerated().map { place, item in
            let entry = item.element
            let kind = "\(entry.finding.spec): \(entry.finding.kind)"
            counts[kind, default: 0] += 1
            // Every failure of a check has a card; on a screen, only the first ones
            // of each kind.
            let isShown = section.check != nil || counts[kind, default: 0] <= mostEqual
            let number = section.check != nil ? item.offset : place
            return Card(section: section, entry: entry, name: isShown ? "\(name)f\(number)" : nil, isNew: isNew?[place])
        }
    }

    private static func name(of section: ReportSection, _ index: Int) -> String { "\(section.check == nil ? "s" : "c")\(index)" }

    private static func notes(_ lines: [String]) -> [String] { lines.map { "<p><strong>Note:</strong> \(Markup.escaped($0))</p>" } }

    private static func title(of report: AccessibilityReport) -> String {
        let sections = report.sections
        let count = sections.reduce(0) { $0 + $1.newFindings.count { $0.repetition?.reportedIn == nil } }
        switch report.content {
        case .captures:
            let isPass = count == 0 && !sections.isEmpty && sections.allSatisfy { $0.audit?.isJudged == true }
            return "\(isPass ? "✔" : "✘") \(TextReport.counted(count, "finding")) on \(TextReport.counted(sections.count, "screen"))"
        case .checks(let checks, _):
            let plain = report.plainChecks
            let failing = checks.count { !$0.isSuccess } + plain.count { !$0.isSuccess }
            let sum = count + plain.reduce(0) { $0 + $1.errors.count }
            let found = sum == 0 ? "Found" : TextReport.counted(sum, "finding")
            let all = TextReport.counted(checks.count + plain.count, "check")
            return failing == 0 ? "✔ Nothing found" : "✘ \(found) in \(failing) of \(all)"
        }
    }

    /// Returns one failure alone, for an attachment of a test.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - property: The name of the check.
    static func text(of failure: CheckFailure, in property: String) -> String {
        let title = Markup.escaped("✘ \(property)")
        let section = "<section aria-labelledby=\"c\"><h2 id=\"c\">\(title)</h2>\n\(article(on: failure, named: "f"))</section>"
        return page(title: "✘ \(failure.finding.spec)", links: [], sections: [section])
    }

    /// Returns a page with one picture.
    ///
    /// - Parameters:
    ///   - picture: The picture, as SVG.
    ///   - title: The title of the picture.
    package static func text(showing picture: String, titled title: String) -> String {
        page(title: title, links: [], sections: [scrolling("<figure>\(picture)</figure>", label: "Picture: \(title)")])
    }

    private static func section(_ section: ReportSection, named name: String, _ cards: [Card]) -> String {
        let count = section.newFindings.count
        var lines = [
            "<section aria-labelledby=\"\(name)\">", "<h2 id=\"\(name)\">\(Markup.escaped("\(section.mark) \(section.title)"))</h2>",
        ]
        if let check = section.check {
            lines.append("<p>\(Markup.escaped(TextReport.headline(of: check)))</p>")
            lines += body(of: check, cards, named: name)
        } else if let audit = section.audit {
            lines.append("<p>\(TextReport.counted(count, "finding")) on \(TextReport.counted(audit.elementCount, "element")).</p>")
            lines += body(of: audit, cards, named: name)
        }
        return (lines + ["</section>"]).joined(separator: "\n")
    }

    private static func section(_ check: PlainCheck, named name: String) -> String {
        let texts = check.issues.map { code($0.text, label: $0.isError ? "A failure of \(check.title)" : "A warning of \(check.title)") }
        let lines =
            [
                "<section aria-labelledby=\"\(name)\">", "<h2 id=\"\(name)\">\(Markup.escaped("\(check.mark) \(check.title)"))</h2>",
                "<p>\(Markup.escaped(check.headline))</p>",
            ] + texts + (check.isSuccess ? [] : ["<p>\(Markup.escaped("checked at \(check.place.description)"))</p>"])
        return (lines + ["</section>"]).joined(separator: "\n")
    }

    private static func body(of check: CheckReport, _ cards: [Card], named name: String) -> [String] {
        var lines = notes(
            TextReport.testLines(check) + TextReport.reservations(about: check)
                + TextReport.knownLines(check.knownIssues, baseline: check.baselineUse))
        for (index, crash) in check.crashes.enumerated() {
            lines.append(
                "<article class=\"card\" aria-labelledby=\"\(name)x\(index)\"><h3 id=\"\(name)x\(index)\">✘ A case ends the process</h3>")
            lines.append(code(TextReport.text(of: crash), label: "The crash") + "</article>")
        }
        lines += cards.compactMap { card in
            card.entry.failure.map { article(on: $0, named: card.name ?? name, card.entry.repetition, isNew: card.isNew) }
        }
        lines.append(table(of: check))
        let coverage = TextReport.coverage(of: check)
        if !coverage.isEmpty {
            lines.append("<h3>Settings and cases</h3><ul>\(coverage.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ul>")
        }
        return lines
    }

    private static func link(to name: String, _ text: String) -> String { "<a href=\"#\(name)\">\(Markup.escaped(text))</a>" }

    /// The outcomes of each spec, collapsed: the table is long, and the findings
    /// come first.
    private static func table(of report: CheckReport) -> String {
        let rows = report.tallies.map { entry in
            let tally = entry.tally
            let cells = [tally.passed, tally.failed, tally.cantTell, tally.inapplicable, tally.untested].map { "<td>\($0)</td>" }
            let note = tally.applied == 0 ? " (not a pass)" : ""
            return "<tr><th scope=\"row\">\(Markup.escaped(entry.spec.rawValue))\(note)</th>\(cells.joined())</tr>"
        }
        let heads = ["spec", "passed", "failed", "cannot tell", "inapplicable", "untested"].map { "<th scope=\"col\">\($0)</th>" }
        let table = "<table><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\(rows.joined(separator: "\n"))</tbody></table>"
        let box = scrolling(table, label: "Outcomes of the specs in \(report.name)")
        return "<details><summary><h3>Outcomes by spec</h3></summary>\n\(box)</details>"
    }
}
