import EveryScreen
import EveryScreenPlantedFaults
import EveryScreenSampleShop
import XCTest

/// A screen that is not at hand at once.
private actor ScreenSource {
    func blueprint() -> Blueprint { .scroll(.button("OK").framedAsTarget) }
}

/// A layout rule that is well made.
private struct ScrollingLayout: LayoutRule {
    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .scroll(blueprint), in: environment)
    }
}

final class XCTAssertAccessibleTests: RecordingTestCase {
    func testAnAccessibleBlueprintPasses() {
        let report = XCTAssertAccessible { _ in Blueprint.scroll(.column([.text("Hello"), .button("OK").framedAsTarget])) }

        XCTAssertTrue(report.isSuccess)
        XCTAssertEqual(report.name, "testAnAccessibleBlueprintPasses")
        XCTAssertEqual(report.environmentCount, 72)
    }

    func testAnAccessibleScreenPasses() {
        XCTAssertAccessible { environment in StandardLayout().screen(for: .button("OK").framedAsTarget, in: environment) }
    }

    func testTheSampleShopIsAccessibleWhateverItSells() {
        let shop = Shop()

        XCTAssertAccessible(forEvery: .shopContents, .cases(100)) { content, _ in shop.blueprint(for: content) }
    }

    func testAFailingBlueprintFailsAtTheCallersLineWithTheExactMessage() {
        let line = #line + 1
        let failures = recordedFailures { _ = XCTAssertAccessible(.regressions(.off)) { _ in Blueprint.imageButton("cart") } }

        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.map(\.file), [#filePath])
        XCTAssertEqual(
            failures.map(\.message),
            [
                """
                failed - ✘ element-has-label: the button (XCTAssertAccessibleTests.swift:\(line)) has no label; a label is needed (WCAG 2.2 SC 1.1.1; WCAG 2.2 SC 4.1.2; HIG, VoiceOver)
                    under the system's default settings; the same at every text size; no other setting matters
                    .imageButton("cart")
                    fix: .accessibilityLabel("What the button does") (verified)
                    replay: es2-LgAP-4rupH0DYHgeB4HgeB4HgeB4HgeB4HgOcuRhHVjpy1qJYhpWKCEPnKPMgGDkqLo__jgs6ZBcfy3S, seed 1
                """
            ])
    }

    func testAllThatFailsIsOneFailure() {
        let failures = recordedFailures {
            XCTAssertAccessible(.regressions(.off), .environments(.standard)) { _ in
                Blueprint.row([.imageButton("cart"), .button("b").frame(width: 31, height: 44)])
            }
        }

        XCTAssertEqual(failures.count, 1)
        XCTAssertEqual(failures.first?.message.components(separatedBy: "✘ ").count, 3)
    }

    func testScreensOfAGeneratorAreJudged() {
        let report = XCTAssertAccessible(forEvery: Generator<Int>.integer(in: 0...9), .cases(5)) { number, environment in
            StandardLayout().screen(for: .button("Item \(number)").framedAsTarget, in: environment)
        }

        XCTAssertTrue(report.isSuccess)
        XCTAssertEqual(report.cases, 5)
    }

    func testALayoutRuleIsJudged() {
        XCTAssertAccessible(forEvery: .blueprints(of: .controls), .cases(5), laidOutBy: ScrollingLayout())
    }

    func testFlowsOfAGeneratorAreJudged() {
        XCTAssertAccessible(forEvery: Generator<CleanApp>.cleanApps(extra: 1), .environments(.standard), .cases(1))
    }

    func testScreensOfAnActorAreJudged() async {
        let source = ScreenSource()

        let report = await XCTAssertAccessible(.environments(.everyTextSize)) { environment in await source.blueprint() }
        await XCTAssertAccessible(.cases(3)) { environment in
            StandardLayout().screen(for: await source.blueprint(), in: environment)
        }
        await XCTAssertAccessible(forEvery: Generator<Int>.integer(in: 0...9), .cases(3)) { _, _ in await source.blueprint() }
        await XCTAssertAccessible(forEvery: Generator<Int>.integer(in: 0...9), .cases(3)) { _, environment in
            StandardLayout().screen(for: await source.blueprint(), in: environment)
        }

        XCTAssertEqual(report.cases, 12)
    }

    func testAFlowThatIsWellMadePasses() {
        let report = XCTAssertAccessible { _ in Light() }

        XCTAssertTrue(report.isSuccess)
        XCTAssertEqual(report.name, "testAFlowThatIsWellMadePasses")
    }

    func testAFlowThatFailsFailsAtTheCallersLineWithWhatLeadsThere() {
        let line = #line + 1
        let failures = recordedFailures { _ = XCTAssertAccessible(.regressions(.off)) { _ in Light(isSilent: true) } }

        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.map { String($0.message.dropFirst("failed - ".count).prefix(Light.report.count)) }, [Light.report])
    }

    func testWhatPeopleDoInAFlowPassesOrFailsAtTheCallersLine() {
        let (light, silent) = (Generator<Light>.constant(Light()), Generator<Light>.constant(Light(isSilent: true)))
        XCTAssertTrue(XCTAssertAccessible(forEvery: light, .scenarios(), .cases(20)).isSuccess)

        let line = #line + 1
        let failures = recordedFailures { _ = XCTAssertAccessible(forEvery: silent, .scenarios(), .cases(20), .regressions(.off)) }
        XCTAssertEqual(failures.map(\.line), [line])
    }
}
