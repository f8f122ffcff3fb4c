import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

/// The formats of conformance reports, as those who read them define them.
struct ConformanceFormatTests {
    private static func check(_ name: String, _ blueprint: Blueprint, _ settings: CheckSettings = settings) -> CheckReport {
        runCheck(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    private static let settings = CheckSettings(environments: .pairwise, shrinkEvaluations: 40)
    private static let sound = Blueprint.column([
        .text("Orders").accessibilityAddTraits(.header), .button("Track").frame(minWidth: 120, minHeight: 60),
    ])
    private static let faulty = Blueprint.column([
        .text("Cart").accessibilityAddTraits(.header), .button("").frame(minWidth: 80, minHeight: 60),
    ])
    private static let passing = AccessibilityReport(of: [check("orders", sound)])
    private static let failing = AccessibilityReport(of: [check("orders", sound), check("cart", faulty)])

    private func object(_ report: AccessibilityReport, _ format: ReportFormat) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(report.render(format).utf8)) as? [String: Any])
    }

    @Test func `OpenACR has the keys that its schema requires, and levels of its catalog`() {
        let lines = Self.failing.render(.openacr).split(separator: "\n").map(String.init)
        for key in [
            "title: \"", "product:", "  name: \"", "author:", "  email: \"", "catalog: \"2.5-edition-wcag-2.2-508-eu-en\"", "chapters:",
        ] {
            #expect(lines.contains { $0.hasPrefix(key) }, "\(key)")
        }
        let levels = Set(
            lines.compactMap { line in line.contains("level: \"") ? line.split(separator: "\"", omittingEmptySubsequences: false)[1] : nil }
        )
        #expect(levels.isSubset(of: ["", "supports", "partially-supports", "does-not-support", "not-applicable"]))
        #expect(lines.count { $0.hasPrefix("      - num: ") } == 55 + 11 + 16)
        // A line is a key with a text in quotation marks, a Boolean or nothing: no
        // text is taken for anything else.
        for line in lines {
            let value = line.drop { $0 == " " || $0 == "-" }.split(separator: ":", maxSplits: 1).dropFirst().first?.dropFirst() ?? ""
            #expect(value.isEmpty || value == "true" || (value.hasPrefix("\"") && value.hasSuffix("\"")), "\(line)")
        }
    }

    @Test func `OpenACR has every chapter of its catalog, once`() {
        let lines = Self.failing.render(.openacr).split(separator: "\n").map(String.init)
        let start = (lines.firstIndex(of: "chapters:") ?? 0) + 1
        let chapters = lines[start...].prefix { $0.hasPrefix(" ") }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }

        #expect(
            chapters.map { $0.filter { $0 != " " && $0 != ":" && $0 != "\"" } }.sorted() == [
                "en_301_549_documentation_and_support_services", "en_301_549_functional_performance",
                "en_301_549_generic_requirements", "en_301_549_hardware", "en_301_549_ict_providing_relay_or_emergency_service_access",
                "en_301_549_ict_with_two-way_voice", "en_301_549_ict_with_video", "en_301_549_non-web-documents", "en_301_549_software",
                "functional_performance_criteria", "hardware", "software", "success_criteria_level_a", "success_criteria_level_aa",
                "success_criteria_level_aaa", "support_documentation_and_services",
            ])
    }

    @Test func `EARL has an assertion on each spec of each check and on each criterion`() throws {
        let graph = try #require(try object(Self.failing, .earl)["@graph"] as? [[String: Any]])
        let assertions = graph.filter { $0["@type"] as? String == "earl:Assertion" }
        let ids = Set(graph.compactMap { $0["@id"] as? String })
        let specs = AccessibilityProfile.humanInterfaceGuidelines.specs.count

        #expect(assertions.count == 2 * specs + 55)
        for assertion in assertions {
            let result = try #require(assertion["result"] as? [String: Any])
            let outcome = try #require(result["outcome"] as? String)
            #expect(["earl:passed", "earl:failed", "earl:cantTell", "earl:inapplicable", "earl:untested"].contains(outcome))
            #expect(ids.contains(assertion["subject"] as? String ?? ""))
            #expect(ids.contains(assertion["test"] as? String ?? ""))
        }
        let label = assertions.filter { $0["test"] as? String == "urn:everyscreen:spec:element-has-label" }
        #expect(label.map { ($0["result"] as? [String: Any])?["outcome"] as? String } == ["earl:passed", "earl:failed"])
    }

    @Test func `A label of the App Store is shown by tasks that passed, and never by silence`() throws {
        func attributes(_ report: AccessibilityReport) throws -> [String: Any] {
            let declarations = try #require(try object(report, .appStore)["declarations"] as? [[String: Any]])
            return try #require(declarations.first?["attributes"] as? [String: Any])
        }
        let passing = try attributes(Self.passing)
        #expect(passing["deviceFamily"] as? String == "IPHONE")
        #expect(passing.count == 10)
        #expect(
            passing.filter { $0.value as? Bool == true }.keys.sorted() == [
                "supportsLargerText", "supportsVoiceControl", "supportsVoiceover",
            ])

        let failing = try attributes(Self.failing)
        #expect(failing.filter { $0.value as? Bool == true }.keys.sorted() == ["supportsLargerText"])
        let text = Self.failing.render(.appStore)
        #expect(text.contains("not shown: cart fails"))
        #expect(text.contains("\"token\": \"es2-"))

        var standard = Self.settings
        standard.environments = .standard
        let one = try attributes(AccessibilityReport(of: [Self.check("one", Self.sound, standard)]))
        #expect(one["supportsLargerText"] as? Bool == false)
        var few = Self.settings
        few.profile = .humanInterfaceGuidelines.keeping([.elementHasLabel])
        #expect(try attributes(AccessibilityReport(of: [Self.check("few", Self.sound, few)]))["supportsVoiceover"] as? Bool == false)
    }

    @Test func `A table names each criterion once, with its clause and its level in words`() {
        let page = Self.failing.render(.vpat)
        for guide in CriterionGuide.all { #expect(page.contains(">\(guide.criterion.number) \(Markup.escaped(guide.criterion.name))</a>")) }
        #expect(page.contains("EN 301 549: 11.1.4.3"))
        #expect(page.contains("<td>Needs a person</td>"))
        #expect(page.contains("Settings not tried: "))
    }

    @Test(arguments: [
        (EnvironmentPlan.standard, "text size L, width 390 pt", "11 of 12 text sizes, other widths, landscape"),
        (.everyTextSize, "12 of 12 text sizes (XS to AX5), width 390 pt", "other widths, landscape"),
        (.pairwise, "12 of 12 text sizes (XS to AX5), widths from 320 to 1024 pt", "wide text spacing"),
    ])
    func `Text sizes and widths stand among the settings that were tried, or not`(plan: EnvironmentPlan, tried: String, missing: String) {
        var settings = Self.settings
        settings.environments = plan
        let page = AccessibilityReport(of: [Self.check("one", Self.sound, settings)]).render(.vpat)

        #expect(page.contains("Settings tried: \(tried)"))
        #expect(page.contains("Settings not tried: \(missing)"))
    }

    @Test func `The same results give the same bytes`() {
        for format in [ReportFormat.openacr, .earl, .vpat, .appStore] {
            #expect(Self.failing.render(format) == Self.failing.render(format))
        }
    }
}
