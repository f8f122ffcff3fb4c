import EveryScreenModel
import EveryScreenNavigation
import Testing

struct RevealingTests {
    private func button(_ name: String, _ y: Double, height: Double = 44) -> Part {
        part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: height))
    }

    private func region(_ parts: [Part], contentHeight: Double? = nil) -> Part {
        part(.scrollView, "scroll", LayoutRect(x: 0, y: 100, width: 320, height: 300), parts) { element in
            element.scrolling = ScreenElement.Scrolling(
                axes: [.vertical], contentSize: contentHeight.map { LayoutSize(width: 320, height: $0) })
            element.clipsContent = true
        }
    }

    private func revealed(_ name: String, _ parts: [Part]) -> VisibilityIndex.Revealed {
        let screen = screen(parts)
        return VisibilityIndex(screen).revealed(screen.index(ofSource: name) ?? -1)!
    }

    private let bar = part(.toolbar, "bar", LayoutRect(x: 0, y: 350, width: 320, height: 100)) {
        $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: 0xFFFFFF))])
    }

    @Test func `a visible element stays in place`() {
        let revealed = revealed("a", [button("a", 40)])

        #expect(revealed.rect == LayoutRect(x: 0, y: 40, width: 44, height: 44))
        #expect(!revealed.isObscured)
    }

    @Test func `content below the fold is scrolled to its end, content above to its beginning`() {
        #expect(revealed("a", [region([button("a", 900)])]).rect.minY == 356)
        #expect(revealed("a", [region([button("a", -500)])]).rect.minY == 100)
    }

    @Test func `an element longer than its region shows its beginning`() {
        #expect(revealed("a", [region([button("a", 150, height: 700)])]).rect == LayoutRect(x: 0, y: 100, width: 44, height: 300))
    }

    @Test func `a region whose content fits does not scroll`() {
        #expect(revealed("a", [region([button("a", 900)], contentHeight: 200)]).rect.isEmpty)
    }

    @Test func `what nothing scrolls and lies off the screen is not shown`() {
        #expect(revealed("a", [button("a", 900)]).rect.isEmpty)
    }

    @Test func `a bar over the region obscures elements scrolled below it`() {
        #expect(revealed("a", [region([button("a", 900)]), bar]).isObscured)
        #expect(!revealed("a", [region([button("a", 120)]), bar]).isObscured)
    }

    @Test func `a partly covered element is not obscured`() {
        #expect(!revealed("a", [button("a", 340), bar]).isObscured)
    }

    @Test func `what lets light through obscures nothing`() {
        var glass = bar
        glass.element.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: 0xFFFFFF, opacity: 0.5))])

        #expect(!revealed("a", [button("a", 360), glass]).isObscured)
        #expect(revealed("a", [button("a", 360), bar]).isObscured)
    }

    @Test func `several covers together obscure`() {
        let covers = [
            part(.button, "b", LayoutRect(x: 0, y: 40, width: 22, height: 44)),
            part(.button, "c", LayoutRect(x: 22, y: 40, width: 22, height: 44)),
        ]

        #expect(revealed("a", [button("a", 40)] + covers).isObscured)
        #expect(!revealed("a", [button("a", 40)] + covers.dropLast()).isObscured)
    }
}
