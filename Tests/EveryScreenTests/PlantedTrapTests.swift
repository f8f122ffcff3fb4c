import EveryScreen
import Foundation
import Testing
import XCTest

/// `yes` where the tests of this file crash their process, started by
/// `EndToEndTests`; `fixed` where they do not.
private let planted = ProcessInfo.processInfo.environment["EVERYSCREEN_PLANTED_TRAPS"]
private let isWanted = planted == "yes"

/// A layout rule that does not stand two buttons in large text.
private struct TrappingLayout: LayoutRule {
    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        let screen = StandardLayout().screen(for: .scroll(blueprint), in: environment)
        let buttons = screen.elements.count { $0.role == .button }
        if isWanted, buttons >= 2, environment.textSize >= .accessibility2 { fatalError("No room for \(buttons) buttons.") }
        return screen
    }
}

/// The sum of prices, each above 700 together with the one behind it.
private func sum(_ prices: [Int]) -> Int {
    prices.indices.reduce(0) { sum, index in
        if isWanted, prices[index] > 700, index + 1 == prices.count { fatalError("There is no price behind the last one.") }
        return sum + prices[index]
    }
}

@Suite(.enabled(if: planted != nil), .regressions(.off)) struct PlantedTrapTests {
    @Test func `a layout rule traps`() async {
        // Two hundred processes are enough; on a busy machine, a minute is not.
        await expectAccessible(forEvery: .blueprints(of: .controls), .cases(300), .budget(.seconds(3_600)), laidOutBy: TrappingLayout())
    }

    @Test func `a property traps`() async {
        await expectHolds(forEvery: .integer(in: 0...1_000).array(0...20), .cases(300), .budget(.seconds(3_600)), examples: [[1]]) {
            prices in
            sum(prices) >= 0
        }
    }

    @Test func `a property traps for one of several values`() async {
        await expectHolds(forEvery: .integer(in: 0...9), .boolean()) { _, _ in true }
        await expectHolds(forEvery: .integer(in: 0...1_000), .boolean(), .cases(300), .budget(.seconds(3_600))) { number, isOn in
            await Task.yield()
            return isOn || sum([number]) >= 0
        }
    }

    // Runs at the same time and is innocent.
    @Test func `another test waits`() async {
        await expectAccessible { _ in Blueprint.button("OK").framedAsTarget }
    }
}

final class PlantedTrapXCTests: XCTestCase {
    func testALayoutRuleTraps() throws {
        try XCTSkipUnless(isWanted)
        XCTAssertAccessible(.regressions(.off), laidOutBy: TrappingLayout()) { _ in
            Blueprint.column([.button("OK").framedAsTarget, .button("No").framedAsTarget])
        }
    }

    func testAPropertyTraps() throws {
        try XCTSkipUnless(isWanted)
        XCTAssertHolds(forEvery: .integer(in: 0...1_000), .regressions(.off)) { sum([$0]) >= 0 }
    }
}
