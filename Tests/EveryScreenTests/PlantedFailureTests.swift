import EveryScreen
import Foundation
import Testing
import XCTest

/// The folder for the files of the tests that fail on purpose, which
/// `FailureProcessTests` runs in a separate process; else they are skipped.
let plantedFailures = ProcessInfo.processInfo.environment["EVERYSCREEN_PLANTED_FAILURES"]

@Suite(.enabled(if: plantedFailures != nil), .regressions(.saved, in: plantedFailures ?? "")) struct PlantedFailureTests {
    @Test(.environments(.everyTextSize), arguments: [0, 1, 2, 3])
    func `a bar is too small`(number: Int) async {
        await expectAccessible(.specs(.humanInterfaceGuidelines.keeping([.targetSize]))) { _ in
            Blueprint.row([.button("a").frame(width: 31 + Double(number % 2), height: 44), .button("b").framedAsTarget])
        }
    }
}

final class PlantedFailureXCTests: XCTestCase {
    func testAllThatFailsIsToldBeforeTheTestEnds() throws {
        try XCTSkipIf(plantedFailures == nil)
        continueAfterFailure = false
        XCTAssertAccessible(.environments(.standard), .regressions(.saved, in: plantedFailures ?? "")) { _ in
            Blueprint.row([
                .imageButton("cart", fileID: "Shop/CartScreen.swift", line: 12),
                .button("b", fileID: "Shop/CartScreen.swift", line: 13).frame(width: 31, height: 44),
            ])
        }
    }
}
