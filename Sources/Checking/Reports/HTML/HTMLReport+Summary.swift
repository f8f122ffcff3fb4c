import EveryScreenAudit
import EveryScreenModel

extension HTMLReport {
    /// A finding on the page, with the name of its card; `nil` if it has none since
    /// there are many equal ones.
    struct Card {
        let section: ReportSection
        let entry: ReportEntry
        let name: String?
        /// Whether it is new since an earlier report; `nil` without one.
        let isNew: Bool?

        /// The heading of the card as a link.
        var link: String {
            let text = Markup.escaped("\(entry.finding.spec): \(entry.wording.fact)")
            return name.map { "<a href=\"#\($0)\">\(text)</a>" } ?? text
        }
    }

    /// The beginning of the page: the scope, then the findings by criterion, by
    /// people, and since an earlier report.
    static func summary(of report: AccessibilityReport, _ cards: [Card], _ comparison: EarlierReport.Comparison?) -> [String] {
        let conformance = ConformanceReport(of: report)
        var sections = [scope(conformance, cards)]
        if let comparison { sections.append(changes(comparison, cards)) }
        sections.append(criteria(conformance, cards))
        sections.append(people(report.sections, cards))
        if !cards.isEmpty { sections.append(filter(hasEarlier: comparison != nil)) }
        return sections
    }

    private static func section(_ name: String, _ title: String, _ content: String) -> String {
        "<section aria-labelledby=\"\(name)\"><h2 id=\"\(name)\">\(title)</h2>\n\(content)\n</section>"
    }

    // MARK: Scope

    private static func scope(_ report: ConformanceReport, _ cards: [Card]) -> String {
        let (scope, sections) = (report.scope, report.scope.sections)
        var tally = Verdicts.Tally()
        var reasons: [String: Int] = [:]
        for counts in sections.flatMap(\.tallies) {
            tally += counts.tally
            for outcome in [Verdicts.Outcome.cantTell, .untested] {
                for entry in counts.reasons.entries(of: outcome) { reasons[entry.reason.sentence, default: 0] += entry.count }
            }
        }
        let cases = sections.reduce(0) { $0 + ($1.check?.cases ?? 1) }
        var judged = [
            "\(scope.size)\(sections.contains { $0.check != nil } ? ", \(TextReport.counted(cases, "case"))" : "")",
            "\(tally.passed) outcomes passed, \(tally.failed) failed",
        ]
        if !scope.settings.isEmpty { judged.append("Settings tried: \(scope.settings.joined(separator: ", "))") }
        let applied = Set(sections.flatMap(\.tallies).filter { $0.tally.applied > 0 }.map(\.spec))
        let never = sections.flatMap(\.tallies).map(\.spec).uniqued().filter { !applied.contains($0) }
        var open = ["\(tally.cantTell) outcomes cannot tell, \(tally.untested) are untested"]
        open += reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.value) since \($0.key)" }
        if !scope.missingSettings.isEmpty { open.append("Settings not tried: \(scope.missingSettings.joined(separator: ", "))") }
        if !never.isEmpty {
            open.append("\(TextReport.counted(never.count, "spec")) never applied: \(never.map(\.rawValue).joined(separator: ", "))")
        }
        open.append("\(report.criteria.count { $0.level == .needsPerson }) of 55 success criteria of WCAG 2.2 A and AA need a person")
        open += scope.unfinished.map { "Not complete: \($0)" }
        func panel(_ title: String, _ lines: [String]) -> String {
            "<div class=\"panel\"><h3>\(title)</h3><ul>\(lines.map { "<li>\(Markup.escaped($0))</li>" }.joined(separator: "\n"))</ul></div>"
        }
        return section(
            "scope", "Scope of this report", "<div class=\"panels\">\(panel("Checked", judged))\n\(panel("Not checked", open))</div>")
    }

    // MARK: Since an earlier report

    private static func changes(_ comparison: EarlierReport.Comparison, _ cards: [Card]) -> String {
        func list(_ title: String, _ items: [String], _ count: Int) -> String {
            let most = 25
            let rest = items.count > most ? "<li>and \(items.count - most) more</li>" : ""
            let content = items.isEmpty ? "" : "<ul>\(items.prefix(most).map { "<li>\($0)</li>" }.joined(separator: "\n"))\(rest)</ul>"
            return "<div class=\"panel\"><h3>\(title): \(count)</h3>\(content)</div>"
        }
        func line(_ item: EarlierReport.Item) -> String { Markup.escaped("\(item.spec): \(item.message) (\(item.screen))") }
        let new = cards.filter { $0.isNew == true }.map(\.link)
        var panels = [
            list("New", new, new.count), list("Remaining", [], comparison.remaining),
            list("Fixed", comparison.fixed.map(line), comparison.fixed.count),
        ]
        if !comparison.unchecked.isEmpty {
            panels.append(list("Not checked again", comparison.unchecked.map(line), comparison.unchecked.count))
        }
        return section("changes", "Since the earlier report", "<div class=\"panels\">\(panels.joined(separator: "\n"))</div>")
    }

    // MARK: By criterion and by people

    private static func criteria(_ report: ConformanceReport, _ cards: [Card]) -> String {
        let failing = report.criteria.filter { !$0.evidence.failures.isEmpty || !$0.evidence.hints.isEmpty }
        let others = report.criteria.filter { $0.evidence.failures.isEmpty && $0.evidence.hints.isEmpty }
        func row(_ row: ConformanceReport.Row) -> String {
            let tally = row.evidence.tally
            return """
                <tr><th scope="row">\(row.criterion.number) \(Markup.escaped(row.criterion.name))</th>\
                <td>\(row.criterion.level.rawValue)</td><td>\(row.level.words)</td>\
                <td class="n">\(row.evidence.failures.count)</td><td class="n">\(row.evidence.hints.count)</td><td class="n">\(tally.applied)</td>\
                <td class="n">\(tally.cantTell + tally.untested)</td></tr>
                """
        }
        func table(_ rows: [ConformanceReport.Row], label: String) -> String {
            let heads = ["criterion", "level", "result", "failures", "to check", "checked", "undecided"].map {
                "<th scope=\"col\">\($0)</th>"
            }
            return scrolling(
                "<table class=\"words\"><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\(rows.map(row).joined(separator: "\n"))</tbody></table>",
                label: label)
        }
        let first =
            failing.isEmpty ? "<p>Nothing was found that violates a criterion.</p>" : table(failing, label: "Criteria with findings")
        let rest =
            "<details><summary>The other \(others.count) criteria: checked without findings, or for a person</summary>\n"
            + "\(table(others, label: "Criteria without findings"))</details>"
        return section("criteria", "By success criterion", first + "\n" + rest)
    }

    private static func people(_ sections: [ReportSection], _ cards: [Card]) -> String {
        var judged: [AffectedGroup: Int] = [:]
        for section in sections {
            for counts in section.tallies {
                guard let spec = section.profile.spec(counts.spec) else { continue }
                for group in AffectedGroup.groups(of: spec) { judged[group, default: 0] += counts.tally.applied }
            }
        }
        var byGroup: [AffectedGroup: [Card]] = [:]
        for card in cards {
            guard let spec = card.section.profile.spec(card.entry.finding.spec) else { continue }
            for group in AffectedGroup.groups(of: spec) { byGroup[group, default: []].append(card) }
        }
        let rows = AffectedGroup.allCases.map { group in
            let cards = byGroup[group] ?? []
            let most = 3
            let links = cards.prefix(most).map { "<li>\($0.link)</li>" }.joined()
            let rest = cards.count > most ? "<li>and \(cards.count - most) more</li>" : ""
            let count = judged[group] ?? 0
            let reported = cards.isEmpty ? (count == 0 ? "nothing was checked" : "nothing found") : "<ul>\(links)\(rest)</ul>"
            return
                "<tr><th scope=\"row\">\(group.rawValue)</th><td class=\"n\">\(cards.count)</td><td class=\"n\">\(count)</td><td>\(reported)</td></tr>"
        }
        let heads = ["people", "findings", "checked", "first findings"].map { "<th scope=\"col\">\($0)</th>" }
        return section(
            "people", "By the people affected",
            scrolling(
                "<table class=\"words\"><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\(rows.joined(separator: "\n"))</tbody></table>",
                label: "Findings by the people affected"))
    }

    /// Radio buttons by which the style sheet hides cards; without its support, all
    /// cards are shown.
    private static func filter(hasEarlier: Bool) -> String {
        let choices =
            [("all", "all findings"), ("error", "errors"), ("warning", "warnings"), ("note", "notes")]
            + (hasEarlier ? [("new", "new ones")] : [])
        let inputs = choices.map { id, words in
            "<label><input type=\"radio\" name=\"show\" id=\"show-\(id)\"\(id == "all" ? " checked" : "")> \(words)</label>"
        }
        return "<fieldset class=\"filter\"><legend>Show</legend>\(inputs.joined(separator: "\n"))</fieldset>"
    }
}
