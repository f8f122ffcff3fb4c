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

    @Test func `nothing recorded holds nobody`() {
        #expect(traps(silentPage, RenderedScreen.RecordedFocus(walks: [])) == [])
    }

    @Test func `a walk that leaves the page holds nobody`() {
        let recorded = RenderedScreen.RecordedFocus(
            walks: [.init(from: "n1", tab: ["n2", nil], shiftTab: [nil])], tabSequence: ["n1", "n2", nil])

        #expect(traps(silentPage, recorded) == [])
    }

    @Test func `two buttons that pull the focus back are a loop, and the way in is told`() {
        #expect(traps(silentPage, ring()) == [#"loop [1, 2] by ["Shift-Tab"]"#])
    }

    @Test func `Escape leads out if it was seen to`() {
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: [nil])])) == [])
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: ["n3", "n1", nil])])) == [])
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Escape", focusAfter: ["n2", "n3"])])).count == 1)
    }

    @Test func `another key leads out only if the page tells of it`() {
        let attempt = RenderedScreen.RecordedFocus.EscapeAttempt(from: "n2", key: "Ctrl+M", focusAfter: ["n1", nil])

        #expect(traps(silentPage, ring([attempt])).count == 1)
        #expect(traps(page, ring([attempt])) == [])
        #expect(traps(page, ring([.init(from: "n2", key: "F6", focusAfter: [nil])])).count == 1)
    }

    @Test func `activating is no way of leaving`() {
        #expect(traps(silentPage, ring([.init(from: "n2", key: "Enter", focusAfter: [nil])])).count == 1)
    }

    @Test func `a place that the screen lacks is told with both ends, and counts as a way out`() {
        let recorded = RenderedScreen.RecordedFocus(walks: [.init(from: "n1", tab: ["n9"], shiftTab: ["n1"])])
        let graph = KeyboardGraph(silentPage, recorded: recorded)

        #expect(graph.traps(on: silentPage) == [])
        #expect(!graph.isComplete)
        #expect(
            graph.danglingReferences.map(\.description) == [
                #"Element "n1" names "n9" as where the focus went, and nothing on the screen has that name"#
            ])
    }
}
