import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

struct TouchRegionTests {
    /// A region of whole cells, and the same as a grid.
    private struct Scene {
        let region: TouchRegion
        let isFree: [[Bool]]

        init(_ numbers: inout RandomBits) {
            let width = Int.random(in: 0...7, using: &numbers)
            let height = Int.random(in: 0...7, using: &numbers)
            let covers = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
                LayoutRect(
                    x: Double(Int.random(in: -2...7, using: &numbers)), y: Double(Int.random(in: -2...7, using: &numbers)),
                    width: Double(Int.random(in: 0...5, using: &numbers)), height: Double(Int.random(in: 0...5, using: &numbers)))
            }
            region = TouchRegion(outline: LayoutRect(x: 0, y: 0, width: Double(width), height: Double(height)), covers: covers)
            isFree = (0..<height).map { y in
                (0..<width).map { x in !covers.contains { $0.contains(LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) } }
            }
        }

        /// Whether a rectangle of cells is free.
        func isFree(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
            (y..<y + height).allSatisfy { row in isFree[row][x..<x + width].allSatisfy(\.self) }
        }

        /// Whether a rectangle of the given size is free somewhere.
        func fits(_ width: Int, _ height: Int) -> Bool {
            guard height <= isFree.count, width <= isFree.first?.count ?? 0 else { return false }
            return (0...isFree.count - height).contains { y in (0...isFree[0].count - width).contains { isFree($0, y, width, height) } }
        }
    }

    @Test func `without covers the region is its outline`() {
        let region = TouchRegion(outline: LayoutRect(x: 5, y: 6, width: 30, height: 20), covers: [])

        #expect(region.largestRectangle == LayoutRect(x: 5, y: 6, width: 30, height: 20))
        #expect(region.fits(LayoutSize(width: 30, height: 20)))
        #expect(!region.fits(LayoutSize(width: 30.5, height: 20)))
        #expect(!region.fits(LayoutSize(width: 30, height: 20.5)))
    }

    @Test func `covers are cut to the outline and those outside of it dropped`() {
        let outline = LayoutRect(x: 0, y: 0, width: 10, height: 10)
        let covers = [LayoutRect(x: 5, y: -5, width: 10, height: 10), LayoutRect(x: 10, y: 0, width: 5, height: 5)]

        #expect(TouchRegion(outline: outline, covers: covers).covers == [LayoutRect(x: 5, y: 0, width: 5, height: 5)])
    }

    @Test func `a region wholly covered has no rectangle`() {
        let outline = LayoutRect(x: 5, y: 5, width: 10, height: 10)
        let region = TouchRegion(outline: outline, covers: [LayoutRect(x: 0, y: 0, width: 20, height: 20)])

        #expect(region.largestRectangle == LayoutRect(x: 5, y: 5, width: 0, height: 0))
        #expect(!region.fits(LayoutSize(width: 1, height: 1)))
    }

    @Test func `the rectangle of the greatest lesser side is the largest, not the one of most area`() {
        // Left of the cover a square of 20, below it a strip of 100 by 10.
        let region = TouchRegion(
            outline: LayoutRect(x: 0, y: 0, width: 300, height: 20), covers: [LayoutRect(x: 20, y: 0, width: 280, height: 10)])

        #expect(region.largestRectangle == LayoutRect(x: 0, y: 0, width: 20, height: 20))
        #expect(region.fits(LayoutSize(width: 300, height: 10)))
        #expect(!region.fits(LayoutSize(width: 300, height: 11)))
    }

    @Test func `what fits is what fits on the grid`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<1_500 {
            let scene = Scene(&numbers)
            let (width, height) = (Int.random(in: 1...7, using: &numbers), Int.random(in: 1...7, using: &numbers))

            #expect(
                scene.region.fits(LayoutSize(width: Double(width), height: Double(height))) == scene.fits(width, height),
                "\(width) × \(height) in \(scene.region)")
        }
    }

    @Test func `the largest rectangle is that of the grid`() {
        var numbers = RandomBits(seed: 2)
        for _ in 0..<400 {
            let scene = Scene(&numbers)
            var best = (side: 0, area: 0)
            for width in 1...7 {
                for height in 1...7 where (min(width, height), width * height) > best && scene.fits(width, height) {
                    best = (min(width, height), width * height)
                }
            }
            let found = scene.region.largestRectangle

            #expect(min(found.width, found.height) == Double(best.side), "\(scene.region)")
            #expect(best.side == 0 || found.width * found.height == Double(best.area), "\(scene.region)")
            #expect(found.isEmpty || scene.isFree(Int(found.minX), Int(found.minY), Int(found.width), Int(found.height)))
        }
    }

    @Test func `the largest rectangle fits and nothing of a greater lesser side does`() {
        var numbers = RandomBits(seed: 3)
        for _ in 0..<400 {
            let region = Scene(&numbers).region
            let found = region.largestRectangle
            let side = min(found.width, found.height) + 0.01

            #expect(found.isEmpty || region.fits(found.size))
            #expect(!region.fits(LayoutSize(width: side, height: side)))
        }
    }

    @Test func `the distance of a point from a region is that of its nearest part`() {
        let region = TouchRegion(
            outline: LayoutRect(x: 0, y: 0, width: 100, height: 100), covers: [LayoutRect(x: 40, y: 40, width: 20, height: 20)])

        #expect(region.distance(from: LayoutPoint(x: 50, y: 50)) == 10)
        #expect(region.distance(from: LayoutPoint(x: 10, y: 10)) == 0)
        #expect(region.distance(from: LayoutPoint(x: 103, y: 104)) == 5)
    }

    @Test func `an entirely covered element is nowhere near`() {
        let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)

        #expect(TouchRegion(outline: rect, covers: [rect]).distance(from: .zero) == .infinity)
    }
}
