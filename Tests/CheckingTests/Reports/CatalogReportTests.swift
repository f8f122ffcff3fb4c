import EveryScreenKit
import Foundation
import Testing

struct CatalogReportTests {
    private let minimum = AccessibilityProfile.wcag22AA.keeping([.targetSize, .headingNotEmpty])

    @Test func `the claim, its number and its sources are those of the profile`() {
        #expect(
            CatalogReport.text(of: minimum) == """
                heading-not-empty    error    screens       A heading has a label. (WCAG 2.2 SC 1.3.1; WCAG 2.2 SC 2.4.6)
                target-size          error    screens       A target is at least 24 × 24 points, or no other target is near it. \
                (WCAG 2.2 SC 2.5.8)

                """)
        #expect(
            CatalogReport.text(of: .material.keeping([.targetSize])) == """
                target-size          error    screens       A target is at least 48 × 48 dp. (Material Design, Touch targets)

                """)
    }

    @Test func `the table has a row for each spec`() {
        #expect(
            CatalogReport.markdown(of: minimum) == """
                | id | claim | applies to | severity | source |
                | --- | --- | --- | --- | --- |
                | heading-not-empty | A heading has a label. | screens | error | WCAG 2.2 SC 1.3.1; WCAG 2.2 SC 2.4.6 |
                | target-size | A target is at least 24 × 24 points, or no other target is near it. | screens | error | WCAG 2.2 SC 2.5.8 |

                """)
    }

    @Test func `the JSON has the number and the address as well`() throws {
        let text = CatalogReport.json(of: .wcag22AA.keeping([.targetSize]))
        let models = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])

        let model = try #require(models.first)
        #expect(models.count == 1)
        #expect(model["id"] as? String == "target-size")
        #expect(model["claim"] as? String == "A target is at least 24 × 24 points, or no other target is near it.")
        #expect(model["sources"] as? [String] == ["WCAG 2.2 SC 2.5.8"])
        #expect(model["threshold"] as? String == "24 × 24 pt")
        #expect(model["url"] as? String == "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum")
    }
}
