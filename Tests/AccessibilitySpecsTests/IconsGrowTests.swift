import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct IconsGrowTests {
    private let spec = IconsGrow()

    private func icon(_ width: Double, _ height: Double? = nil, change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        screen([
            Node(.image, "Verified", at: LayoutRect(x: 0, y: 0, width: width, height: height ?? width)) {
                $0.makeKnown()
                $0.traits = .image
                change(&$0)
            }
        ])
    }

    @Test func `a symbol grows, and an icon of a fixed size does not`() {
        let fixed = Blueprint.image("seal", width: 20, height: 20).accessibilityLabel("Verified")

        #expect(spec.judged(Blueprint.symbol("checkmark.seal").accessibilityLabel("Verified"), in: .largest) == .passed)
        #expect(
            spec.judged(fixed, in: .largest)
                == .failed("image \"Verified\" is 20 × 20 pt, as at the default text size, and the text has grown"))
    }

    @Test func `it is compared at the accessibility sizes`() {
        #expect(spec.judged(icon(20), in: UserEnvironment(textSize: .xxxLarge)) == .inapplicable(.comparedWith))
        #expect(spec.judged(icon(20), in: UserEnvironment(textSize: .accessibility1)) == .untested(.noCounterpart))
    }

    @Test func `growth of one side by half a point is none, and by more it is`() {
        #expect(spec.judged(icon(20.5), beside: icon(20)).outcome == .failed)
        #expect(spec.judged(icon(20.6), beside: icon(20)) == .passed)
        #expect(spec.judged(icon(20, 30), beside: icon(20)) == .passed)
    }

    @Test func `a picture is no icon, and one of middle size may be one`() {
        #expect(spec.judged(icon(24), beside: icon(24)).outcome == .failed)
        #expect(spec.judged(icon(25), beside: icon(25)) == .cantTell(.humanJudgement))
        #expect(spec.judged(icon(44), beside: icon(44)) == .cantTell(.humanJudgement))
        #expect(spec.judged(icon(45), beside: icon(45)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(icon(20, 45), beside: icon(20, 45)) == .inapplicable(.nothingToJudge))
    }

    @Test func `decorative and unnamed icons have no meaning`() {
        #expect(spec.judged(icon(20) { $0.isDecorative = true }, beside: icon(20)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(icon(20) { $0.label = "" }, beside: icon(20)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(icon(20) { $0.isAccessibilityHidden = true }, beside: icon(20)) == .inapplicable(.hidden))
    }

    @Test func `an icon that the system shows large on a long press passes`() {
        #expect(spec.judged(icon(20) { $0.largeContentTitle = "Verified" }, beside: icon(20)) == .passed(by: .shownLarge))
    }

    @Test func `an icon that is not found again leaves it open`() {
        #expect(spec.judged(icon(20), beside: screen([.button("Other")])) == .cantTell(.notFoundAgain))
    }
}
