/// The paths of all elements of a screen, prepared once: see
/// `RenderedScreen.path(of:)`.
///
/// Finding the place of one element among its siblings takes as long as there
/// are siblings; here all places are found in one walk.
package final class ElementPaths: Sendable {
    private let roles: [ScreenElement.Role]
    /// For each element the innermost one around it that has a meaning, or −1.
    private let outers: [Int32]
    /// For each element its place among those of its role with the same one around
    /// them, from 1.
    private let places: [Int32]
    /// For each element how many there are of its role with the same one around
    /// them, itself included.
    private let counts: [Int32]

    /// For each element how many with a meaning are around it.
    private let depths: [Int32]
    /// The most levels of a path; of deeper places the innermost levels are shown,
    /// behind how many were left out.
    ///
    /// Every element of a deep tree may be in a finding, so that whole paths would
    /// take room that grows with the square of the depth.
    private static let mostLevels = 32

    /// How many elements of one role there are with the same one around them.
    private struct Kin {
        let role: ScreenElement.Role
        var count: Int32
        /// The number of the next role with the same one around them, or −1.
        let next: Int32
    }

    /// Finds the places; O(elements).
    package init(_ screen: RenderedScreen) {
        let count = screen.elements.count
        roles = screen.elements.map(\.role)
        var outers = Array(repeating: Int32(-1), count: count)
        var places = outers
        var kinOf = outers
        var depths = outers
        var kin: [Kin] = []
        // For each element, and last for the screen, the number of the first role
        // in it: there are few roles in one.
        var first = Array(repeating: Int32(-1), count: count + 1)
        for index in 0..<count {
            let parent = Int(screen.parents[index])
            if parent >= 0 { outers[index] = Self.isSilent(roles[parent]) ? outers[parent] : Int32(parent) }
            let outer = outers[index] < 0 ? count : Int(outers[index])
            depths[index] = outers[index] < 0 ? 0 : depths[outer] + 1
            var known = first[outer]
            while known >= 0, kin[Int(known)].role != roles[index] { known = kin[Int(known)].next }
            if known < 0 {
                known = Int32(kin.count)
                kin.append(Kin(role: roles[index], count: 0, next: first[outer]))
                first[outer] = known
            }
            kin[Int(known)].count += 1
            places[index] = kin[Int(known)].count
            kinOf[index] = known
        }
        counts = kinOf.map { kin[Int($0)].count }
        self.outers = outers
        self.depths = depths
        self.places = places
    }

    /// Returns the path of an element: at most 32 levels, and before them how many
    /// are around those: `…4968/button/button`.
    package subscript(index: Int) -> String {
        var chain: [Int] = []
        var current = index
        while current >= 0, chain.count < Self.mostLevels {
            chain.append(current)
            current = Int(outers[current])
        }
        var path = ""
        path.reserveCapacity(16 * chain.count)
        if current >= 0 { path = "…\(depths[current] + 1)" }
        for element in chain.reversed() {
            if !path.isEmpty { path += "/" }
            if counts[element] > 1 {
                path += String(places[element])
                path += "/"
            }
            path += roles[element].rawValue
        }
        return path
    }

    /// Whether a role alone has no meaning.
    private static func isSilent(_ role: ScreenElement.Role) -> Bool {
        switch role {
        case .group, .screen, .unknown: true
        default: false
        }
    }
}
