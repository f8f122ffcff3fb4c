/// How content lies in the coordinates around it: scaled, turned and moved in the
/// plane.
package struct PlaneTransform: Hashable, Sendable {
    private var (xx, xy, x) = (1.0, 0.0, 0.0)
    private var (yx, yy, y) = (0.0, 1.0, 0.0)

    /// The transform that changes nothing.
    package static let identity = PlaneTransform(scale: 1)

    /// Scales both ways.
    package init(scale: Double) { (xx, yy) = (scale, scale) }

    /// Takes the plane out of the rows of a matrix of four by four; `nil` for any
    /// other number of values.
    package init?(matrix: [Double]) {
        guard matrix.count == 16 else { return nil }
        (xx, xy, x) = (matrix[0], matrix[1], matrix[3])
        (yx, yy, y) = (matrix[4], matrix[5], matrix[7])
    }

    /// Moves.
    package init(move: LayoutPoint) { (x, y) = (move.x, move.y) }

    /// Scales, then turns clockwise, both about the middle of a rectangle.
    ///
    /// An angle that is not finite is no turn.
    package init(scaleX: Double, scaleY: Double, degrees: Double, about rect: LayoutRect) {
        let degrees = degrees.isFinite ? degrees : 0
        // Quarter turns are exact.
        let quarters = (degrees / 90).rounded()
        let isQuarter = quarters * 90 == degrees
        let turns = Int(quarters.truncatingRemainder(dividingBy: 4)) & 3
        let radians = degrees * .pi / 180
        let cosine = isQuarter ? [1.0, 0, -1, 0][turns] : Self.cosine(radians)
        let sine = isQuarter ? [0.0, 1, 0, -1][turns] : Self.cosine(radians - .pi / 2)
        (xx, xy) = (scaleX * cosine, -scaleY * sine)
        (yx, yy) = (scaleX * sine, scaleY * cosine)
        let middle = rect.center
        (x, y) = (middle.x - xx * middle.x - xy * middle.y, middle.y - yx * middle.x - yy * middle.y)
    }

    /// The cosine, by its series within half a turn.
    ///
    /// The model is free of Foundation, so that it is the same to the last bit on
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

    /// How much longer an upright line becomes.
    package var verticalScale: Double { (xy * xy + yy * yy).squareRoot() }

    /// Returns the transform of content placed by another transform inside of this
    /// one.
    package func around(_ inner: PlaneTransform) -> PlaneTransform {
        var result = self
        (result.xx, result.xy) = (xx * inner.xx + xy * inner.yx, xx * inner.xy + xy * inner.yy)
        (result.yx, result.yy) = (yx * inner.xx + yy * inner.yx, yx * inner.xy + yy * inner.yy)
        (result.x, result.y) = (xx * inner.x + xy * inner.y + x, yx * inner.x + yy * inner.y + y)
        return result
    }

    /// Returns where a point lies.
    package func place(of point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: xx * point.x + xy * point.y + x, y: yx * point.x + yy * point.y + y)
    }

    /// Returns the box around a rectangle after it is placed.
    package func box(of rect: LayoutRect) -> LayoutRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
            place(of: LayoutPoint(x: $0, y: $1))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return LayoutRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
