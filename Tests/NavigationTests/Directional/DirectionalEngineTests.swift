import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

struct DirectionalEngineTests {
    private let origin = LayoutRect(x: 100, y: 100, width: 40, height: 40)

    private func rect(_ x: Double, _ y: Double) -> LayoutRect { LayoutRect(x: x, y: y, width: 40, height: 40) }

    @Test(arguments: DirectionalEngine.allCases)
    func `nothing ahead keeps the focus`(engine: DirectionalEngine) {
        #expect(engine.next(from: origin, .right, among: []) == nil)
        #expect(engine.next(from: origin, .right, among: [origin, rect(0, 100)]) == nil)
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `straight ahead the nearest is found in each direction`(engine: DirectionalEngine) {
        let around = [
            rect(0, 100), rect(50, 100), rect(200, 100), rect(150, 100), rect(100, 0), rect(100, 50), rect(100, 200), rect(100, 150),
        ]

        #expect(engine.next(from: origin, .left, among: around) == 1)
        #expect(engine.next(from: origin, .right, among: around) == 3)
        #expect(engine.next(from: origin, .up, among: around) == 5)
        #expect(engine.next(from: origin, .down, among: around) == 7)
    }

    @Test func `a rectangle aside is found by two rules and not by projection`() {
        let aside = [rect(200, 200)]

        #expect(DirectionalEngine.beam.next(from: origin, .right, among: aside) == 0)
        #expect(DirectionalEngine.spatial.next(from: origin, .right, among: aside) == 0)
        #expect(DirectionalEngine.projection.next(from: origin, .right, among: aside) == nil)
    }

    @Test func `the beam wins to the side however far, and downwards only if nearer than the other's far edge`() {
        #expect(DirectionalEngine.beam.next(from: origin, .right, among: [rect(150, 141), rect(900, 100)]) == 1)
        #expect(DirectionalEngine.beam.next(from: origin, .down, among: [rect(141, 150), rect(100, 900)]) == 0)
        #expect(DirectionalEngine.beam.next(from: origin, .down, among: [rect(141, 150), rect(100, 180)]) == 1)
    }

    @Test func `out of the beam distance weighs thirteen times the sideways distance`() {
        // 13 · 10² + 60² = 4,900 against 13 · 20² + 45² = 7,225.
        #expect(DirectionalEngine.beam.next(from: origin, .right, among: [rect(160, 145), rect(150, 160)]) == 1)
    }

    @Test func `spatial navigation prefers aligned rectangles`() {
        // 10 − 5 against 10 − 5 · ½.
        #expect(DirectionalEngine.spatial.next(from: origin, .right, among: [rect(150, 120), rect(150, 100)]) == 1)
        // To the side 30 for a point aside, downwards 2.
        #expect(DirectionalEngine.spatial.next(from: origin, .right, among: [rect(150, 150), rect(700, 100)]) == 1)
        #expect(DirectionalEngine.spatial.next(from: origin, .down, among: [rect(150, 150), rect(100, 700)]) == 0)
    }

    @Test(arguments: DirectionalEngine.allCases)
    func `turning a scene round turns the moves round`(engine: DirectionalEngine) {
        var numbers = RandomBits(seed: 4)
        for _ in 0..<200 {
            let rects = (0..<6).map { _ in
                rect(Double(Int.random(in: 0...40, using: &numbers) * 10), Double(Int.random(in: 0...40, using: &numbers) * 10))
            }
            let mirrored = rects.map { LayoutRect(x: 1_000 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }

            #expect(engine.next(from: rects[0], .left, among: rects) == engine.next(from: mirrored[0], .right, among: mirrored))
        }
    }
}
