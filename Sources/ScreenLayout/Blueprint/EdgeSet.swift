import EveryScreenModel

extension Blueprint {
    /// Some of the four edges, as SwiftUI's `Edge.Set`.
    public struct EdgeSet: OptionSet, Hashable, Sendable, Codable {
        /// One bit an edge: top, leading, bottom, trailing.
        public let rawValue: Int

        /// Creates a set of edges.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The upper edge.
        public static let top = EdgeSet(rawValue: 1)
        /// The edge at which reading begins.
        public static let leading = EdgeSet(rawValue: 2)
        /// The lower edge.
        public static let bottom = EdgeSet(rawValue: 4)
        /// The edge at which reading ends.
        public static let trailing = EdgeSet(rawValue: 8)
        /// The leading and the trailing edge.
        public static let horizontal: EdgeSet = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: EdgeSet = [.top, .bottom]
        /// All four edges.
        public static let all: EdgeSet = [.horizontal, .vertical]
    }
}

extension LayoutInsets {
    /// Insets of one length at some edges, in points.
    init(_ edges: Blueprint.EdgeSet, _ length: Double) {
        func inset(_ edge: Blueprint.EdgeSet) -> Double { edges.contains(edge) ? length : 0 }
        self.init(top: inset(.top), left: inset(.leading), bottom: inset(.bottom), right: inset(.trailing))
    }
}

extension Blueprint.EdgeSet {
    /// The expression that makes it; `nil` for all.
    var swiftCode: String? {
        let named: [(Blueprint.EdgeSet, String)] = [
            (.horizontal, "horizontal"), (.vertical, "vertical"), (.top, "top"), (.leading, "leading"), (.bottom, "bottom"),
            (.trailing, "trailing"),
        ]
        if self == .all { return nil }
        if let one = named.first(where: { $0.0 == self }) { return ".\(one.1)" }
        return SwiftCode.cases(named.suffix(4).filter { contains($0.0) }.map(\.1))
    }
}
