import EveryScreenModel
import EveryScreenNavigation
import Testing

/// Two buttons; the focus on the second opens a sheet over them, with or without
/// notice to the system.
private struct Preview: ScreenFlow {
    var isUntold = false
    let initialState = "closed"

    func screen(for state: String, in environment: UserEnvironment) -> RenderedScreen {
        func button(_ name: String, _ y: Double) -> Part {
            part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
                element.identifier = name
                element.isAccessibilityElement = true
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            }
        }
        let base = part(.group, "base", LayoutRect(x: 0, y: 0, width: 320, height: 568), [button("one", 0), button("two", 50)])
        guard state == "open" else { return NavigationTests.screen([base]) }
        let sheet = part(.sheet, "sheet", LayoutRect(x: 0, y: 0, width: 320, height: 568), [button("close", 0)]) {
            $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: true)
        }
        return NavigationTests.screen([base, sheet])
    }

    func reduce(_ state: String, _ event: FlowEvent) -> String {
        switch event {
        case .focus("two"): "open"
        case .escape: "closed"
        default: state
        }
    }

    func announcements(in state: String) -> [String] { state == "open" ? ["Opened"] : [] }
    func leavesFocus(in state: String) -> Bool { isUntold }
}

/// Three fields; the first names the third as the next.
private struct Skipping: ScreenFlow {
    let initialState = 0

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        let fields = ["one", "two", "three"].enumerated().map { number, name in
            part(.textField, name, LayoutRect(x: 0, y: Double(number) * 50, width: 44, height: 44)) { element in
                element.identifier = name
                element.keyboard = ScreenElement.KeyboardBehavior(
                    isFocusable: true, consumedKeys: [], next: number == 0 ? "three" : nil)
            }
        }
        return NavigationTests.screen(fields)
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int { state }
}

struct FlowFocusTests {
    @Test(arguments: [(UserEnvironment.Idiom.mac, "one"), (.phone, "two"), (.pad, "two")])
    func `on a Mac the way back is the way there, elsewhere it is the order`(idiom: UserEnvironment.Idiom, last: String) {
        var environment = UserEnvironment.standard
        environment.idiom = idiom
        var walk = FlowWalk(Skipping(), by: .keyboard, in: environment)
        let focused = [ScreenElement.Key.tab, .tab, .shiftTab].map { key in
            _ = walk.perform(.key(key))
            return walk.position.focus
        }

        #expect(focused == ["one", "three", last])
    }

    @Test func `the app receives the moves of the person's focus`() {
        var walk = FlowWalk(Preview(), by: .keyboard)
        let losses = [UserEvent.key(.tab), .key(.tab)].map { walk.perform($0) }

        #expect(losses == [false, false])
        #expect(walk.position.state == "open")
        #expect(walk.position.focus == "close")
    }

    @Test func `a sheet without notice to the system leaves the focus behind it, where it is lost`() {
        var walk = FlowWalk(Preview(isUntold: true), by: .screenReader)
        let losses = [UserEvent.reader(.next), .reader(.next)].map { walk.perform($0) }

        #expect(losses == [false, true])
        #expect(walk.position.focus == nil)
    }

    @Test func `a graph has moves of the focus, openers and announcements`() throws {
        let graph = StateGraph(Preview(), by: .keyboard)
        let edge = try #require(graph.edges.joined().first { graph.positions[$0.target].state == 1 })

        #expect(edge.moved == "two")
        #expect(graph.positions[edge.target].openers.map(\.focus) == ["two"])
        #expect(edge.announcements == ["Opened"])
        #expect(graph.names[1] == ["group ", "one", "two", "sheet ", "close"])
        #expect(graph.openPositions == [])
        #expect(StateGraph(Preview(), by: .keyboard, bound: 1).openPositions == [0])
    }

    @Test func `an event has an input method, and waiting has none`() {
        let events: [UserEvent] = [.touch("a"), .key(.tab), .reader(.next), .select("a"), .say("a"), .wait(1.5)]

        #expect(events.map(\.inputMethod) == [.touch, .keyboard, .screenReader, .switchControl, .voiceControl, nil])
        #expect(events.map(\.description) == [#"touch "a""#, "Tab", "reader next", #"select "a""#, #"say "a""#, "wait 1.5 s"])
    }
}
