import EveryScreen
import EveryValue
import Testing

@Suite(.regressions(.off)) struct MovingTests {
    struct Point: Equatable {
        var x: Int
        var y: Int
    }

    /// `Point.arbitrary` of SwiftCheck, `st.builds(Point, …)` of Hypothesis, and
    /// `Combinators.combine(…).as(Point::new)` of jqwik.
    static let points = Generator.memberwise(Point.init, .integer(in: -100...100), .integer(in: -100...100))

    @Test func mirroringTwiceChangesNothing() async {
        await expectHolds(.cases(500), forEvery: Self.points, .boolean()) { point, isVertical in
            func mirrored(_ point: Point) -> Point { isVertical ? Point(x: point.x, y: -point.y) : Point(x: -point.x, y: point.y) }
            return mirrored(mirrored(point)) == point
        }
    }

    indirect enum Tree {
        case leaf(Int)
        case branch([Tree])

        var depth: Int {
            switch self {
            case .leaf: 0
            case .branch(let trees): 1 + (trees.map(\.depth).max() ?? 0)
            }
        }
    }

    @Test func treesAreNoDeeperThanTheirBound() async {
        let trees = Generator<Tree>.recursive("tree", depth: 4, leaf: Generator.integer(in: 0...9).map { Tree.leaf($0) }) { tree in
            tree.array(0...3).map { Tree.branch($0) }
        }
        await expectHolds(forEvery: trees) { $0.depth <= 4 }
    }
}
