import EveryScreen
import EveryScreenSampleShop
import Foundation
import Testing
import XCTest

/// Whether the checks run that `RunProcessTests` starts in separate processes; else
/// they are skipped.
private let isPlantedRun = ProcessInfo.processInfo.environment["EVERYSCREEN_PLANTED_RUN"] != nil

@Suite(.enabled(if: isPlantedRun), .regressions(.off), .specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])))
struct PlantedRunTests {
    @Test(arguments: ["Track", "Cancel", "Send"], [44.0, 31])
    func `a bar for every argument`(label: String, width: Double) async {
        await expectAccessible(.environments(.everyTextSize)) { _ in
            Blueprint.row([width < 44 ? .imageButton(label) : .button(label), .text("Order")])
        }
    }

    @Test func `every order`() async {
        for width in [31.0, 44] {
            await expectAccessible(forEvery: .element(of: ["Pay", "Track"]), .cases(40)) { label, _ in
                Blueprint.column([.text("Order"), label == "Track" && width < 44 ? .imageButton(label) : .button(label)])
            }
        }
    }

    @Test func `a total that holds`() async { await expectHolds(.cases(41), forEvery: .integer(in: 0...1_000_000)) { $0 >= 0 } }

    @Test(.environments(.standard), .personas([])) func `a goal that is reached`() {
        expectReachable("Order placed", in: CheckoutFlow.flow())
    }

    @Test func `a function that throws`() async throws {
        struct Failure: Error {}
        try await expectAccessible { _ in
            if isPlantedRun { throw Failure() }
            return Blueprint.button("never")
        }
    }
}

final class PlantedRunXCTests: XCTestCase {
    func testABar() throws {
        try XCTSkipUnless(isPlantedRun)
        XCTAssertAccessible(
            .specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])), .environments(.everyTextSize), .regressions(.off)
        ) { _ in
            Blueprint.row([.imageButton("Track"), .text("Order")])
        }
    }
}

final class OtherPlantedRunXCTests: XCTestCase {
    /// A method of the same name as in the class above.
    func testABar() throws {
        try XCTSkipUnless(isPlantedRun)
        XCTAssertAccessible(.specs(.humanInterfaceGuidelines.keeping([.elementHasLabel])), .regressions(.off)) { _ in
            Blueprint.button("Track")
        }
        XCTAssertHolds(.regressions(.off), forEvery: .integer(in: 0...1_000_000)) { $0 < 1_000 }
    }
}
