import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import Testing

/// A row with a custom action and a long press in a list that scrolls, a slider
/// and a field; the state is the last event that did something.
private struct Recorder: ScreenFlow {
    let initialState = "start"
    var isInterrupted = true
    var notices: [FlowEvent.Notification] = []
    var isRowDisabled = false

    func screen(for state: String, in environment: UserEnvironment) -> RenderedScreen {
        let row = part(.button, "row", LayoutRect(x: 0, y: 0, width: 44, height: 44)) { element in
            element.actions = [
                ScreenElement.Action(.activate, identifier: "open"),
                ScreenElement.Action(.custom, identifier: "0.Archive", name: "Archive"),
                ScreenElement.Action(.longPress),
            ]
            element.gestures = [
                ScreenElement.Gesture(.swipe, action: "0.Archive"), ScreenElement.Gesture(.pinch, action: "zoom"),
                ScreenElement.Gesture(.rotate), ScreenElement.Gesture(.doubleTap, action: "open"),
            ]
            element.isEnabled = !isRowDisabled
        }
        let parts = [
            row, part(.slider, "slider", LayoutRect(x: 0, y: 50, width: 44, height: 44)) { $0.traits = .adjustable },
            part(.textField, "field", LayoutRect(x: 0, y: 100, width: 44, height: 44)),
        ].map { part in
            part.changed { element in
                (element.identifier, element.label) = (element.source, element.source)
                (element.isAccessibilityElement, element.isVisible) = (true, true)
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [])
            }
        }
        let list = part(.list, "list", LayoutRect(x: 0, y: 0, width: 320, height: 568), parts) { element in
            element.identifier = "list"
            element.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        }
        return NavigationTests.screen([list])
    }

    func texts(for field: String, in state: String) -> [String] { field == "field" ? ["tea"] : [] }

    func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] {
        var bold = environment
        bold.isBoldText = true
        return [bold]
    }

    func reduce(_ state: String, _ event: FlowEvent) -> String {
        switch event {
        case .focus: state
        case .settings(let environment): environment.isBoldText ? "bold" : "plain"
        default: "\(event)"
        }
    }

    func notifications(after event: FlowEvent, from old: String, to new: String) -> [FlowEvent.Notification] {
        if case .focus = event { [] } else { notices }
    }
}

struct FlowEventsTests {
    /// The events of an input method beside those that every element has.
    private func offered(by inputMethod: InputMethod, after moves: [UserEvent] = [], _ flow: Recorder = Recorder()) -> [String] {
        var walk = FlowWalk(flow, by: inputMethod)
        for move in moves { _ = walk.perform(move) }
        return walk.events.filter { event in
            switch event {
            case .perform, .increment, .decrement, .enter: true
            default: false
            }
        }.map(\.description)
    }

    @Test func `touch has long presses, gestures, scrolling and steps of sliders`() {
        #expect(
            offered(by: .touch) == [
                #"touch "scroll" of "list""#, #"touch "longPress" of "row""#, #"touch "Archive" of "row""#, #"touch "pinch" of "row""#,
                #"touch "doubleTap" of "row""#, #"touch more of "slider""#, #"touch less of "slider""#, #"touch text "tea" into "field""#,
            ])
    }

    @Test func `Switch Control and Voice Control have custom actions`() {
        let own = [
            #""scroll" of "list""#, #""Archive" of "row""#, #""longPress" of "row""#, #"more of "slider""#, #"less of "slider""#,
            #"text "tea" into "field""#,
        ]

        #expect(offered(by: .switchControl) == own.map { "select \($0)" })
        #expect(offered(by: .voiceControl) == own.map { "say \($0)" })
    }

    @Test func `with a focus only the focused element and the regions around it offer something`() {
        #expect(offered(by: .keyboard) == [])
        #expect(offered(by: .keyboard, after: [.key(.tab)]) == [#"keys "scroll" of "list""#, #"keys "Archive" of "row""#])
        #expect(
            offered(by: .screenReader, after: [.reader(.next)]) == [
                #"reader "scroll" of "list""#, #"reader "Archive" of "row""#, #"reader "longPress" of "row""#,
            ])
        #expect(
            offered(by: .screenReader, after: [.reader(.next), .reader(.next), .reader(.next)]) == [
                #"reader "scroll" of "list""#, #"reader text "tea" into "field""#,
            ])
    }

    @Test func `a disabled element offers nothing`() {
        #expect(offered(by: .touch, Recorder(isRowDisabled: true)).filter { $0.contains("row") } == [])
    }

    @Test(arguments: [
        (UserEvent.perform("Archive", on: "row", by: .switchControl), FlowEvent.perform("Archive", on: "row")),
        (.perform("longPress", on: "row", by: .switchControl), .perform("longPress", on: "row")),
        (.perform("scroll", on: "list", by: .switchControl), .perform("scroll", on: "list")),
        (.increment("slider", by: .switchControl), .increment("slider")), (.decrement("slider", by: .switchControl), .decrement("slider")),
        (.enter("tea", into: "field", by: .switchControl), .enter("tea", into: "field")), (.interruption, .interruption),
        (.perform("Archive", on: "row", by: .touch), .perform("Archive", on: "row")),
        (.perform("pinch", on: "row", by: .touch), .activate("zoom")),
        (.perform("doubleTap", on: "row", by: .touch), .activate("open")),
    ])
    func `the app receives the event`(event: UserEvent, received: FlowEvent) {
        var walk = FlowWalk(Recorder(), by: event.inputMethod ?? .switchControl)

        #expect(walk.events.contains(event))
        _ = walk.perform(event)
        #expect(walk.position.state == "\(received)")
    }

    @Test(arguments: [
        UserEvent.perform("Archive", on: "row", by: .touch), .perform("Delete", on: "row", by: .switchControl),
        .enter("tea", into: "row", by: .switchControl), .increment("row", by: .switchControl), .settings("bold text false"),
    ])
    func `an impossible event has no effect`(event: UserEvent) {
        var walk = FlowWalk(Recorder(), by: .switchControl)
        _ = walk.perform(event)

        #expect(walk.position.state == "start")
    }

    @Test func `settings change to others and back, and each has its screens`() {
        let graph = StateGraph(Recorder(isInterrupted: false), by: .touch)
        var walk = FlowWalk(Recorder(), by: .touch)
        _ = walk.perform(.settings("bold text true"))

        #expect(walk.environment.isBoldText)
        #expect(walk.events.contains(.settings("bold text false")))
        _ = walk.perform(.settings("bold text false"))
        #expect(!walk.environment.isBoldText)
        #expect(Set(graph.environments.map(\.isBoldText)) == [false, true])
    }

    @Test func `a layout change moves the focus, with or without a change of state`() {
        var walk = FlowWalk(Recorder(notices: [.layoutChanged(focus: "field")]), by: .screenReader)
        _ = walk.perform(.reader(.next))
        _ = walk.perform(.reader(.activate))
        #expect(walk.position.focus == "field")

        var again = FlowWalk(
            Recorder(notices: [.announcement("Sent", priority: .high), .layoutChanged(focus: "nowhere")]), by: .screenReader)
        _ = again.perform(.reader(.next))
        _ = again.perform(.reader(.activate))
        #expect(again.position.focus == "row")
    }

    @Test func `a screen change without an element moves the focus to the first`() {
        var walk = FlowWalk(Recorder(notices: [.screenChanged(focus: nil)]), by: .screenReader)
        for _ in 0..<3 { _ = walk.perform(.reader(.next)) }
        #expect(walk.position.focus == "field")
        _ = walk.perform(.interruption)
        #expect(walk.position.focus == "row")
    }

    @Test func `edges have the notifications of their step`() throws {
        let graph = StateGraph(Recorder(notices: [.announcement("Sent")]), by: .touch)
        let edge = try #require(graph.edges[0].first { $0.event == .touch("row") })

        #expect(edge.announcements == ["Sent"])
        #expect(edge.notices == [.announcement("Sent", priority: .standard)])
    }

    @Test(arguments: [
        (UserEvent.perform("longPress", on: "row", by: .touch), true), (.perform("scroll", on: "list", by: .touch), false),
        (.perform("Archive", on: "row", by: .screenReader), false), (.increment("slider", by: .touch), true),
        (.increment("slider", by: .keyboard), false), (.reader(.escape), true), (.reader(.magicTap), true), (.reader(.next), false),
        (.touch("row"), false), (.wait(1), false),
    ])
    func `events of several fingers or of more than a tap need a gesture`(event: UserEvent, needsGesture: Bool) {
        #expect(event.needsGesture == needsGesture)
    }

    @Test func `an activation is named by the action, else the identifier, else the element`() {
        let screen = StandardLayout().screen(
            for: .column([
                .button("Add").action("add").accessibilityIdentifier("addButton"), .button("Add one").accessibilityIdentifier("addOne"),
                .toggle("Wi-Fi").accessibilityIdentifier("wifi").frame(minHeight: 44), .button("Plain"),
            ]), in: UserEnvironment())
        let shown = FlowScreen(screen, inputMethod: .touch, in: UserEnvironment())

        let controls = screen.elements.indices.filter { screen.elements[$0].isControl }
        #expect(controls.map(shown.activation) == ["add", "addOne", "wifi", "button Plain"])
    }
}
