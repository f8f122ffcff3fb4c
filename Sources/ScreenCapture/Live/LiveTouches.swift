import EveryScreenModel

/// The touch regions of controls, by the app's own hit tests.
///
/// The region is the rectangle around the points on which a touch reaches the
/// control or an element inside it. The points are those of a grid in its frame;
/// the edge is searched from the outermost ones. A region with holes is taken as
/// whole. Controls that are not wholly visible are left out: a control that is
/// scrolled away cannot be touched there.
@MainActor
struct LiveTouches<Object: LiveObject> {
    let graph: LiveGraph<Object>
    let screen: LayoutRect

    /// The points of the grid along each side.
    private let steps = 5
    /// The distance beyond the frame in which a control is searched, in points; the
    /// hit areas of system controls are smaller.
    private let reach = 64.0
    /// The precision of an edge, in points.
    private let precision = 0.25

    /// Returns the touch region if it is known to differ from the frame by more
    /// than a point, else `nil`.
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

    /// Returns the edge of a control's touch region, between a point inside and one
    /// far outside.
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
