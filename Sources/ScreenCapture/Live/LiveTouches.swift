import EveryScreenModel

/// Where touches fall on controls, as the app itself answers.
///
/// The region is the rectangle around the points on which a touch reaches the
/// control or an element inside it. The points are those of a grid in its frame;
/// the edge is searched from the outermost ones. A region with holes is taken for
/// whole. Controls that are not wholly visible are left out: a scrolled-away
/// control cannot be touched where it is.
@MainActor
struct LiveTouches<Object: LiveObject> {
    let graph: LiveGraph<Object>
    let screen: LayoutRect

    /// The points of the grid along each side.
    private let steps = 5
    /// How far beyond its frame a control is looked for, in points; the hit area of
    /// the system's own reaches less far.
    private let reach = 64.0
    /// How exactly an edge is found, in points.
    private let precision = 0.25

    /// Returns the region that reacts to touch where it is known to differ from the
    /// frame by more than a point, else `nil`.
    ///
    /// - Parameters:
    ///   - number: The object.
    ///   - element: The known facts about it.
    ///   - window: The area that clips it.
    func region(of number: Int, _ element: ScreenElement, window: LayoutRect?) -> LayoutRect? {
        let frame = element.frame
        guard graph.nodes[number].view != nil, element.isControl, element.isVisible != false, frame.isFinite, !frame.isEmpty,
            screen.contains(frame), window?.contains(frame) != false
        else { return nil }
        let found = found(number, in: frame)
        let isSame =
            abs(found.minX - frame.minX) <= 1 && abs(found.minY - frame.minY) <= 1 && abs(found.maxX - frame.maxX) <= 1
            && abs(found.maxY - frame.maxY) <= 1
        return isSame ? nil : found
    }

    private func found(_ number: Int, in frame: LayoutRect) -> LayoutRect {
        let shares = (0..<steps).map { (Double($0) + 0.5) / Double(steps) }
        var hits: [LayoutPoint] = []
        for y in shares {
            for x in shares {
                let point = LayoutPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
                if falls(on: number, point) { hits.append(point) }
            }
        }
        guard let inner = LayoutRect(around: hits) else { return LayoutRect(origin: frame.center, size: .zero) }
        let (x, y) = (hits[hits.count / 2].x, hits[hits.count / 2].y)
        let left = edge(number, from: inner.minX, to: frame.minX - reach) { LayoutPoint(x: $0, y: y) }
        let right = edge(number, from: inner.maxX, to: frame.maxX + reach) { LayoutPoint(x: $0, y: y) }
        let top = edge(number, from: inner.minY, to: frame.minY - reach) { LayoutPoint(x: x, y: $0) }
        let bottom = edge(number, from: inner.maxY, to: frame.maxY + reach) { LayoutPoint(x: x, y: $0) }
        return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns where touches stop to fall on a control, between a point where they
    /// do and one far away.
    private func edge(_ number: Int, from inside: Double, to outside: Double, _ point: (Double) -> LayoutPoint) -> Double {
        var (inside, outside) = (inside, outside)
        guard !falls(on: number, point(outside)) else { return outside }
        while abs(outside - inside) > precision {
            let middle = (inside + outside) / 2
            if falls(on: number, point(middle)) { inside = middle } else { outside = middle }
        }
        // The true edge is most often a whole or half point.
        return (inside * 2).rounded() / 2
    }

    private func falls(on number: Int, _ point: LayoutPoint) -> Bool {
        graph.nodes[0].object.hitTest(point).contains(graph.nodes[number].object.identity)
    }
}
