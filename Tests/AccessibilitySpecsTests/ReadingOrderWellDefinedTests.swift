import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ReadingOrderWellDefinedTests {
    private let spec = ReadingOrderWellDefined()

    private func judged(_ places: [(Double, Double)], _ environment: UserEnvironment = .standard) -> Judged {
        spec.judged(
            screen(
                places.enumerated().map { number, place in .text("\(number)", at: LayoutRect(x: place.0, y: place.1, width: 9, height: 5)) }
            ),
            in: environment)
    }

    @Test func `rows and columns pass`() {
        #expect(judged([(0, 0), (20, 0), (40, 0), (0, 20), (0, 40)]) == .passed)
    }

    @Test func `three in a ring fail`() {
        #expect(
            judged([(20, 0), (10, 6), (0, 12)])
                == .failed(
                    "text \"2\" is read before text \"1\", that before text \"0\", and that before text \"2\": the order is not defined"))
    }

    @Test func `a page is read in the order of the document`() {
        let ring = [(20.0, 0.0), (10, 6), (0, 12)].enumerated().map { number, place in
            Node.text("\(number)", at: LayoutRect(x: place.0, y: place.1, width: 9, height: 5))
        }

        #expect(spec.judged(screen(ring, on: .web)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen(ring)).outcome == .failed)
    }

    @Test func `the ring needs 8 points between the first and the last`() {
        #expect(judged([(20, 0), (10, 4), (0, 7.9)]) == .passed)
        #expect(judged([(20, 0), (10, 4), (0, 8)]).outcome == .failed)
    }

    @Test func `from right to left the ring is the other one`() {
        let rightToLeft = UserEnvironment(layoutDirection: .rightToLeft)

        #expect(judged([(20, 0), (10, 6), (0, 12)], rightToLeft) == .passed)
        #expect(judged([(0, 0), (10, 6), (20, 12)], rightToLeft).outcome == .failed)
    }

    @Test func `an order set by hand is no matter of comparison`() {
        let texts = [(20.0, 0.0), (10, 6), (0, 12)].map { Node.text("\($0.0)", at: LayoutRect(x: $0.0, y: $0.1, width: 9, height: 5)) }

        #expect(spec.judged(screen([.group(texts) { $0.accessibilityOrder = ["0/0", "0/1", "0/2"] }])) == .passed)
    }

    @Test func `nothing on the screen is nothing to judge, and unknown stops are not judged`() {
        #expect(spec.judged(.spacer) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([Node(.button, "a")])) == .untested(.exposureUnknown))
    }

    @Test func `thousands at almost one height are not compared without end`() {
        let places = (0..<2_000).map { (Double(2_000 - $0), $0.isMultiple(of: 2) ? 0.0 : 7.0) }

        #expect(judged(places) == .cantTell(.budgetExceeded))
    }
}
