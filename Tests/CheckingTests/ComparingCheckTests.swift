import EveryScreenKit
import Foundation
import Testing

/// Checks with specs that compare the same content under two settings.
struct ComparingCheckTests {
    private let settings = CheckSettings(
        profile: .humanInterfaceGuidelines.keeping([.nothingVanishesWhenScaling]), environments: .everyTextSize)

    /// A screen that loses a button at large text sizes.
    private func screen(_ environment: UserEnvironment) -> RenderedScreen {
        let buttons = environment.textSize < .accessibility2 ? ["Pay", "Cancel"] : ["Pay"]
        return StandardLayout().screen(
            for: .column(buttons.map { .button($0, fileID: "Shop/PayScreen.swift", line: 12).framedAsTarget }), in: environment)
    }

    @Test func `a screen is requested again under the settings to compare with`() {
        func sizesAsked<Content>(_ content: Generator<Content>) -> (asked: [UserEnvironment.TextSize], report: CheckReport) {
            var asked: [UserEnvironment.TextSize] = []
            let report = runCheck(named: "asked", forEvery: content, settings: settings) { _, environment in
                asked.append(environment.textSize)
                return .screen(StandardLayout().screen(for: .button("Pay").framedAsTarget, in: environment))
            }
            return (asked, report)
        }
        let (drawn, report) = sizesAsked(.integer(in: 1...9))
        let (alone, _) = sizesAsked(.constant(()))

        #expect(report.isSuccess)
        #expect(report.cases == 12)
        #expect(report.environmentCount == 12)
        #expect(report.tallies.map { [$0.tally.passed, $0.tally.inapplicable] } == [[11, 1]])
        // The first twelve cases are the plan, all but the default each with its
        // counterpart; where there is one content, it was shown before.
        #expect(drawn.prefix(6) == [.large, .xLarge, .large, .medium, .large, .xxLarge])
        #expect(alone.prefix(6) == [.large, .xLarge, .medium, .xxLarge, .small, .xxxLarge])
    }

    @Test func `a part that a blueprint leaves out under one setting is reported under that setting alone`() throws {
        var settings = settings
        settings.environments = .pairwise
        let report = runCheck(named: "lost", forEvery: .constant(()), settings: settings) { _, environment in
            let note = environment.isReduceMotion ? [] : [Blueprint.text("Paid by card")]
            return .blueprint(.column([.text("Total"), .row([.text("Price")])] + note), StandardLayout())
        }

        #expect(report.failures.map(\.finding.element.label) == ["Paid by card"])
        let environment = try #require(report.failures.first?.environment)
        var expected = environment.atDefaults
        expected.isReduceMotion = true
        #expect(environment == expected)
        #expect(report.failures.map(\.blueprint) == [.column([])])
        #expect(report.failures.map(\.comparedBlueprint) == [.column([.text("Paid by card")])])
    }

    @Test func `a part that is missing is shown beside the blueprint that has it`() throws {
        let report = runCheck(named: "lost", forEvery: .constant(()), settings: settings) { _, environment in
            let buttons = environment.textSize < .accessibility2 ? ["Pay", "Cancel"] : ["Pay"]
            return .blueprint(.column(buttons.map { .button($0).framedAsTarget }), StandardLayout())
        }
        let failure = try #require(report.failures.first)
        let text = TextReport.text(of: report)
        let file = try RegressionFile(json: Data(#require(RegressionFile(failure, in: report)).json.utf8))
        let test = try #require(Reproduction.all(of: failure, as: file).first?.text)

        guard case .stillFails(let finding) = file.replay(by: settings.profile) else {
            Issue.record("The regression file does not fail")
            return
        }
        #expect(finding.element.label == "Cancel")
        #expect(text.contains("\n    .column([])\n    compared with .column([.button(\"Cancel\").frame(minWidth: 44, minHeight: 44)])\n"))
        #expect(
            test.hasSuffix(
                """
                    await expectAccessible(.environments(.only([environment]))) { settings in
                        if settings != environment {
                            return Blueprint.column([.button("Cancel").frame(minWidth: 44, minHeight: 44)])
                        }
                        return Blueprint.column([])
                    }
                }

                """))
    }

    @Test func `a screen that loses a control is reported at the smallest size at which it does`() {
        let report = runCheck(named: "lost", forEvery: .constant(()), settings: settings) { _, environment in
            .screen(screen(environment))
        }

        #expect(
            report.failures.map(\.wording.fact) == [
                #"button "Cancel" (PayScreen.swift:12) is not on the screen; with the default settings it can be used"#
            ])
        #expect(report.failures.map(\.environment.textSize) == [.accessibility2])
        #expect(report.failures.map(\.explanation.sentence) == ["the same at every size from AX2"])
    }

    @Test func `a blueprint that loses a control is reported the same way, and reduced beside the one that has it`() {
        let report = runCheck(named: "lost", forEvery: .constant(()), settings: settings) { _, environment in
            let buttons = environment.textSize < .accessibility2 ? ["Pay", "Cancel"] : ["Pay"]
            return .blueprint(
                .column(buttons.map { .button($0, fileID: "Shop/PayScreen.swift", line: 12).framedAsTarget }), StandardLayout())
        }

        #expect(
            report.failures.map(\.wording.fact) == [
                #"button "Cancel" (PayScreen.swift:12) is not on the screen; with the default settings it can be used"#
            ])
        #expect(report.failures.map(\.explanation.sentence) == ["the same at every size from AX2"])
        #expect(report.failures.map(\.blueprint) == [.column([])])
    }

    @Test func `a blueprint that fails by itself is reduced beside itself, and its regression file fails again`() throws {
        var settings = settings
        settings.profile = .humanInterfaceGuidelines.keeping([.contentDoesNotOverlap])
        let report = runCheck(named: "total", forEvery: .constant(()), settings: settings) { _, _ in
            let lines = Blueprint.column(spacing: 0, [.text("Total").frame(height: 30), .text("€12").frame(height: 30)])
            return .blueprint(.scroll(.column([.button("Pay").framedAsTarget, lines])), StandardLayout())
        }
        let failure = try #require(report.failures.first)
        let file = try #require(RegressionFile(failure, in: report))

        #expect(failure.elementCount == 2)
        #expect(failure.environment.textSize == .accessibility1)
        guard case .stillFails(let finding) = file.replay(by: settings.profile) else {
            Issue.record("the regression file does not fail")
            return
        }
        #expect(finding.kind.rawValue == "overlap")
        #expect(file.textSizeStrip().components(separatedBy: "✘").count > 1)
    }

    @Test func `screens of asynchronous functions are compared, too`() async {
        let report = await runCheck(named: "lost", forEvery: .constant(()), settings: settings) { _, environment in
            await Task.yield()
            return .screen(screen(environment))
        }

        #expect(report.failures.map(\.finding.spec) == [.nothingVanishesWhenScaling])
    }
}
