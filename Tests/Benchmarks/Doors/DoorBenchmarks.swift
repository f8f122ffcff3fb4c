import EveryScreenKit
import EveryValue
import Foundation

/// Times what a test waits for: a screen of thirty elements that passes, in
/// environments that hold every pair of settings.
enum DoorBenchmarks {
    /// A screen as apps have it: a heading, five rows of a picture, three texts and
    /// a button, and two buttons below.
    static let blueprint: Blueprint = {
        let rows = (1...5).map { number -> Blueprint in
            .column([
                .image("photo", width: 60, height: 60).accessibilityLabel("Notebook \(number) on a desk"),
                .text("Notebook \(number)", style: .headline),
                .text("Ruled, A\(number)"), .text("€\(number).50"), .button("Add notebook \(number)").frame(minWidth: 44, minHeight: 44),
            ])
        }
        let heading = Blueprint.text("Shop", style: .title1).accessibilityHeading()
        let parts: [Blueprint] = [heading] + rows + [Blueprint.button("Check out"), Blueprint.button("Back")]
        return .scroll(.column(parts).padding(16))
    }()

    /// Prints how long a check takes, by what its function returns, and parts of it
    /// alone.
    static func run() {
        let environments = EnvironmentPlan.pairwise.environments
        let screens = Dictionary(uniqueKeysWithValues: environments.map { ($0, StandardLayout().screen(for: blueprint, in: $0)) })
        let count = StandardLayout().screen(for: blueprint, in: .standard).elements.count
        let report = check { _ in .blueprint(blueprint, StandardLayout()) }
        print("A check of \(count) elements in \(report.environmentCount) environments; required 20 ms, in debug 250 ms")
        for failure in report.failures { print(TextReport.text(of: failure)) }
        row("of a blueprint") { _ = check { _ in .blueprint(blueprint, StandardLayout()) } }
        row("of a screen that is there") { _ = check { .screen(screens[$0] ?? StandardLayout().screen(for: blueprint, in: $0)) } }
        row("  laid out once an environment") {
            for environment in environments { _ = StandardLayout().screen(for: blueprint, in: environment) }
        }
        row("  judged once an environment") {
            for (environment, screen) in screens {
                let presentation = ScreenPresentation(screen, in: environment, shown: { StandardLayout().screen(for: blueprint, in: $0) })
                _ = audit(presentation, by: .humanInterfaceGuidelines)
            }
        }
        row("  the plan made") { _ = EnvironmentPlan.pairwise.environments }
        print("")
    }

    private static func check(_ render: (UserEnvironment) -> RenderedContent) -> CheckReport {
        runCampaign(named: "door", forEvery: .constant(())) { _, environment in render(environment) }
    }

    /// Prints the shortest of ten runs, which other work on the machine disturbs
    /// least.
    private static func row(_ name: String, _ work: () -> Void) {
        let clock = ContinuousClock()
        var best = clock.measure(work)
        for _ in 0..<9 { best = min(best, clock.measure(work)) }
        print("  \(name.padding(toLength: 36, withPad: " ", startingAt: 0)) \((best / .milliseconds(1) * 10).rounded() / 10) ms")
    }
}
