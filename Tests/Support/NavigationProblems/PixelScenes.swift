import EveryScreenModel
import EveryScreenNavigation
import EveryValue

/// Random scenes of overlapping rectangles, judged by touch regions and by looking
/// at every pixel.
package enum PixelScenes {
    /// How many points a scene is wide and high.
    private static let side = 24

    /// Compares a number of scenes.
    ///
    /// - Returns: The differences, one sentence for each scene; the first ten.
    package static func differences(count: Int, seed: UInt64 = 1) -> [String] {
        var numbers = RandomBits(seed: seed)
        var result: [String] = []
        for scene in 0..<count {
            let screen = scene % 3 == 0 ? nestedScene(&numbers) : flatScene(&numbers)
            if let difference = difference(on: screen) { result.append("scene \(scene): \(difference)") }
            if result.count == 10 { break }
        }
        return result
    }

    private static func rect(_ numbers: inout RandomBits) -> LayoutRect {
        let x = Int.random(in: -4..<side, using: &numbers)
        let y = Int.random(in: -4..<side, using: &numbers)
        return LayoutRect(
            x: Double(x), y: Double(y), width: Double(Int.random(in: 0...14, using: &numbers)),
            height: Double(Int.random(in: 0...14, using: &numbers)))
    }

    private static func element(_ number: Int, _ numbers: inout RandomBits) -> ScreenElement {
        var element = ScreenElement(.button, source: "\(number)", frame: rect(&numbers))
        element.actions = [ScreenElement.Action(.activate, identifier: "\(number)")]
        if Int.random(in: 0..<4, using: &numbers) == 0 { element.hitRegion = rect(&numbers) }
        if Int.random(in: 0..<8, using: &numbers) == 0 { element.coversTouches = false }
        if Int.random(in: 0..<8, using: &numbers) == 0 { element.isVisible = false }
        return element
    }

    private static func flatScene(_ numbers: inout RandomBits) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: Double(side), height: Double(side)))
        for number in 0..<Int.random(in: 1...8, using: &numbers) { builder.add(element(number, &numbers)) }
        return builder.finish()
    }

    /// Containers, some of which clip, with elements in and around them.
    private static func nestedScene(_ numbers: inout RandomBits) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: Double(side), height: Double(side)))
        for group in 0..<Int.random(in: 1...3, using: &numbers) {
            var container = ScreenElement(.group, source: "group \(group)", frame: rect(&numbers))
            container.clipsContent = Bool.random(using: &numbers)
            builder.open(container)
            for number in 0..<Int.random(in: 1...3, using: &numbers) { builder.add(element(group * 10 + number, &numbers)) }
            builder.close()
        }
        return builder.finish()
    }

    /// The difference of the regions from the pixels, or `nil`.
    private static func difference(on screen: RenderedScreen) -> String? {
        let map = HitTestIndex(screen)
        for index in screen.elements.indices where screen.elements[index].role == .button {
            guard let region = map.region(of: index) else { return "element \(index) has no region" }
            var free = Array(repeating: Array(repeating: false, count: side), count: side)
            for y in 0..<side {
                for x in 0..<side {
                    let point = LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    free[y][x] = isHit(index, at: point, screen)
                    let isIn = region.outline.contains(point) && !region.covers.contains { $0.contains(point) }
                    if isIn != free[y][x] { return "element \(index) at \(x), \(y): \(isIn) for \(free[y][x])" }
                }
            }
            let largest = largestSquare(free)
            let found = Int(min(region.largestRectangle.width, region.largestRectangle.height))
            if found != largest { return "element \(index): lesser side \(found) for \(largest)" }
            for extent in [largest, largest + 1] where extent > 0 {
                let fits = region.fits(LayoutSize(width: Double(extent), height: Double(extent)))
                if fits != (extent == largest) { return "element \(index): \(extent) fits is \(fits)" }
            }
        }
        return nil
    }

    /// Whether a touch at a point falls on an element: it is there, and nothing
    /// drawn later takes it.
    private static func isHit(_ index: Int, at point: LayoutPoint, _ screen: RenderedScreen) -> Bool {
        func isShown(_ element: Int) -> Bool {
            screen.elements[element].touchRegion.contains(point)
                && screen.ancestors(of: element).allSatisfy { ancestor in
                    screen.elements[ancestor].clipsContent != true || screen.elements[ancestor].frame.contains(point)
                }
        }
        guard isShown(index), screen.bounds.contains(point) else { return false }
        return !screen.elements.indices.contains { other in
            let element = screen.elements[other]
            guard other > index, element.role == .button, element.isVisible != false, element.coversTouches != false else { return false }
            return isShown(other)
        }
    }

    /// The side of the largest square of free pixels, cell by cell.
    private static func largestSquare(_ free: [[Bool]]) -> Int {
        var sides = free.map { $0.map { $0 ? 1 : 0 } }
        for y in 1..<side {
            for x in 1..<side where free[y][x] {
                sides[y][x] = 1 + min(sides[y - 1][x], sides[y][x - 1], sides[y - 1][x - 1])
            }
        }
        return sides.joined().max() ?? 0
    }
}
