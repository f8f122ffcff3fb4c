import Foundation
import Testing

@testable import EveryScreen

/// A layout that may be too narrow.
private struct FixedLayout: LayoutRule {
    var width: Double

    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .scroll(blueprint.frame(width: width)), in: environment)
    }
}

struct RuleRegressionTests {
    private let buttons = Generator<Int>.integer(in: 0...9).map {
        Blueprint.button("Item \($0)", fileID: "RuleTests/Items.swift", line: 12).framedAsTarget
    }

    private func session(in folder: URL, _ rule: FixedLayout) -> CheckSession {
        let check = ResolvedOptions([
            .specs(.humanInterfaceGuidelines.keeping([.targetSize])), .environments(.standard), .cases(30), .regressions(.saved),
        ])
        return CheckSession(
            "rule", property: "RuleTests/rule", check, laidOutBy: rule, testing: true, beside: folder.path + "/RuleTests.swift")
    }

    private func issues(_ session: CheckSession, _ rule: FixedLayout, forEvery blueprints: Generator<Blueprint>) -> [CheckIssue] {
        session.issues(
            of: runCheck(named: session.name, forEvery: blueprints, settings: session.settings) { blueprint, _ in
                .blueprint(blueprint, rule)
            }
        )
    }

    @Test func `a failure of a layout rule is saved under its name, and not judged without it`() throws {
        try withFolder { folder in
            let rule = FixedLayout(width: 40)
            _ = issues(session(in: folder, rule), rule, forEvery: buttons)
            let path = folder.path + "/Regressions/RuleTests-rule.target-size.small.json"
            let file = try RegressionSuite.read(path)

            #expect(file.origin == .layoutRule("FixedLayout"))
            #expect(
                file.replay()
                    == .notPossible(
                        "it is laid out by FixedLayout, which is known to the test \"RuleTests/rule\" and not here; run that test"))
            #expect(file.replay(laidOutBy: FixedLayout(width: 60)) == .fixed)
        }
    }

    @Test func `its blueprint is judged by the rule even when the generator draws other things now`() throws {
        try withFolder { folder in
            let rule = FixedLayout(width: 40)
            _ = issues(session(in: folder, rule), rule, forEvery: buttons)
            let path = folder.path + "/Regressions/RuleTests-rule.target-size.small.json"
            let file = try RegressionSuite.read(path)

            let reported = issues(session(in: folder, rule), rule, forEvery: .constant(.text("nothing to press")))
            try #require(reported.map(\.isError) == [true, true, false])
            #expect(
                reported[0].text
                    == "rule: the spec target-size has nothing to decide on these screens; check screens with the elements that the "
                    + "specs are about, or more specs")
            // A blueprint that is read from a file has no line of code.
            let fact = file.message.replacingOccurrences(of: " (Items.swift:12)", with: "")
            #expect(fact != file.message)
            #expect(
                reported[1].text == """
                    ✘ target-size: \(fact) (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                        saved: \(path)
                        \(try #require(file.blueprint).swiftCode)
                        fix: widen the target by 4 pt
                    """)
            #expect(
                reported[2].text
                    == "\(path): its token is stale: \"content\" has changed since (bounds, targets, alternatives, cases, labels or values); "
                    + "the nearest case was evaluated instead. Delete the file; if the failure is still there, it is found and saved again."
            )

            let fixed = FixedLayout(width: 60)
            #expect(issues(session(in: folder, fixed), fixed, forEvery: buttons) == [])
        }
    }
}
