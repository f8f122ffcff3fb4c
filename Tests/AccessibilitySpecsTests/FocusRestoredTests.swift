import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

/// A sheet over two buttons, whose flow posts notifications when it closes.
private struct Posting: ScreenFlow {
    let initialState = false
    let posts: [FlowEvent.Notification]

    func screen(for isOpen: Bool, in environment: UserEnvironment) -> RenderedScreen {
        let base = Blueprint.column([.button("Other").action("other"), .button("New").action("new")])
        let shown = isOpen ? base.modal(.button("Close").action("close")) : base
        return StandardLayout().screen(for: shown, in: environment)
    }

    func reduce(_ isOpen: Bool, _ event: FlowEvent) -> Bool {
        switch event {
        case .activate("new"): true
        case .activate("close"), .escape: false
        default: isOpen
        }
    }

    func notifications(after event: FlowEvent, from old: Bool, to new: Bool) -> [FlowEvent.Notification] { old && !new ? posts : [] }
}

struct FocusRestoredTests {
    private let spec = FocusRestored()
    private let before = Blueprint.button("Before").action("before")
    private let open = Blueprint.button("Open").action("open")
    private let after = Blueprint.button("After").action("after")
    private let far = Blueprint.button("Far").action("far")
    private let close = Blueprint.button("Close").action("close").dismissesModal()

    /// A sheet over four buttons; after it closes, some of them are left.
    private func sheet(leaving left: [Blueprint], _ change: (inout Script) -> Void = { _ in }) -> Script {
        let base = Blueprint.column([before, open, after, far])
        return Script(
            ["a": base, "b": base.modal(close), "c": .column(left)],
            ["a": [.activate("open"): "b"], "b": [.activate("close"): "c", .escape: "c"]]
        ).with(change)
    }

    @Test func `the focus goes back to what opened the modal`() {
        #expect(spec.judged(sheet(leaving: [before, open, after, far])) == .passed)
    }

    @Test func `a view that is taken away takes the focus along`() {
        let flow = sheet(leaving: [before, open, after, far]) { $0.leavingFocus = ["c"] }

        #expect(
            spec.judged(flow)
                == .failed(#"the sheet closes, and the keyboard and the screen reader have no focus: button "Open" had the focus before"#))
        #expect(FocusNeverLost().judged(flow).outcome == .inapplicable)
        #expect(spec.paths(in: flow).first == "Tab, Tab, Return, Escape")
        #expect(spec.remedies(for: flow).first == "move the focus back to the element that had it before, or to the next one")
    }

    @Test func `a focus that the app moves elsewhere is not back`() {
        let flow = sheet(leaving: [before, open, after, far]) { $0.focus = ["c": "far"] }

        #expect(
            spec.judged(flow)
                == .failed(
                    #"the sheet closes, and the keyboard and the screen reader are on button "Far", not where they were: "#
                        + #"button "Open" had the focus before"#))
    }

    @Test func `a focus that is back for the keyboard alone fails by the screen reader`() {
        // Only the screen reader stops at the text that opened it.
        let text = Blueprint.text("Terms").action("open").keyboardFocusable(false)
        let base = Blueprint.column([before, text])
        let flow = Script(
            ["a": base, "b": base.modal(close), "c": base], ["a": [.activate("open"): "b"], "b": [.activate("close"): "c", .escape: "c"]]
        ).with { $0.leavingFocus = ["c"] }

        #expect(
            spec.judged(flow)
                == .failed(#"the sheet closes, and the screen reader has no focus: text "Terms" had the focus before"#))
    }

    @Test func `if what opened it is gone, what follows or precedes it will do`() {
        #expect(spec.judged(sheet(leaving: [before, after, far]) { $0.focus = ["c": "after"] }) == .passed)
        #expect(spec.judged(sheet(leaving: [before, after, far]) { $0.focus = ["c": "before"] }) == .passed)
    }

    @Test func `if what opened it is gone and nothing has the focus, it is lost`() {
        #expect(spec.judged(sheet(leaving: [before, after, far])).outcome == .failed)
    }

    @Test func `only a person can say if a distant place follows from the action`() {
        #expect(spec.judged(sheet(leaving: [before, after, far]) { $0.focus = ["c": "far"] }) == .cantTell(.humanJudgement))
    }

    @Test func `a new screen that is posted when a modal closes takes the screen reader to the top`() {
        #expect(
            spec.judged(Posting(posts: [.screenChanged(focus: nil)]))
                == .failed(
                    #"the sheet closes, and the screen reader is on button "Other", not where it was: button "New" had the focus before"#))
        #expect(spec.judged(Posting(posts: [.screenChanged(focus: "new")])) == .passed)
        #expect(spec.judged(Posting(posts: [])) == .passed)
    }

    @Test func `a focus moved to a new element is intended`() {
        let flow = sheet(leaving: [before, open, .button("New").action("new")]) { $0.focus = ["c": "new"] }

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `a focus moved to an element that says something new is intended`() {
        let renamed = Blueprint.button("Page 2").action("far")
        let flow = sheet(leaving: [before, open, after, renamed]) { $0.focus = ["c": "far"] }

        #expect(spec.judged(flow) == .passed)
    }

    @Test func `a modal that leads to another screen does not come back`() {
        let flow = sheet(leaving: [before]) { $0.titles = ["a": "Shop", "b": "Shop", "c": "Order"] }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a modal with a title of its own comes back to the screen it opened on`() {
        let titled = { (script: inout Script) in script.titles = ["a": "Shop", "b": "Filters", "c": "Shop"] }

        #expect(spec.judged(sheet(leaving: [before, open, after, far], titled)) == .passed)
        #expect(
            spec.judged(
                sheet(leaving: [before, open, after, far]) {
                    titled(&$0)
                    $0.leavingFocus = ["c"]
                }
            ).outcome == .failed)
    }

    @Test func `a modal that never closes is nothing to judge`() {
        let flow = sheet(leaving: []) { $0.moves["b"] = nil }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }

    @Test func `a flow with more states than are explored is untested`() {
        #expect(spec.judged(sheet(leaving: [before, open, after, far]), bound: 4) == .untested(.boundReached))
    }
}
