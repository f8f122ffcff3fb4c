/// The paths of all elements of a screen, prepared once: see `Screen.path(of:)`.
///
/// Finding the place of one element among its siblings takes as long as there
/// are siblings; here all places are found in one walk.
public struct ElementPaths: Sendable {
    private let roles: [Role]
    /// For each element the innermost one around it that has a meaning, or −1.
    private let outers: [Int32]
    /// For each element its place among those of its role with the same one around them, from 1.
    private let places: [Int32]
    /// For each element how many there are of its role with the same one around them, itself included.
    private let counts: [Int32]

    /// A role inside one element with a meaning.
    private struct Kin: Hashable {
        let outer: Int32
        let role: Role
    }

    /// Finds the places; O(elements).
    public init(_ screen: Screen) {
        let roles = screen.elements.map(\.role)
        var outers: [Int32] = []
        outers.reserveCapacity(roles.count)
        var totals: [Kin: Int32] = [:]
        var places: [Int32] = []
        for (index, role) in roles.enumerated() {
            let parent = Int(screen.parents[index])
            outers.append(parent < 0 ? -1 : Self.isSilent(roles[parent]) ? outers[parent] : Int32(parent))
            totals[Kin(outer: outers[index], role: role), default: 0] += 1
            places.append(totals[Kin(outer: outers[index], role: role)] ?? 1)
        }
        counts = zip(outers, roles).map { totals[Kin(outer: $0, role: $1)] ?? 1 }
        self.roles = roles
        self.outers = outers
        self.places = places
    }

    /// Returns the path of an element; O(depth).
    public subscript(index: Int) -> String {
        var steps: [String] = []
        var current = index
        while current >= 0 {
            let role = roles[current].rawValue
            steps.append(counts[current] > 1 ? "\(places[current])/\(role)" : role)
            current = Int(outers[current])
        }
        return steps.reversed().joined(separator: "/")
    }

    /// Whether a role has no meaning of its own.
    private static func isSilent(_ role: Role) -> Bool {
        switch role {
        case .group, .screen, .unknown: true
        default: false
        }
    }
}
