import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ModalIsolatesTests {
    private let spec = ModalIsolates()

    private func sheet(_ inside: [Node]) -> Node {
        Node(.sheet, "Question", inside) { $0.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: true) }
    }

    @Test func `a modal beside all content passes`() {
        #expect(spec.judged(.button("a").modal(.button("Close").dismissesModal())) == .passed)
        #expect(spec.judged(screen([.button("a"), sheet([.button("Close")])])) == .passed)
    }

    @Test func `a modal deeper than the content leaks`() {
        let nodes = [Node.button("a"), .group([sheet([.button("Close")])])]

        #expect(
            spec.judged(screen(nodes))
                == .failed("sheet \"Question\" is a modal, and the screen reader still reaches button \"a\" behind it"))
    }

    @Test func `all that leaks is counted`() {
        let nodes = [Node.button("a"), .button("b"), .text("c"), .group([sheet([.button("Close")])])]

        #expect(
            spec.judged(screen(nodes))
                == .failed("sheet \"Question\" is a modal, and the screen reader still reaches button \"a\" and 2 more behind it"))
    }

    @Test func `hidden content does not leak`() {
        let nodes = [Node.button("a") { $0.isAccessibilityHidden = true }, .group([sheet([.button("Close")])])]

        #expect(spec.judged(screen(nodes)) == .passed)
    }

    @Test func `without a modal there is nothing to judge`() {
        #expect(spec.judged(.button("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `unknown stops are not judged`() {
        let sheet = Node(.sheet, "Question", [Node(.button, "Close")]) { $0.modal = ScreenElement.ModalBehavior() }

        #expect(spec.judged(screen([Node(.button, "a"), sheet])) == .untested(.exposureUnknown))
    }
}
