package import EveryScreenModel

extension KeyboardGraph {
    /// Creates the graph of a focus recording, without a model of keyboard rules;
    /// O(recording).
    ///
    /// Every recorded move is an edge, so that the focus counts as free from any
    /// stop that it once left. A nonstandard key counts as an exit only if the
    /// screen mentions it: its name is in some text, label or hint. A place that
    /// the recording names and the screen lacks also counts as an exit. It is
    /// reported in `danglingReferences`, and makes the graph incomplete.
    ///
    /// A walk that ends at a new place was cut off. The target of its key from
    /// there is unknown, unless another walk shows it. Such stops are the
    /// `unexploredStops`, and no trap is proved through them.
    ///
    /// - Parameter isWindow: Whether the screen is a window of a desktop, in which
    ///   Tab cycles through all stops and other keys of the system lead out.
    package init(_ screen: RenderedScreen, recorded: RenderedScreen.RecordedFocus, isWindow: Bool = false) {
        var recording = RecordedEdges(screen, recorded)
        recording.addWalks()
        recording.addSequences()
        recording.addEscapeAttempts()
        self.init(
            stops: recording.stops, modal: nil, edges: recording.edges, danglingReferences: recording.dangling,
            isComplete: recording.dangling.isEmpty, advisedExits: recording.advisedExits,
            unexploredStops: recording.unexploredStops, isWindow: isWindow)
    }
}

/// Collects the edges of a recording.
private struct RecordedEdges {
    let screen: RenderedScreen
    let recorded: RenderedScreen.RecordedFocus
    private(set) var stops: [Int] = []
    private(set) var edges: [[KeyboardGraph.Edge]]
    private(set) var dangling: [DanglingReference] = []
    private(set) var advisedExits: Set<Int> = []
    private var positions: [String: Int] = [:]

    init(_ screen: RenderedScreen, _ recorded: RenderedScreen.RecordedFocus) {
        self.screen = screen
        self.recorded = recorded
        let indexes = screen.indexesBySource
        // An element that loses the focus at once is no stop.
        let named =
            recorded.tabSequence.compactMap { $0 } + recorded.walks.filter { !$0.losesFocus }.map(\.from)
            + recorded.walks.flatMap { ($0.tab + $0.shiftTab).compactMap { $0 } }
            + recorded.shiftTabSequence.compactMap { $0 }
            + recorded.escapeAttempts.flatMap { [$0.from] + $0.focusAfter.compactMap { $0 } }
        for name in named where positions[name] == nil {
            guard let index = indexes[name] else { continue }
            positions[name] = stops.count
            stops.append(index)
        }
        edges = Array(repeating: [], count: stops.count + 1)
    }

    private var outside: Int { stops.count }

    /// The stops without a recorded target of Tab or Shift-Tab; in a modal, also
    /// those without a recorded Escape.
    ///
    /// Escape is the usual exit of a modal, which Tab need not leave. One attempt
    /// counts for all stops of the modal, since its dialog handles the key.
    var unexploredStops: Set<Int> {
        let modal = screen.activeModal.map { screen.descendants(of: $0) }
        let tried = recorded.escapeAttempts.filter { $0.key == "Escape" }.compactMap { positions[$0.from] }
        let isEscapeTried = tried.contains { modal?.contains(stops[$0]) == true }
        return Set(
            stops.indices.filter { position in
                let keys = edges[position].map(\.key)
                let isInModal = modal?.contains(stops[position]) == true
                return !keys.contains(.tab) || !keys.contains(.shiftTab) || (isInModal && !isEscapeTried)
            })
    }

    mutating func addWalks() {
        for walk in recorded.walks where !walk.losesFocus {
            add(.tab, from: walk.from, along: walk.tab)
            add(.shiftTab, from: walk.from, along: walk.shiftTab)
        }
    }

    mutating func addSequences() {
        add(.tab, from: nil, along: recorded.tabSequence)
        add(.shiftTab, from: nil, along: recorded.shiftTabSequence)
        guard !stops.isEmpty, edges[outside].isEmpty else { return }
        // Keys from outside were pressed and led to no stop.
        let sequences = [recorded.tabSequence, recorded.shiftTabSequence]
        if sequences.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == nil } }) { return }
        edges[outside] = [KeyboardGraph.Edge(key: .tab, target: 0), KeyboardGraph.Edge(key: .shiftTab, target: stops.count - 1)]
    }

    mutating func addEscapeAttempts() {
        let words = SpokenKeys(screen)
        for attempt in recorded.escapeAttempts {
            guard let from = positions[attempt.from] else {
                tell(attempt.from, from: nil)
                continue
            }
            // The key is an exit even if Tab then needs more presses to leave the
            // page than were recorded.
            let loop = reachable(from: from)
            let places = attempt.focusAfter.map { $0.flatMap { positions[$0] } ?? outside }
            let exit = places.contains(outside) ? outside : places.first { !loop.contains($0) }
            if let key = Self.standardKeys[attempt.key] {
                if let exit {
                    addEdge(key, from, exit)
                } else {
                    add(key, from: attempt.from, along: Array(attempt.focusAfter.prefix(1)))
                }
            } else if exit != nil, words.tell(of: attempt.key) {
                advisedExits.insert(from)
            }
        }
    }

    /// The places to which the recorded moves lead, in any number of steps.
    private func reachable(from start: Int) -> Set<Int> {
        var found: Set<Int> = [start]
        var open = [start]
        while let place = open.popLast() {
            for edge in edges[place] where found.insert(edge.target).inserted { open.append(edge.target) }
        }
        return found
    }

    /// Return and Space activate an element; they are no exit, and left out.
    private static let standardKeys: [String: ScreenElement.Key] = [
        "Escape": .escape, "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right,
    ]

    /// Adds one edge for each step; a sequence ends when it leaves the page.
    private mutating func add(_ key: ScreenElement.Key, from name: String?, along places: [String?]) {
        guard var from = name.map({ positions[$0] }) ?? outside else { return tell(name ?? "", from: nil) }
        var fromName = name
        for place in places {
            guard let place else {
                if from != outside { addEdge(key, from, outside) }
                return
            }
            guard let target = positions[place] else {
                tell(place, from: fromName)
                if from != outside { addEdge(key, from, outside) }
                return
            }
            addEdge(key, from, target)
            (from, fromName) = (target, place)
        }
    }

    private mutating func addEdge(_ key: ScreenElement.Key, _ from: Int, _ target: Int) {
        let edge = KeyboardGraph.Edge(key: key, target: target)
        if !edges[from].contains(edge) { edges[from].append(edge) }
    }

    private mutating func tell(_ name: String, from source: String?) {
        let reference = DanglingReference(
            element: source.flatMap { positions[$0] }.map { stops[$0] }, source: source ?? "outside", relation: .recorded, identifier: name,
            exists: false)
        if !dangling.contains(reference) { dangling.append(reference) }
    }
}

/// The keys that the strings of a screen mention.
private struct SpokenKeys {
    private let strings: [String]

    init(_ screen: RenderedScreen) {
        strings = screen.elements.filter { $0.isAccessibilityHidden != true && $0.isVisible != false }.flatMap { element in
            ([element.label, element.value, element.hint].compactMap { $0 } + (element.text ?? []).map(\.string)).map(Self.plain)
        }
    }

    func tell(of key: String) -> Bool {
        let name = Self.plain(key)
        return strings.contains { $0.contains(name) }
    }

    /// Lowercase letters without spaces, with one spelling of the joining signs.
    private static func plain(_ text: String) -> String {
        var result = ""
        for character in text.lowercased() where !character.isWhitespace { result.append(character == "-" ? "+" : character) }
        for (long, short) in [("control+", "ctrl+"), ("command+", "cmd+"), ("option+", "alt+")] {
            while let range = result.firstRange(of: long) { result.replaceSubrange(range, with: short) }
        }
        return result
    }
}
