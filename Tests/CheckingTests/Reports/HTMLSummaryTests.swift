import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct HTMLSummaryTests {
    private let page = AccessibilityReport(of: [SmallCheck.oneScreen]).render(.html)

    @Test func `the unchecked parts are listed beside the checked ones, in a panel of the same kind`() {
        #expect(page.contains("<div class=\"panel\"><h3>Checked</h3>"))
        #expect(page.contains("<div class=\"panel\"><h3>Not checked</h3>"))
        #expect(page.contains("success criteria of WCAG 2.2 A and AA need a person"))
    }

    @Test func `findings are added up by criterion and by the people affected`() {
        #expect(page.contains("2.1.2 No Keyboard Trap</th><td>A</td><td>Does not support</td>"))
        #expect(page.contains("<th scope=\"row\">Keyboard and remote users</th><td class=\"n\">1</td>"))
    }

    @Test func `cards have their severity as a word and as what the filter reads`() {
        #expect(page.contains("<article class=\"card\" data-severity=\"error\""))
        #expect(page.contains("<dt>Severity</dt><dd>error</dd>"))
        for id in ["all", "error", "warning", "note"] { #expect(page.contains("id=\"show-\(id)\"")) }
    }

    @Test func `the style sheet knows forced colors, print and the dark`() {
        for query in ["(forced-colors: active)", "print", "(prefers-color-scheme: dark)"] {
            #expect(HTMLReport.style.contains("@media \(query)"))
        }
    }

    @Test func `people who depend on one input method use a keyboard, or cannot touch`() {
        #expect(Set(AffectedGroup.groups(of: EveryWayInIsEqual())) == [.keyboard, .motor])
    }

    @Test func `every spec of the catalog names people`() {
        for spec in AccessibilityProfile.strict.everySpec {
            #expect(spec.guide != nil)
            #expect(!AffectedGroup.groups(of: spec).isEmpty)
        }
        let groups = Dictionary(grouping: AccessibilityProfile.strict.everySpec.flatMap(AffectedGroup.groups), by: \.self)
        #expect(Set(groups.keys) == Set(AffectedGroup.allCases))
    }
}
