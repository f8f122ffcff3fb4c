public import EveryScreenModel

/// The content of a container, while a container rule looks at it.
///
/// Must not be kept beyond the call it was given to.
public struct ContainerSubviews: RandomAccessCollection {
    let session: ContainerSession
    let children: Range<Int>

    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { children.count }
    /// Returns the subview at an index, in the order of the blueprint.
    public subscript(position: Int) -> ContainerSubview {
        ContainerSubview(session: session, number: children.lowerBound + position)
    }
}

/// One of the things in a container.
public struct ContainerSubview {
    let session: ContainerSession
    let number: Int

    private var node: Int { Int(session.tree.customChildren[number]) }

    /// How early it wants room; larger is earlier, 0 is usual.
    public var priority: Double { session.tree.nodes[node].priority }

    /// Returns the extent it takes, given a proposal.
    public func sizeThatFits(_ proposal: ProposedSize) -> LayoutSize { session.tree.answer(node, Proposal(proposal)) }

    /// Puts it at a point, with the extent it takes for a proposal; of several
    /// calls the last counts.
    public func place(at position: LayoutPoint, anchor: Blueprint.Anchor = .topLeading, proposal: ProposedSize) {
        session.tree.put(node, at: position, anchor: anchor, Proposal(proposal))
    }
}

extension Blueprint {
    /// A point of a rectangle, as shares of its width and height: SwiftUI's
    /// `UnitPoint`.
    public struct Anchor: Hashable, Sendable {
        /// The share of the width, from 0 on the left to 1 on the right.
        public var x: Double
        /// The share of the height, from 0 at the top to 1 at the bottom.
        public var y: Double

        /// Creates an anchor.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        /// The corner at the top and the leading side.
        public static let topLeading = Blueprint.Anchor(x: 0, y: 0)
        /// The middle of the top edge.
        public static let top = Blueprint.Anchor(x: 0.5, y: 0)
        /// The middle.
        public static let center = Blueprint.Anchor(x: 0.5, y: 0.5)
        /// The corner at the bottom and the trailing side.
        public static let bottomTrailing = Blueprint.Anchor(x: 1, y: 1)
    }
}

/// The layout that container rules ask, while they are asked themselves.
final class ContainerSession {
    var tree: LayoutTree

    init(_ tree: consuming LayoutTree) { self.tree = tree }
}
