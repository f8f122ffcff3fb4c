import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import EveryValue
import Testing

@testable import EveryScreenKit

/// The explanation of settings in a report, compared with calls of the function in
/// every environment.
struct ExplanationLawTests {
    /// A condition on the settings, as a caller's function may have one.
    private struct Condition: Sendable {
        let lowest: Int
        let highest: Int
        let direction: Int
        let isBold: Int
        let contrast: Int

        init(from source: ChoiceSource) {
            lowest = source.integer(in: 0...11)
            highest = source.integer(in: 0...11)
            (direction, isBold, contrast) = (source.integer(in: 0...5), source.integer(in: 0...5), source.integer(in: 0...5))
        }

        func holds(in environment: UserEnvironment) -> Bool {
            let size = UserEnvironment.TextSize.allCases.firstIndex(of: environment.textSize) ?? 0
            let isSize = lowest <= highest ? (lowest...highest).contains(size) : size >= lowest || size <= highest
            return isSize && Self.allows(direction, environment.layoutDirection == .rightToLeft)
                && Self.allows(isBold, environment.isBoldText) && Self.allows(contrast, environment.contrast == .increased)
        }

        /// One case in three depends on the setting.
        private static func allows(_ choice: Int, _ isSet: Bool) -> Bool { choice > 1 || isSet == (choice == 1) }
    }

    /// A function as callers write them: some buttons, each too narrow under some
    /// settings, in a row or a column that may depend on them.
    private struct Function: Sendable {
        let buttons: [Condition]
        let isColumn: Condition
        let hasText: Condition
        let returnsScreen: Bool

        init(from source: ChoiceSource) {
            buttons = source.list(1...3) { Condition(from: source) }
            (isColumn, hasText) = (Condition(from: source), Condition(from: source))
            returnsScreen = source.integer(in: 0...3) == 0
        }

        func blueprint(in environment: UserEnvironment) -> Blueprint {
            let children = buttons.enumerated().map { index, condition in
                Blueprint.button("Button \(index)").frame(width: condition.holds(in: environment) ? 31 : 100, height: 50)
            }
            let all = (hasText.holds(in: environment) ? [.text("Total")] : []) + children
            return isColumn.holds(in: environment) ? .column(all) : .row(all)
        }

        func rendering(in environment: UserEnvironment) -> RenderedContent {
            let rendering = RenderedContent.blueprint(blueprint(in: environment), StandardLayout())
            return returnsScreen ? .screen(rendering.screen(in: environment)) : rendering
        }

        /// Whether a button is too narrow, found by calling the function.
        func fails(_ label: String?, in environment: UserEnvironment) -> Bool { failing(in: environment).contains(label) }

        /// The labels of the buttons that are too narrow.
        func failing(in environment: UserEnvironment) -> [String?] {
            RenderedCase(rendering(in: environment)).findings(in: environment, by: ExplanationLawTests.targets).map(\.element.label)
        }
    }

    /// Each sets one setting to what the system has by default.
    private static let resets: [@Sendable (inout UserEnvironment) -> Void] = [
        { $0.textSize = .standard }, { $0.layoutDirection = .leftToRight }, { $0.isBoldText = false }, { $0.contrast = .standard },
    ]

    fileprivate static let targets = AccessibilityProfile.humanInterfaceGuidelines.keeping(["target-size"])

    @Test func `explanations of random functions are what calling them under every level of every setting shows`() throws {
        var failed = 0
        let plan = EnvironmentPlan.pinned(
            .appearance(.light), .screen(UserEnvironment.DeviceScreen("SE", width: 375, height: 667, safeArea: .zero)))
        for seed in 0..<150 as Range<UInt64> {
            let function = try Generator { Function(from: $0) }.value(seed: seed)
            var settings = CheckSettings(profile: Self.targets, environments: plan)
            settings.casesAtOnce = 1
            let report = runCheck(named: "law", forEvery: .constant(()), settings: settings) { _, environment in
                function.rendering(in: environment)
            }
            for failure in report.failures {
                failed += 1
                let (environment, label) = (failure.environment, failure.finding.element.label)
                let space = settings.environments.space
                #expect(function.fails(label, in: environment), "seed \(seed): it passes in the environment reported")
                var expected: [UserEnvironment: Bool] = [:]
                for probe in CheckFailure.Explanation.probes(around: environment, in: space) {
                    expected[probe] = function.fails(label, in: probe)
                }
                let sizes = space.variants(of: environment)[0].map(\.textSize).sorted()
                let failing = sizes.filter { size in
                    var probe = environment
                    probe.textSize = size
                    return function.fails(label, in: probe)
                }
                #expect(failure.explanation.triedTextSizes == sizes)
                #expect(failure.explanation.failingTextSizes == failing, "seed \(seed)")
                #expect(
                    failure.explanation
                        == CheckFailure.Explanation(environment, among: space.variants(of: environment), verdicts: expected), "seed \(seed)"
                )
                for reset in Self.resets {
                    var usual = environment
                    reset(&usual)
                    if usual == environment { continue }
                    #expect(function.failing(in: usual).isEmpty, "seed \(seed): \(environment.differences) names a setting without need")
                }
            }
        }
        #expect(failed > 100)
    }
}
