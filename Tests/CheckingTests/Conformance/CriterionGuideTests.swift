import EveryScreenAudit
import EveryScreenListedTexts
import Foundation
import Testing

@testable import EveryScreenKit

struct CriterionGuideTests {
    @Test func `There is one guide for each criterion of levels A and AA, in order`() {
        #expect(CriterionGuide.all.map(\.criterion) == SuccessCriterion.all.filter { $0.level < .aaa })
        #expect(CriterionGuide.all.count == 55)
    }

    @Test func `Each says what a person checks, and only criteria with specs are decided by them`() {
        for guide in CriterionGuide.all {
            #expect(guide.check.hasSuffix(".") && guide.check.count > 40, "\(guide.criterion.number)")
            #expect(!guide.isDecidedBySpecs || !guide.specs.isEmpty, "\(guide.criterion.number)")
        }
    }

    @Test func `The specs of a criterion are those whose rule cites it`() {
        let profile = AccessibilityProfile.wcag22AA
        for guide in CriterionGuide.all {
            let cited = profile.everySpec.filter { $0.rule(in: profile).criteria.contains(.wcag(guide.criterion)) }.map(\.id)
            #expect(guide.specs == cited, "\(guide.criterion.number)")
        }
        #expect(CriterionGuide.all.count { !$0.specs.isEmpty } == 50)
    }

    @Test func `The table is printed in three forms`() {
        let text = CatalogReport.criteriaText()
        #expect(text.contains("\n2.4.5 Multiple Ways (AA) ") && text.contains("  a person\n    "))
        #expect(text.contains("\n3.3.7 Redundant Entry (A) ") && text.contains("  specs and a person: input-kept\n    Do each task"))
        #expect(text.contains("  specs: orientation-not-locked, nothing-vanishes-when-scaling\n"))
        #expect(CatalogReport.criteriaMarkdown().split(separator: "\n").count == 57)
        #expect(CatalogReport.criteriaJSON().contains("\"criterion\": \"2.5.8\""))
    }

    @Test func `Clauses of the standard are those of V3.2.1, each once`() {
        let numbers = EuropeanClause.all.map(\.number)
        #expect(Set(numbers).count == numbers.count)
        #expect(EuropeanClause.all.count { $0.isStatement } == 11)
        let profile = AccessibilityProfile.strict
        for clause in EuropeanClause.all { for spec in clause.specs { #expect(profile.spec(spec) != nil, "\(spec)") } }
        for label in AppStoreLabel.all { for spec in label.specs { #expect(profile.spec(spec) != nil, "\(spec)") } }
    }

    @Test func `The article has the table`() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Checking/EveryScreenKit.docc/Conformance.md")
        let table = CatalogReport.criteriaMarkdown()
        var text = try String(contentsOf: page, encoding: .utf8)
        // Writes the table anew after a spec was added: EVERYSCREEN_WRITE_PAGES=1
        // swift test --filter CriterionGuideTests
        if ListedText.isWriting, let start = text.range(of: "| criterion | level")?.lowerBound {
            text = text[..<start] + table
            try Data(text.utf8).write(to: page)
        }
        #expect(text.hasSuffix(table))
    }
}
