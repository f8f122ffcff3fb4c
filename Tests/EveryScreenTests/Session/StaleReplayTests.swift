import EveryValue
import Testing

@testable import EveryScreen

/// Tokens of generators that have changed since.
@Suite(.regressions(.off)) struct StaleReplayTests {
    private func settings(_ options: [CheckOption]) -> CheckSettings {
        ResolvedOptions(
            [.specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])), .environments(.standard), .cases(40)] + options
        ).settings
    }

    private func token(_ most: Int) -> String {
        runCheck(named: "bar", forEvery: Generator<Int>.integer(in: 0...most), settings: settings([])) { number, _ in
            .blueprint(number < 7 ? .button("\(number)") : .imageButton("cart"), StandardLayout())
        }.failures[0].token
    }

    private func issues(of token: String, _ most: Int) -> [String] {
        let session = CheckSession(
            "bar", property: "StaleReplayTests/bar",
            ResolvedOptions([
                .specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])), .environments(.standard), .replay(token), .regressions(.off),
            ]), beside: "/nowhere/a.swift", variables: [:])
        let report = runCheck(named: "bar", forEvery: Generator<Int>.integer(in: 0...most), settings: session.settings) { number, _ in
            .blueprint(.button("\(number)"), StandardLayout())
        }
        return session.issues(of: report).map { "\($0.isError ? "error" : "warning"): \($0.text)" }
    }

    @Test func `a stale token is an error, though the nearest case holds`() {
        let token = token(99)

        #expect(issues(of: token, 99) == ["warning: replay: the case of \(token) passes now; remove .replay"])
        #expect(
            issues(of: token, 50) == [
                "error: replay: the token \(token) is stale: \"content\" has changed since (bounds, targets, alternatives, cases, labels or "
                    + "values); the nearest case was evaluated instead. Remove .replay and run the check: its report has a token of today's "
                    + "generator."
            ])
    }

    @Test func `another plan of environments makes a token stale`() {
        let token = token(99)
        let session = CheckSession(
            "bar", property: "StaleReplayTests/bar",
            ResolvedOptions([
                .specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])), .environments(.everyTextSize), .replay(token),
                .regressions(.off),
            ]), beside: "/nowhere/a.swift", variables: [:])
        let report = runCheck(named: "bar", forEvery: Generator<Int>.integer(in: 0...99), settings: session.settings) { number, _ in
            .blueprint(.button("\(number)"), StandardLayout())
        }

        #expect(report.replayed.map { $0.staleness?.parts } == [["environment"]])
    }

    @Test func `a token of version 1 replays its case where the plan has the settings of its time`() async throws {
        // As the README of version 0.2 printed it, when a check ranged over six
        // settings.
        let old = "es1-IQAP-4rupH0DYHgeB4FgKhZYRjTHkT5nGzX6oNWCyWY5CFAIcuY"
        var settings = CheckSettings()
        settings.cases = 0
        settings.environments = .all
        settings.replay = try ReplayToken(old)
        let report = runCheck(named: "old", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.scroll(.column([.text("Hello"), .imageButton("cart")])), StandardLayout())
        }

        #expect(report.replayed.map(\.isExact) == [true])
        #expect(report.failures.map(\.finding.spec) == ["element-has-label"])
    }
}
