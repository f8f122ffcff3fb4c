import EveryScreenModel

extension Blueprint {
    /// A drawn shape that carries no information by itself, as SwiftUI's shapes and
    /// `Divider`.
    public struct Shape: Hashable, Sendable, Codable {
        /// The form of a shape.
        public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
            case rectangle, roundedRectangle, circle, ellipse, capsule
            /// A line across the row or column it stands in.
            case divider
        }

        /// The form.
        public var kind: Kind
        /// The radius of the corners of a rounded rectangle, in points; 0 for
        /// others.
        public var cornerRadius: Double

        /// Creates a shape.
        public init(_ kind: Kind, cornerRadius: Double = 0) { (self.kind, self.cornerRadius) = (kind, cornerRadius) }
    }
}

extension Blueprint {
    /// Returns a rectangle that fills the room it is offered.
    public static func rectangle(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.rectangle)), at: CodeMark(fileID, line))
    }

    /// Returns a rectangle with round corners that fills the room it is offered.
    public static func roundedRectangle(cornerRadius: Double, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.roundedRectangle, cornerRadius: cornerRadius)), at: CodeMark(fileID, line))
    }

    /// Returns a circle as large as fits into the room it is offered.
    public static func circle(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.circle)), at: CodeMark(fileID, line))
    }

    /// Returns an ellipse that fills the room it is offered.
    public static func ellipse(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.ellipse)), at: CodeMark(fileID, line))
    }

    /// Returns a capsule that fills the room it is offered.
    public static func capsule(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.capsule)), at: CodeMark(fileID, line))
    }

    /// Returns a line a pixel wide across the row or column it stands in.
    public static func divider(fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.shape(Shape(.divider)), at: CodeMark(fileID, line))
    }
}

extension Blueprint.Shape {
    /// The expression that makes it.
    var swiftCode: String {
        SwiftCode.call(kind.rawValue, [kind == .roundedRectangle ? "cornerRadius: \(SwiftCode.number(cornerRadius))" : nil])
    }

    /// The extent it has for a proposal, in points; across its row or column a
    /// divider is a pixel of a screen with three to the point.
    func size(in proposal: Proposal, along axis: ScreenElement.Axis?) -> LayoutSize {
        let (width, height) = (
            proposal.width < 0 ? Self.idealLength : proposal.width, proposal.height < 0 ? Self.idealLength : proposal.height
        )
        switch kind {
        case .divider where axis == .horizontal: return LayoutSize(width: Self.hairline, height: height)
        case .divider: return LayoutSize(width: width, height: Self.hairline)
        case .circle: return LayoutSize(width: min(width, height), height: min(width, height))
        default: return LayoutSize(width: width, height: height)
        }
    }

    /// The width and height of a shape without a proposal (SwiftUI's
    /// `ProposedViewSize.replacingUnspecifiedDimensions`), in points.
    private static let idealLength = 10.0
    private static let hairline = 1.0 / 3
}
