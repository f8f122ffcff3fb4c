import Testing

@testable import EveryScreenKit

struct FaultSightingTests {
    private func record(_ origin: String, order: Int, place: Int = 0) -> FaultRecord {
        FaultRecord(sighting: FaultSighting(origin: origin, order: order, place: place), outcome: .vanished)
    }

    private func order(_ records: [FaultRecord]) -> [String] { records.accepted.map { "\($0.sighting.origin) \($0.sighting.order)" } }

    @Test func `faults come in the order of their cases, and in one case by their place`() {
        #expect(order([]) == [])
        #expect(order([record("b", order: 2, place: 1), record("c", order: 4), record("a", order: 2)]) == ["a 2", "b 2", "c 4"])
    }

    @Test func `a case that was given comes before those drawn, and one judged again right after its first time`() {
        #expect(
            order([record("c", order: 4), record("b", order: 3), record("a", order: 2), record("given", order: -1)]) == [
                "given -1", "a 2", "b 3", "c 4",
            ])
    }

    @Test func `of a fault seen in several cases the first counts`() {
        #expect(order([record("a", order: 6), record("b", order: 4), record("a", order: 2)]) == ["a 2", "b 4"])
    }

    @Test func `the first twenty faults are made smaller, and those beyond are left alone`() {
        let accepted = (0..<22).map { record("\($0)", order: $0) }.accepted
        let leftAlone = accepted.filter { if case .leftAlone = $0.outcome { true } else { false } }

        #expect(leftAlone.map(\.sighting.origin) == ["20", "21"])
    }

    @Test func `the spec of a fault is what its origin begins with`() {
        #expect(FaultSighting(origin: "target-size/small/button", order: 0, place: 0).spec == "target-size")
    }
}
