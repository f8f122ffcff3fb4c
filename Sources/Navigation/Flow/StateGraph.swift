package import EveryScreenModel

/// All that can happen in a flow to a person who moves in one way: positions, and events between them.
///
/// Explored breadth first, exactly, until there is nothing new or a bound is
/// reached; then `isComplete` is false, and what lies beyond is left to random
/// sequences.
package struct StateGraph: Sendable {
    /// What a person does at a position, and where it leads.
    package struct Edge: Hashable, Sendable {
        /// What is done.
        package let event: UserEvent
        /// The position it leads to.
        package let target: Int
        /// Whether the focus was lost by it.
        package let losesFocus: Bool
        /// The name of the element to which it moved the focus, if that is what it is for.
        package let moved: String?
        /// What the app is told by it, if anything.
        package let sent: FlowEvent?
    }

    /// A state of the app, and what has the focus.
    package struct Position: Hashable, Sendable {
        /// The number of the state, an index into `screens`.
        package let state: Int
        /// The index of the element that has the focus.
        package let focus: Int?
        /// By modal that is open, outermost first, the name of what had the focus before it opened.
        package let openers: [String?]
    }

    /// The way in which the person moves.
    package let way: InputMethod
    /// By number of the state what it shows.
    package let screens: [RenderedScreen]
    /// By number of the state how it describes itself.
    package let stateNames: [String]
    /// By number of the state the names of its elements, each its own.
    package let names: [[String]]
    /// By number of the state what the app has the screen reader say on coming into it.
    package let announcements: [[String]]
    /// By number of the state what the caller marks it with; 0 where nothing is.
    package let marks: [Int]
    /// The positions, in the order in which they are reached by fewest events; the first is the start.
    package let positions: [Position]
    /// By position what can be done; towards positions beyond the bound there is none.
    package let edges: [[Edge]]
    /// The positions from which something leads beyond the bound.
    package let openPositions: Set<Int>
    /// Whether everything was explored.
    package var isComplete: Bool { openPositions.isEmpty }
    /// The most positions that were to be explored.
    package let bound: Int
    /// By position the one it was first reached from, and by which edge.
    private let arrivals: [(from: Int, edge: Int)?]

    /// Explores a flow; O(positions × events) steps, and one screen a state.
    package init<F: ScreenFlow>(_ flow: F, by way: InputMethod, in environment: UserEnvironment = .standard, bound: Int = 10_000) {
        var screens: [F.State: RenderedScreen] = [:]
        self.init(flow, by: way, in: environment, bound: bound, knowing: &screens)
    }

    /// Explores a flow of which it is known what some states show, and learns what others do.
    ///
    /// - Parameter mark: Returns what to mark a state with, for instance by what it is known in other graphs; called once a state.
    package init<F: ScreenFlow>(
        _ flow: F, by way: InputMethod, in environment: UserEnvironment, bound: Int, knowing known: inout [F.State: RenderedScreen],
        marking mark: (F.State) -> Int = { _ in 0 }
    ) {
        var walk = FlowWalk(flow, by: way, in: environment)
        walk.shown = known
        var numbers: [FlowWalk<F>.Position: Int] = [walk.position: 0]
        var found = [walk.position]
        var states: [F.State: Int] = [:]
        var (screens, stateNames, names, announcements) = ([RenderedScreen](), [String](), [[String]](), [[String]]())
        var marks: [Int] = []
        var positions: [Position] = []
        var edges: [[Edge]] = []
        var arrivals: [(from: Int, edge: Int)?] = [nil]
        var openPositions: Set<Int> = []
        var next = 0
        while next < found.count {
            walk.position = found[next]
            let state = states[walk.position.state] ?? screens.count
            if state == screens.count {
                states[walk.position.state] = state
                screens.append(walk.screen)
                stateNames.append("\(walk.position.state)")
                names.append(walk.names)
                announcements.append(flow.announcements(in: walk.position.state))
                marks.append(mark(walk.position.state))
            }
            positions.append(Position(state: state, focus: walk.focusedElement, openers: walk.position.returns.map(\.focus)))
            var outgoing: [Edge] = []
            for event in walk.events {
                walk.position = found[next]
                let losesFocus = walk.perform(event)
                if numbers[walk.position] == nil {
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
                        event: event, target: numbers[walk.position] ?? next, losesFocus: losesFocus, moved: walk.moved, sent: walk.sent))
            }
            edges.append(outgoing)
            next += 1
        }
        known = walk.shown
        self.way = way
        self.screens = screens
        self.stateNames = stateNames
        self.names = names
        self.announcements = announcements
        self.marks = marks
        self.positions = positions
        self.edges = edges
        self.openPositions = openPositions
        self.bound = bound
        self.arrivals = arrivals
    }

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
