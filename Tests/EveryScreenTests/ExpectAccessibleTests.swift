import EveryScreen
import EveryScreenSampleShop
import EveryValue
import Testing

@Suite(.regressions(.off)) struct ExpectAccessibleTests {
    /// Expects exactly one issue, with the given text, at the caller's line.
    private func expectIssue(
        _ text: String, at location: SourceLocation = #_sourceLocation, from body: (SourceLocation) async -> Void
    ) async {
        await withKnownIssue(sourceLocation: location) {
            await body(location)
        } matching: { issue in
            issue.comments.map(\.rawValue) == [text] && issue.sourceLocation == location
        }
    }

    @Test func `an accessible blueprint passes in every environment and states the coverage`() async {
        let report = await expectAccessible { _ in Blueprint.scroll(.column([.text("Hello"), .button("OK").framedAsTarget])) }

        #expect(report.isSuccess)
        #expect(report.name == "an accessible blueprint passes in every environment and states the coverage")
        #expect(report.cases == 72)
        #expect(report.environmentCount == 72)
        #expect(!report.vacuousSpecs.contains("target-size"))
    }

    @Test func `a failing blueprint is reported at the caller's line, with the smallest part that fails`() async {
        await expectIssue(
            """
            ✘ element-has-label: the button (CartScreen.swift:12) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                under the system's default settings; the same at every text size; no other setting matters
                .imageButton("cart")
                fix: .accessibilityLabel("What the button does") (verified)
                replay: es2-LgAP-4rupH0DYHgeB4HgeB4HgeB4HgeB4HgOcuRhHVjpy1qJYhpWKKKU8ujy8gTkqLo__jgs6ZBjA-Nd, seed 1
            """
        ) { location in
            await expectAccessible(sourceLocation: location) { _ in
                Blueprint.scroll(.column([.text("Hello"), .imageButton("cart", fileID: "Shop/CartScreen.swift", line: 12)]))
            }
        }
    }

    @Test func `a failing screen is reported with its environment and element`() async {
        await expectIssue(
            """
            ✘ target-size: button "Add" is 44 × 31 pt; the minimum is 44 × 44 pt (HIG, Buttons; WCAG 2.2 SC 2.5.5)
                at text size AX1; the same at every size from AX1; no other setting matters
                element: button, of 1 on the screen
                fix: make the target 13 pt taller
                replay: es2-JQAP-4rupMIBn8MDwPA8DwPA8DwPA8DwPA8BzlyMEaf7vLbijWDsvFKhX-gs6ZCCec9p, seed 1
            """
        ) { location in
            await expectAccessible(
                .specs(.humanInterfaceGuidelines.keeping([.targetSize])), sourceLocation: location
            ) { environment in addScreen(in: environment) }
        }
    }

    @Test func `content is shrunk with the environment and printed`() async {
        await expectIssue(
            """
            ✘ element-has-label: the button (CartScreen.swift:12) has a blank label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                under the system's default settings; the same at every text size; no other setting matters
                .button(" ").frame(minWidth: 44, minHeight: 44)
                content: 7
                fix: .button("What the button does") (verified)
                replay: es2-NAAP-4rupH0DYHgeB4HgeB4HgeB4HgeB4HgOcuRhHVjq2l_umEsQ0rFBCHnymM8woOFiEMBnDGk__jhs2NjkGSZH, seed 1
            """
        ) { location in
            await expectAccessible(forEvery: Generator<Int>.integer(in: 0...1_000), sourceLocation: location) { number, _ in
                Blueprint.button(number < 7 ? "\(number)" : " ", fileID: "Shop/CartScreen.swift", line: 12).framedAsTarget
            }
        }
    }

    @Test func `your own layout rule is fuzzed under every tree of controls`() async {
        let report = await withKnownIssueReport {
            await expectAccessible(
                forEvery: .blueprints(of: .controls), .cases(50), laidOutBy: NarrowLayout(), sourceLocation: $0)
        }

        #expect(Set(report.failures.map(\.finding.spec)).contains(.targetSize))
        // The rule itself adds a scrolling region, and some failures need a list or
        // a neighbor.
        #expect(Set(report.failures.map(\.elementCount)).isSubset(of: 2...5))
    }

    @Test func `the settings choose specs and environments`() async {
        let report = await expectAccessible(
            .specs(.humanInterfaceGuidelines.keeping([.targetSize])), .environments(.everyTextSize)
        ) { _ in Blueprint.button("OK").framedAsTarget }

        #expect(report.cases == 12)
        #expect(report.tallies.map(\.spec) == [.targetSize])
    }

    @Test func `a main-actor screen can be requested`() async {
        let report = await MainActorScreens.check()

        #expect(report.isSuccess)
    }

    @Test func `the sample shop is accessible whatever it sells`() async {
        let shop = Shop()

        await expectAccessible(forEvery: .shopContents, .cases(200)) { content, _ in shop.blueprint(for: content) }
    }

    private func addScreen(in environment: UserEnvironment) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: environment.screenSize)
        let height: Double = environment.textSize.isAccessibilitySize ? 31 : 44
        var button = ScreenElement(.button, source: "add", frame: LayoutRect(x: 0, y: 0, width: 44, height: height))
        button.label = "Add"
        builder.add(button)
        return builder.finish()
    }

    /// Runs a check that is expected to record issues, and hands back its report.
    private func withKnownIssueReport(
        at location: SourceLocation = #_sourceLocation, _ body: (SourceLocation) async -> CheckReport
    ) async -> CheckReport {
        var report: CheckReport?
        await withKnownIssue(sourceLocation: location) { report = await body(location) }
        return report!
    }
}

/// A layout that gives everything a width of 40 points, whatever it is.
private struct NarrowLayout: LayoutRule {
    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .scroll([.horizontal, .vertical], blueprint.frame(width: 40)), in: environment)
    }
}

@MainActor
private enum MainActorScreens {
    static var title = "OK"

    static func check() async -> CheckReport {
        await expectAccessible { _ in Blueprint.button(title).framedAsTarget }
    }
}

struct ThrowingScreenTests {
    private struct Unavailable: Error {}

    // With `rethrows` the error was lost and the test waited for ever (Swift 6.3, a
    // closure in a closure on the caller's actor).
    @Test(.timeLimit(.minutes(1))) func `an error of the screen ends the check and reaches the test`() async {
        await #expect(throws: Unavailable.self) {
            try await expectAccessible { environment -> Blueprint in
                if environment.textSize == .accessibility5 { throw Unavailable() }
                return .button("OK").framedAsTarget
            }
        }
        await #expect(throws: Unavailable.self) {
            try await expectAccessible(forEvery: .constant(1)) { _, _ -> RenderedScreen in throw Unavailable() }
        }
    }
}
