package import EveryScreenModel

/// A direction in which the focus is moved by arrow keys or a remote.
package enum FocusDirection: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right

    /// The arrow key.
    package var key: ScreenElement.Key {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

extension LayoutRect {
    /// The rectangle rotated so that the direction points to the right: a rectangle
    /// ahead has the greater x.
    func turned(_ direction: FocusDirection) -> LayoutRect {
        switch direction {
        case .right: self
        case .left: LayoutRect(x: -maxX, y: minY, width: width, height: height)
        case .down: LayoutRect(x: minY, y: minX, width: height, height: width)
        case .up: LayoutRect(x: -maxY, y: minX, width: height, height: width)
        }
    }
}
