package import EveryScreenModel

/// All positions of a person who moves through a flow by one input method, and the
/// events between them.
///
/// It is explored breadth first, exactly, until nothing is new or a bound is
/// reached. Then `isComplete` is false, and random sequences cover the rest.
package struct StateGraph: Sendable {
    /// An event at a position, and its target.
    package struct Edge: Hashable, Sendable {
        /// The event.
        package let event: UserEvent
        /// The position that it leads to.
        package let target: Int
        /// Whether it loses the focus.
        package let losesFocus: Bool
        /// The name of the element that it focuses, if it moves the focus.
        package let moved: String?
        /// The event that the app receives, if any.
        package let sent: FlowEvent?
        /// The notifications that the app posts.
        package let notices: [FlowEvent.Notification]
        /// Whether hardly anything of the content of the screen is left.
        package let replacesContent: Bool

        /// The texts that the app announces.
        package var announcements: [String] { notices.compactMap(\.announcement) }
    }

    /// A state of the app under some settings, and its focus.
    package struct Position: Hashable, Sendable {
        /// The number of the state, an index into `screens`.
        package let state: Int
        /// The index of the element that has the focus.
        package let focus: Int?
        /// For each open modal, outermost first, the focus before it opened.
        package let openers: [Opener]
    }

    /// The screen and focus before a modal opened.
    package struct Opener: Hashable, Sendable {
        /// The name of the element that had the focus.
        package let focus: String?
        /// The title of the screen.
        package let title: String?
    }

    /// The input method of the person.
    package let inputMethod: InputMethod
    /// The screen of each state, by its number.
    package let screens: [RenderedScreen]
    /// The state of the app in each state, by its number.
    private let states: [any Sendable]
    /// The unique names of the elements of each state, by its number.
    package let names: [[String]]
    /// The settings of each state, by its number.
    package let environments: [UserEnvironment]
    /// For each state the disabled controls whose activation would change it.
    package let actingDisabled: [[Int]]
    /// The caller's mark of each state, by its number; 0 for none.
    package let marks: [Int]
    /// The positions, those of fewest events first; the first is the start.
    package let positions: [Position]
    /// The edges of each position; positions beyond the bound have none.
    package let edges: [[Edge]]
    /// The positions with events that lead beyond the bound.
    package let openPositions: Set<Int>
    /// Whether everything was explored.
    package var isComplete: Bool { openPositions.isEmpty }
    /// The largest number of positions to explore.
    package let bound: Int
    /// For each position the position and edge that reached it first.
    private let arrivals: [(from: Int, edge: Int)?]

    /// Explores a flow; O(positions × events) steps, and one screen per state.
    package init<F: ScreenFlow>(_ flow: F, by inputMethod: InputMethod, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        var screens: [F.State: RenderedScreen] = [:]
        self.init(flow, by: inputMethod, in: environment, bound: bound, knowing: &screens)
    }

    /// Explores a flow of which the screens of some states are known, and adds
    /// those of others.
    ///
    /// - Parameter mark: Returns the mark of a state, for instance its number in
    ///   other graphs; called once per state.
    package init<F: ScreenFlow>(
        _ flow: F, by inputMethod: InputMethod, in environment: UserEnvironment, bound: Int, knowing known: inout [F.State: RenderedScreen],
        marking mark: (F.State) -> Int = { _ in 0 }
    ) {
        var walk = FlowWalk(flow, by: inputMethod, in: environment)
        walk.shown = known
        var numbers: [FlowWalk<F>.Position: Int] = [walk.position: 0]
        var found = [walk.position]
        var states: [FlowWalk<F>.Shown: Int] = [:]
        var (screens, apps, names) = ([RenderedScreen](), [any Sendable](), [[String]]())
        var (environments, actingDisabled) = ([UserEnvironment](), [[Int]]())
        var marks: [Int] = []
        var positions: [Position] = []
        var edges: [[Edge]] = []
        var arrivals: [(from: Int, edge: Int)?] = [nil]
        var openPositions: Set<Int> = []
        var next = 0
        while next < found.count {
            walk.position = found[next]
            let state = states[walk.position.shown] ?? screens.count
            if state == screens.count {
                states[walk.position.shown] = state
                screens.append(walk.screen)
                apps.append(walk.position.state)
                names.append(walk.names)
                environments.append(walk.environment)
                actingDisabled.append(walk.actingDisabled)
                marks.append(mark(walk.position.state))
            }
            let openers = walk.position.returns.map { Opener(focus: $0.focus, title: $0.title) }
            positions.append(Position(state: state, focus: walk.focusedElement, openers: openers))
            var outgoing: [Edge] = []
            for event in walk.events {
                walk.position = found[next]
                let losesFocus = walk.perform(event)
                let known = numbers[walk.position]
                if known == nil {
                    guard found.count < bound else {
                        openPositions.insert(next)
                        continue
                    }
                    numbers[walk.position] = found.count
                    found.append(walk.position)
                    arrivals.append((next, outgoing.count))
                }
                outgoing.append(
                    Edge(
                        event: event, target: known ?? found.count - 1, losesFocus: losesFocus, moved: walk.moved, sent: walk.sent,
                        notices: walk.notices, replacesContent: walk.replacesContent))
            }
            edges.append(outgoing)
            next += 1
        }
        known = walk.shown
        self.inputMethod = inputMethod
        self.screens = screens
        self.states = apps
        self.names = names
        self.environments = environments
        self.actingDisabled = actingDisabled
        self.marks = marks
        self.positions = positions
        self.edges = edges
        self.openPositions = openPositions
        self.bound = bound
        self.arrivals = arrivals
    }

    /// Returns a state of the app, by its number; `nil` if it is of another type.
    package func state<State>(_ number: Int, as type: State.Type = State.self) -> State? { states[number] as? State }

    /// Returns the description of a state, by its number.
    package func stateName(_ state: Int) -> String { "\(states[state])" }

    /// Returns the name of the modal that is open in a state, if there is one.
    package func modal(in state: Int) -> String? { screens[state].activeModal.map { names[state][$0] } }

    /// Returns the fewest events that lead from the start to a position; O(events).
    package func events(to position: Int) -> [UserEvent] {
        var result: [UserEvent] = []
        var current = position
        while let arrival = arrivals[current] {
            result.append(edges[arrival.from][arrival.edge].event)
            current = arrival.from
        }
        return result.reversed()
    }
}
