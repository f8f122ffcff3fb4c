#if canImport(UIKit) || canImport(AppKit)
    import Foundation
    import ScreenModel

    extension ScreenModel.Point {
        /// Creates a point from one of the platform's, in the coordinates of the screen.
        init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    }

    extension ScreenModel.Size {
        /// Creates a size from one of the platform's.
        init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    }

    extension ScreenModel.Rect {
        /// Creates a rectangle from one of the platform's, with any numbers it has.
        init(_ rect: CGRect) {
            self.init(origin: ScreenModel.Point(rect.origin), size: ScreenModel.Size(rect.size))
        }

        /// The four corners, clockwise from the upper left.
        var corners: [ScreenModel.Point] {
            [
                origin, ScreenModel.Point(x: maxX, y: minY), ScreenModel.Point(x: maxX, y: maxY), ScreenModel.Point(x: minX, y: maxY),
            ]
        }
    }
#endif
