import EveryScreenGenerators
import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenKit

struct RepeatedFailureTests {
    private func report(_ name: String, _ blueprint: Blueprint, in environments: EnvironmentPlan = .standard) -> CheckReport {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.elementHasLabel]), environments: environments)
        return runCheck(named: name, forEvery: .constant(()), settings: settings) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    private var close: Blueprint { .imageButton("xmark") }

    private var reports: [CheckReport] {
        [
            report("order", .column([.text("Order"), close])), report("cart", .row([close, .button("Pay")])),
            report("other", .imageButton("xmark")), report("fine", .button("Close")),
        ]
    }

    @Test func `one component is reported once, with where it was seen, and every check fails`() {
        let reports = reports

        #expect(reports.map(\.isSuccess) == [false, false, false, true])
        #expect(
            AccessibilityReport(of: reports).render(.text) == """
                ✘ element-has-label: the button (RepeatedFailureTests.swift:14) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                    under the system's default settings
                    seen in: cart
                    .imageButton("xmark")
                    fix: .accessibilityLabel("What the button does") (verified)
                    replay: \(reports[0].failures[0].token)

                ✘ order: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✘ element-has-label: the button (RepeatedFailureTests.swift:14) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                    the same component as in order, which has the reproduction and the fix
                    replay: \(reports[1].failures[0].token)

                ✘ cart: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✘ element-has-label: the button (RepeatedFailureTests.swift:19) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                    under the system's default settings
                    .imageButton("xmark")
                    fix: .accessibilityLabel("What the button does") (verified)
                    replay: \(reports[2].failures[0].token)

                ✘ other: 1 failure in 1 case and 1 environment, seed 1 (all 1 there are)

                ✔ fine: nothing found in 1 case and 1 environment, seed 1 (all 1 there are)

                """)
    }

    @Test func `the check that found it in the simplest settings reports it`() {
        var (large, largeAndDark) = (UserEnvironment(), UserEnvironment())
        large.textSize = .accessibility3
        largeAndDark.textSize = .accessibility1
        largeAndDark.appearance = .dark
        let reports = [
            report("large and dark", close, in: .only([largeAndDark])), report("large", close, in: .only([large])),
            report("plain", close), report("plain again", close),
        ]

        #expect(
            reports.repeatedFailures.flatMap { $0 } == [
                .again(name: "plain", check: 2, failure: 0), .again(name: "plain", check: 2, failure: 0),
                .first(seenIn: ["large and dark", "large", "plain again"]), .again(name: "plain", check: 2, failure: 0),
            ])
        #expect(
            Array(reports.prefix(2)).repeatedFailures.flatMap { $0 } == [
                .again(name: "large", check: 1, failure: 0), .first(seenIn: ["large and dark"]),
            ])
    }

    @Test func `every form names it once`() throws {
        func count(_ text: String, _ format: ReportFormat) -> Int {
            AccessibilityReport(of: reports).render(format).components(separatedBy: text).count - 1
        }
        #expect(count("\"ruleId\": \"element-has-label\"", .sarif) == 2)
        #expect(count("\"seenIn\": [\"cart\"]", .sarif) == 1)
        #expect(count("\"swiftCode\": \".imageButton(\\\"xmark\\\")\"", .json) == 2)
        #expect(count("\"seenIn\": [\"cart\"]", .json) == 1)
        #expect(count("\"reportedIn\": \"order\"", .json) == 1)
        // Each suite has its failure.
        #expect(count("<failure ", .junit) == 3)
        #expect(count("the same component as in order", .junit) == 1)
        #expect(count("<dt>Seen in</dt><dd>cart</dd>", .html) == 1)
        #expect(count("<a href=\"#c0f0\">order</a>, which has the reproduction", .html) == 1)
        #expect(count("✘ 2 findings in 3 of 4", .html) >= 1)
        #expect(count("### ✘ element-has-label", .markdown) == 2)
        #expect(count("In `order`; also in `cart`\n", .markdown) == 1)
    }

    /// Screens as a capture has them, whose elements have no line of code.
    private func captured(_ name: String, label: String, width: Double = 31) -> CheckReport {
        let settings = CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize]), environments: .standard)
        return runCheck(named: name, forEvery: .constant(()), settings: settings) { _, environment in
            var builder = RenderedScreen.Builder(size: environment.screenSize)
            var element = ScreenElement(.button, source: "button", frame: LayoutRect(x: 9, y: 9, width: width, height: 44))
            element.label = label
            builder.add(element)
            return .screen(builder.finish())
        }
    }

    @Test func `without lines of code a component is known by its name and its measure`() {
        let same = [captured("a", label: "Close"), captured("b", label: "Close")]
        let others = [captured("a", label: "Close"), captured("b", label: "Open"), captured("c", label: "Close", width: 30)]
        let unnamed = [captured("a", label: ""), captured("b", label: "")]

        #expect(AccessibilityReport(of: same).render(.text).contains("the same component as in a"))
        #expect(!AccessibilityReport(of: others).render(.text).contains("the same component"))
        #expect(unnamed.allSatisfy { !$0.failures.isEmpty })
        #expect(!AccessibilityReport(of: unnamed).render(.text).contains("the same component"))
    }
}
