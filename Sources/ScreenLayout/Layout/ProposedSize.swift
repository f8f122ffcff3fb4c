public import EveryScreenModel

/// A size a container proposes to its content: SwiftUI's `ProposedViewSize`.
///
/// A dimension that is `nil` asks for the ideal extent, zero for the least,
/// infinity for the largest.
public struct ProposedSize: Hashable, Sendable {
    /// The proposed width, in points.
    public var width: Double?
    /// The proposed height, in points.
    public var height: Double?

    /// Creates a proposal.
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

    /// Asks for the ideal extent.
    public static let unspecified = ProposedSize(width: nil, height: nil)
    /// Asks for the least extent.
    public static let zero = ProposedSize(width: 0, height: 0)
    /// Asks for the largest extent.
    public static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// Returns a size with the given one's extent where a dimension is `nil`.
    public func replacingUnspecifiedDimensions(by size: LayoutSize = LayoutSize(width: 10, height: 10)) -> LayoutSize {
        LayoutSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A proposal as the layout computes with it: two numbers, of which a negative one
/// is unspecified.
struct Proposal: Equatable {
    var width: Double
    var height: Double

    /// The extent of a dimension that asks for the ideal.
    static let unspecified = -1.0

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(_ proposal: ProposedSize) {
        self.init(Self.length(proposal.width), Self.length(proposal.height))
    }

    /// The proposal along an axis, and the one across it.
    init(along axis: ScreenElement.Axis, _ length: Double, across: Double) {
        self = axis == .horizontal ? Proposal(length, across) : Proposal(across, length)
    }

    var publicProposal: ProposedSize {
        ProposedSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }

    subscript(axis: ScreenElement.Axis) -> Double { axis == .horizontal ? width : height }

    /// A length as a proposal may hold it: not negative, and a number.
    private static func length(_ length: Double?) -> Double {
        guard let length else { return unspecified }
        return length > 0 ? length : 0
    }
}

extension LayoutSize {
    subscript(axis: ScreenElement.Axis) -> Double { axis == .horizontal ? width : height }

    init(along axis: ScreenElement.Axis, _ length: Double, across: Double) {
        self = axis == .horizontal ? LayoutSize(width: length, height: across) : LayoutSize(width: across, height: length)
    }
}

extension ScreenElement.Axis {
    /// The other one.
    var across: ScreenElement.Axis { self == .horizontal ? .vertical : .horizontal }
}
