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

    @Test func `another long press is no alternative`() {
        let gesture = ScreenElement.Gesture(.longPress, action: "delete")

        #expect(spec.judged(screen([cell(gesture, [ScreenElement.Action(.longPress, identifier: "delete")])])).outcome == .failed)
    }

    @Test func `while the button that does the same is disabled, only a person can say`() {
        func judged(_ change: @escaping (inout ScreenElement) -> Void) -> Judged {
            spec.judged(screen([cell(ScreenElement.Gesture(.pinch, action: "zoom")), .button("Zoom in", action: "zoom", change: change)]))
        }

        #expect(judged { $0.isEnabled = false } == .cantTell(.humanJudgement))
        #expect(judged { $0.isEnabled = true } == .passed)
        #expect(
            judged {
                $0.isEnabled = false
                $0.isAccessibilityHidden = true
            } == .failed("what a pinch on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `a gesture of unknown action cannot be judged`() {
        #expect(spec.judged(screen([cell(ScreenElement.Gesture(.pinch))])) == .cantTell(.actionUnknown))
    }

    @Test func `a gesture known to have no alternative fails`() {
        #expect(
            spec.judged(screen([cell(ScreenElement.Gesture(.shake, alternatives: []))]))
                == .failed("what a shake on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `a long press among the actions needs an alternative, too`() {
        let hold = ScreenElement.Action(.longPress, identifier: "options")
        func judged(_ others: ScreenElement.Action...) -> Judged {
            spec.judged(screen([.button("Parcel") { $0.actions = [hold] + others }]))
        }

        #expect(judged() == .failed("what a long press on button \"Parcel\" does cannot be done without it"))
        #expect(judged(ScreenElement.Action(.custom, identifier: "options", name: "Options")) == .passed)
        #expect(
            spec.judged(screen([.button("Parcel") { $0.actions = [ScreenElement.Action(.longPress)] }])) == .inapplicable(.nothingToJudge))
    }

    @Test func `three fingers are a note even with an alternative, since Zoom takes them`() {
        func judged(_ fingers: Int?) -> Judged {
            let gesture = ScreenElement.Gesture(.swipe, fingerCount: fingers, action: "delete")
            return spec.judged(screen([cell(gesture, [ScreenElement.Action(.custom, identifier: "delete", name: "Delete")])]))
        }

        #expect(
            judged(3)
                == .failed("a gesture of cell \"Parcel\" takes three fingers, as the gestures of Zoom and VoiceOver do"))
        for fingers in [nil, 1, 2, 4] { #expect(judged(fingers) == .passed) }
        #expect(
            spec.judged(screen([cell(ScreenElement.Gesture(.swipe, fingerCount: 3, action: "delete"))]))
                == .failed("what a swipe on cell \"Parcel\" does cannot be done without it"))
    }

    @Test func `without gestures there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }
}
