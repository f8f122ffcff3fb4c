import EveryScreenModel

/// The next and previous elements that the app sets.
struct KeyLinks {
    private let screen: RenderedScreen
    private let stops: [Int]
    private let model: KeyboardModel
    /// The positions of stops by identifier.
    private var positions: [String: Int] = [:]
    /// The indexes of elements that are named but take no focus, by identifier.
    private var others: [String: Int] = [:]
    /// For each position the one that names it as its next, if links lead both
    /// ways.
    private var sources: [Int: Int] = [:]
    private(set) var dangling: [DanglingReference] = []

    init(_ screen: RenderedScreen, stops: [Int], model: KeyboardModel) {
        self.screen = screen
        self.stops = stops
        self.model = model
        guard stops.contains(where: { screen.elements[$0].keyboard?.next != nil || screen.elements[$0].keyboard?.previous != nil })
        else { return }
        for (index, element) in screen.elements.enumerated() {
            if let identifier = element.identifier { others[identifier] = index }
        }
        for (position, element) in stops.enumerated() {
            if let identifier = screen.elements[element].identifier { positions[identifier] = position }
        }
        guard model == .keyViewLoop else { return }
        for (position, element) in stops.enumerated() {
            if let next = screen.elements[element].keyboard?.next, let target = target(next, \.next) { sources[target] = position }
        }
    }

    /// The target of Tab that the app sets.
    mutating func next(of position: Int) -> Int? { resolved(screen.elements[stops[position]].keyboard?.next, \.next, .next, position) }

    /// The target of Shift-Tab that the app sets.
    mutating func previous(of position: Int) -> Int? {
        resolved(screen.elements[stops[position]].keyboard?.previous, \.previous, .previous, position) ?? sources[position]
    }

    private mutating func resolved(
        _ identifier: String?, _ way: KeyPath<ScreenElement.KeyboardBehavior, String?>, _ relation: DanglingReference.Relation,
        _ position: Int
    ) -> Int? {
        guard let identifier else { return nil }
        if let target = target(identifier, way) { return target }
        dangling.append(
            DanglingReference(
                element: stops[position], source: screen.elements[stops[position]].source, relation: relation, identifier: identifier,
                exists: others[identifier] != nil))
        return nil
    }

    /// The stop with a name; on macOS an element that cannot be key is skipped by
    /// its own link.
    private func target(_ identifier: String, _ way: KeyPath<ScreenElement.KeyboardBehavior, String?>) -> Int? {
        var name = identifier
        var seen: Set<String> = []
        while seen.insert(name).inserted {
            if let position = positions[name] { return position }
            guard model == .keyViewLoop, let index = others[name], let following = screen.elements[index].keyboard?[keyPath: way]
            else { return nil }
            name = following
        }
        return nil
    }
}
