package import EveryScreenModel

extension KeyboardGraph {
    /// Returns the traps: the closed sets that can be entered and from which
    /// outside cannot be reached; O(stops).
    ///
    /// Closed sets are the strongly connected components without an outgoing edge.
    /// So two traps never share a stop, and a stop that only leads into a trap is
    /// not part of it. A set with an unexplored stop is no trap: see
    /// `closedSets(on:)`.
    package func traps(on screen: RenderedScreen) -> [KeyboardTrap] {
        closedSets(on: screen).filter(\.isExplored).map(\.trap)
    }

    /// Whether no unrecorded key could reach further stops.
    package var isReachExplored: Bool {
        let isReachable = isReachable
        return unexploredStops.allSatisfy { !isReachable[$0] }
    }

    /// Returns the closed sets that are traps, or would be without an unexplored
    /// stop; O(stops).
    package func closedSets(on screen: RenderedScreen) -> [(trap: KeyboardTrap, isExplored: Bool)] {
        if let modal, stops.isEmpty {
            let closes = screen.elements[modal].modal?.closesOnEscapeKey == true
            return closes ? [] : [(KeyboardTrap(kind: .emptyModal, elements: [modal], keysIn: []), true)]
        }
        let canLeave = canLeave
        let arrivals = arrivals()
        let held = arrivals.order.filter { !canLeave[$0] }.sorted()
        guard !held.isEmpty else { return [] }
        var turn = Array(repeating: 0, count: stops.count)
        for (index, position) in arrivals.order.enumerated() { turn[position] = index }
        return closedComponents(among: held).filter { !isWindowLoop($0, on: screen) }.map { component in
            let entrance = component.min { turn[$0] < turn[$1] }
            let trap = KeyboardTrap(
                kind: kind(of: component, on: screen), elements: component.map { stops[$0] },
                keysIn: entrance.flatMap(arrivals.keys(to:)) ?? [])
            return (trap, component.allSatisfy { !unexploredStops.contains($0) })
        }
    }

    /// Whether the keys cycle through all stops of a desktop window, as they
    /// usually do.
    ///
    /// Other keys leave such a window: those of the system and of the menus.
    package func isWindowLoop(on screen: RenderedScreen) -> Bool {
        closedComponents(among: Array(stops.indices)).contains { isWindowLoop($0, on: screen) }
    }

    private func isWindowLoop(_ component: [Int], on screen: RenderedScreen) -> Bool {
        guard isWindow, modal == nil, component.count == stops.count else { return false }
        return component.count > 1 || !keepsKeys(component[0], on: screen)
    }

    private func kind(of component: [Int], on screen: RenderedScreen) -> KeyboardTrap.Kind {
        let hasExit = modal.map { closes($0, on: screen) } ?? true
        // In a modal of one stop and without exit, the keys that it consumes would
        // have returned to it anyway.
        if component.count == 1, keepsKeys(component[0], on: screen), hasExit || stops.count > 1 {
            return screen.elements[stops[component[0]]].scrolls ? .scrollRegion : .swallowedKeys
        }
        guard hasExit else { return .modalWithoutExit }
        if component.count == 1 { return .selfLoop }
        let isByHand = component.contains { position in
            let behavior = screen.elements[stops[position]].keyboard
            return behavior?.next != nil || behavior?.previous != nil
        }
        return isByHand ? .explicitNextLoop : .loop
    }

    /// Whether a stop consumes some of the keys that would move the focus.
    private func keepsKeys(_ position: Int, on screen: RenderedScreen) -> Bool {
        let kept = screen.elements[stops[position]].keyboard?.consumedKeys ?? []
        return edges[position].contains { kept.contains($0.key) }
    }

    /// Whether some key would close the modal, consumed or not: Escape, or Return
    /// on one of its stops.
    private func closes(_ modal: Int, on screen: RenderedScreen) -> Bool {
        screen.elements[modal].modal?.closesOnEscapeKey == true
            || stops.contains { stop in screen.elements[stop].actions?.contains { $0.dismissesModal == true } == true }
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
