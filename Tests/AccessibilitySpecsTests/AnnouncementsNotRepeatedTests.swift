import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A text whose flow says something on each event.
private struct Saying: ScreenFlow {
    let initialState = 0
    var pauses: [Double] = []
    var says: @Sendable (FlowEvent, Int) -> [String]

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .button("Add").action("add"), in: environment)
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        switch event {
        case .activate, .wait: (state + 1) % 3
        default: state
        }
    }

    func notifications(after event: FlowEvent, from old: Int, to new: Int) -> [FlowEvent.Notification] {
        says(event, new).map { .announcement($0, priority: .low) }
    }
}

struct AnnouncementsNotRepeatedTests {
    private let spec = AnnouncementsNotRepeated()

    @Test func `an action may have the same answer each time`() {
        #expect(spec.judged(Saying { event, _ in event == .activate("add") ? ["Added"] : [] }) == .passed)
    }

    @Test func `one announcement is enough to pass`() {
        #expect(spec.judged(Saying { event, state in event == .activate("add") && state == 1 ? ["First"] : [] }) == .passed)
    }

    @Test func `what time repeats fails, once`() {
        let flow = Saying(pauses: [5]) { event, _ in event == .wait(5) ? ["Loading"] : [] }

        #expect(spec.judged(flow) == .failed("\"Loading\" is announced again without an action"))
        #expect(spec.remedies(for: flow) == ["announce it only when it has changed"])
    }

    @Test func `other words each time pass`() {
        let places = ["one place left", "nothing left", "all sold"]
        #expect(spec.judged(Saying(pauses: [5]) { event, state in event == .wait(5) ? [places[state]] : [] }) == .passed)
    }

    @Test func `the same words with other numbers fail where they follow each other at once`() {
        func left(every pause: Double, _ says: @escaping @Sendable (Int) -> [String]) -> Saying {
            Saying(pauses: [pause]) { event, state in event == .wait(pause) ? says(state) : [] }
        }
        let flow = left(every: 5) { ["\($0) left"] }

        #expect(
            spec.judged(flow)
                == .failed("\"1 left\" is announced without an action, and a moment later the same words with other numbers"))
        #expect(
            spec.remedies(for: flow) == ["mark what counts with the trait updatesFrequently, and announce only what a person waits for"])
        #expect(spec.judged(left(every: 10) { ["\($0) left"] }) == .passed)
        #expect(spec.judged(left(every: 5) { $0 == 1 ? ["1 left"] : [] }) == .passed)
        #expect(spec.judged(left(every: 5) { $0 == 0 ? [] : [$0 == 1 ? "1 left" : "2 sold"] }) == .passed)
    }

    @Test func `the failure names the element that shows the words`() {
        func loading(_ last: String) -> Blueprint { .column([.button("Cancel"), .text("Loading"), .button(last)]) }
        let flow = Script(["a": loading("Help"), "b": loading("More")], ["a": [.wait(5): "b"], "b": [.wait(5): "a"]])
            .with { ($0.pauses, $0.says) = ([5], ["a": "Loading…", "b": "Loading…"]) }

        #expect(spec.verdicts(flow).findings.map(\.element.label) == ["Loading"])
    }

    @Test func `the same words in other letters are the same`() {
        let flow = Saying(pauses: [5]) { event, state in event == .wait(5) ? [state == 0 ? "loading…" : "Loading"] : [] }

        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `the same words twice at once fail`() {
        let flow = Saying { event, _ in event == .activate("add") ? ["Added", "Added"] : [] }

        #expect(spec.judged(flow) == .failed("\"Added\" is announced twice at once"))
    }

    @Test func `the new value of the focused element is not announced once more`() {
        func volume(_ value: String) -> Blueprint { Blueprint.slider("Volume", value: value).accessibilityIdentifier("volume") }
        let flow = Script(
            ["a": volume("1 of 2"), "b": volume("2 of 2")],
            ["a": [.increment("volume"): "b"], "b": [.decrement("volume"): "a"]])

        #expect(
            spec.judged(flow.with { $0.says = ["b": "2 of 2"] })
                == .failed("\"2 of 2\" is announced, and VoiceOver says it as the value of the focused element, too"))
        #expect(spec.judged(flow.with { $0.says = ["b": "Loud"] }) == .passed)
    }

    @Test func `a flow that says nothing is nothing to judge`() {
        #expect(spec.judged(Saying { _, _ in [] }) == .inapplicable(.nothingToJudge))
    }
}
