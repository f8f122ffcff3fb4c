import EveryScreenAudit
import EveryScreenModel
package import EveryScreenNavigation

/// An event at a position of a flow, and where it leads.
struct FlowStep {
    let graph: StateGraph
    /// The number of the position before it.
    let start: Int
    let edge: StateGraph.Edge

    var before: StateGraph.Position { graph.positions[start] }
    var after: StateGraph.Position { graph.positions[edge.target] }
    var oldScreen: RenderedScreen { graph.screens[before.state] }
    var newScreen: RenderedScreen { graph.screens[after.state] }
    var oldNames: [String] { graph.names[before.state] }
    var newNames: [String] { graph.names[after.state] }

    /// Whether the app does something about it.
    var isChange: Bool { before.state != after.state }
    /// The seconds that go by, if that is what happens.
    var pause: Double? { if case .wait(let seconds) = edge.event { seconds } else { nil } }
    /// The name of the element that had the focus, or has it now.
    var oldFocus: String? { before.focus.map { oldNames[$0] } }
    var newFocus: String? { after.focus.map { newNames[$0] } }
    /// The fewest events from the start to what it leads to, by way of it.
    var events: [UserEvent] { graph.events(to: start) + [edge.event] }
    var difference: ScreenDifference { ScreenDifference(from: before.state, to: after.state, of: graph) }
    /// The announcements that the app requests.
    var isAnnounced: Bool { edge.announcements.contains { !$0.isSilent } }

    /// Whether another screen is shown, a modal has opened or closed, or the
    /// settings have changed: the system announces the first two, and people
    /// expect the third.
    var leadsElsewhere: Bool {
        edge.replacesContent || oldScreen.title != newScreen.title || oldModal != newModal || changesSettings
    }
    /// Whether it is a change of settings.
    var changesSettings: Bool { if case .settings = edge.event { true } else { false } }
    /// Whether a text is entered.
    var isEntry: Bool { if case .enter = edge.event { true } else { false } }
    /// Whether time alone causes it.
    var isWait: Bool { pause != nil }
    /// Whether a person causes it, rather than time, an interruption or settings.
    var isByPerson: Bool { edge.event.inputMethod != nil }
    /// The name of the element to which the focus returns, where it closes a modal
    /// over the screen that it opened on.
    var returnedFocus: String? {
        guard before.openers.count > after.openers.count, !edge.replacesContent else { return nil }
        let opener = before.openers[after.openers.count]
        return [oldScreen.title, opener.title].contains(newScreen.title) ? opener.focus : nil
    }
    /// Whether the focus is on an element that was not there before, or said other
    /// words.
    var isFocusOnNews: Bool {
        guard let focus = after.focus else { return false }
        guard let old = oldNames.firstIndex(of: newNames[focus]) else { return true }
        let (before, after) = (oldScreen.elements[old], newScreen.elements[focus])
        return before.label != after.label || before.value != after.value
    }
    /// The steps at the position that it leads to.
    var next: [FlowStep] { graph.steps(from: edge.target) }
    var oldModal: String? { graph.modal(in: before.state) }
    var newModal: String? { graph.modal(in: after.state) }

    func old(_ index: Int) -> ElementReference { ElementReference(index, on: oldScreen) }
    func new(_ index: Int) -> ElementReference { ElementReference(index, on: newScreen) }

    /// The element that shows the words of an announcement after the step, or the
    /// one that has the focus.
    func new(saying announcement: String) -> ElementReference {
        let (words, elements) = (announcement.words, newScreen.elements)
        func says(_ isMatch: ([String]) -> Bool) -> Int? {
            elements.indices.first { index in
                let element = elements[index]
                return element.isVisible != false && element.words.contains { isMatch($0.words) }
            }
        }
        return new(says { $0 == words } ?? says { $0.holds(words) } ?? after.focus ?? 0)
    }
}

extension StateGraph {
    /// Every event at every position, those reached by fewest events first.
    var steps: some Sequence<FlowStep> {
        edges.indices.lazy.flatMap { start in edges[start].lazy.map { FlowStep(graph: self, start: start, edge: $0) } }
    }

    /// Returns the steps at a position.
    func steps(from position: Int) -> [FlowStep] { edges[position].map { FlowStep(graph: self, start: position, edge: $0) } }

    /// Returns for each position whether some events lead from it to one that
    /// counts; O(positions + edges).
    func isReaching(_ isGoal: (Int) -> Bool, by isAllowed: (FlowStep) -> Bool) -> [Bool] {
        var origins = Array(repeating: [Int](), count: positions.count)
        for step in steps where isAllowed(step) { origins[step.edge.target].append(step.start) }
        var isReaching = positions.indices.map(isGoal)
        var open = positions.indices.filter { isReaching[$0] }
        while let position = open.popLast() {
            for origin in origins[position] where !isReaching[origin] {
                isReaching[origin] = true
                open.append(origin)
            }
        }
        return isReaching
    }
}

extension FlowPresentation {
    /// The elements that can have the focus in a state.
    func stops(in state: Int, by inputMethod: InputMethod) -> [Int] {
        let presentation = presentation(of: state, by: inputMethod)
        return inputMethod == .keyboard ? presentation.keyboardGraph.stops : presentation.readingOrder.elements
    }
}

extension ScreenPresentation {
    /// The name of this screen: its title, else its first heading; `nil` where it
    /// has neither.
    var place: String? {
        if let title = screen.title, !title.isSilent { return title }
        return screen.elements.indices.first { index in
            let element = screen.elements[index]
            return element.isHeading && context.reasonNotPresented(index) == nil
        }.flatMap { screen.elements[$0].label }
    }
}

/// The input method by which a claim fails.
package enum InputMethodFailure: String, FailureKind {
    case touch, keyboard, switchControl, voiceControl
    case screenReader = "reader"

    /// Creates the failure of an input method.
    package init(_ method: InputMethod) {
        switch method {
        case .touch: self = .touch
        case .keyboard: self = .keyboard
        case .screenReader: self = .screenReader
        case .switchControl: self = .switchControl
        case .voiceControl: self = .voiceControl
        }
    }

    /// The input method in running text.
    package var name: String {
        switch self {
        case .touch: "touch"
        case .keyboard: "the keyboard"
        case .screenReader: "the screen reader"
        case .switchControl: "Switch Control"
        case .voiceControl: "Voice Control"
        }
    }
}

/// The input methods with a focus by which a claim fails.
package enum FocusFailure: String, FailureKind {
    case keyboard, both
    case screenReader = "reader"

    /// The input methods in running text.
    var name: String {
        switch self {
        case .keyboard: InputMethodFailure.keyboard.name
        case .screenReader: InputMethodFailure.screenReader.name
        case .both: "\(InputMethodFailure.keyboard.name) and \(InputMethodFailure.screenReader.name)"
        }
    }

    /// Returns a verb that agrees with them.
    func verb(_ one: String, _ several: String) -> String { self == .both ? several : one }
}

/// Changes of the screen with one result, which are one failure for both input
/// methods that have a focus.
struct FocusChanges {
    private var numbers: [[String]: Int] = [:]
    /// The first step of each, and the input methods, in the order of being found.
    private var all: [(step: FlowStep, failure: FocusFailure)] = []

    /// Adds a step; steps of one change with different results are apart.
    mutating func add(_ step: FlowStep, result: [String] = []) {
        let graph = step.graph
        let failure: FocusFailure = graph.inputMethod == .keyboard ? .keyboard : .screenReader
        let change = [graph.stateName(step.before.state), graph.stateName(step.after.state)] + result
        if let number = numbers[change] {
            if all[number].failure != failure { all[number].failure = .both }
        } else {
            numbers[change] = all.count
            all.append((step, failure))
        }
    }

    /// The changes without those of one input method alone where another change of
    /// the same element is one of both.
    func distinct(by name: (FlowStep) -> String?) -> [(step: FlowStep, failure: FocusFailure)] {
        let ofBoth = Set(all.filter { $0.failure == .both }.compactMap { name($0.step) })
        return all.filter { change in change.failure == .both || name(change.step).map(ofBoth.contains) != true }
    }
}

extension [UserEvent] {
    /// The keys among the events.
    var keys: [ScreenElement.Key] { compactMap { if case .key(let key) = $0 { key } else { nil } } }
}
