import EveryScreen
import EveryScreenSampleShop
import Testing
import XCTest

@Suite(.environments(.standard), .personas([])) struct ExpectReachableTests {
    @Test func `a goal that everyone reaches is no issue, and its costs are reported`() {
        let report = expectReachable("Order placed", in: CheckoutFlow.flow())

        #expect(report.isReachable)
        #expect(report.methods.map(\.method) == InputMethod.allCases)
        #expect(report.journeyCount == 5)
    }

    @Test func `a goal that some people do not reach is an issue for each cause at the caller's line`() {
        let location = #_sourceLocation
        withKnownIssue {
            let report = expectReachable("Order placed", in: CheckoutFlow.flow(.orderKeepsReturn), sourceLocation: location)
            #expect(report.failures.map(\.method) == [.keyboard])
        } matching: { issue in
            issue.sourceLocation == location
                && issue.comments.contains {
                    $0.rawValue.hasPrefix("✘ \"Order placed\" cannot be reached by the keyboard: button \"Order now\"")
                }
        }
    }

    @Test func `limits are options`() {
        withKnownIssue {
            let report = expectReachable("Order placed", in: CheckoutFlow.flow(), .atMost(.swipes(18), .keys(50)))
            #expect(report.failures.map(\.kind) == [.overLimit])
        }
        expectReachable(
            "Order placed", in: CheckoutFlow.flow(),
            .atMost(.taps(3), .keys(9), .swipes(19), .scanSteps(17), .spokenWords(10), .wordsHeard(67), .seconds(3.4, by: .touch)))
    }

    @Test func `a mistake in an option is an issue, and nothing is searched`() {
        withKnownIssue {
            let report = expectReachable("Order placed", in: CheckoutFlow.flow(), .atMost(.keys(-1)))
            #expect(report.journeyCount == 0)
        } matching: { issue in
            issue.comments.contains { $0.rawValue == ".atMost(.keys(-1.0)) cannot be kept; the least limit is 0" }
        }
    }

    @Test func `personas are options`() {
        let report = expectReachable("Order placed", in: CheckoutFlow.flow(), .personas([.blind, .oneArm]))

        // Blind people have VoiceOver running, which is another environment; one
        // arm has the usual one, and other habits.
        #expect(report.journeyCount == 7)
    }

    @Test func `a condition on the state may be the goal`() {
        expectReachable("a gift", in: CheckoutFlow.flow()) { $0.isGift }
    }
}

final class XCTAssertReachableTests: RecordingTestCase {
    func testAGoalThatEveryoneReachesFailsNothing() {
        XCTAssertReachable("Order placed", in: CheckoutFlow.flow(), .environments(.standard), .personas([]))
    }
}
