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
