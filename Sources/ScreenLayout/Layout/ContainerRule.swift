public import EveryScreenModel

/// A container of the user's own: the two functions of SwiftUI's `Layout`.
///
/// A container written for SwiftUI ports by replacing `CGSize`, `CGRect` and
/// `ProposedViewSize` with `LayoutSize`, `LayoutRect` and `ProposedSize`.
/// Blueprints name it (`Blueprint.container("Masonry", […])`), and
/// `StandardLayout(containers:)` knows it by that name.
///
///     struct Masonry: ContainerRule {
///         func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize { … }
///         func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) { … }
///     }
///
/// Places are from the left: right-to-left is mirrored afterwards. Both
/// functions must depend on nothing but their arguments. Containers of the
/// user's own inside one another cost stack.
public protocol ContainerRule: Sendable {
    /// The values kept between the two functions; nothing by default.
    associatedtype Cache = Void

    /// The name by which blueprints know the rule; the type's own unless said
    /// otherwise.
    static var name: String { get }

    /// Returns what both functions can use for subviews that do not change.
    func makeCache(subviews: ContainerSubviews) -> Cache

    /// Returns the extent the container needs for its subviews, given a proposal;
    /// never negative.
    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout Cache) -> LayoutSize

    /// Places every subview; one that is not placed stands in the middle of the
    /// bounds.
    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout Cache)
}

extension ContainerRule {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
}

extension ContainerRule where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: ContainerSubviews) {}
}
