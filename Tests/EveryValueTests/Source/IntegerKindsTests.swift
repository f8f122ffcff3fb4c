import Testing

@testable import EveryValue

@Suite struct IntegerKindsTests {
    private func shape(_ highest: Int) -> IntegerShape { IntegerShape(0...highest, towards: nil) }

    @Test func `No integer, no shape`() {
        let kinds = IntegerKinds(capacity: 2)

        #expect(kinds.shapes() == [])
    }

    @Test func `Equal shapes are of one kind, also when others were drawn between`() {
        var kinds = IntegerKinds(capacity: 2)

        #expect([5, 5, 6, 5].map { kinds.kind(of: shape($0)).pointee.number } == [0, 0, 1, 0])
        #expect(kinds.shapes() == [shape(5), shape(6)])
    }

    @Test func `There is room for more kinds than expected, and each keeps its numbers`() {
        var kinds = IntegerKinds(capacity: 2)
        for highest in 1...9 { kinds.kind(of: shape(highest)).pointee.remember(highest) }

        #expect((1...9).map { kinds.kind(of: shape($0)).pointee.latest } == Array(1...9))
        #expect(kinds.shapes() == (1...9).map(shape))
    }

    @Test func `A kind knows the last two numbers, and the simplest before there are any`() {
        var kind = IntegerKinds.Kind(IntegerShape(3...9, towards: nil), number: 0)
        #expect([kind.latest, kind.earlier] == [3, 3])

        kind.remember(7)
        #expect([kind.latest, kind.earlier] == [7, 3])

        kind.remember(5)
        #expect([kind.latest, kind.earlier] == [5, 7])
    }
}
