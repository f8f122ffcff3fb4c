import EveryScreenModel
import EveryValue
import Testing

struct RectTests {
    private let unit = LayoutRect(x: 0, y: 0, width: 1, height: 1)

    /// Whole rectangles from −4 to 8, some of them without area.
    private func randomRect(_ numbers: inout RandomBits) -> LayoutRect {
        LayoutRect(
            x: Double(Int.random(in: -4...4, using: &numbers)), y: Double(Int.random(in: -4...4, using: &numbers)),
            width: Double(Int.random(in: 0...4, using: &numbers)), height: Double(Int.random(in: 0...4, using: &numbers)))
    }

    /// The unit cells whose middle lies inside, which for whole rectangles is the
    /// rectangle.
    private func cells(_ rect: LayoutRect) -> Set<LayoutPoint> {
        var result = Set<LayoutPoint>()
        for x in -5...9 {
            for y in -5...9 where rect.contains(LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
                result.insert(LayoutPoint(x: Double(x), y: Double(y)))
            }
        }
        return result
    }

    @Test func `edges, extents and center follow from corner and extent`() {
        let rect = LayoutRect(x: 10, y: 20, width: 30, height: 50)

        #expect([rect.minX, rect.minY, rect.maxX, rect.maxY, rect.width, rect.height] == [10, 20, 40, 70, 30, 50])
        #expect(rect.center == LayoutPoint(x: 25, y: 45))
        #expect(rect == LayoutRect(origin: LayoutPoint(x: 10, y: 20), size: LayoutSize(width: 30, height: 50)))
    }

    @Test(
        arguments: [
            (0, 0, true), (0, 1, true), (1, 0, true), (-1, 1, true), (.nan, 1, true), (1, 1, false), (.infinity, 1, false),
        ] as [(Double, Double, Bool)])
    func `a rectangle without area is empty`(width: Double, height: Double, isEmpty: Bool) {
        #expect(LayoutRect(x: 3, y: 3, width: width, height: height).isEmpty == isEmpty)
    }

    @Test func `one number that is not finite makes the rectangle not finite`() {
        #expect(unit.isFinite)
        #expect(!LayoutRect(x: .nan, y: 0, width: 1, height: 1).isFinite)
        #expect(!LayoutRect(x: 0, y: -.infinity, width: 1, height: 1).isFinite)
        #expect(!LayoutRect(x: 0, y: 0, width: .infinity, height: 1).isFinite)
        #expect(!LayoutRect(x: 0, y: 0, width: 1, height: .nan).isFinite)
    }

    @Test func `a rectangle holds its top left corner and not its bottom right one`() {
        #expect(unit.contains(LayoutPoint(x: 0, y: 0)))
        #expect(!unit.contains(LayoutPoint(x: 1, y: 0)))
        #expect(!unit.contains(LayoutPoint(x: 0, y: 1)))
        #expect(!LayoutRect.zero.contains(LayoutPoint.zero))
    }

    @Test func `a rectangle holds itself and what shares its edges`() {
        #expect(unit.contains(unit))
        #expect(unit.contains(LayoutRect(x: 0, y: 0.5, width: 1, height: 0.5)))
        #expect(!unit.contains(LayoutRect(x: 0, y: 0.5, width: 1, height: 0.75)))
    }

    @Test func `rectangles that touch do not intersect`() {
        #expect(!unit.intersects(unit.offset(x: 1, y: 0)))
        #expect(!unit.intersects(unit.offset(x: 0, y: -1)))
        #expect(unit.intersects(unit.offset(x: 0.999, y: 0)))
        #expect(!unit.intersects(LayoutRect(x: 0.5, y: 0.5, width: 0, height: 0)))
        #expect(unit.intersection(unit.offset(x: 1, y: 0)) == LayoutRect(x: 1, y: 0, width: 0, height: 1))
    }

    @Test func `insets move every side inwards and never turn a rectangle inside out`() {
        let rect = LayoutRect(x: 10, y: 20, width: 100, height: 50)

        #expect(rect.inset(by: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)) == LayoutRect(x: 12, y: 21, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
        #expect(rect.inset(by: LayoutInsets(all: 60)) == LayoutRect(x: 70, y: 80, width: 0, height: 0))
        #expect(rect.inset(by: LayoutInsets(all: -5)) == LayoutRect(x: 5, y: 15, width: 110, height: 60))
    }

    @Test func `intersection is the set of shared cells, whichever comes first`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<2_000 {
            let (left, right) = (randomRect(&numbers), randomRect(&numbers))
            let shared = cells(left).intersection(cells(right))

            #expect(cells(left.intersection(right)) == shared)
            #expect(cells(right.intersection(left)) == shared)
            #expect(left.intersects(right) == !shared.isEmpty)
            #expect(right.intersects(left) == !shared.isEmpty)
            #expect(left.intersection(right).isEmpty == shared.isEmpty)
        }
    }

    @Test func `of two rectangles with area, one holds the other exactly where their intersection is the other`() {
        var numbers = RandomBits(seed: 2)
        for _ in 0..<2_000 {
            let (left, right) = (randomRect(&numbers), randomRect(&numbers))
            guard !left.isEmpty, !right.isEmpty else { continue }

            #expect(left.contains(right) == (left.intersection(right) == right))
            #expect(left.contains(right) == cells(right).isSubset(of: cells(left)))
        }
    }

    @Test func `moving there and back is no move`() {
        let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)

        #expect(rect.offset(x: 3, y: -7) == LayoutRect(x: 13, y: 13, width: 30, height: 40))
        #expect(rect.offset(x: 3, y: -7).offset(x: -3, y: 7) == rect)
    }
}
