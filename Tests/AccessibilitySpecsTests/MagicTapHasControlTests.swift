import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct MagicTapHasControlTests {
    private let spec = MagicTapHasControl()
    private let play = Blueprint.toggle("Radio").action("play")
    private let playing = Blueprint.toggle("Radio", isOn: true).action("play")

    private func flow(_ moves: [FlowEvent: String], from start: Blueprint? = nil) -> Script {
        Script(["a": start ?? play, "b": playing], ["a": moves, "b": [.activate("play"): "a", .magicTap: "a"]])
    }

    @Test func `a magic tap with the effect of a control passes`() {
        #expect(spec.judged(flow([.activate("play"): "b", .magicTap: "b"])) == .passed)
    }

    @Test func `one that does what no control does fails`() {
        #expect(spec.judged(flow([.magicTap: "b"])) == .failed("the magic tap does what no control of the screen does"))
        #expect(spec.paths(in: flow([.magicTap: "b"])) == ["reader magicTap"])
    }

    @Test func `each state needs a control of its screen`() {
        let other = Blueprint.column([.button("Start").action("start"), .text("Ready")])
        let flow = Script(
            ["a": .column([play, .button("More").action("more")]), "b": playing, "c": other],
            ["a": [.activate("play"): "b", .activate("more"): "c", .magicTap: "b"], "b": [.activate("play"): "a"], "c": [.magicTap: "b"]])

        #expect(spec.judged(flow) == .failed("the magic tap does what no control of the screen does"))
    }

    @Test func `one that destroys fails, and one that asks passes`() {
        let delete = Blueprint.button("Delete", role: .destructive).action("play")
        let moves: [FlowEvent: String] = [.activate("play"): "b", .magicTap: "b"]

        #expect(
            spec.judged(flow(moves, from: delete)).facts == [#"the magic tap does what button "Delete" does, which destroys something"#])
        let asking = flow(moves, from: delete).changing("play") { $0.actions?[0].isConfirmed = true }
        #expect(spec.judged(asking) == .passed)
    }

    @Test func `beside a player it does something`() {
        let idle = flow([.activate("play"): "b"], from: play.accessibilityAddTraits(.startsMediaSession))

        #expect(spec.judged(idle) == .failed(#"toggle "Radio" starts media, and the magic tap does nothing"#))
        #expect(spec.judged(idle.changing("play") { $0.isEnabled = false }).facts == [])
    }

    @Test func `without one it may do nothing`() {
        let flow = Script(["a": play], [:])

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }
}
