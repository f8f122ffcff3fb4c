import EveryScreenAudit

/// Conformance reports as a page in the order of a VPAT: product, summary, tables
/// of success criteria, clauses of EN 301 549.
enum VPATReport {
    /// Returns a report as a page.
    static func text(of report: AccessibilityReport) -> String {
        let conformance = ConformanceReport(of: report)
        let title = "Accessibility conformance report: \(conformance.about.shownProduct)"
        let sections = [
            ("summary", "Summary", summary(conformance)), ("a", "Success criteria, level A", table(conformance, .a)),
            ("aa", "Success criteria, level AA", table(conformance, .aa)),
            ("statements", "EN 301 549, clause 4.2: functional performance", table(conformance, isStatement: true)),
            ("en", "EN 301 549, clause 11: software", table(conformance, isStatement: false)),
            ("terms", "Terms", terms),
        ]
        return HTMLReport.page(
            title: title, links: sections.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" },
            sections: sections.map { "<section aria-labelledby=\"\($0.0)\">\n<h2 id=\"\($0.0)\">\($0.1)</h2>\n\($0.2)\n</section>" })
    }

    private static func summary(_ report: ConformanceReport) -> String {
        let about = report.about
        let facts: [(String, String?)] = [
            ("Product", about.shownProduct), ("Version", about.version), ("Description", about.description), ("Company", about.company),
            ("Author", about.author), ("Contact", about.email), ("Date", about.date), ("Notes", about.notes),
            (
                "Method",
                "EveryScreen \(toolVersion): generated and captured screens, checked by specs. The absence of findings supports nothing."
            ),
        ]
        let terms = facts.compactMap { name, value in value.map { "<dt>\(name)</dt><dd>\(Markup.escaped($0))</dd>" } }
        let counts = ConformanceLevel.allCases.map { level in
            "<tr><th scope=\"row\">\(level.words)</th><td>\(report.criteria.count { $0.level == level })</td></tr>"
        }
        let scope = report.scope.sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined()
        return """
            <dl>\(terms.joined(separator: "\n"))</dl>
            <h3>Scope</h3><ul>\(scope)</ul>
            <h3>Success criteria by result</h3>
            <table><thead><tr><th scope="col">result</th><th scope="col">criteria</th></tr></thead>
            <tbody>\(counts.joined(separator: "\n"))</tbody></table>
            """
    }

    private static func table(_ report: ConformanceReport, _ level: SuccessCriterion.Level) -> String {
        let rows = report.criteria.filter { $0.criterion.level == level }.map { row in
            let clause = report.scope.clause(for: row.criterion)
            let name = "<a href=\"\(row.criterion.url)\">\(row.criterion.number) \(Markup.escaped(row.criterion.name))</a>"
            return self.row(
                name + (clause.map { "<br>EN 301 549: \($0)" } ?? ""), row.level, ConformanceRemarks(row, in: report.scope).lines)
        }
        return table(rows, head: "criterion", label: "Success criteria of level \(level.rawValue)")
    }

    private static func table(_ report: ConformanceReport, isStatement: Bool) -> String {
        let rows = report.clauses.filter { $0.clause.isStatement == isStatement }.map { row in
            self.row("\(row.clause.number) \(Markup.escaped(row.clause.name))", row.level, ConformanceRemarks(row, in: report.scope).lines)
        }
        return table(rows, head: "clause", label: isStatement ? "Functional performance statements" : "Clauses for software")
    }

    private static func table(_ rows: [String], head: String, label: String) -> String {
        HTMLReport.scrolling(
            """
            <table class="words"><thead><tr><th scope="col">\(head)</th><th scope="col">level</th><th scope="col">remarks</th></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table>
            """, label: label)
    }

    private static func row(_ name: String, _ level: ConformanceLevel, _ lines: [String]) -> String {
        let remarks = lines.map { "<p>\(Markup.escaped($0))</p>" }.joined()
        return "<tr><th scope=\"row\">\(name)</th><td>\(level.words)</td><td>\(remarks)</td></tr>"
    }

    private static let terms = """
        <dl><dt>Supports</dt><dd>Specs decide all of the criterion, each of them judged something and left nothing undecided, or a person decided so.</dd>
        <dt>Partially supports</dt><dd>At most half of the checks that judged it fail it.</dd>
        <dt>Does not support</dt><dd>More than half of the checks that judged it fail it.</dd>
        <dt>Not applicable</dt><dd>A person decided that the product has nothing of the kind.</dd>
        <dt>Needs a person</dt><dd>Specs do not decide it. The remarks list the evidence and what remains to check.</dd></dl>
        """
}
