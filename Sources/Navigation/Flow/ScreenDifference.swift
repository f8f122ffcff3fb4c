public import ScreenModel

/// What became of each element from one screen of a flow to another.
///
/// Elements are the same if they have the same name (`FlowScreen`); of those that
/// have neither identifier nor action, and so are known by what they say, also
/// those of one role and one place in the description: they say something else now.
public struct ScreenDifference: Hashable, Sendable {
    /// An element of the one screen, and what it is on the other.
    public struct Pair: Hashable, Sendable {
        /// The index on the first screen.
        public let old: Int
        /// The index on the second screen.
        public let new: Int
    }

    /// The elements that are on both, in the order of the first.
    public let pairs: [Pair]
    /// The elements of the first screen that are gone.
    public let gone: [Int]
    /// The elements of the second screen that are new.
    public let new: [Int]

    /// Compares two states of a flow; O(elements).
    public init(from old: Int, to new: Int, of graph: StateGraph) {
        self.init(graph.screens[old], graph.names[old], graph.screens[new], graph.names[new])
    }

    init(_ old: Screen, _ oldNames: [String], _ new: Screen, _ newNames: [String]) {
        let indexes = Dictionary(newNames.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        var partners = oldNames.map { indexes[$0] }
        let taken = Set(partners.compactMap(\.self))
        var places: [String: Int] = [:]
        for (index, element) in new.elements.enumerated() where !taken.contains(index) && element.handle == nil {
            places["\(element.role.rawValue) \(element.source)"] = index
        }
        for (index, element) in old.elements.enumerated() where partners[index] == nil && element.handle == nil {
            partners[index] = places["\(element.role.rawValue) \(element.source)"]
        }
        let kept = Set(partners.compactMap(\.self))
        pairs = partners.enumerated().compactMap { old, new in new.map { Pair(old: old, new: $0) } }
        gone = partners.indices.filter { partners[$0] == nil }
        self.new = new.elements.indices.filter { !kept.contains($0) }
    }
}
