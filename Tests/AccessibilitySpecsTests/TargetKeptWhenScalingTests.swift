import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TargetKeptWhenScalingTests {
    private let spec = TargetKeptWhenScaling()

    private func button(_ width: Double, _ height: Double = 44, change: @escaping (inout ScreenElement) -> Void = { _ in })
        -> RenderedScreen
    {
        screen([.button("Pay", at: LayoutRect(x: 0, y: 0, width: width, height: height), change: change)])
    }

    @Test func `controls of the standard layout keep their size`() {
        #expect(spec.judged(.column([.button("Pay"), .toggle("Gift"), .slider("Volume", value: "1")]), in: .largest) == .passed)
    }

    @Test func `a target that shrinks below the required size fails`() {
        #expect(
            spec.judged(button(31), beside: button(60))
                == .failed("button \"Pay\" is 31 × 44 pt; at the default text size it is 60 × 44 pt"))
        #expect(spec.judged(button(44, 20), beside: button(44)).outcome == .failed)
    }

    @Test func `one that was too small must not become smaller`() {
        #expect(spec.judged(button(30, 30), beside: button(30, 30)) == .passed)
        #expect(
            spec.judged(button(24, 30), beside: button(30, 30))
                == .failed("button \"Pay\" is 24 × 30 pt; at the default text size it is 30 × 30 pt"))
    }

    @Test func `a large target may give room to the text`() {
        #expect(spec.judged(button(60), beside: button(200)) == .passed)
    }

    @Test func `a target that is covered shrinks`() {
        let covered = { (frame: LayoutRect) in
            screen([.button("Pay", at: LayoutRect(x: 0, y: 0, width: 100, height: 44)), .button("Note", at: frame)])
        }

        #expect(
            spec.judged(
                covered(LayoutRect(x: 0, y: 0, width: 100, height: 44)), beside: covered(LayoutRect(x: 0, y: 60, width: 100, height: 44)))
                == .failed("nothing of button \"Pay\" can be touched; at the default text size it is 100 × 44 pt"))
    }

    @Test func `a link in a text breaks with its lines`() {
        let text = { (width: Double) in
            screen([
                Node(.text, "Read the terms", [.button("terms", at: LayoutRect(x: 0, y: 0, width: width, height: 20)) { $0.role = .link }])
            ])
        }

        #expect(spec.judged(text(20), beside: text(60)) == .inapplicable(.inlineText))
    }

    @Test func `incomparable screens are reported with the reason`() {
        let pixels = captured(.button, unit: .pixels)
        let list = { (height: Double) in
            let frame = LayoutRect(x: 0, y: 568 - height, width: 100, height: height)
            return screen([.group([.button("Pay", at: frame)]) { $0.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }])
        }

        #expect(spec.judged(.button("Pay")) == .inapplicable(.comparedWith))
        #expect(spec.judged(button(31), in: .largest) == .untested(.noCounterpart))
        #expect(spec.judged(button(31), beside: screen([.text("a")])) == .cantTell(.notFoundAgain))
        #expect(spec.judged(button(31) { $0.isEnabled = false }, beside: button(60)) == .inapplicable(.disabled))
        #expect(spec.judged(button(31), beside: button(60) { $0.isEnabled = false }) == .inapplicable(.disabled))
        #expect(spec.judged(pixels, beside: pixels) == .cantTell(.densityUnknown))
        #expect(spec.judged(list(20), beside: list(44)) == .cantTell(.scrolledPartlyOut))
    }
}
