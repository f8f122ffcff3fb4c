import Testing

@testable import EveryScreenKit

struct FailureOccurrenceTests {
    private func record(_ spec: String, order: Int, place: Int = 0) throws -> FailureRecord {
        let key = try #require(FailureKey("\(spec)/small/button"))
        return FailureRecord(occurrence: FailureOccurrence(key: key, order: order, place: place), outcome: .vanished)
    }

    private func order(_ records: [FailureRecord]) -> [String] {
        records.accepted(onDrawnContent: true).map { "\($0.occurrence.key.spec) \($0.occurrence.order)" }
    }

    @Test func `faults come in the order of their cases, and in one case by their place`() throws {
        #expect(order([]) == [])
        #expect(try order([record("b", order: 2, place: 1), record("c", order: 4), record("a", order: 2)]) == ["a 2", "b 2", "c 4"])
    }

    @Test func `a case that was given comes before those drawn, and one judged again right after its first time`() throws {
        #expect(
            try order([record("c", order: 4), record("b", order: 3), record("a", order: 2), record("given", order: -1)]) == [
                "given -1", "a 2", "b 3", "c 4",
            ])
    }

    @Test func `of a fault seen in several cases the first counts`() throws {
        #expect(try order([record("a", order: 6), record("b", order: 4), record("a", order: 2)]) == ["a 2", "b 4"])
    }

    @Test func `the first twenty failures are shrunk, and further ones are not`() throws {
        let accepted = try (0..<22).map { try record("\($0)", order: $0) }.accepted(onDrawnContent: true)
        let leftAlone = accepted.filter { if case .leftAlone = $0.outcome { true } else { false } }

        #expect(leftAlone.map(\.occurrence.key.spec) == ["20", "21"])
    }

    @Test func `the key of a fault is its spec, its kind and the role, and is read as it is written`() {
        let key = FailureKey("target-size/small/button")

        #expect([key?.spec.rawValue, key?.kind.rawValue, key?.role] == ["target-size", "small", "button"])
        #expect(key?.description == "target-size/small/button")
        #expect(FailureKey("target-size") == nil)
        #expect(FailureKey("target-size/small") == nil)
    }
}
