import EveryScreenKit
import EveryValue
import Foundation

/// Times what a test waits for: a screen of thirty elements that passes, in
/// environments that hold every pair of settings.
enum SessionBenchmarks {
    /// A screen as apps have it: a heading, five rows of a picture, three texts and
    /// a button, and two buttons below.
    static let blueprint: Blueprint = {
        let rows = (1...5).map { number -> Blueprint in
            .column([
                .image("photo", width: 60, height: 60).accessibilityLabel("Notebook \(number) on a desk"),
                .text("Notebook \(number)", style: .headline),
                .text("Ruled, A\(number)"), .text("€\(number).50"), .button("Add notebook \(number)").framedAsTarget,
            ])
        }
        let heading = Blueprint.text("Shop", style: .title1).accessibilityHeading()
        let parts: [Blueprint] = [heading] + rows + [Blueprint.button("Check out").framedAsTarget, .button("Back").framedAsTarget]
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

    /// Prints the processor time of the specs that take most of a check.
    ///
    /// Shared results (the reading order, the same content under other settings)
    /// are computed for the first spec that needs them.
    static func runSpecs() {
        let environments = EnvironmentPlan.pairwise.environments
        let specs = AccessibilityProfile.humanInterfaceGuidelines.specs
        var least = specs.map { _ in Double.infinity }
        for _ in 0..<5 {
            var times = specs.map { _ in 0.0 }
            for environment in environments {
                let content = { StandardLayout().screen(for: blueprint, in: $0) }
                let presentation = ScreenPresentation(content(environment), in: environment, shown: content)
                for (index, spec) in specs.enumerated() {
                    let profile = AccessibilityProfile(name: "one", specs: [spec])
                    let start = clock()
                    _ = audit(presentation, by: profile)
                    times[index] += Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000
                }
            }
            for index in specs.indices { least[index] = min(least[index], times[index]) }
        }
        print("Processor time of the specs in \(environments.count) environments, \((least.reduce(0, +) * 10).rounded() / 10) ms in all")
        for (spec, time) in zip(specs, least).sorted(by: { $1.1 < $0.1 }).prefix(24) {
            print("  \(spec.id.rawValue.padding(toLength: 36, withPad: " ", startingAt: 0)) \((time * 100).rounded() / 100) ms")
        }
        print("")
    }

    private static func check(_ render: (UserEnvironment) -> RenderedContent) -> CheckReport {
        runCheck(named: "door", forEvery: .constant(())) { _, environment in render(environment) }
    }

    /// Prints the shortest of ten runs, and the least processor time, which other
    /// work on the machine disturbs less.
    private static func row(_ name: String, _ work: () -> Void) {
        let timer = ContinuousClock()
        var (best, least) = (Duration.seconds(1_000), Double.infinity)
        for _ in 0..<10 {
            let start = clock()
            best = min(best, timer.measure(work))
            least = min(least, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000)
        }
        let time = "\((best / .milliseconds(1) * 10).rounded() / 10) ms"
        print("  \(name.padding(toLength: 36, withPad: " ", startingAt: 0)) \(time), processors \((least * 10).rounded() / 10) ms")
    }
}
