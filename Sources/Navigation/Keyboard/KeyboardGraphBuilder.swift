import ScreenModel

/// Draws the edges of a keyboard graph.
struct KeyboardGraphBuilder {
    let screen: Screen
    let stops: [Int]
    let modal: Int?
    private(set) var danglingReferences: [(element: Int, identifier: String)] = []
    private var positions: [String: Int] = [:]

    init(screen: Screen, stops: [Int], modal: Int?) {
        self.screen = screen
        self.stops = stops
        self.modal = modal
        for (position, element) in stops.enumerated() {
            if let identifier = screen.elements[element].identifier { positions[identifier] = position }
        }
    }

    private var outside: Int { stops.count }

    /// Returns the edges from each stop, then those from outside.
    mutating func edges() -> [[KeyboardGraph.Edge]] {
        var result: [[KeyboardGraph.Edge]] = []
        for position in stops.indices { result.append(edges(from: position)) }
        result.append(entries)
        return result
    }

    /// From outside, Tab enters at the first stop and Shift-Tab at the last; opening a modal puts focus on its first.
    private var entries: [KeyboardGraph.Edge] {
        guard !stops.isEmpty else { return [] }
        let first = KeyboardGraph.Edge(key: .tab, target: 0)
        return modal == nil ? [first, KeyboardGraph.Edge(key: .shiftTab, target: stops.count - 1)] : [first]
    }

    private mutating func edges(from position: Int) -> [KeyboardGraph.Edge] {
        let element = screen.elements[stops[position]]
        let behavior = element.keyboard
        let kept = behavior?.consumedKeys ?? []
        func edge(_ key: Key, _ target: Int) -> KeyboardGraph.Edge {
            KeyboardGraph.Edge(key: key, target: kept.contains(key) ? position : target)
        }
        let next = explicit(behavior?.next, from: position) ?? following(position)
        let previous = explicit(behavior?.previous, from: position) ?? preceding(position)
        var result = [edge(.tab, next), edge(.shiftTab, previous)]
        if let modal {
            if screen.elements[modal].modal?.closesOnEscapeKey == true { result.append(edge(.escape, outside)) }
            if element.actions?.contains(where: { $0.dismissesModal == true }) == true { result.append(edge(.return, outside)) }
        }
        return result
    }

    private func following(_ position: Int) -> Int {
        position + 1 < stops.count ? position + 1 : (modal == nil ? outside : 0)
    }

    private func preceding(_ position: Int) -> Int {
        position > 0 ? position - 1 : (modal == nil ? outside : stops.count - 1)
    }

    private mutating func explicit(_ identifier: String?, from position: Int) -> Int? {
        guard let identifier else { return nil }
        if let target = positions[identifier] { return target }
        danglingReferences.append((stops[position], identifier))
        return nil
    }
}
