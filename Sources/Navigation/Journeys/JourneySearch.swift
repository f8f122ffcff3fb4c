/// The journeys to a goal in a state graph: the positions that are reached in time,
/// and the journey of least cost.
///
/// A state that ends by itself limits the time of people. An event is possible only
/// if it, and the events since the state began, take no longer than the shortest
/// such pause. The search is exact on the graph: Dijkstra's algorithm on positions.
/// If time is limited, a node is a position together with the one at which its
/// state began.
package struct JourneySearch {
    /// A path to the goal.
    package struct Journey: Hashable, Sendable {
        /// The positions, the start first and the goal last.
        package var positions: [Int]
        /// The number of the edge between each two positions.
        package var edges: [Int]
        /// The cost of all events.
        package var cost: InputMethod.Cost
    }

    /// The result of one search.
    package struct Result: Sendable {
        /// For each position whether it is reached in time.
        package var isReached: [Bool]
        /// The journey of least weight to the goal; `nil` if it is not reached.
        package var journey: Journey?
    }

    /// The explored graph.
    package let graph: StateGraph
    /// The duration of an event relative to the stated speeds; at least 1.
    package let slowness: Double
    /// Whether gestures of several fingers, or of more than a tap, are possible.
    package let canGesture: Bool
    private let prices: [[InputMethod.Cost]]
    /// For each position the time after which its state changes by itself, in
    /// seconds.
    private let deadlines: [Double]
    private let isTimed: Bool

    /// Computes the costs; O(edges), and one reading or scanning order per state.
    package init(_ graph: StateGraph, slowness: Double = 1, canGesture: Bool = true) {
        self.graph = graph
        self.slowness = slowness
        self.canGesture = canGesture
        var prices = JourneyPrices(graph)
        self.prices = graph.edges.indices.map { start in
            graph.edges[start].map { edge in
                var price = prices.price(of: edge, from: start)
                // A pause takes the same time for everyone.
                let pause = if case .wait(let seconds) = edge.event { seconds } else { 0.0 }
                price.seconds = pause + (price.seconds - pause) * slowness
                return price
            }
        }
        deadlines = graph.edges.indices.map { start in
            graph.edges[start].reduce(.infinity) { least, edge in
                guard case .wait(let pause) = edge.event, graph.positions[edge.target].state != graph.positions[start].state else {
                    return least
                }
                return min(least, pause)
            }
        }
        isTimed = deadlines.contains { $0 < .infinity }
    }

    /// Returns the time after which the state of a position changes by itself, in
    /// seconds; infinity if it does not.
    package func deadline(at position: Int) -> Double { deadlines[position] }

    /// Searches for the journey of least weight; of equal ones that of the fewest
    /// events.
    ///
    /// If time is limited, the weight must be the time: another journey of least
    /// weight may not be in time.
    ///
    /// - Parameters:
    ///   - measure: The weight.
    ///   - isGoal: Whether a position is the goal.
    package func search(by measure: InputMethod.Measure = .seconds, to isGoal: (Int) -> Bool) -> Result {
        var nodes = NodeNumbers(isTimed: isTimed, positions: graph.positions.count)
        var arrivals: [(from: Int, edge: Int)] = []
        var best: [Weight] = []
        var elapsed: [Double] = []
        var isSettled: [Bool] = []
        var heap = MinimumHeap<Weight>()
        func arrive(_ position: Int, _ entry: Int, _ weight: Weight, after time: Double, by arrival: (from: Int, edge: Int)) {
            var weight = weight
            let (node, isNew) = nodes.number(of: position, entry)
            weight.node = node
            if isNew {
                best.append(weight)
                arrivals.append(arrival)
                elapsed.append(time)
                isSettled.append(false)
            } else {
                guard !isSettled[node], weight < best[node] else { return }
                (best[node], arrivals[node], elapsed[node]) = (weight, arrival, time)
            }
            heap.insert(weight)
        }
        var result = Result(isReached: Array(repeating: false, count: graph.positions.count))
        arrive(0, 0, Weight(amount: 0, events: 0), after: 0, by: (-1, -1))
        while let weight = heap.popLeast() {
            let node = weight.node
            guard !isSettled[node] else { continue }
            isSettled[node] = true
            let (position, entry) = nodes.places[node]
            result.isReached[position] = true
            if result.journey == nil, isGoal(position) { result.journey = journey(to: node, arrivals, nodes.places) }
            for (number, edge) in graph.edges[position].enumerated() where isPossible(edge.event) {
                let price = prices[position][number]
                let isChange = graph.positions[edge.target].state != graph.positions[position].state
                let step = step(price, isChange: isChange, after: elapsed[node])
                if isTimed, edge.event.inputMethod != nil, step.acted > deadlines[position] { continue }
                let next = Weight(amount: weight.amount + price[measure], events: weight.events + 1)
                arrive(edge.target, isChange ? edge.target : entry, next, after: step.elapsed, by: (node, number))
            }
        }
        return result
    }

    /// Whether a journey may have an event: what happens to the app is no way to a
    /// goal.
    package func isPossible(_ event: UserEvent) -> Bool { !event.isExternal && (canGesture || !event.needsGesture) }

    /// The time in a state at which an event has happened, and the time in the
    /// state after it, where new speech counts.
    private func step(_ price: InputMethod.Cost, isChange: Bool, after elapsed: Double) -> (acted: Double, elapsed: Double) {
        guard isChange else { return (elapsed + price.seconds, elapsed + price.seconds) }
        let listening = Double(price.wordsHeard) * InputPace.wordHeard * slowness
        return (elapsed + price.seconds - listening, listening)
    }

    /// Returns the least of a measure on a journey to the goal, or `nil` if it is
    /// not reached.
    ///
    /// If time is limited and the journey of least measure is not in time, returns
    /// that of the fastest journey.
    package func least(_ measure: InputMethod.Measure, to isGoal: (Int) -> Bool) -> Double? {
        guard isTimed, measure != .seconds else { return search(by: measure, to: isGoal).journey.map { $0.cost[measure] } }
        guard let fastest = search(to: isGoal).journey else { return nil }
        let unlimited = JourneySearch(self, isTimed: false)
        guard let cheapest = unlimited.search(by: measure, to: isGoal).journey, isInTime(cheapest) else { return fastest.cost[measure] }
        return cheapest.cost[measure]
    }

    private init(_ other: JourneySearch, isTimed: Bool) {
        (graph, slowness, canGesture) = (other.graph, other.slowness, other.canGesture)
        (prices, deadlines) = (other.prices, other.deadlines)
        self.isTimed = isTimed
    }

    private func isInTime(_ journey: Journey) -> Bool {
        var elapsed = 0.0
        for (place, number) in journey.edges.enumerated() {
            let start = journey.positions[place]
            let edge = graph.edges[start][number]
            let isChange = graph.positions[edge.target].state != graph.positions[start].state
            let step = step(prices[start][number], isChange: isChange, after: elapsed)
            if edge.event.inputMethod != nil, step.acted > deadlines[start] { return false }
            elapsed = step.elapsed
        }
        return true
    }

    private func journey(to node: Int, _ arrivals: [(from: Int, edge: Int)], _ places: [(position: Int, entry: Int)]) -> Journey {
        var journey = Journey(positions: [places[node].position], edges: [], cost: InputMethod.Cost())
        var node = node
        while arrivals[node].from >= 0 {
            let (from, edge) = arrivals[node]
            journey.positions.append(places[from].position)
            journey.edges.append(edge)
            node = from
        }
        journey.positions.reverse()
        journey.edges.reverse()
        for (place, edge) in journey.edges.enumerated() { journey.cost = journey.cost + prices[journey.positions[place]][edge] }
        return journey
    }

    /// The weight of a node: the smaller is settled first, and of equal ones the
    /// one of fewer events.
    private struct Weight: Comparable {
        var amount: Double
        var events: Int
        var node = 0

        static func < (left: Weight, right: Weight) -> Bool {
            (left.amount, left.events, left.node) < (right.amount, right.events, right.node)
        }
    }

    /// The numbers of the nodes: positions, or, if time is limited, positions with
    /// the one at which their state began.
    private struct NodeNumbers {
        let isTimed: Bool
        private(set) var places: [(position: Int, entry: Int)] = []
        private var numbers: [Place: Int] = [:]
        /// The number of each position; −1 for none.
        private var untimed: [Int]

        private struct Place: Hashable {
            let position: Int
            let entry: Int
        }

        init(isTimed: Bool, positions: Int) {
            self.isTimed = isTimed
            untimed = Array(repeating: -1, count: isTimed ? 0 : positions)
        }

        mutating func number(of position: Int, _ entry: Int) -> (number: Int, isNew: Bool) {
            if isTimed {
                let place = Place(position: position, entry: entry)
                if let known = numbers[place] { return (known, false) }
                numbers[place] = places.count
            } else {
                if untimed[position] >= 0 { return (untimed[position], false) }
                untimed[position] = places.count
            }
            places.append((position, entry))
            return (places.count - 1, true)
        }
    }
}

extension StateGraph {
    /// Returns the events of a journey.
    package func events(of journey: JourneySearch.Journey) -> [UserEvent] {
        zip(journey.positions, journey.edges).map { edges[$0][$1].event }
    }
}
