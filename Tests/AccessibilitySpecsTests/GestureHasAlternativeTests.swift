import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct GestureHasAlternativeTests {
    private let spec = GestureHasAlternative()

    private func cell(_ gesture: ScreenElement.Gesture, _ actions: [ScreenElement.Action] = []) -> Node {
        Node(.cell, "Parcel") {
            $0.makeKnown()
            $0.gestures = [gesture]
            $0.actions = actions
        }
    }

    @Test func `a swipe whose action is a custom action passes`() {
        #expect(
            spec.judged(
                screen([
                    cell(
                        ScreenElement.Gesture(.swipe, action: "delete"),
                        [ScreenElement.Action(.custom, identifier: "delete", name: "Delete")])
                ]))
                == .passed)
    }

    @Test func `a swipe whose action a button does passes`() {
        #expect(
            spec.judged(screen([cell(ScreenElement.Gesture(.swipe, action: "delete")), .button("Delete", action: "delete")])) == .passed)
        #expect(spec.judged(screen([cell(ScreenElement.Gesture(.drag, alternatives: ["up"])), .button("Up", action: "up")])) == .passed)
    }

    @Test func `a swipe that nothing else does fails`() {
        #expect(
            spec.judged(screen([cell(ScreenElement.Gesture(.swipe, action: "delete"))]))
                == .failed("what a swipe on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `another long press, or a disabled button, is no alternative`() {
        let gesture = ScreenElement.Gesture(.longPress, action: "delete")

        #expect(spec.judged(screen([cell(gesture, [ScreenElement.Action(.longPress, identifier: "delete")])])).outcome == .failed)
        #expect(
            spec.judged(screen([cell(gesture), .button("Delete", action: "delete") { $0.isEnabled = false }]))
                == .failed("what a long press on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `a gesture of unknown action cannot be judged`() {
        #expect(spec.judged(screen([cell(ScreenElement.Gesture(.pinch))])) == .cantTell(.actionUnknown))
    }

    @Test func `a gesture known to have no alternative fails`() {
        #expect(
            spec.judged(screen([cell(ScreenElement.Gesture(.shake, alternatives: []))]))
                == .failed("what a shake on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `without gestures there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
