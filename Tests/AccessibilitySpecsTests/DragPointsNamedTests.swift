import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct DragPointsNamedTests {
    private let spec = DragPointsNamed()

    private func judged(_ drops: [ScreenElement.DragPoint], drags: [ScreenElement.DragPoint] = []) -> Judged {
        spec.judged(
            screen([
                .button("Card") {
                    $0.dropPoints = drops
                    $0.dragSources = drags
                }
            ]))
    }

    @Test func `different names pass, and one name for both directions`() {
        #expect(judged([ScreenElement.DragPoint("Top"), ScreenElement.DragPoint("Bottom")]) == .passed)
        #expect(judged([ScreenElement.DragPoint("Card")], drags: [ScreenElement.DragPoint("Card")]) == .passed)
        #expect(judged([ScreenElement.DragPoint("")]) == .passed)
    }

    @Test func `one name twice fails, and none among several`() {
        let top = ScreenElement.DragPoint("Top")

        #expect(judged([top, top]) == .failed("button \"Card\" has two places to drag or drop of the name \"Top\""))
        #expect(judged([], drags: [top, top]).outcome == .failed)
        #expect(
            judged([top, ScreenElement.DragPoint(" ")])
                == .failed("button \"Card\" has several places to drag or drop, and number 2 has no name"))
    }

    @Test func `a point off the screen fails`() {
        #expect(judged([ScreenElement.DragPoint("Top", at: LayoutPoint(x: 10, y: 10))]) == .passed)
        #expect(
            judged([ScreenElement.DragPoint("Top", at: LayoutPoint(x: 10, y: 900))])
                == .failed("button \"Card\" has the place \"Top\" to drag or drop, which is off the screen"))
    }

    @Test func `without places there is nothing to judge`() {
        #expect(judged([]) == .inapplicable(.nothingToJudge))
        let hidden = screen([
            .button("Card") {
                $0.dropPoints = [ScreenElement.DragPoint("Top")]
                $0.isAccessibilityHidden = true
            }
        ])
        #expect(spec.judged(hidden) == .inapplicable(.hidden))
    }
}
