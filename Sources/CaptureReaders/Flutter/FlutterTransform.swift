import EveryScreenCapture
import EveryScreenModel

/// How a node lies in the coordinates of another: turned, scaled and moved in the
/// plane.
struct FlutterTransform {
    private var (xx, xy, x) = (1.0, 0.0, 0.0)
    private var (yx, yy, y) = (0.0, 1.0, 0.0)

    static let identity = FlutterTransform(scale: 1)

    /// Scales both ways.
    init(scale: Double) { (xx, yy) = (scale, scale) }

    /// Takes the plane out of the rows of a matrix of four by four; `nil` for any
    /// other number of values.
    init?(matrix: [Double]) {
        guard matrix.count == 16 else { return nil }
        (xx, xy, x) = (matrix[0], matrix[1], matrix[3])
        (yx, yy, y) = (matrix[4], matrix[5], matrix[7])
    }

    /// Moves.
    init(move: LayoutPoint) { (x, y) = (move.x, move.y) }

    /// Returns the transform of content placed by another transform inside of this
    /// one.
    func around(_ inner: FlutterTransform) -> FlutterTransform {
        var result = self
        (result.xx, result.xy) = (xx * inner.xx + xy * inner.yx, xx * inner.xy + xy * inner.yy)
        (result.yx, result.yy) = (yx * inner.xx + yy * inner.yx, yx * inner.xy + yy * inner.yy)
        (result.x, result.y) = (xx * inner.x + xy * inner.y + x, yx * inner.x + yy * inner.y + y)
        return result
    }

    /// Returns the box around a rectangle after it is placed.
    func box(of rect: LayoutRect) -> LayoutRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let xs = corners.map { xx * $0.0 + xy * $0.1 + x }
        let ys = corners.map { yx * $0.0 + yy * $0.1 + y }
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return LayoutRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
