import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct FrequentUpdatesMarkedTests {
    private let spec = FrequentUpdatesMarked()

    /// A clock that pauses change, and stops at "0:02".
    private func clock(_ traits: [String: ScreenElement.Traits] = [:], pause: Double = 1) -> Script {
        func time(_ text: String) -> Blueprint { Blueprint.text(text).accessibilityIdentifier("time") }
        let script = Script(
            ["a": time("0:00"), "b": time("0:01"), "c": time("0:02")], ["a": [.wait(pause): "b"], "b": [.wait(pause): "c"]],
            pauses: [pause])
        return ["a", "b", "c"].reduce(script) { script, state in
            script.changing("time", in: [state]) { $0.traits = traits[state] ?? .staticText }
        }
    }

    @Test func `a clock without a mark fails`() {
        #expect(spec.judged(clock()) == .failed("text \"0:00\" keeps changing by itself, and is not marked"))
        #expect(spec.paths(in: clock()) == ["wait 1 s"])
    }

    @Test func `a clock that is marked while it runs passes`() {
        #expect(spec.judged(clock(["a": .updatesFrequently, "b": .updatesFrequently])) == .passed)
    }

    @Test func `a mark on a clock that stands fails`() {
        let marked = clock(["a": .updatesFrequently, "b": .updatesFrequently, "c": .updatesFrequently])

        #expect(spec.judged(marked) == .failed("text \"0:02\" is marked as changing often, and no longer changes"))
        #expect(spec.remedies(for: marked) == ["remove the trait updatesFrequently when it stops"])
    }

    @Test func `changes every ten seconds are frequent, and rarer ones are not`() {
        #expect(spec.judged(clock(pause: 10)).outcome == .failed)
        #expect(spec.judged(clock(pause: 11)) == .inapplicable(.nothingToJudge))
    }

    @Test func `a change of the value alone counts, and one of the place alone does not`() {
        func gauge(_ value: String, _ top: Double = 0) -> Blueprint {
            Blueprint.column([.text("Speed").accessibilityValue(value).accessibilityIdentifier("speed")]).padding(.top, top)
        }
        func judged(_ states: [Blueprint]) -> Judged {
            let script = Script(
                ["a": states[0], "b": states[1], "c": states[2]], ["a": [.wait(1): "b"], "b": [.wait(1): "c"]], pauses: [1])
            return spec.judged(script)
        }

        #expect(judged([gauge("10"), gauge("20"), gauge("30")]).outcome == .failed)
        #expect(judged([gauge("10", 0), gauge("10", 30), gauge("10", 60)]) == .inapplicable(.nothingToJudge))
    }

    @Test func `one change is not frequent`() {
        func time(_ text: String) -> Blueprint { Blueprint.text(text).accessibilityIdentifier("time") }
        let once = Script(["a": time("Loading"), "b": time("Loaded")], ["a": [.wait(1): "b"]], pauses: [1])

        #expect(spec.judged(once) == .inapplicable(.nothingToJudge))
    }

    @Test func `announced changes and live regions need no mark`() {
        #expect(spec.judged(clock().with { $0.says = ["b": "One", "c": "Two"] }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(clock().changing("time") { $0.liveRegion = .polite }) == .passed)
        #expect(spec.judged(clock().changing("time") { $0.liveRegion = .off }).outcome == .failed)
    }

    @Test func `unknown traits and hidden clocks leave it open`() {
        #expect(spec.judged(clock().changing("time") { $0.traits = nil }) == .cantTell(.stateUnknown))
        #expect(spec.judged(clock().changing("time") { $0.isAccessibilityHidden = true }) == .inapplicable(.notInAccessibilityTree))
    }
}
