import Audit
import ScreenModel

/// Whether space around small targets makes up for their size (WCAG 2.2 SC 2.5.8, Spacing).
///
/// Around the middle of a target that is too small a circle as wide as the least
/// size must not reach into another target, nor into the circle of another small
/// one; touching is not reaching into.
struct TargetSpacing {
    private let diameter: Double
    private let small: [Int: Point]
    private let others: [(index: Int, area: Rect)]
    private let screen: Screen

    /// Prepares the comparison; O(elements).
    ///
    /// - Parameters:
    ///   - small: The targets that are too small.
    ///   - diameter: The width of the circle, in points.
    ///   - presentation: The screen.
    init(around small: [Int], diameter: Double, in presentation: Presentation) {
        self.diameter = diameter
        screen = presentation.screen
        let elements = presentation.screen.elements
        self.small = Dictionary(uniqueKeysWithValues: small.map { ($0, elements[$0].touchRegion.center) })
        others = elements.indices.compactMap { index in
            let isTarget = elements[index].isControl && presentation.standing.reasonNotOperable(index, on: presentation.screen) == nil
            return isTarget && elements[index].touchRegion.isFinite ? (index, elements[index].touchRegion) : nil
        }
    }

    /// Returns whether a small target has space enough; O(targets).
    func isEnough(around index: Int) -> Bool {
        guard let center = small[index] else { return false }
        let action = screen.elements[index].activation
        return !others.contains { other in
            // What scrolls apart from the target does not stay near it.
            if scroller(of: other.index) != scroller(of: index) { return false }
            if other.index == index || (action != nil && screen.elements[other.index].activation == action) { return false }
            // Rounding of sums must not make circles that touch overlap.
            let slack = 1e-6
            if let otherCenter = small[other.index], Self.distance(center, otherCenter) < diameter - slack { return true }
            return Self.distance(from: center, to: other.area) < diameter / 2 - slack
        }
    }

    private func scroller(of index: Int) -> Int? { screen.ancestors(of: index).first { screen.elements[$0].scrolling != nil } }

    private static func distance(_ left: Point, _ right: Point) -> Double {
        let (x, y) = (left.x - right.x, left.y - right.y)
        return (x * x + y * y).squareRoot()
    }

    private static func distance(from point: Point, to area: Rect) -> Double {
        let nearest = Point(x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY))
        return distance(point, nearest)
    }
}
