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

    /// A way in which a container may be read as one.
    private typealias Container = @Sendable (inout ScreenElement) -> Void

    private static let whole: [Container] = [
        { $0.groupsAccessibilityChildren = true }, { $0.traits = .tabBar }, { $0.containerType = .list },
        { $0.containerType = .landmark }, { $0.containerType = .dataTable },
        { ($0.containerType, $0.label) = (.semanticGroup, "Offers") }, { ($0.containerType, $0.value) = (.semanticGroup, "3") },
        { ($0.containerType, $0.identifier) = (.semanticGroup, "offers") },
    ]
    private static let open: [Container] = [
        { _ in }, { $0.groupsAccessibilityChildren = false }, { $0.traits = .header },
        { $0.containerType = ScreenElement.ContainerType.none },
        { $0.label = "Offers" }, { $0.containerType = .semanticGroup }, { ($0.containerType, $0.label) = (.semanticGroup, "") },
    ]

    /// A ring whose first two texts stand in a group.
    private func judged(in change: @escaping Container, ringInside: Bool = false) -> Verdicts.Outcome {
        let texts = [(20.0, 0.0), (10, 6), (0, 12)].map { Node.text("\($0.0)", at: LayoutRect(x: $0.0, y: $0.1, width: 9, height: 5)) }
        let inside = ringInside ? texts : Array(texts.prefix(2))
        let group = Node.group(inside, at: LayoutRect(x: 0, y: 0, width: 60, height: 20)) { change(&$0) }
        return spec.judged(screen([group] + texts.dropFirst(inside.count))).outcome
    }

    @Test(arguments: whole.indices) func `a group that is read as one is compared by itself`(index: Int) {
        #expect(judged(in: Self.whole[index]) == .passed)
        #expect(judged(in: Self.whole[index], ringInside: true) == .failed)
    }

    @Test(arguments: open.indices) func `the elements of any other group are compared with those around it`(index: Int) {
        #expect(judged(in: Self.open[index]) == .failed)
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
