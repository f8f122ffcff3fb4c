import EveryScreenModel

/// The costs of events of a state graph; computed once for each state.
struct JourneyPrices {
    private let graph: StateGraph
    private let environment: UserEnvironment
    private var words: [Int: [Int: Int]] = [:]
    private var scans: [Int: [String: ScanCost]] = [:]

    init(_ graph: StateGraph, in environment: UserEnvironment) {
        self.graph = graph
        self.environment = environment
    }

    /// Returns the cost of an event at a position.
    mutating func price(of edge: StateGraph.Edge, from start: Int) -> InputMethod.Cost {
        let (before, after) = (graph.positions[start], graph.positions[edge.target])
        var cost = InputMethod.Cost()
        cost.events = 1
        switch edge.event {
        case .touch:
            cost.taps = 1
            cost.seconds = InputPace.tap
        case .key:
            cost.keys = 1
            cost.seconds = InputPace.key
        case .reader(let move):
            if move == .activate || move == .magicTap { cost.taps = 1 } else { cost.swipes = 1 }
            cost.seconds = InputPace.key
        case .select(let name):
            let scan = scan(name, in: before.state)
            cost.scanSteps = scan?.steps ?? 1
            cost.presses = scan?.presses ?? 1
            cost.seconds = Double(cost.scanSteps) * InputPace.scanStep + Double(cost.presses) * InputPace.key
        case .say(let command):
            // "Tap" comes before the name.
            cost.wordsSaid = 1 + max(1, command.words.count)
            cost.seconds = Double(cost.wordsSaid) * InputPace.wordSaid
        case .wait(let seconds): cost.seconds = seconds
        }
        if graph.way == .screenReader {
            let isChange = before.state != after.state
            if let focus = after.focus, isChange || before.focus != after.focus { cost.wordsHeard = wordCount(of: focus, in: after.state) }
            if isChange { cost.wordsHeard += graph.announcements[after.state].reduce(0) { $0 + $1.words.count } }
            cost.seconds += Double(cost.wordsHeard) * InputPace.wordHeard
        }
        return cost
    }

    private mutating func scan(_ name: String, in state: Int) -> ScanCost? {
        if let known = scans[state] { return known[name] }
        let tree = ScanTree(
            graph.screens[state], layoutDirection: environment.layoutDirection, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))
        let names = graph.names[state]
        let made = Dictionary(tree.costs.map { (names[$0.element], $0) }) { first, _ in first }
        scans[state] = made
        return made[name]
    }

    private mutating func wordCount(of element: Int, in state: Int) -> Int {
        if let known = words[state] { return known[element] ?? 0 }
        let screen = graph.screens[state]
        let order = ReadingOrder(
            screen, layoutDirection: environment.layoutDirection, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))
        let speech = VoiceOverSpeech(screen, order: order)
        let made = Dictionary(zip(speech.elements, speech.spoken.map(\.description.words.count))) { first, _ in first }
        words[state] = made
        return made[element] ?? 0
    }
}
