import EveryScreenKit
import Foundation
import Testing

struct RepeatedFailureTests {
    private func report(_ name: String, _ blueprint: Blueprint) -> CheckReport {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        return runCampaign(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    private var close: Blueprint { .button("Close").frame(width: 31) }

    private var reports: [CheckReport] {
        [
            report("order", .column([.text("Order"), close])), report("cart", .row([close, .button("Pay")])),
            report("other", .button("Close").frame(width: 32)), report("fine", .button("Close")),
        ]
    }

    @Test func `one component is reported once, with where it was seen, and every check fails`() {
        let reports = reports

        #expect(reports.map(\.isSuccess) == [false, false, false, true])
        #expect(
            AccessibilityReport(of: reports).render(.text) == """
                ✘ target-size: "Close" is 31 × 101.6 pt; 44 × 44 pt needed (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                    under the system's default settings
                    seen in: cart
                    .button("Close").frame(width: 31)
                    fix: .frame(minWidth: 44) instead of .frame(width: 31) (verified)
                    replay: \(reports[0].failures[0].token)

                ✘ order: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✘ target-size: "Close" is 31 × 101.6 pt; 44 × 44 pt needed (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                    the same component as in order, which has the reproduction and the fix
                    replay: \(reports[1].failures[0].token)

                ✘ cart: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✘ target-size: "Close" is 32 × 101.6 pt; 44 × 44 pt needed (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                    under the system's default settings
                    .button("Close").frame(width: 32)
                    fix: .frame(minWidth: 44) instead of .frame(width: 32) (verified)
                    replay: \(reports[2].failures[0].token)

                ✘ other: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✔ fine: nothing found in 1 case and 1 environment, seed 1 (all 1 there are)

                """)
    }

    @Test func `every form names it once`() throws {
        func count(_ text: String, _ format: ReportFormat) -> Int {
            AccessibilityReport(of: reports).render(format).components(separatedBy: text).count - 1
        }
        #expect(count("\"ruleId\": \"target-size\"", .sarif) == 2)
        #expect(count("\"seenIn\": [\"cart\"]", .sarif) == 1)
        #expect(count("\"swiftCode\": \".button(\\\"Close\\\").frame(width: 31)\"", .json) == 1)
        #expect(count("\"seenIn\": [\"cart\"]", .json) == 1)
        #expect(count("\"reportedIn\": \"order\"", .json) == 1)
        // Each suite has its failure.
        #expect(count("<failure ", .junit) == 3)
        #expect(count("the same component as in order", .junit) == 1)
        #expect(count("<dt>Seen in</dt><dd>cart</dd>", .html) == 1)
        #expect(count("<a href=\"#c0f0\">order</a>, which has the reproduction", .html) == 1)
        #expect(count("✘ 2 findings in 3 of 4", .html) >= 1)
        #expect(count("### ✘ target-size", .markdown) == 2)
        #expect(count("In `order`; also in `cart`\n", .markdown) == 1)
    }

    @Test func `elements without a name are never taken for the same`() {

        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.elementHasLabel]), environments: .standard)
        let reports = ["a", "b"].map { name in
            runCampaign(named: name, forEvery: .constant(()), settings: settings) { _, _ in
                .blueprint(.column([.imageButton("cart"), .text("Cart")]), StandardLayout())
            }
        }
        #expect(reports.flatMap(\.failures).isEmpty == false)
        #expect(!AccessibilityReport(of: reports).render(.text).contains("the same component"))
    }
}
