import EveryScreenLayout
import EveryScreenModel
import Testing

struct InheritedLookTests {
    private let page = Blueprint.column([.text("a"), .row([.button("b"), .imageButton("c")]), .image("d", width: 9, height: 9)])

    @Test func `text and marks inside have the outer color, and no others have one`() {
        let screen = laidOut(page.foregroundColor(0x112233))
        let color = SRGBColor(hex: 0x112233)

        #expect(screen.elements.map { $0.text?.first?.color } == [nil, color, color, nil, nil])
        #expect(screen.elements.map { $0.surface?.glyph } == [nil, nil, color, color, nil])
    }

    @Test func `the innermost color counts, within its part`() {
        let screen = laidOut(Blueprint.column([.text("a").foregroundColor(0x000001), .text("b")]).foregroundColor(0x000002))

        #expect(screen.elements.compactMap { $0.text?.first?.color } == [SRGBColor(hex: 0x000001), SRGBColor(hex: 0x000002)])
        let after = laidOut(.column([Blueprint.column([.text("a")]).foregroundColor(0x000001), .text("b")]))
        #expect(after.elements.map { $0.text?.first?.color } == [nil, SRGBColor(hex: 0x000001), nil])
    }

    @Test func `what stands on a background is known to fill nothing itself`() {
        let screen = laidOut(page.backgroundColor(0xFFFFFF, dark: 0x000000))

        #expect(screen.elements.map { $0.surface?.background } == [[.color(.white)], [], [], [], []])
        #expect(laidOut(page).elements.allSatisfy { $0.surface == nil })
    }

    @Test func `a background after padding or a frame fills that, and makes its content no larger`() throws {
        let (text, framed) = (Blueprint.text("a"), Blueprint.text("a").frame(width: 200, height: 100))
        let alone = laidOut(text).elements[0].frame.size

        for blueprint in [framed.backgroundColor(.white), framed.font(.body).backgroundColor(.white), framed.backgroundGradient([.white])] {
            let elements = laidOut(blueprint).elements
            #expect(elements.map(\.role) == [.group, .text])
            #expect(elements.map(\.frame.size) == [LayoutSize(width: 200, height: 100), alone])
            #expect(elements.map { $0.surface?.background?.count } == [1, 0])
            #expect(elements.map(\.isAccessibilityElement) != [true, true])
        }
        let inside = laidOut(text.backgroundColor(.white).frame(width: 200, height: 100)).elements
        #expect(inside.map(\.frame.size) == [alone])
    }

    @Test func `a background is that of the element where it is as large, and of a control in any case`() {
        let framed = Blueprint.text("a").frame(width: 200, height: 100)
        let tapped = laidOut(framed.backgroundColor(.white).action("tap")).elements
        let button = laidOut(Blueprint.button("a").frame(width: 200, height: 100).backgroundColor(.white)).elements

        for elements in [tapped, button] {
            #expect(elements.map(\.frame.size) == [LayoutSize(width: 200, height: 100)])
            #expect(elements.map { $0.surface?.background?.count } == [1])
        }
        #expect(framed.backgroundColor(.white).swiftCode == ".text(\"a\").frame(width: 200, height: 100).backgroundColor(.white)")
    }

    @Test func `focusable elements show focus or not, as stated around them`() {
        let shows = { (blueprint: Blueprint) in laidOut(blueprint).elements.map { $0.keyboard?.showsFocus } }

        #expect(shows(page.focusEffectDisabled(false)) == [nil, nil, true, true, nil])
        #expect(shows(page.focusEffectDisabled()) == [nil, nil, false, false, nil])
        #expect(shows(page) == [nil, nil, nil, nil])
    }

    @Test func `spacing applies to every text inside`() {
        let screen = laidOut(page.fixedTextSpacing(letters: 0.1))

        #expect(
            screen.elements.compactMap { $0.text?.first?.fixedSpacing } == [
                ScreenElement.FixedSpacing(letters: 0.1), ScreenElement.FixedSpacing(letters: 0.1),
            ])
    }

    @Test func `a modal has the look of what it lies over`() {
        let screen = laidOut(Blueprint.text("a").modal(.text("b")).foregroundColor(0x000001))

        #expect(screen.elements.compactMap { $0.text?.first?.color } == [SRGBColor(hex: 0x000001), SRGBColor(hex: 0x000001)])
    }

    @Test func `a modal does not stand on the background of what it lies over`() {
        let screen = laidOut(Blueprint.text("a").modal(.text("b")).foregroundColor(0x000001).backgroundColor(0xFFFFFF))
        let texts = screen.elements.filter { $0.role == .text }

        #expect(texts.map { $0.surface?.background } == [[], nil])
        #expect(texts.map { $0.surface?.backdrop == nil } == [true, false])
    }

    @Test(arguments: [
        Blueprint.button("a").padding(12), .button("a").frame(width: 90, height: 44).padding(12),
        .button("a").padding(12).frame(width: 200), .list([.text("a")]).padding(12),
        .scroll(.text("a")).frame(width: 90, height: 44).padding(12),
    ])
    func `a background after padding around a control, a list or a region fills the padding`(blueprint: Blueprint) {
        let elements = laidOut(blueprint.backgroundColor(.white)).elements
        let plain = laidOut(blueprint).elements

        #expect(elements.count == plain.count + 1)
        #expect(elements[0].role == .group)
        #expect(elements[0].surface?.background == [.color(.white)])
        #expect(elements[0].frame.width >= plain[0].frame.width + 24)
        #expect(elements.dropFirst().map(\.frame) == plain.map(\.frame))
        #expect(elements.dropFirst().allSatisfy { $0.surface?.background?.isEmpty != false })
    }

    @Test func `a color fills a shape, which takes touches`() {
        let shape = laidOut(Blueprint.rectangle().foregroundColor(0x112233)).elements[0]

        #expect(shape.surface?.background == [.color(SRGBColor(hex: 0x112233))])
        #expect(shape.coversTouches == true)
        #expect(laidOut(.rectangle()).elements[0].surface == nil)
        #expect(laidOut(.divider()).elements[0].coversTouches == nil)
        #expect(laidOut(Blueprint.circle().foregroundColor(0).allowsHitTesting(false)).elements[0].coversTouches == false)
    }
}
