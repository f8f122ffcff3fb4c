import EveryScreenModel

/// The fate of each element from one screen of a flow to another.
///
/// Elements are the same if they have the same name (`FlowScreen`). Elements
/// without identifier and action are known by their label. Without identifier they
/// are also the same if they have one role and one place in the description. Then
/// their label has changed. On one screen their action may have changed as well: a
/// button starts, then stops. Elements that are known not to be drawn are left out.
package struct ScreenDifference: Hashable, Sendable {
    /// An element of the one screen, and its counterpart on the other.
    package struct Pair: Hashable, Sendable {
        /// The index on the first screen.
        package let old: Int
        /// The index on the second screen.
        package let new: Int
    }

    /// The elements that are on both, in the order of the first.
    package let pairs: [Pair]
    /// The elements of the first screen that are gone.
    package let gone: [Int]
    /// The elements of the second screen that are new.
    package let new: [Int]

    /// Compares two states of a flow; O(elements).
    package init(from old: Int, to new: Int, of graph: StateGraph) {
        self.init(graph.screens[old], graph.names[old], graph.screens[new], graph.names[new])
    }

    init(_ old: RenderedScreen, _ oldNames: [String], _ new: RenderedScreen, _ newNames: [String]) {
        let oldShown = old.elements.indices.filter { old.elements[$0].isVisible != false }
        let newShown = new.elements.indices.filter { new.elements[$0].isVisible != false }
        let indexes = Dictionary(newShown.map { (newNames[$0], $0) }) { first, _ in first }
        var partners = Dictionary(uniqueKeysWithValues: oldShown.compactMap { index in indexes[oldNames[index]].map { (index, $0) } })
        let taken = Set(partners.values)
        var places: [String: Int] = [:]
        // Another screen has other controls in the same places.
        let isSame = old.title == new.title
        func place(_ element: ScreenElement) -> String? { isSame || element.handle == nil ? element.place : nil }
        for index in newShown where !taken.contains(index) { if let place = place(new.elements[index]) { places[place] = index } }
        for index in oldShown where partners[index] == nil { partners[index] = place(old.elements[index]).flatMap { places[$0] } }
        let kept = Set(partners.values)
        pairs = oldShown.compactMap { old in partners[old].map { Pair(old: old, new: $0) } }
        gone = oldShown.filter { partners[$0] == nil }
        self.new = newShown.filter { !kept.contains($0) }
    }
}
