import EveryScreenKit
import EveryScreenSampleShop

/// Times the way from a blueprint to a verdict, on fixed screens.
enum PipelineBenchmarks {
    /// Prints a table: each figure as time and as a ratio to laying out the example
    /// screen in the same run.
    static func run() {
        let shop = Shop().blueprint(for: .example)
        let screen = StandardLayout().screen(for: shop, in: .standard)
        let layout = time { _ = StandardLayout().screen(for: shop, in: .standard) }
        print("From a blueprint to a verdict; a screen of \(screen.elements.count) elements")
        row("lay it out", layout, layout)
        row("judge it by every spec", time { _ = audit(ScreenPresentation(screen), by: .humanInterfaceGuidelines) }, layout)
        row("twelve sizes, laid out and judged", time { sweep(shop) }, layout)
        row("a check of 72 environments", time { _ = checkRun(shop) }, layout)
        judgeFiftyElements()
        print("Cost per element, by the number of elements")
        for count in [100, 1_000, 10_000, 100_000] { scaling(count) }
        print("")
    }

    /// Prints the cost of each spec on a screen of fifty elements, in the order of
    /// an audit.
    ///
    /// Shared results (the reading order, the keyboard graph) are computed for the
    /// first spec that needs them.
    private static func judgeFiftyElements() {
        let screen = StandardLayout().screen(for: LayoutBenchmarks.screen(rows: 11), in: .standard)
        let clock = ContinuousClock()
        let runs = 400
        var best = SpecCatalog.all.map { _ in Duration.seconds(1) }
        var total = Duration.seconds(1)
        for _ in 0..<runs {
            let presentation = ScreenPresentation(screen)
            total = min(total, clock.measure { _ = audit(ScreenPresentation(screen), by: .strict) })
            for (index, spec) in SpecCatalog.all.enumerated() {
                let profile = AccessibilityProfile(name: "one", specs: [spec])
                best[index] = min(best[index], clock.measure { _ = audit(presentation, by: profile) })
            }
        }
        print(
            "All \(best.count) specs of one screen, on \(screen.elements.count) elements: \(microseconds(total)); required 300 µs; the dearest are"
        )
        for (spec, duration) in zip(SpecCatalog.all, best).sorted(by: { $1.1 < $0.1 }).prefix(24) {
            print("  \(padded(spec.id.rawValue, 36)) \(microseconds(duration))")
        }
    }

    /// Judges a screen of fifty elements over and over, for a profiler to watch.
    static func judgeOnly(_ runs: Int) {
        let screen = StandardLayout().screen(for: LayoutBenchmarks.screen(rows: 11), in: .standard)
        let clock = ContinuousClock()
        let took = clock.measure { for _ in 0..<runs { _ = audit(ScreenPresentation(screen), by: .strict) } }
        print("judging \(microseconds(took / Double(runs)))")
        let laid = clock.measure { for _ in 0..<runs { _ = StandardLayout().screen(for: LayoutBenchmarks.fifty, in: .standard) } }
        print("layout \(microseconds(laid / Double(runs)))")
    }

    private static func sweep(_ blueprint: Blueprint) {
        for size in UserEnvironment.TextSize.allCases {
            let environment = UserEnvironment(textSize: size)
            let content = { StandardLayout().screen(for: blueprint, in: $0) }
            _ = audit(ScreenPresentation(content(environment), in: environment, shown: content), by: .humanInterfaceGuidelines)
        }
    }

    private static func checkRun(_ blueprint: Blueprint) -> CheckReport {
        runCheck(named: "shop", forEvery: .constant(())) { _, _ in .blueprint(blueprint, StandardLayout()) }
    }

    /// Prints what an element costs on a list of that many elements.
    private static func scaling(_ count: Int) {
        // A row and its cell bring four elements: the cell, two texts and a button.
        let row = Blueprint.row([.text("Notebook", style: .headline), .text("€12.50"), .button("Add").frame(minWidth: 44, minHeight: 44)])
        let blueprint = Blueprint.scroll(.list(Array(repeating: row, count: count / 4)))
        let clock = ContinuousClock()
        var screen: RenderedScreen?
        let layout = clock.measure { screen = StandardLayout().screen(for: blueprint, in: .standard) }
        guard let screen else { return }
        let judging = clock.measure { _ = audit(ScreenPresentation(screen), by: .humanInterfaceGuidelines) }
        let each = Double(screen.elements.count)
        defer { if count == 100_000 { slowSpecs(on: screen) } }
        print(
            "  \(padded("\(screen.elements.count)", 8)) layout \(microseconds(layout / each)), judging \(microseconds(judging / each))")
    }

    /// Prints which specs take more than a microsecond an element on a large
    /// screen.
    private static func slowSpecs(on screen: RenderedScreen) {
        for spec in SpecCatalog.all {
            let profile = AccessibilityProfile(name: "one", specs: [spec])
            let duration = ContinuousClock().measure { _ = audit(ScreenPresentation(screen), by: profile) } / Double(screen.elements.count)
            if duration > .microseconds(1) { print("    \(padded(spec.id.rawValue, 28)) \(microseconds(duration)) an element") }
        }
    }

    private static func row(_ name: String, _ duration: Duration, _ unit: Duration) {
        let ratio = (duration / unit * 100).rounded() / 100
        print("  \(padded(name, 36)) \(padded(microseconds(duration), 16)) \(ratio) × layout")
    }

    /// The shortest of some runs, which other work on the machine disturbs least.
    private static func time(_ work: () -> Void) -> Duration {
        let clock = ContinuousClock()
        var best = clock.measure(work)
        for _ in 0..<20 { best = min(best, clock.measure(work)) }
        return best
    }

    private static func microseconds(_ duration: Duration) -> String {
        "\((duration / .microseconds(1) * 100).rounded() / 100) µs"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
