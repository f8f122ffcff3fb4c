import EveryScreenModel
import EveryScreenNavigation
import Testing

struct ActiveModalTests {
    private func modal(_ name: String, _ parts: [Part] = [], change: (inout ScreenElement) -> Void = { _ in }) -> Part {
        part(.dialog, name, .zero, parts) { element in
            element.modal = ScreenElement.ModalBehavior()
            change(&element)
        }
    }

    private func active(_ parts: [Part]) -> String? {
        let screen = screen(parts)
        return screen.activeModal.map { screen.elements[$0].source }
    }

    @Test func `a screen without modal has none`() {
        #expect(active([]) == nil)
        #expect(active([part(.button, "a")]) == nil)
    }

    @Test func `the last drawn is the one open on top`() {
        #expect(active([modal("a")]) == "a")
        #expect(active([modal("a"), part(.button, "b"), modal("c"), part(.button, "d")]) == "c")
        #expect(active([modal("a", [modal("b")])]) == "b")
    }

    @Test func `hidden and invisible modals do not count, nor those inside them`() {
        #expect(active([modal("a"), modal("b") { $0.isAccessibilityHidden = true }]) == "a")
        #expect(active([modal("a"), modal("b") { $0.isVisible = false }]) == "a")
        #expect(active([modal("a"), part(.group, "g", .zero, [modal("b")]) { $0.isAccessibilityHidden = true }]) == "a")
    }
}
