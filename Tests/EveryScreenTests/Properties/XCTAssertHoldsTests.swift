import EveryScreen
import EveryValue
import XCTest

final class XCTAssertHoldsTests: RecordingTestCase {
    private struct NegativeRoot: Error {}

    func testAPropertyThatHoldsPasses() {
        XCTAssertHolds(forEvery: .integer(in: 0...9)) { $0 < 10 }
        XCTAssertHolds(.cases(20), forEvery: .integer(in: 0...9), .string()) { number, text in number + text.count >= 0 }
    }

    func testAnExampleThatFailsIsReportedByItsNumber() {
        let failures = recordedFailures {
            XCTAssertHolds(.regressions(.off), .cases(20), forEvery: .integer(in: 0...9), .boolean(), examples: [(500, true)]) {
                number, _ in
                number < 100
            }
        }

        XCTAssertEqual(
            failures.map(\.message),
            [
                """
                failed - ✘ testAnExampleThatFailsIsReportedByItsNumber does not hold for example 1
                    value 1: 500
                    value 2: true
                  it returns false
                """
            ])
    }

    func testAClassThatIsTooRareFails() {
        let failures = recordedFailures {
            XCTAssertHolds(.regressions(.off), .cases(100), forEvery: .integer(in: 0...1_000_000)) { number in
                PropertyCase.cover("negative", atLeast: 0.2, if: number < 0)
            }
        }

        XCTAssertEqual(
            failures.map(\.message),
            [
                """
                failed - testAClassThatIsTooRareFails: 0 of 100 cases are "negative" (0 %), but 20 % are required: make the generator draw \
                more of them, or require less (seed 1)
                """
            ])
    }

    func testAFailureIsShrunkAndFailsAtTheCallersLineWithTheExactMessage() {
        let line = #line + 2
        let failures = recordedFailures {
            XCTAssertHolds(.regressions(.off), forEvery: .integer(in: -100...100), .boolean()) { number, isExact in
                guard number >= 0 || isExact else { throw NegativeRoot() }
            }
        }

        XCTAssertEqual(failures.map(\.line), [line])
        XCTAssertEqual(failures.map(\.file), [#filePath])
        let message = failures.first?.message.replacing(/"es2-[^"]*"/, with: "\"es2-…\"") ?? ""
        XCTAssertTrue(
            message.hasPrefix(
                """
                failed - ✘ testAFailureIsShrunkAndFailsAtTheCallersLineWithTheExactMessage does not hold for
                    value 1: -1
                    value 2: false
                  it throws NegativeRoot()
                  found at case
                """), message)
        XCTAssertTrue(message.hasSuffix("\n  replay: .replay(\"es2-…\"), seed 1"), message)
    }
}
