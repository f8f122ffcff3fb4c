import EveryScreenModel
import EveryScreenNavigation
import Testing

struct StateGraphTests {
    @Test func `a flow that ends is explored to the end`() {
        let graph = StateGraph(Counter(limit: 2), by: .touch)

        // Three numbers, each with the sheet closed and open.
        #expect(graph.isComplete)
        #expect(graph.positions.count == 6)
        #expect(graph.screens.count == 6)
        #expect(graph.positions.allSatisfy { $0.focus == nil })
    }

    @Test func `an endless flow stops at the bound, and says so`() {
        let graph = StateGraph(Counter(), by: .touch, bound: 50)

        #expect(!graph.isComplete)
        #expect(graph.bound == 50)
        #expect(graph.positions.count == 50)
    }

    @Test func `positions differ by the focus too`() {
        let graph = StateGraph(Counter(limit: 0), by: .keyboard)

        // Nothing, each of three buttons; the sheet opened from its button, and by
        // then left to go back there.
        #expect(graph.isComplete)
        #expect(Set(graph.positions.filter { $0.state == 0 }.map(\.focus)).count == 4)
    }

    @Test func `the fewest events lead to each position`() {
        let flow = Counter(limit: 2)
        let graph = StateGraph(flow, by: .keyboard)

        for position in graph.positions.indices {
            var walk = FlowWalk(flow, by: .keyboard)
            for event in graph.events(to: position) { _ = walk.perform(event) }
            #expect("\(walk.position.state)" == graph.stateName(graph.positions[position].state))
            #expect(walk.focusedElement == graph.positions[position].focus)
        }
        #expect(graph.events(to: 0) == [])
    }

    @Test func `an event that loses the focus is marked`() {
        let graph = StateGraph(Counter(limit: 1, hidesAtLimit: true), by: .keyboard)
        let lost = graph.edges.enumerated().flatMap { position, edges in
            edges.filter(\.losesFocus).map { graph.events(to: position) + [$0.event] }
        }

        #expect(lost.contains([.key(.tab), .key(.return)]))
        #expect(lost.contains([.key(.tab), .key(.space)]))
    }
}
