import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RightToLeftMirrorsTests {
    private let spec = RightToLeftMirrors()
    private let mirrored = UserEnvironment(layoutDirection: .rightToLeft)
    private let left = LayoutRect(x: 16, y: 0, width: 100, height: 44)
    /// The same on a screen of 320 points, mirrored.
    private let right = LayoutRect(x: 204, y: 0, width: 100, height: 44)

    private func judged(_ now: Node..., beside before: [Node]) -> Judged { spec.judged(screen(now), beside: screen(before), in: mirrored) }

    @Test func `the standard layout is mirrored`() {
        let page = Blueprint.column([.navigationBar("Orders", back: "Shop"), .row([.text("Total"), .spacer, .button("Pay")]).padding(16)])

        #expect(spec.judged(page, in: mirrored) == .passed)
    }

    @Test func `what stands at the left in both directions fails`() {
        #expect(
            judged(.button("Back", at: left), beside: [.button("Back", at: left)])
                == .failed("button \"Back\" stands 204 pt from the right edge; left-to-right it stands 16 pt from the left one"))
        #expect(judged(.button("Back", at: right), beside: [.button("Back", at: left)]) == .passed)
    }

    @Test func `a translated text may be longer, from either edge or in the middle`() {
        let longer = LayoutRect(x: 104, y: 0, width: 200, height: 44)

        #expect(judged(.button("Back", at: longer), beside: [.button("Back", at: left)]) == .passed)
        #expect(
            judged(.button("Back", at: LayoutRect(x: 204, y: 0, width: 50, height: 44)), beside: [.button("Back", at: left)]) == .passed)
    }

    @Test func `of nested elements the outermost is reported`() {
        let bar = { (frame: LayoutRect) in Node.group([.button("Back", at: frame)], at: frame) }

        #expect(
            judged(bar(left), beside: [bar(left)])
                == .failed("the group stands 204 pt from the right edge; left-to-right it stands 16 pt from the left one"))
    }

    @Test func `what means a direction stays where it is, with all in it`() {
        let player = Node.group([.button("Rewind", at: left)], at: left) { $0.isDirectionFixed = true }

        #expect(judged(player, beside: [player]) == .passed(by: .directionFixed))
    }

    @Test func `the reading order is the same`() {
        let buttons = { (frames: [LayoutRect]) in [Node.button("Back", at: frames[0]), .button("Next", at: frames[1])] }
        let middle = LayoutRect(x: 120, y: 0, width: 80, height: 44)
        let ordered = { (sources: [String], frames: [LayoutRect]) in
            Node.group(buttons(frames)) { $0.accessibilityOrder = sources }
        }

        #expect(
            judged(ordered(["0/1", "0/0"], [right, middle]), beside: [ordered(["0/0", "0/1"], [left, middle])])
                == .failed("button \"Back\" is read after button \"Next\" right-to-left, and before it left-to-right"))
    }

    @Test func `incomparable screens are reported with the reason`() {
        let list = Node.group([.button("Back", at: left)]) { $0.scrolling = ScreenElement.Scrolling(axes: [.horizontal]) }

        #expect(spec.judged(.button("Back")) == .inapplicable(.comparedWith))
        #expect(spec.judged(screen([.button("Back")]), in: mirrored) == .untested(.noCounterpart))
        #expect(judged(.button("Back", at: left), beside: [.text("a")]) == .cantTell(.notFoundAgain))
        #expect(judged(list, beside: [list]) == .cantTell(.scrolledPartlyOut))
        #expect(judged(.button("Back") { $0.isVisible = false }, beside: [.button("Back")]) == .inapplicable(.nothingToJudge))
    }

    @Test func `a symbol named after a side does not turn round`() {
        func button(_ symbol: String) -> Judged { spec.judged(.imageButton(symbol).accessibilityLabel("Back"), in: mirrored) }

        #expect(button("chevron.left") == .failed("button \"Back\" shows chevron.left, which points to the same side right-to-left"))
        #expect(
            button("arrow.right.circle.fill")
                == .failed("button \"Back\" shows arrow.right.circle.fill, which points to the same side right-to-left"))
        for symbol in [
            "chevron.backward", "arrow.forward", "arrow.left.arrow.right", "arrow.left.and.right", "chevron.up", "arrow.up.right",
            "arrow.uturn.left", "hand.point.left", "left", "chevron",
        ] {
            #expect(button(symbol) == .passed, "\(symbol)")
        }
        #expect(spec.judged(.imageButton("chevron.left").accessibilityLabel("Back")).outcome == .inapplicable)
    }
}
