import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

/// The verdicts that searches for fixes share with the cases of a check.
struct ContentMemoryTests {
    /// A function as callers write them: buttons that may be too narrow, without a
    /// label or away, by the settings.
    private struct Function: Sendable {
        let widths: [Double]
        let isShownAtLargeSizes: Bool
        let isNamelessInDark: Bool

        init(from source: ChoiceSource) {
            widths = source.list(1...3) { Double(source.integer(in: 20...60)) }
            isShownAtLargeSizes = source.boolean()
            isNamelessInDark = source.boolean()
        }

        func blueprint(in environment: UserEnvironment) -> Blueprint {
            let buttons = widths.enumerated().map { Blueprint.button("Order \($0)").frame(width: $1, height: 44) }
            let last = isNamelessInDark && environment.appearance == .dark ? Blueprint.imageButton("star") : .button("Star")
            let isShown = isShownAtLargeSizes || environment.textSize < .accessibility1
            return .column(buttons + (isShown ? [last.frame(minWidth: 44, minHeight: 44)] : []))
        }
    }

    /// Runs a check of content that is always the same.
    private func report<Content>(of function: Function, forEvery content: Generator<Content>) -> CheckReport {
        let settings = CheckSettings(environments: .pairwise, shrinkEvaluations: 20)
        return runCheck(named: "orders", forEvery: content, settings: settings) { _, environment in
            .blueprint(function.blueprint(in: environment), StandardLayout())
        }
    }

    /// Only a check without content shares verdicts.
    @Test func `cases whose verdicts are shared count as those that are evaluated`() throws {
        let functions = Generator { Function(from: $0) }
        for function in try (1...8 as ClosedRange<UInt64>).map(functions.value(seed:)) {
            let (shared, separate) = (report(of: function, forEvery: .constant(())), report(of: function, forEvery: .constant(1)))

            #expect(shared.cases == 72)
            #expect(shared.tallies.map(\.tally) == separate.tallies.map(\.tally))
            #expect(shared.coverage.applied == separate.coverage.applied)
            #expect(shared.coverage.roles == separate.coverage.roles)
            #expect(shared.coverage.failedCases == separate.coverage.failedCases)
        }
    }

    @Test func `a screen that changes between two calls is evaluated anew`() {
        let first = EnvironmentPlan.pairwise.environments[0]
        var seen = Set<UserEnvironment>()
        var settings = CheckSettings()
        settings.casesAtOnce = 1
        // The search for a fix of the first case shows the other environments
        // before.
        let report = runCheck(named: "orders", forEvery: .constant(()), settings: settings) { _, environment in
            let isNarrow = environment == first || seen.insert(environment).inserted
            return .blueprint(.imageButton("star", width: isNarrow ? 31 : 44, height: 44).accessibilityLabel("Track"), StandardLayout())
        }

        #expect(report.coverage.cases == 72)
        #expect(report.coverage.failedCases == 1)
    }
}
