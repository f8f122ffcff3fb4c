import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TransparencyReducedTests {
    private let spec = TransparencyReduced()

    private var reduced: UserEnvironment {
        var environment = UserEnvironment.standard
        environment.isReduceTransparency = true
        return environment
    }

    private func banner(_ opacity: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        .text("Sale") {
            $0.surface = ScreenElement.Surface(background: [.color(.white)], opacity: opacity)
            change(&$0)
        }
    }

    private func over(_ below: Node, _ opacity: Double = 0.6) -> Judged {
        spec.judged(screen([below, banner(opacity)]), in: reduced)
    }

    @Test func `a banner of glass over a text or a picture fails`() {
        #expect(
            over(.text("Maps"))
                == .failed("text \"Sale\" lies on an area of 60 % opacity with Reduce Transparency; text \"Maps\" shows through"))
        #expect(over(Node(.image, "Lake")).outcome == .failed)
    }

    @Test func `an opaque one passes, and one that is hardly seen is none`() {
        #expect(over(.text("Maps"), 1) == .passed)
        #expect(over(.text("Maps"), 0.98) == .passed)
        #expect(over(.text("Maps"), 0.97).outcome == .failed)
        #expect(over(.text("Maps"), 0.01) == .inapplicable(.nothingToJudge))
    }

    @Test func `a tint over one plain color passes`() {
        let card = Node.group([banner(0.2)]) { $0.surface = ScreenElement.Surface(background: [.color(.black)]) }

        #expect(spec.judged(screen([card]), in: reduced) == .passed)
        #expect(spec.judged(screen([.text("Maps"), card]), in: reduced) == .passed)
        #expect(spec.judged(screen([banner(0.2)]), in: reduced) == .passed)
    }

    @Test func `a translucent color over a gradient or a picture around fails`() {
        for paint in [ScreenElement.Paint.gradient([.black, .white]), .unknown] {
            let card = Node.group([banner(0.5)]) { $0.surface = ScreenElement.Surface(background: [paint]) }

            #expect(
                spec.judged(screen([card]), in: reduced).facts.first
                    == "text \"Sale\" lies on an area of 50 % opacity with Reduce Transparency; the gradient or picture of the group shows through"
            )
        }
    }

    @Test func `what lies beside, above or before a plain area does not show through`() {
        let beside = Node.text("Maps", at: LayoutRect(x: 0, y: 100, width: 100, height: 20))

        #expect(over(beside) == .passed)
        #expect(spec.judged(screen([banner(0.6), .text("Maps")]), in: reduced) == .passed)
        #expect(over(.text("Maps") { $0.isVisible = false }) == .passed)
    }

    @Test func `it is judged with Reduce Transparency alone, and not on disabled controls`() {
        #expect(spec.judged(screen([.text("Maps"), banner(0.6)])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(screen([.text("Maps"), banner(0.6) { $0.isEnabled = false }]), in: reduced) == .inapplicable(.disabled))
    }
}
