/// The paths of all elements of a screen, prepared once: see `Screen.path(of:)`.
///
/// Finding the place of one element among its siblings takes as long as there
/// are siblings; here all places are found in one walk.
public struct ElementPaths: Sendable {
    private let screen: Screen
    /// For each element its place among the siblings of its role, from 1.
    private var places: [Int32]
    /// For each element how many siblings of its role there are, itself included.
    private var counts: [Int32]

    /// A role inside one parent.
    private struct Kin: Hashable {
        let parent: Int32
        let role: Role
    }

    /// Finds the places; O(elements).
    public init(_ screen: Screen) {
        self.screen = screen
        var totals: [Kin: Int32] = [:]
        places = screen.elements.indices.map { index in
            let kin = Kin(parent: screen.parents[index], role: screen.elements[index].role)
            totals[kin, default: 0] += 1
            return totals[kin] ?? 1
        }
        counts = screen.elements.indices.map { index in
            totals[Kin(parent: screen.parents[index], role: screen.elements[index].role)] ?? 1
        }
    }

    /// Returns the path of an element; O(depth).
    public subscript(index: Int) -> String {
        var steps: [String] = []
        for ancestor in [index] + screen.ancestors(of: index) {
            let role = screen.elements[ancestor].role
            // What has no meaning of its own is left out, so that wrapping changes no path.
            let isSilent = role == .group || role == .screen || role == .unknown
            if isSilent, ancestor != index { continue }
            steps.append(counts[ancestor] > 1 ? "\(places[ancestor])/\(role.rawValue)" : role.rawValue)
        }
        return steps.reversed().joined(separator: "/")
    }
}
