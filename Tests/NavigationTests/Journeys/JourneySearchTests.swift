import EveryScreenModel
import EveryScreenNavigation
import EveryScreenNavigationProblems
import Testing

struct JourneySearchTests {
    private func search(_ flow: Counter, by inputMethod: InputMethod, slowness: Double = 1) -> JourneySearch {
        JourneySearch(StateGraph(flow, by: inputMethod), slowness: slowness)
    }

    /// The position of the sheet that is open over the number 2.
    private func isOpenAtTwo(_ search: JourneySearch) -> (Int) -> Bool {
        { search.graph.stateName(search.graph.positions[$0].state) == "State(number: 2, isOpen: true)" }
    }

    @Test func `the start is reached at no cost`() throws {
        let journey = try #require(search(Counter(limit: 2), by: .touch).search { $0 == 0 }.journey)

        #expect(journey.positions == [0])
        #expect(journey.cost == InputMethod.Cost())
    }

    @Test func `by touch each event is a tap`() throws {
        let search = search(Counter(limit: 2), by: .touch)
        let journey = try #require(search.search(to: isOpenAtTwo(search)).journey)

        #expect(search.graph.events(of: journey) == [.touch("raise"), .touch("raise"), .touch("open")])
        #expect(journey.cost.taps == 3)
        #expect(abs(journey.cost.seconds - 3.3) < 1e-9)
    }

    @Test func `by keyboard each event is a key`() throws {
        let search = search(Counter(limit: 2), by: .keyboard)
        let journey = try #require(search.search(to: isOpenAtTwo(search)).journey)

        // Tab, Return, Return, Tab, Return.
        #expect(journey.cost.keys == 5)
        #expect(journey.cost.events == 5)
    }

    @Test func `by screen reader moves are swipes, and the focused element is heard`() throws {
        let search = search(Counter(limit: 2), by: .screenReader)
        let journey = try #require(search.search(by: .swipes, to: isOpenAtTwo(search)).journey)

        // The magic tap raises the number, too; the button that opens is the second
        // stop.
        #expect(journey.cost.swipes == 2)
        #expect(journey.cost.taps == 3)
        #expect(journey.cost.wordsHeard > 0)
    }

    @Test func `by switch the items before are scanned, too`() throws {
        let search = search(Counter(limit: 2), by: .switchControl)
        let journey = try #require(search.search(to: isOpenAtTwo(search)).journey)

        #expect(journey.cost.scanSteps == 1 + 1 + 2)
        #expect(journey.cost.presses == 3)
        #expect(abs(journey.cost.seconds - (4 + 3 * 0.28)) < 1e-9)
    }

    @Test func `by voice each name comes behind a word`() throws {
        let search = search(Counter(limit: 2), by: .voiceControl)
        let journey = try #require(search.search(to: isOpenAtTwo(search)).journey)

        #expect(journey.cost.wordsSaid == 6)
    }

    @Test func `people who are too slow for a pause do not continue`() {
        // The number is raised by itself every second: by switch the second item
        // takes 2 s.
        let flow = Counter(limit: 1, pauses: [1])
        let search = search(flow, by: .switchControl)
        let isOpenAtZero = { (position: Int) in
            search.graph.stateName(search.graph.positions[position].state) == "State(number: 0, isOpen: true)"
        }

        #expect(search.search(to: isOpenAtZero).journey == nil)
        #expect(JourneySearch(StateGraph(flow, by: .touch), slowness: 10).search(to: isOpenAtZero).journey == nil)
        #expect(search.least(.scanSteps, to: isOpenAtZero) == nil)
    }

    @Test func `the least of a measure is that of another journey than the fastest`() throws {
        let search = search(Counter(limit: 2), by: .screenReader)

        let least = try #require(search.least(.wordsHeard, to: isOpenAtTwo(search)))
        let fastest = try #require(search.search(to: isOpenAtTwo(search)).journey)
        #expect(least <= Double(fastest.cost.wordsHeard))
    }

    @Test func `random flows have the least times of a simulation without a graph`() {
        let result = JourneySimulation.compare(500, firstSeed: 1)

        #expect(result.difference == nil)
        #expect(result.journeys == 5_000)
        // Journeys that end and such that do not are both frequent.
        #expect((1_500...4_500).contains(result.reached), "\(result.reached)")
    }
}
