import EveryScreenLayout
import EveryScreenModel
import Testing

struct BlueprintFactsTests {
    private func first(_ blueprint: Blueprint, isReduceMotion: Bool = false) -> ScreenElement {
        var environment = UserEnvironment.standard
        environment.isReduceMotion = isReduceMotion
        return StandardLayout().screen(for: blueprint, in: environment).elements[0]
    }

    @Test func `what moves stands still with Reduce Motion, unless it is essential or ignores that`() {
        var motion = ScreenElement.Motion(.slide)
        motion.duration = 2
        let text = Blueprint.text("a")

        #expect(first(text.moves(.slide, for: 2)).motion == [motion])
        #expect(first(text.moves(.slide, for: 2), isReduceMotion: true).motion == [])
        #expect(first(text.moves(.slide, for: 2, ignoresReduceMotion: true), isReduceMotion: true).motion == [motion])
        motion.isEssential = true
        #expect(first(text.moves(.slide, for: 2, isEssential: true), isReduceMotion: true).motion == [motion])
        #expect(first(text).motion == nil)
    }

    @Test func `pictures do not start by themselves with Reduce Motion, and sound does`() {
        let starts = { (kind: ScreenElement.Media.Kind, ignores: Bool) in
            let playing = Blueprint.text("a").plays(kind, startsAutomatically: true, ignoresReduceMotion: ignores)
            return [false, true].map { first(playing, isReduceMotion: $0).media?.startsAutomatically }
        }

        #expect(starts(.video, false) == [true, false])
        #expect(starts(.video, true) == [true, true])
        #expect(starts(.audio, false) == [true, true])
    }

    @Test func `a gesture does a custom action of its own blueprint, or an action of that identity`() {
        let gestures = [Blueprint.GestureAction(.swipe, does: "Delete"), Blueprint.GestureAction(.drag, does: "move")]
        let button = first(.button("a").accessibilityActions(["Delete"]).gestures(gestures))

        #expect(button.gestures == [ScreenElement.Gesture(.swipe, action: ".Delete"), ScreenElement.Gesture(.drag, action: "move")])
        #expect(button.actions?.map(\.identifier) == ["", ".Delete"])
    }

    @Test func `sets, errors and exits of the app are facts of the element`() {
        #expect(first(.text("a").setMember(2, of: 5)).setPosition == ScreenElement.SetPosition(number: 2, count: 5))
        #expect(first(.field("a").fieldError("b")).field == ScreenElement.FieldFacts(isInvalid: true, errorMessage: "b"))
        #expect(
            first(.field("a").fieldError("b").fieldRequired().textContentType("email")).field
                == ScreenElement.FieldFacts(purpose: "email", isRequired: true, isInvalid: true, errorMessage: "b"))
        #expect(first(.field("a").fieldRequired(false)).field == ScreenElement.FieldFacts(isRequired: false))
        #expect(first(.image("a", width: 9, height: 9).showsText()).image?.showsText == true)
        #expect(first(.image("a", width: 9, height: 9)).image?.showsText == nil)
        #expect(first(.link("a").leavesApp()).actions?.map(\.leavesApp) == [true])
        #expect(first(.link("a")).actions?.map(\.leavesApp) == [nil])
    }

    @Test func `facts of the screen can be stated anywhere, and add up`() {
        let screen = laidOut(
            Blueprint.column([.navigationBar("a"), .text("b").screenSettings(language: "fi")])
                .screenSettings(language: "en", orientations: [.portrait], allowsZoom: true, refreshInterval: .infinity))

        #expect(
            screen.facts
                == RenderedScreen.Facts(title: "a", language: "fi", orientations: [.portrait], allowsZoom: true, refreshInterval: .infinity)
        )
    }
}
