import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct OverlayNotReadLastTests {
    private let spec = OverlayNotReadLast()

    private func text(_ string: String, y: Double, change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        .text(string, at: LayoutRect(x: 0, y: y, width: 100, height: 40), change: change)
    }

    /// Three texts, and a banner of some height, read in the order of the sources.
    private func covered(at y: Double, order: [String] = ["0/0", "0/1", "0/2", "0/3"], change: (inout ScreenElement) -> Void = { _ in })
        -> RenderedScreen
    {
        let banner = text("Sale", y: y) {
            $0.surface = ScreenElement.Surface(background: [.color(.white)])
            change(&$0)
        }
        return screen([
            .group([text("News", y: 0), text("Weather", y: 50), text("Sports", y: 100), banner]) { $0.accessibilityOrder = order }
        ])
    }

    @Test func `a banner over the first text, read last, is late`() {
        #expect(
            spec.judged(covered(at: 0))
                == .failed("text \"Sale\" is drawn on top of other content and read last, after 2 stops below it, from text \"Weather\" on")
        )
        #expect(spec.judged(covered(at: 50)).outcome == .failed)
    }

    @Test func `at the end it may be last`() {
        #expect(spec.judged(covered(at: 100)) == .passed)
    }

    @Test func `rows that are scrolled below the screen are not below a bar`() {
        let bar = Blueprint.row([.button("Play").framedAsTarget.action("play")]).backgroundColor(0xFFFFFF)
        let rows = (1...20).map { Blueprint.button("Row \($0)").action("row \($0)") }

        #expect(
            spec.judged(.column(spacing: 0, [.navigationBar("Music"), Blueprint.list(rows).safeAreaInset(edge: .bottom, bar)])).outcome
                != .failed)
    }

    @Test func `read first or where it stands, it is not last`() {
        #expect(spec.judged(covered(at: 0, order: ["0/3", "0/0", "0/1", "0/2"])) == .inapplicable(.nothingToJudge))
    }

    @Test func `a small or transparent element lies over nothing`() {
        #expect(spec.judged(covered(at: -21)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(covered(at: -20)).outcome == .failed)
        #expect(spec.judged(covered(at: 0) { $0.surface = nil }) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(
                covered(at: 0) {
                    $0.surface = nil
                    $0.coversTouches = true
                }
            ).outcome == .failed)
    }

    @Test func `modals are left to modal-isolates`() {
        #expect(
            spec.judged(
                covered(at: 0) { $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true, closesOnEscapeGesture: true) })
                == .inapplicable(.nothingToJudge))
    }
}
