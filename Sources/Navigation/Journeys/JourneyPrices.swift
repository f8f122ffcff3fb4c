import EveryScreenModel

/// The costs of events of a state graph; computed once for each state.
struct JourneyPrices {
    private let graph: StateGraph
    private var words: [Int: [Int: Int]] = [:]
    private var scans: [Int: [String: ScanCost]] = [:]

    init(_ graph: StateGraph) {
        self.graph = graph
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
        case .perform, .increment, .decrement, .enter: cost = cost + actionPrice(of: edge.event, in: before.state)
        case .wait(let seconds): cost.seconds = seconds
        case .interruption, .settings: break
        }
        if graph.inputMethod == .screenReader {
            let isChange = before.state != after.state
            if let focus = after.focus, isChange || before.focus != after.focus { cost.wordsHeard = wordCount(of: focus, in: after.state) }
            cost.wordsHeard += edge.announcements.reduce(0) { $0 + $1.words.count }
            cost.seconds += Double(cost.wordsHeard) * InputPace.wordHeard
        }
        return cost
    }

    /// The cost of an action other than activation.
    ///
    /// - Touch: a tap; a key of the keyboard for each character of a text.
    /// - Keyboard: a key for a step or a character, else three: the menu of actions
    ///   (Tab-Z), as if the action were its first, and Return.
    /// - Screen reader: a swipe to the action in the rotor, and a tap.
    /// - Switch Control: the element is scanned, and then the menu with the action.
    /// - Voice Control: a verb of a word, the name of the element, and the action
    ///   or the text.
    ///
    /// The paths are those of Apple's user guides; confidence low.
    private mutating func actionPrice(of event: UserEvent, in state: Int) -> InputMethod.Cost {
        var cost = InputMethod.Cost()
        let (name, said, characters): (String, String, Int) =
            switch event {
            case .perform(let action, on: let name, _): (name, action, 0)
            case .enter(let text, into: let name, _): (name, text, max(1, text.count))
            case .increment(let name, _), .decrement(let name, _): (name, "", 0)
            default: ("", "", 0)
            }
        switch graph.inputMethod {
        case .touch: cost.taps = max(1, characters)
        case .keyboard: if case .perform = event { cost.keys = 3 } else { cost.keys = max(1, characters) }
        case .screenReader:
            cost.swipes = characters == 0 ? 1 : 0
            cost.taps = max(1, characters)
        case .switchControl:
            let scan = scan(name, in: state)
            cost.scanSteps = (scan?.steps ?? 1) + max(1, characters)
            cost.presses = (scan?.presses ?? 1) + max(1, characters)
        case .voiceControl:
            let label = graph.names[state].firstIndex(of: name).flatMap { graph.screens[state].elements[$0].label } ?? name
            cost.wordsSaid = 1 + max(1, label.words.count) + said.words.count
        }
        let keys = Double(cost.keys + cost.swipes + cost.presses + (graph.inputMethod == .touch ? 0 : cost.taps))
        cost.seconds = keys * InputPace.key + (graph.inputMethod == .touch ? Double(cost.taps) * InputPace.tap : 0)
        cost.seconds += Double(cost.scanSteps) * InputPace.scanStep + Double(cost.wordsSaid) * InputPace.wordSaid
        return cost
    }

    private mutating func scan(_ name: String, in state: Int) -> ScanCost? {
        if let known = scans[state] { return known[name] }
        let tree = ScanTree(
            graph.screens[state], layoutDirection: graph.environments[state].layoutDirection,
            rowHeight: ReadingOrder.rowHeight(on: graph.environments[state].idiom))
        let names = graph.names[state]
        let made = Dictionary(tree.costs.map { (names[$0.element], $0) }) { first, _ in first }
        scans[state] = made
        return made[name]
    }

    private mutating func wordCount(of element: Int, in state: Int) -> Int {
        if let known = words[state] { return known[element] ?? 0 }
        let screen = graph.screens[state]
        let environment = graph.environments[state]
        let order = ReadingOrder(
            screen, layoutDirection: environment.layoutDirection, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))
        let speech = VoiceOverSpeech(screen, order: order)
        let made = Dictionary(zip(speech.elements, speech.spoken.map(\.description.words.count))) { first, _ in first }
        words[state] = made
        return made[element] ?? 0
    }
}
