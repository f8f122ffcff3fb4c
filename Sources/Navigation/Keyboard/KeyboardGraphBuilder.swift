import EveryScreenModel

/// Builds the edges of a keyboard graph.
struct KeyboardGraphBuilder {
    private let screen: RenderedScreen
    private let plan: FocusPlan
    private let modal: Int?
    private let model: KeyboardModel
    private var links: KeyLinks
    /// For each position the default targets of Tab and Shift-Tab.
    private var usual: [(next: Int, previous: Int)] = []
    /// For each position the targets of arrow keys.
    private var arrows: [[(key: ScreenElement.Key, target: Int)]]

    init(screen: RenderedScreen, plan: FocusPlan, modal: Int?, model: KeyboardModel) {
        self.screen = screen
        self.plan = plan
        self.modal = modal
        self.model = model
        links = KeyLinks(screen, stops: plan.stops, model: model)
        arrows = Array(repeating: [], count: plan.stops.count)
        let groupCount = plan.tabGroups.count
        for (group, range) in plan.tabGroups.enumerated() {
            let next = group + 1 < groupCount ? plan.entries[group + 1] : (modal == nil ? outside : plan.entries[0])
            let previous = group > 0 ? plan.entries[group - 1] : (modal == nil ? outside : plan.entries[groupCount - 1])
            for _ in range { usual.append((next, previous)) }
        }
        for group in plan.arrowGroups { addArrows(group) }
    }

    private var outside: Int { plan.stops.count }

    /// The names without a target.
    var danglingReferences: [DanglingReference] { links.dangling }

    /// Returns the edges from each stop, then those from outside.
    mutating func edges() -> [[KeyboardGraph.Edge]] {
        var result: [[KeyboardGraph.Edge]] = []
        result.reserveCapacity(plan.stops.count + 1)
        for position in plan.stops.indices { result.append(edges(from: position)) }
        result.append(entries)
        return result
    }

    /// From outside, Tab enters at the first group and Shift-Tab at the last;
    /// opening a modal focuses its first stop.
    private var entries: [KeyboardGraph.Edge] {
        guard let first = plan.entries.first, let last = plan.entries.last else { return [] }
        let entry = KeyboardGraph.Edge(key: .tab, target: first)
        return modal == nil ? [entry, KeyboardGraph.Edge(key: .shiftTab, target: last)] : [entry]
    }

    private mutating func edges(from position: Int) -> [KeyboardGraph.Edge] {
        let element = screen.elements[plan.stops[position]]
        let kept = element.keyboard?.consumedKeys ?? []
        func edge(_ key: ScreenElement.Key, _ target: Int) -> KeyboardGraph.Edge {
            KeyboardGraph.Edge(key: key, target: kept.contains(key) ? position : target)
        }
        let next = links.next(of: position) ?? usual[position].next
        let previous = links.previous(of: position) ?? usual[position].previous
        var result: [KeyboardGraph.Edge] = []
        result.reserveCapacity(arrows[position].count + 4)
        result.append(edge(.tab, next))
        result.append(edge(.shiftTab, previous))
        for (key, target) in arrows[position] { result.append(edge(key, target)) }
        if let modal {
            if screen.elements[modal].modal?.closesOnEscapeKey == true { result.append(edge(.escape, outside)) }
            if element.actions?.contains(where: { $0.dismissesModal == true }) == true { result.append(edge(.return, outside)) }
        }
        return result
    }

    private mutating func addArrows(_ group: [Int]) {
        guard !plan.areArrowsCyclic else {
            for (place, position) in group.enumerated() {
                let next = group[(place + 1) % group.count]
                let previous = group[(place + group.count - 1) % group.count]
                arrows[position] = [(.up, previous), (.down, next), (.left, previous), (.right, next)]
            }
            return
        }
        let finite = group.filter { screen.elements[plan.stops[$0]].frame.isFinite }
        let moves = ProjectedMoves.moves(among: finite.map { screen.elements[plan.stops[$0]].frame })
        for (place, position) in finite.enumerated() {
            arrows[position] = zip(FocusDirection.allCases, moves[place]).compactMap { heading, target in
                target.map { (heading.key, finite[$0]) }
            }
        }
    }
}
