import EveryScreenAudit

/// Reports as Open Accessibility Conformance Reports, version 0.1.0, in YAML
/// (https://github.com/GSA/openacr).
///
/// The catalog is that of VPAT 2.5 with WCAG 2.2 and EN 301 549. A criterion that
/// specs don't decide has an empty level, which editors of OpenACR show as not
/// answered yet. "Not evaluated" is for level AAA alone, and no other term means
/// that a person must decide.
enum OpenACRReport {
    /// Returns a report.
    static func text(of report: AccessibilityReport) -> String {
        let conformance = ConformanceReport(of: report)
        return YAML.text(document(conformance))
    }

    private static func document(_ report: ConformanceReport) -> JSON {
        let about = report.about
        func optional(_ key: String, _ value: String?) -> [(key: String, value: JSON)] {
            value.map { [(key, .string($0.visible(.lines)))] } ?? []
        }
        let product =
            [("name", JSON.string(about.shownProduct))] + optional("version", about.version) + optional("description", about.description)
        let author =
            optional("name", about.author) + optional("company_name", about.company) + [
                ("email", JSON.string((about.email ?? "").visible()))
            ]
        return .object(
            [("title", .string("\(about.company ?? about.shownProduct) Accessibility Conformance Report".visible()))]
                + [("product", .object(product)), ("author", .object(author))] + optional("report_date", about.date)
                + [
                    ("notes", .string(notes(report))), ("evaluation_methods_used", .string(methods(report))),
                    ("catalog", .string("2.5-edition-wcag-2.2-508-eu-en")), ("chapters", .object(chapters(report))),
                ])
    }

    private static func notes(_ report: ConformanceReport) -> String {
        let counts = ConformanceLevel.allCases.compactMap { level -> String? in
            let count = report.criteria.count { $0.level == level }
            return count == 0 ? nil : "\(level.words): \(count)"
        }
        return
            ([report.about.notes, "Of 55 success criteria of levels A and AA: \(counts.joined(separator: ", "))."].compactMap(\.self)
            + report.scope.sentences).joined(separator: " ").visible()
    }

    private static func methods(_ report: ConformanceReport) -> String {
        "EveryScreen \(toolVersion) checked \(report.scope.size). The absence of findings supports nothing: a criterion is supported only if "
            + "specs decide all of it, and each applied, left nothing undecided and ran in the settings that the criterion needs. "
            + "An empty level means that a person must decide."
    }

    private static func chapters(_ report: ConformanceReport) -> [(key: String, value: JSON)] {
        func criteria(_ level: SuccessCriterion.Level) -> JSON {
            .object([
                ("criteria", .array(report.criteria.filter { $0.criterion.level == level }.map { item($0, in: report.scope) }))
            ])
        }
        func clauses(_ isStatement: Bool) -> JSON {
            .object([
                (
                    "criteria",
                    .array(
                        report.clauses.filter { $0.clause.isStatement == isStatement }.map {
                            item($0.clause.number, "none", $0.level, ConformanceRemarks($0, in: report.scope).lines)
                        })
                )
            ])
        }
        let left = JSON.object([("disabled", .boolean(true)), ("notes", .string("Not part of this report."))])
        let others = [
            "success_criteria_level_aaa", "functional_performance_criteria", "hardware", "software", "support_documentation_and_services",
            "en_301_549_generic_requirements", "en_301_549_ict_with_two-way_voice", "en_301_549_ict_with_video", "en_301_549_hardware",
            "en_301_549_non-web-documents", "en_301_549_documentation_and_support_services",
            "en_301_549_ict_providing_relay_or_emergency_service_access",
        ]
        return [("success_criteria_level_a", criteria(.a)), ("success_criteria_level_aa", criteria(.aa))]
            + [("en_301_549_functional_performance", clauses(true)), ("en_301_549_software", clauses(false))]
            + others.map { ($0, left) }
    }

    private static func item(_ row: ConformanceReport.Row, in scope: ConformanceScope) -> JSON {
        var lines = ConformanceRemarks(row, in: scope).lines
        if let clause = scope.clause(for: row.criterion) { lines.append("EN 301 549: clause \(clause).") }
        return item(row.criterion.number, scope.component, row.level, lines)
    }

    private static func item(_ number: String, _ component: String, _ level: ConformanceLevel, _ lines: [String]) -> JSON {
        let word = level == .needsPerson ? "" : level.rawValue
        return .object([
            ("num", .string(number)),
            (
                "components",
                .array([
                    .object([
                        ("name", .string(component)),
                        (
                            "adherence",
                            .object([("level", .string(word)), ("notes", .string(lines.joined(separator: "\n").visible(.lines)))])
                        ),
                    ])
                ])
            ),
        ])
    }
}

extension ConformanceScope {
    /// The tested and the untested parts, a sentence each.
    var sentences: [String] {
        var result = ["Judged: \(size)."]
        if !settings.isEmpty { result.append("Settings tried: \(settings.joined(separator: ", ")).") }
        if !missingSettings.isEmpty { result.append("Settings not tried: \(missingSettings.joined(separator: ", ")).") }
        if let first = unfinished.first {
            result.append("The run is not complete: \(first)\(unfinished.count > 1 ? ", and \(unfinished.count - 1) more" : "").")
        }
        return result
    }
}
