public import ScreenModel

/// A direction in which the focus is moved by arrow keys or a remote.
public enum Heading: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right

    /// The arrow key.
    public var key: Key {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

extension Rect {
    /// The rectangle turned so that the heading points to the right: what lies ahead has the greater x.
    func turned(_ heading: Heading) -> Rect {
        switch heading {
        case .right: self
        case .left: Rect(x: -maxX, y: minY, width: width, height: height)
        case .down: Rect(x: minY, y: minX, width: height, height: width)
        case .up: Rect(x: -maxY, y: minX, width: height, height: width)
        }
    }
}
