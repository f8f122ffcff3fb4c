import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The reason why people who use one input method do not get from one state of a
/// flow to the next, as others do.
struct JourneyStop {
    /// The kind of the cause.
    let kind: JourneyReport.Failure.Kind
    /// The cause in one sentence.
    let cause: String
    /// The fix.
    let remedy: String
    /// The element that others use for the next event.
    let element: ElementReference?
    /// The fewest events to the state where the journey stops.
    let events: [UserEvent]

    /// Finds the cause.
    ///
    /// - Parameters:
    ///   - from: The mark of the state from which others continue.
    ///   - next: The mark of their next state.
    ///   - sent: The event that the app receives from others.
    ///   - search: The explored graph.
    ///   - isReached: For each position whether it is reached.
    ///   - environment: The settings.
    init(
        from: Int, to next: Int, sent: FlowEvent?, _ search: JourneySearch, isReached: [Bool], in environment: UserEnvironment
    ) {
        let graph = search.graph
        let state = graph.marks.firstIndex(of: from) ?? 0
        let shown = FlowScreen(graph.screens[state], inputMethod: graph.inputMethod, in: environment)
        let target = sent.flatMap { shown.element(named: $0) }
        let reference = target.map { ElementReference($0, on: shown.screen) }
        let positions = graph.positions.indices.filter { graph.positions[$0].state == state && isReached[$0] }
        let leadingOn = graph.positions.indices.flatMap { start in
            graph.positions[start].state != state
                ? []
                : graph.edges[start].filter { graph.marks[graph.positions[$0.target].state] == next && $0.event.inputMethod != nil }
                    .map { (start: start, event: $0.event) }
        }
        element = reference
        events = positions.first.map(graph.events(to:)) ?? []
        let method = JourneyWords.name(of: graph.inputMethod)
        let name = reference?.nameInSentence ?? "the element"
        if let gesture = leadingOn.first, !leadingOn.contains(where: { search.isPossible($0.event) }) {
            kind = .needsGesture
            cause = "\(gesture.event.description) needs a gesture that not everyone can make, and nothing else has its effect"
            remedy = "offer a button that does the same"
        } else if let start = leadingOn.first(where: { search.isPossible($0.event) })?.start {
            // Without a time limit it would be reached, like every position of the
            // graph.
            kind = .tooSlow
            let given = JourneyReport.tenths(search.deadline(at: start))
            cause = "operating \(name) takes longer than \(given) s, after which the screen changes by itself"
            remedy = "let people turn the time limit off or extend it"
        } else if let target, let sent, sent.isAboutElement {
            let isFocused = positions.contains { graph.positions[$0].focus == target }
            if shown.stops.contains(target), graph.inputMethod.hasFocus, !isFocused {
                kind = .neverFocused
                let held = Self.held(positions, graph, shown)
                cause = "the focus never gets to \(name)" + (held.map { ": \($0)" } ?? "")
                remedy = held == nil ? "put it into the focus order" : "let Tab and Shift-Tab move on, or let a standard key leave"
            } else if shown.stops.contains(target) {
                kind = .notOperable
                cause = Self.inoperable(target, sent, shown)
                remedy = "give it an action that \(method) can perform"
            } else {
                kind = .notOffered
                (cause, remedy) = Self.notOffered(target, shown)
            }
        } else {
            kind = .noEvent
            let event = sent.map(\.phrase) ?? "that"
            cause = "nothing that \(method) can do here has the effect of \(event)"
            remedy = "offer a control that does the same"
        }
    }

    /// The cause that holds the focus, if the keys of the screen prove it.
    private static func held(_ positions: [Int], _ graph: StateGraph, _ shown: FlowScreen) -> String? {
        guard let keys = shown.graph else { return nil }
        let focused = Set(positions.compactMap { graph.positions[$0].focus })
        guard let trap = keys.traps(on: shown.screen).first(where: { !focused.isDisjoint(with: $0.elements) }) else { return nil }
        let names = trap.elements.prefix(3).map { ElementReference($0, on: shown.screen).nameInSentence }
        let others = trap.elements.count > 3 ? " and \(trap.elements.count - 3) others" : ""
        return "\(names.joined(separator: ", "))\(others) \(trap.elements.count == 1 ? "keeps" : "keep") it"
    }

    private static func inoperable(_ target: Int, _ sent: FlowEvent, _ shown: FlowScreen) -> String {
        let (element, name) = (shown.screen.elements[target], ElementReference(target, on: shown.screen).name)
        let kept = element.keyboard?.consumedKeys ?? []
        if shown.inputMethod == .keyboard, kept.contains(.return) || kept.contains(.space) {
            return "\(name) keeps Return or Space for itself"
        }
        return "\(name) has the focus, and \(JourneyWords.name(of: shown.inputMethod)) cannot \(sent.verb) it"
    }

    private static func notOffered(_ target: Int, _ shown: FlowScreen) -> (cause: String, remedy: String) {
        let screen = shown.screen
        let reference = ElementReference(target, on: screen)
        let name = reference.name
        let context = ElementContext(screen)
        let method = JourneyWords.name(of: shown.inputMethod)
        let element = screen.elements[target]
        if context.isBehindModal[target] { return ("\(name) lies behind a modal that is open", "close the modal first") }
        if element.isKnownDisabled { return ("\(name) is disabled", "enable it, or offer another way") }
        if shown.inputMethod == .touch { return ("\(name) has no area that responds to touch", "uncover it") }
        if context.isHidden[target] {
            return ("\(name) is hidden from assistive technology", "remove .accessibilityHidden()")
        }
        if shown.inputMethod == .keyboard {
            return ("\(name) takes no keyboard focus", "make it focusable: .focusable()")
        }
        let leaf = sequence(first: target, next: { screen.parent(of: $0) }).dropFirst()
            .first { screen.elements[$0].isAccessibilityElement == true }
        if let leaf, shown.inputMethod == .screenReader {
            let outer = ElementReference(leaf, on: screen).nameInSentence
            return ("\(name) is inside \(outer), which is one element to \(method)", "add a custom action to \(outer)")
        }
        return ("\(name) is not offered by \(method)", "make it an accessibility element: .accessibilityElement()")
    }
}

extension FlowScreen {
    /// The element that sends an event to the app.
    func element(named event: FlowEvent) -> Int? {
        switch event {
        case .activate(let action):
            screen.elements.indices.first { activation(of: $0) == action && screen.elements[$0].activation != nil }
                ?? names.firstIndex(of: action)
        case .focus(let name), .increment(let name), .decrement(let name), .perform(_, on: let name), .enter(_, into: let name):
            names.firstIndex(of: name)
        case .escape, .magicTap, .wait, .interruption, .settings: nil
        }
    }
}

extension FlowEvent {
    /// Whether the event acts on an element.
    var isAboutElement: Bool {
        switch self {
        case .activate, .increment, .decrement, .perform, .enter: true
        case .focus, .escape, .magicTap, .wait, .interruption, .settings: false
        }
    }

    /// The verb of the event.
    var verb: String {
        switch self {
        case .increment: "increase"
        case .decrement: "decrease"
        case .focus: "focus"
        case .perform(let action, on: _): "perform \(action.quotedExcerpt) on"
        case .enter: "enter text into"
        case .activate, .escape, .magicTap, .wait, .interruption, .settings: "activate"
        }
    }

    /// The event inside a sentence.
    var phrase: String {
        switch self {
        case .activate(let name): "activating \(name.quotedExcerpt)"
        case .focus(let name): "moving the focus to \(name.quotedExcerpt)"
        case .increment(let name): "increasing \(name.quotedExcerpt)"
        case .decrement(let name): "decreasing \(name.quotedExcerpt)"
        case .perform(let action, on: let name): "performing \(action.quotedExcerpt) on \(name.quotedExcerpt)"
        case .enter(let text, into: let name): "entering \(text.quotedExcerpt) into \(name.quotedExcerpt)"
        case .interruption: "leaving the app and returning"
        case .settings: "changing the settings"
        case .escape: "the escape gesture"
        case .magicTap: "the magic tap"
        case .wait(let seconds): "waiting \(JourneyReport.tenths(seconds)) s"
        }
    }
}
