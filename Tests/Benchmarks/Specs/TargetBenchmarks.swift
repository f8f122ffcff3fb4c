import EveryScreenKit

/// Times the judging of targets on screens that are hard for it: a dense grid, and
/// deep nesting.
enum TargetBenchmarks {
    static func run() {
        print("Judging targets")
        let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.targetSize])
        for (name, screen) in [("grid of 100,000 controls", grid(100_000)), ("20,000 nested groups", nest(20_000))] {
            let duration = ContinuousClock().measure { _ = audit(ScreenPresentation(screen), by: profile) }
            print("  \(name): \(duration)")
        }
        print("")
    }

    /// Controls of 20 × 20 points, side by side, 316 in a row.
    private static func grid(_ count: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 6_400, height: 6_400))
        for index in 0..<count {
            let frame = LayoutRect(x: Double(index % 316) * 20, y: Double(index / 316) * 20, width: 20, height: 20)
            builder.add(ScreenElement(.button, source: "\(index)", frame: frame))
        }
        return builder.finish()
    }

    /// Groups in groups, each with a control.
    private static func nest(_ count: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800))
        for index in 0..<count {
            builder.open(ScreenElement(.group, source: "g\(index)", frame: LayoutRect(x: 0, y: 0, width: 400, height: 800)))
            let frame = LayoutRect(x: Double(index % 8) * 50, y: Double(index % 16) * 50, width: 44, height: 44)
            builder.add(ScreenElement(.button, source: "b\(index)", frame: frame))
        }
        for _ in 0..<count { builder.close() }
        return builder.finish()
    }
}
