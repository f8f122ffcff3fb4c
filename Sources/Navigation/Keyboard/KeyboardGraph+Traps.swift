public import ScreenModel

extension KeyboardGraph {
    /// Returns the traps: the closed sets that can be entered and from which outside cannot be reached; O(stops).
    ///
    /// Closed sets are the strongly connected components without a way on, so two
    /// traps never share a stop, and a stop that only leads into a trap is not part
    /// of it.
    public func traps(on screen: Screen) -> [KeyboardTrap] {
        if let modal, stops.isEmpty {
            let closes = screen.elements[modal].modal?.closesOnEscapeKey == true
            return closes ? [] : [KeyboardTrap(kind: .emptyModal, elements: [modal], keysIn: [])]
        }
        let canLeave = canLeave
        let isReachable = isReachable
        let held = stops.indices.filter { isReachable[$0] && !canLeave[$0] }
        guard !held.isEmpty else { return [] }
        return closedComponents(among: held).map { component in
            let keysIn = component.compactMap { shortestKeys(to: $0) }.min { $0.count < $1.count } ?? []
            return KeyboardTrap(kind: kind(of: component, on: screen), elements: component.map { stops[$0] }, keysIn: keysIn)
        }
    }

    private func kind(of component: [Int], on screen: Screen) -> KeyboardTrap.Kind {
        let keepsKeys = component.contains { position in
            screen.elements[stops[position]].keyboard?.consumedKeys?.isEmpty == false
        }
        if component.count == 1, keepsKeys { return .swallowedKeys }
        return modal != nil ? .modalWithoutExit : .loop
    }

    private func closedComponents(among held: [Int]) -> [[Int]] {
        let components = stronglyConnectedComponents(of: held) { position in edges[position].map(\.target) }
        return components.filter { component in
            let members = Set(component)
            return component.allSatisfy { edges[$0].allSatisfy { members.contains($0.target) } }
        }
        .map { $0.sorted() }
        .sorted { $0[0] < $1[0] }
    }
}
