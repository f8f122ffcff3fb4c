#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
    import Foundation
    import EveryScreenModel

    extension LayoutPoint {
        /// Creates a point from one of the platform's, in the coordinates of the
        /// screen.
        init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    }

    extension LayoutSize {
        /// Creates a size from one of the platform's.
        init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }

    extension LayoutRect {
        /// Creates a rectangle from one of the platform's, with any numbers.
        init(_ rect: CGRect) {
            self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
        }

        /// The four corners, clockwise from the upper left.
        var corners: [LayoutPoint] {
            [
                origin, LayoutPoint(x: maxX, y: minY), LayoutPoint(x: maxX, y: maxY), LayoutPoint(x: minX, y: maxY),
            ]
        }
    }
#endif
