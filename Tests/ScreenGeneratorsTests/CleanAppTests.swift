import EveryScreenModel
import EveryScreenNavigation
import Testing

@testable import EveryScreenGenerators
@testable import EveryScreenPlantedFaults

struct CleanAppTests {
    private let app = CleanApp(CleanApp.Feature.allCases)

    private func state(after events: FlowEvent...) -> CleanApp.State { events.reduce(app.initialState) { app.reduce($0, $1) } }

    @Test func `each control changes what it is for`() {
        #expect(state(after: .activate("light")).isOn)
        #expect(!state(after: .activate("light"), .activate("light")).isOn)
        #expect(state(after: .activate("cart")).isCart)
        #expect(!state(after: .activate("cart"), .activate("shop")).isCart)
        #expect(state(after: .activate("filter")).isFilterOpen)
        #expect(!state(after: .activate("filter"), .activate("close")).isFilterOpen)
        #expect(!state(after: .activate("filter"), .escape).isFilterOpen)
        #expect(state(after: .activate("delete")).isAsking)
        #expect(!state(after: .activate("delete"), .activate("keep")).isAsking)
    }

    @Test func `a slider has three steps`() {
        let up = FlowEvent.increment("volume")

        #expect((0...3).map { Array(repeating: up, count: $0).reduce(app.initialState) { app.reduce($0, $1) }.volume } == [0, 1, 2, 2])
        #expect(state(after: up, up, .decrement("volume")).volume == 1)
        #expect(state(after: .decrement("volume")).volume == 0)
    }

    @Test func `escape goes back from the detail, and the magic tap plays`() {
        #expect(state(after: .activate("detail")).isDetail)
        #expect(!state(after: .activate("detail"), .activate("back")).isDetail)
        #expect(!state(after: .activate("detail"), .escape).isDetail)
        #expect(state(after: .magicTap) == state(after: .activate("play")))
        #expect(!state(after: .activate("detail"), .magicTap).isPlaying)
    }

    @Test func `a custom action asks before it deletes`() {
        let asked = FlowEvent.perform("Delete", on: "message")

        #expect(state(after: asked).isAskingForMessage)
        #expect(!state(after: asked, .escape).isAskingForMessage)
        #expect(!state(after: asked, .activate("keep message")).isMessageGone)
        #expect(state(after: asked, .activate("confirm message")).isMessageGone)
    }

    @Test func `a form is locked after a warning, and keeps its text`() {
        let entered = FlowEvent.enter("1 Main Street", into: "address")

        #expect(state(after: entered, .wait(600)).time == 1)
        #expect(state(after: entered, .wait(600), .activate("stay")).time == 0)
        #expect(state(after: entered, .wait(600), .wait(600), .activate("unlock")) == state(after: entered))
        #expect(state(after: entered, .interruption) == state(after: entered))
    }

    @Test func `a button is idle until something is chosen`() {
        #expect(state(after: .activate("send")) == app.initialState)
        #expect(state(after: .activate("choose"), .activate("send")).isDetail)
    }

    @Test func `a confirmed deletion deletes, and the focus moves to the rest`() {
        let deleted = state(after: .activate("delete"), .activate("confirm"))

        #expect(deleted.isDeleted && !deleted.isAsking)
        #expect(app.requestedFocus(in: deleted) == "sort")
    }

    @Test func `a message is announced and goes after a pause, and takes no focus along that is not on it`() {
        let added = state(after: .activate("add"))

        #expect(app.announcements(in: added) == ["Added to the cart"])
        #expect(app.announcements(in: app.reduce(added, .wait(60))) == [])
        #expect(app.requestedFocus(in: app.reduce(added, .wait(60))) == nil)
        #expect(app.requestedFocus(in: state(after: .activate("add"), .focus("notice"), .wait(60))) == "add")
    }

    @Test func `a secret that is shown has the focus, and loses it when it goes`() {
        let shown = state(after: .activate("show"))

        #expect(app.requestedFocus(in: shown) == "number")
        #expect(app.requestedFocus(in: app.reduce(shown, .activate("show"))) == "number")
        #expect(app.requestedFocus(in: app.reduce(shown, .wait(60))) == "show")
    }

    @Test func `an event that changes nothing leaves the state as it is, the focus included`() {
        let deleted = state(after: .activate("delete"), .activate("confirm"))

        for event in [FlowEvent.activate("shop"), .activate("close"), .escape, .decrement("volume"), .activate("nothing"), .wait(60)] {
            #expect(app.reduce(deleted, event) == deleted, "\(event)")
        }
    }
}
