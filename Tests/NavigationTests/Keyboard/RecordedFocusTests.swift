import EveryScreenModel
import EveryScreenNavigation
import Testing

struct RecordedFocusTests {
    private let page = screen([
        part(.link, "n1"), part(.button, "n2"), part(.button, "n3"), part(.text, "n4") { $0.label = "Press Control-M to leave" },
    ])
    private let silentPage = screen([part(.link, "n1"), part(.button, "n2"), part(.button, "n3")])

    private func traps(_ screen: RenderedScreen, _ recorded: RenderedScreen.RecordedFocus) -> [String] {
        KeyboardGraph(screen, recorded: recorded).traps(on: screen)
            .map { "\($0.kind) \($0.elements) by \($0.keysIn.map(\.displayName))" }
    }

    /// Two buttons that pull the focus to each other, after a link that does not.
    private func ring(_ attempts: [RenderedScreen.RecordedFocus.EscapeAttempt] = []) -> RenderedScreen.RecordedFocus {
        RenderedScreen.RecordedFocus(
            walks: [
                .init(from: "n1", tab: ["n2", "n3", "n2"], shiftTab: [nil]),
                .init(from: "n2", tab: ["n3", "n2"], shiftTab: ["n3", "n2"], tabPulledBackAt: [0, 1]),
                .init(from: "n3", tab: ["n2"], shiftTab: ["n2"], tabPulledBackAt: [0]),
            ],
            tabSequence: ["n1", "n2", "n3", "n2"], shiftTabSequence: ["n3", "n2"], escapeAttempts: attempts)
    }

    @Test func `an empty recording has no trap`() {
        #expect(traps(silentPage, RenderedScreen.RecordedFocus(walks: [])) == [])
    }

    @Test func `a walk that leaves the page has no trap`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [.init(from: "n1", tab: ["n2", nil], shiftTab: [nil])], tabSequence: ["n1", "n2", nil])

        #expect(traps(silentPage, recorded) == [])
    }

    @Test func `two buttons that pull the focus back are a loop, and the entry is reported`() {
        #expect(traps(silentPage, ring()) == [#"loop [1, 2] by ["Shift-Tab"]"#])
    }

    @Test func `Keys that led nowhere from outside lead to no stop`() {
        func reached(_ tab: [String?], _ shiftTab: [String?]) -> [Bool] {
            let recorded = RenderedScreen.RecordedFocus(
                walks: [.init(from: "n2", tab: [nil], shiftTab: [nil])], tabSequence: tab, shiftTabSequence: shiftTab)
            let graph = KeyboardGraph(silentPage, recorded: recorded)
            return graph.stops.indices.map { graph.isReachable[$0] }
        }

        #expect(reached([nil, nil], [nil]) == [false])
        // Nothing was pressed from outside, in one direction or in both.
        #expect(reached([], []) == [true])
        #expect(reached([nil], []) == [true])
    }

    @Test func `Escape leads out if it was seen to`() {
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: [nil])])) == [])
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: ["n3", "n1", nil])])) == [])
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: ["n2", "n3"])])).count == 1)
    }

    @Test func `another key is an exit only if the page mentions it`() {
        let attempt = RenderedScreen.RecordedFocus.EscapeAttempt(from: "n2", key: "Ctrl+M", focusAfter: ["n1", nil])

        #expect(traps(silentPage, ring([attempt])).count == 1)
        #expect(traps(page, ring([attempt])) == [])
        #expect(traps(page, ring([.init(from: "n2", key: "F6", focusAfter: [nil])])).count == 1)
    }

    @Test func `activating is no way of leaving`() {
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Enter", focusAfter: [nil])])).count == 1)
    }

    @Test func `a place that the screen lacks is reported with both ends, and counts as an exit`() {
        let recorded = RenderedScreen.RecordedFocus(walks: [.init(from: "n1", tab: ["n9"], shiftTab: ["n1"])])
        let graph = KeyboardGraph(silentPage, recorded: recorded)

        #expect(graph.traps(on: silentPage) == [])
        #expect(!graph.isComplete)
        #expect(
            graph.danglingReferences.map(\.description) == [
                #"Element "n1" names "n9" as a target of the recorded focus, and nothing on the screen has that name"#
            ])
    }

    // MARK: Recordings that were cut off

    private func suspected(_ recorded: RenderedScreen.RecordedFocus) -> [[Int]] {
        KeyboardGraph(silentPage, recorded: recorded).closedSets(on: silentPage).filter { !$0.isExplored }.map(\.trap.elements)
    }

    @Test func `a sequence that ends at a new place was cut off, and has no trap`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [], tabSequence: ["n1", "n2", "n3"], shiftTabSequence: ["n3", "n2", "n1"])

        #expect(traps(silentPage, recorded) == [])
        #expect(suspected(recorded) == [[0, 1, 2]])
    }

    @Test func `a walk from one stop that was cut off has no trap`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [.init(from: "n1", tab: ["n2"], shiftTab: ["n1"])], tabSequence: ["n1", "n2"], shiftTabSequence: [])

        #expect(traps(silentPage, recorded) == [])
        #expect(suspected(recorded) == [[1]])
    }

    @Test func `a loop of Tab of which Shift-Tab was not recorded is no proof, nor the other way round`() {
        #expect(traps(silentPage, RenderedScreen.RecordedFocus(walks: [], tabSequence: ["n1", "n2", "n1"])) == [])
        #expect(traps(silentPage, RenderedScreen.RecordedFocus(walks: [], shiftTabSequence: ["n2", "n1", "n2"])) == [])
        #expect(suspected(RenderedScreen.RecordedFocus(walks: [], tabSequence: ["n1", "n2", "n1"])) == [[0, 1]])
    }

    @Test func `what one walk leaves open another may show`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [.init(from: "n3", tab: ["n2"], shiftTab: ["n2"]), .init(from: "n2", tab: ["n3"], shiftTab: ["n3"])],
            tabSequence: ["n1", "n2", "n3"], shiftTabSequence: ["n3", "n2"])

        #expect(traps(silentPage, recorded) == [#"loop [1, 2] by ["Shift-Tab"]"#])
        #expect(suspected(recorded) == [])
    }

    @Test func `a stop that only leads to an unexplored one is no trap by itself`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [.init(from: "n1", tab: ["n1"], shiftTab: ["n1"])], tabSequence: ["n2", "n3"], shiftTabSequence: ["n1"])

        #expect(traps(silentPage, recorded) == [#"selfLoop [0] by ["Shift-Tab"]"#])
        #expect(suspected(recorded) == [[2]])
    }

    @Test func `in a modal without a recorded Escape, a cycle of Tab proves nothing`() {
        func traps(_ attempts: [RenderedScreen.RecordedFocus.EscapeAttempt]) -> Int {
            let modal = part(.dialog, "d", .zero, [part(.button, "n1"), part(.button, "n2")]) { $0.modal = ScreenElement.ModalBehavior() }
            let page = screen([modal])
            let recorded = RenderedScreen.RecordedFocus(
                walks: [], tabSequence: ["n1", "n2", "n1"], shiftTabSequence: ["n2", "n1", "n2"], escapeAttempts: attempts)
            return KeyboardGraph(page, recorded: recorded).traps(on: page).count
        }

        #expect(traps([]) == 0)
        #expect(traps([.init(from: "n1", key: "F6", focusAfter: ["n1"])]) == 0)
        #expect(traps([.init(from: "n1", key: "Escape", focusAfter: ["n1", "n2"])]) == 1)
        #expect(traps([.init(from: "n1", key: "Escape", focusAfter: [nil])]) == 0)
    }

    @Test func `in a window of a desktop a recorded loop through all stops is the usual one`() {
        let whole = RenderedScreen.RecordedFocus(
            walks: [], tabSequence: ["n1", "n2", "n3", "n1"], shiftTabSequence: ["n3", "n2", "n1", "n3"])

        #expect(KeyboardGraph(silentPage, recorded: whole, isWindow: true).traps(on: silentPage) == [])
        #expect(KeyboardGraph(silentPage, recorded: whole).traps(on: silentPage).count == 1)
        #expect(KeyboardGraph(silentPage, recorded: ring(), isWindow: true).traps(on: silentPage).count == 1)
    }

    @Test func `further stops may be reached where a reachable stop is unexplored`() {
        let cutOff = RenderedScreen.RecordedFocus(walks: [], tabSequence: ["n1", "n2"], shiftTabSequence: ["n2", "n1"])
        let whole = RenderedScreen.RecordedFocus(walks: [], tabSequence: ["n1", "n2", nil], shiftTabSequence: ["n2", "n1", nil])

        #expect(!KeyboardGraph(silentPage, recorded: cutOff).isReachExplored)
        #expect(KeyboardGraph(silentPage, recorded: whole).isReachExplored)
    }
}
