import EveryScreenAudit

/// Reports in the Evaluation and Report Language 1.0 of the W3C, as JSON-LD.
///
/// Each spec makes one assertion about each check or captured screen, and each
/// success criterion has one about all of them. The five outcomes are those of
/// `Verdicts.Outcome`. A criterion that a person must decide is `cantTell` if some
/// spec of it applied, else `untested`.
enum EARLReport {
    /// Writes a report as one document.
    static func write(_ report: AccessibilityReport, to stream: inout some TextOutputStream) {
        let conformance = ConformanceReport(of: report)
        let sections = conformance.scope.sections
        var graph: [JSON] = [tool, product(conformance)]
        graph += sections.enumerated().map(subject)
        graph += conformance.criteria.map(test)
        graph += specs(of: sections)
        graph += sections.enumerated().flatMap { index, section in section.tallies.compactMap { assertion(on: $0, in: section, index) } }
        graph += conformance.criteria.map { assertion(on: $0, in: conformance.scope) }
        JSON.object([("@context", context), ("@graph", .array(graph))]).write(to: &stream)
        stream.write("\n")
    }

    private static let context: JSON = {
        func iri(_ id: String) -> JSON { .object([("@id", .string(id)), ("@type", .string("@id"))]) }
        return .object([
            ("earl", .string("http://www.w3.org/ns/earl#")), ("dct", .string("http://purl.org/dc/terms/")),
            ("doap", .string("http://usefulinc.com/ns/doap#")), ("foaf", .string("http://xmlns.com/foaf/0.1/")),
            ("wcag", .string("https://www.w3.org/TR/WCAG22/#")), ("title", .string("dct:title")),
            ("description", .string("dct:description")),
            ("date", .string("dct:date")), ("isPartOf", iri("dct:isPartOf")), ("hasPart", iri("dct:hasPart")),
            ("assertedBy", iri("earl:assertedBy")), ("subject", iri("earl:subject")), ("test", iri("earl:test")),
            ("mode", iri("earl:mode")),
            ("result", .string("earl:result")), ("outcome", iri("earl:outcome")), ("info", .string("earl:info")),
        ])
    }()

    private static let tool = JSON.object([
        ("@id", .string("_:everyscreen")), ("@type", .array([.string("earl:Software"), .string("earl:Assertor")])),
        ("doap:name", .string("EveryScreen")), ("doap:release", .object([("doap:revision", .string(toolVersion))])),
    ])

    private static func text(_ key: String, _ value: String?) -> [(key: String, value: JSON)] {
        value.map { [(key, .string($0.visible(.lines)))] } ?? []
    }

    private static func product(_ report: ConformanceReport) -> JSON {
        .object(
            [("@id", .string("_:product")), ("@type", .string("earl:TestSubject"))] + text("title", report.about.shownProduct)
                + text("description", report.scope.sentences.joined(separator: " ")) + text("date", report.about.date))
    }

    private static func subject(_ index: Int, _ section: ReportSection) -> JSON {
        .object(
            [("@id", .string("_:s\(index)")), ("@type", .string("earl:TestSubject"))] + text("title", section.title)
                + [("isPartOf", .string("_:product"))])
    }

    private static func test(_ row: ConformanceReport.Row) -> JSON {
        .object([
            ("@id", .string(id(of: row.criterion))), ("@type", .string("earl:TestRequirement")),
            ("title", .string("\(row.criterion.number) \(row.criterion.name)")), ("description", .string(row.guide.check)),
        ])
    }

    private static func id(of criterion: SuccessCriterion) -> String {
        "wcag:\(criterion.url.split(separator: "/").last ?? "")"
    }

    /// Each spec that ran, with the criteria that its rule cites.
    private static func specs(of sections: [ReportSection]) -> [JSON] {
        var seen = Set<SpecID>()
        return sections.flatMap { section in
            section.tallies.compactMap { counts -> JSON? in
                guard seen.insert(counts.spec).inserted, let spec = section.profile.spec(counts.spec) else { return nil }
                let rule = spec.rule(in: section.profile)
                let criteria = rule.criteria.compactMap(\.successCriterion).map { JSON.string(id(of: $0)) }
                return .object(
                    [("@id", .string(id(of: counts.spec))), ("@type", .string("earl:TestCase"))] + text("title", counts.spec.rawValue)
                        + text("description", rule.claim) + (criteria.isEmpty ? [] : [("isPartOf", .array(criteria))]))
            }
        }
    }

    private static func id(of spec: SpecID) -> String { "urn:everyscreen:spec:" + SARIFReport.uri(spec.rawValue.visible()) }

    private static func assertion(on counts: CheckReport.SpecTally, in section: ReportSection, _ index: Int) -> JSON? {
        let numbers =
            "\(counts.tally.passed) passed, \(counts.tally.failed) failed, \(counts.tally.cantTell) cannot tell, "
            + "\(counts.tally.inapplicable) inapplicable, \(counts.tally.untested) untested"
        return assertion(
            of: id(of: counts.spec), on: "_:s\(index)", mode: "automatic", by: [("assertedBy", .string("_:everyscreen"))],
            outcome: counts.tally.outcome.rawValue, [numbers] + section.items(of: counts).map(\.line))
    }

    private static func assertion(on row: ConformanceReport.Row, in scope: ConformanceScope) -> JSON {
        let outcome =
            switch row.level {
            case .supports: "passed"
            case .partiallySupports, .doesNotSupport: "failed"
            case .notApplicable: "inapplicable"
            case .needsPerson: row.evidence.tally.applied + row.evidence.tally.cantTell > 0 ? "cantTell" : "untested"
            }
        let isDecided = row.decision.map { $0.level == row.level } ?? false
        let person = row.decision.map { decision in
            JSON.object([
                ("@type", .array([.string("foaf:Agent"), .string("earl:Assertor")])), ("foaf:name", .string(decision.by.visible())),
            ])
        }
        return assertion(
            of: id(of: row.criterion), on: "_:product",
            mode: isDecided ? (row.evidence.specs.isEmpty ? "manual" : "semiAuto") : "automatic",
            by: [("assertedBy", isDecided ? person ?? .string("_:everyscreen") : .string("_:everyscreen"))], outcome: outcome,
            ConformanceRemarks(row, in: scope).lines)
    }

    private static func assertion(
        of test: String, on subject: String, mode: String, by: [(key: String, value: JSON)], outcome: String, _ lines: [String]
    ) -> JSON {
        .object(
            [("@type", .string("earl:Assertion"))] + by
                + [
                    ("subject", .string(subject)), ("test", .string(test)), ("mode", .string("earl:\(mode)")),
                    (
                        "result",
                        .object(
                            [("@type", .string("earl:TestResult")), ("outcome", .string("earl:\(outcome)"))]
                                + text("description", lines.joined(separator: "\n")))
                    ),
                ])
    }
}
