import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A button that may take itself away, or a step more each time.
private struct Vanishing: ScreenFlow {
    var vanishes = true
    var isEndless = false
    let initialState = 0

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        let button = Blueprint.button("a").action("a")
        let isGone = vanishes && state > 0
        return StandardLayout().screen(for: .column(isGone ? [.text("b")] : [button, .text("b")]), in: environment)
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        guard event == .activate("a") else { return state }
        return isEndless ? state + 1 : 1
    }
}

/// A button that leads to the last screen, which may have nothing to focus and the
/// same title.
private struct Ending: ScreenFlow {
    var hasButton = false
    var isTitled = true
    let initialState = false

    func screen(for isPlaced: Bool, in environment: UserEnvironment) -> RenderedScreen {
        let end = hasButton ? Blueprint.column([.text("Thank you"), .button("Share").action("share")]) : .text("Thank you")
        return StandardLayout().screen(for: isPlaced ? end : .button("Order").action("order"), in: environment)
            .titled(isTitled && isPlaced ? "Order placed" : "Cart")
    }

    func reduce(_ isPlaced: Bool, _ event: FlowEvent) -> Bool { isPlaced || event == .activate("order") }
}

/// A screen that never changes.
private struct Still: ScreenFlow {
    let initialState = 0
    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        StandardLayout().screen(for: .button("a"), in: environment)
    }
    func reduce(_ state: Int, _ event: FlowEvent) -> Int { state }
}

/// A number that goes up, with a button in each state that takes itself away.
private struct Counting: ScreenFlow {
    let initialState = 0

    func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
        let more = Blueprint.button("More").action("more")
        let clear = Blueprint.button("Clear").action("clear")
        let content = Blueprint.column([.text("Number"), more] + (state % 2 == 0 ? [clear] : []))
        return StandardLayout().screen(for: content, in: environment).titled("\(state / 2)")
    }

    func reduce(_ state: Int, _ event: FlowEvent) -> Int {
        switch event {
        case .activate("more"): (state / 2 + 1) * 2
        case .activate("clear"): state + 1
        default: state
        }
    }
}

struct FocusNeverLostTests {
    private let spec = FocusNeverLost()

    @Test func `a button that takes itself away loses the focus in both ways`() {
        #expect(
            spec.judged(Vanishing())
                == .failed(#"button "a" had the focus and is gone: the keyboard and the screen reader have no focus"#))
    }

    /// A stopwatch, whose one button starts and stops it.
    private func stopwatch(_ change: (Blueprint) -> Blueprint = { $0 }, stop: Blueprint = .button("Stop").action("stop")) -> Script {
        Script(
            [
                "a": .column([.text("0 s"), .button("Start").action("start")]), "b": change(.column([.text("0 s"), stop])),
                "c": .column([.text("1 s"), stop]),
            ],
            ["a": [.activate("start"): "b"], "b": [.activate("stop"): "a", .wait(1): "c"]], pauses: [1])
    }

    @Test func `an element that both lose is not reported for each where one alone was explored`() {
        for bound in 8...24 {
            let failures = Set(audit(FlowPresentation(Counting(), bound: bound), by: [spec])[0].findings.map(\.kind.rawValue))
            #expect(failures.isSubset(of: ["both"]) || failures.count == 1, "\(failures) at \(bound)")
        }
    }

    @Test func `what says or does something else in the same place keeps the focus`() {
        #expect(spec.judged(stopwatch()) == .passed)
        #expect(spec.judged(stopwatch(stop: .button("Stop").action("stop").accessibilityIdentifier("stop"))).outcome == .failed)
        #expect(spec.judged(stopwatch(stop: .toggle("Stop", isOn: true).action("stop"))).outcome == .failed)
        #expect(spec.judged(stopwatch { _ in .column([.button("Stop").action("stop"), .text("0 s")]) }).outcome == .failed)
    }

    @Test func `other content under one title is another screen`() {
        func step(_ names: [String]) -> Blueprint {
            .column([.navigationBar("Transfer")] + names.flatMap { [.text($0), .field($0)] } + [.button("Continue").action("next")])
        }
        func flow(_ first: [String], _ second: [String], titles: [String: String]) -> Script {
            Script(["a": step(first), "b": step(second)], ["a": [.activate("next"): "b"]]).with { $0.titles = titles }
        }
        let same = ["a": "Transfer", "b": "Transfer"]

        #expect(spec.judged(flow(["To", "Account"], ["Amount", "Date"], titles: same)) == .passed)
        #expect(StatusAnnounced().judged(flow(["To", "Account"], ["Amount", "Date"], titles: same)).outcome != .failed)
    }

    @Test func `another screen with nothing to focus ends the flow`() {
        #expect(spec.judged(Ending()) == .passed)
        #expect(spec.judged(Ending(hasButton: true)) == .passed)
        #expect(
            spec.judged(Ending(isTitled: false))
                == .failed(#"button "Order" had the focus and is gone: the keyboard and the screen reader have no focus"#))
    }

    @Test func `a lost focus is also reported by its keys`() {
        let verdicts = audit(FlowPresentation(Vanishing()), by: [spec])[0]

        #expect(verdicts.findings.map(\.keys) == [[.tab, .return]])
        #expect(spec.paths(in: Vanishing()) == ["Tab, Return"])
        #expect(verdicts.findings.map { spec.wording(for: $0).remedy }.first == "move the focus to what follows it")
    }

    /// Three buttons, and a message that takes the place of them all.
    @Test func `one change of the screen is one failure, whatever had the focus`() {
        let buttons = ["x", "y", "z"].map { Blueprint.button($0).action($0) }
        let flow = Script(
            ["a": .column(buttons), "b": .column([.text("Closed"), .button("Open").action("open")])], ["a": [.wait(30): "b"]], pauses: [30])

        #expect(spec.judged(flow) == .failed(#"button "x" had the focus and is gone: the keyboard and the screen reader have no focus"#))
        #expect(spec.paths(in: flow) == ["Tab, wait 30 s"])
        // Only the screen reader is on the text.
        let text = Script(["a": .column([.text("Hello"), buttons[0]]), "b": buttons[0]], ["a": [.wait(30): "b"]], pauses: [30])
        #expect(spec.judged(text) == .failed(#"text "Hello" had the focus and is gone: the screen reader has no focus"#))
    }

    @Test func `a button that stays keeps it`() {
        #expect(spec.judged(Vanishing(vanishes: false)) == .passed)
    }

    @Test func `a screen that never changes is nothing to judge`() {
        #expect(spec.judged(Still()) == .inapplicable(.nothingToJudge))
    }

    @Test func `an endless flow is untested beyond the bound`() {
        #expect(spec.judged(Vanishing(vanishes: false, isEndless: true), bound: 20) == .untested(.boundReached))
    }
}
