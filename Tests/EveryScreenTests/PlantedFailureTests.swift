import EveryScreen
import Foundation
import Testing
import XCTest

/// Whether the tests of this file are to fail: `FailureProcessTests` runs them in a process of their own.
private let isWanted = ProcessInfo.processInfo.environment["EVERYSCREEN_PLANTED_FAILURES"]

@Suite(.enabled(if: isWanted != nil), .regressions(.saved, in: isWanted ?? "")) struct PlantedFailureTests {
    @Test(.environments(.everyTextSize), arguments: [0, 1, 2, 3])
    func `a bar is too small`(number: Int) async {
        await expectAccessible(.specs(.humanInterfaceGuidelines.keeping(["target-size"]))) { _ in
            Blueprint.row([.button("a").frame(width: 31 + Double(number % 2)), .button("b")])
        }
    }
}

final class PlantedFailureXCTests: XCTestCase {
    func testAllThatFailsIsToldBeforeTheTestEnds() throws {
        try XCTSkipIf(isWanted == nil)
        continueAfterFailure = false
        XCTAssertAccessible(.environments(.standard), .regressions(.saved, in: isWanted ?? "")) { _ in
            Blueprint.row([.imageButton("cart"), .button("b").frame(width: 31)])
        }
    }
}
