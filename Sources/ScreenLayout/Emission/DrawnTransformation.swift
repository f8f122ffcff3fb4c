import EveryScreenModel

/// A scaling and turning of a drawing, in the coordinates of the screen.
///
/// It maps x to `a`x + `c`y + `tx`, and y to `b`x + `d`y + `ty`.
struct DrawnTransformation {
    private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    private var (tx, ty) = (0.0, 0.0)

    /// Creates a scaling, then a turn clockwise, both about the middle of a
    /// rectangle.
    init(x: Double, y: Double, degrees: Double, about rect: LayoutRect) {
        // Quarter turns are exact.
        let quarters = (degrees / 90).rounded()
        let isQuarter = quarters * 90 == degrees
        let turns = Int(quarters.truncatingRemainder(dividingBy: 4)) & 3
        let radians = degrees * .pi / 180
        let cosine = isQuarter ? [1.0, 0, -1, 0][turns] : Self.cosine(radians)
        let sine = isQuarter ? [0.0, 1, 0, -1][turns] : Self.cosine(radians - .pi / 2)
        (a, b, c, d) = (x * cosine, x * sine, -y * sine, y * cosine)
        let (midX, midY) = (rect.minX + rect.width / 2, rect.minY + rect.height / 2)
        (tx, ty) = (midX - a * midX - c * midY, midY - b * midX - d * midY)
    }

    /// Returns the transformation after another one, which is inside it.
    func after(_ inner: DrawnTransformation) -> DrawnTransformation {
        var result = self
        (result.a, result.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
        (result.c, result.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
        (result.tx, result.ty) = (a * inner.tx + c * inner.ty + tx, b * inner.tx + d * inner.ty + ty)
        return result
    }

    /// Applies it to all that an element states about where and how large it is.
    func apply(to element: inout ScreenElement) {
        element.frame = bounds(of: element.frame)
        if let region = element.hitRegion { element.hitRegion = bounds(of: region) }
        if let point = element.activationPoint { element.activationPoint = applied(to: point) }
        for run in (element.text ?? []).indices {
            if let frame = element.text?[run].frame { element.text?[run].frame = bounds(of: frame) }
            if let size = element.text?[run].pointSize { element.text?[run].pointSize = size * textScale }
            if let lines = element.text?[run].lines {
                element.text?[run].lines = lines.map { ScreenElement.TextLine($0.range, frame: bounds(of: $0.frame)) }
            }
        }
    }

    /// The cosine, by its series within half a turn.
    ///
    /// The layout is free of Foundation, so that it is the same to the last bit on
    /// every platform.
    private static func cosine(_ radians: Double) -> Double {
        let x = radians.remainder(dividingBy: 2 * .pi)
        var (term, sum, number) = (1.0, 0.0, 0.0)
        while abs(term) > 1e-18 {
            sum += term
            term *= -x * x / ((number + 1) * (number + 2))
            number += 2
        }
        return sum
    }

    /// How much higher letters are drawn.
    private var textScale: Double { (c * c + d * d).squareRoot() }

    private func applied(to point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the smallest upright rectangle around a transformed one.
    private func bounds(of rect: LayoutRect) -> LayoutRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
            applied(to: LayoutPoint(x: $0, y: $1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return LayoutRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    }
}
