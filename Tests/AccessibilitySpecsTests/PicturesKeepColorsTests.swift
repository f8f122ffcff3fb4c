import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct PicturesKeepColorsTests {
    private let spec = PicturesKeepColors()

    private func photo(_ side: Double, keeps: Bool?, change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        Node(.image, "Lake", at: LayoutRect(x: 0, y: 0, width: side, height: side)) {
            $0.ignoresInvertColors = keeps
            change(&$0)
        }
    }

    private func texts(_ count: Int) -> [Node] {
        (0..<count).map { .text("Line \($0)", at: LayoutRect(x: 0, y: 200 + Double($0) * 30, width: 100, height: 20)) }
    }

    private func card(_ inside: [Node]) -> RenderedScreen { screen([.group(inside) { $0.ignoresInvertColors = true }]) }

    @Test func `a photo that keeps its colors passes, by itself or by an element around it`() {
        #expect(spec.judged(screen([photo(200, keeps: true)])) == .passed)
        #expect(spec.judged(card([photo(200, keeps: false)])) == .passed)
    }

    @Test func `a photo that is inverted is a note`() {
        #expect(
            spec.judged(screen([photo(100, keeps: false)])) == .failed("image \"Lake\" is shown as a negative when colors are inverted"))
        #expect(spec.judged(screen([photo(100, keeps: false) { $0.role = .video }])).outcome == .failed)
    }

    @Test(arguments: [ScreenElement.Role.image, .video, .map, .webView])
    func `one text beside each kind of picture keeps its colors, and beside a group it should not`(role: ScreenElement.Role) {
        #expect(spec.judged(card([photo(200, keeps: nil) { $0.role = role }] + texts(1))) == .passed)
        #expect(spec.judged(card([photo(200, keeps: nil) { $0.role = .group }] + texts(1))).outcome == .failed)
    }

    @Test func `icons, tinted pictures and unknown ones are not judged`() {
        #expect(spec.judged(screen([photo(99, keeps: false)])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([photo(200, keeps: nil)])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(screen([photo(200, keeps: false) { $0.surface = ScreenElement.Surface(glyph: .black) }]))
                == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([photo(200, keeps: false) { $0.isVisible = false }])) == .inapplicable(.nothingToJudge))
    }

    @Test func `text that keeps its colors without a picture fails`() {
        let fact = "text \"Terms\" keeps its colors when colors are inverted, with 1 text and no picture"

        #expect(spec.judged(screen([.text("Terms") { $0.ignoresInvertColors = true }])) == .failed(fact))
        #expect(
            spec.judged(card(texts(2)))
                == .failed("the group keeps its colors when colors are inverted, with 2 texts and no picture"))
    }

    @Test func `beside a picture two texts may keep their colors, three may not`() {
        #expect(spec.judged(card([photo(150, keeps: nil)] + texts(2))) == .passed)
        #expect(
            spec.judged(card([photo(150, keeps: nil)] + texts(3)))
                == .failed(
                    "the group keeps its colors when colors are inverted, with 3 texts beside its pictures; at most 2 wanted"))
    }

    @Test func `text over a picture is part of it`() {
        let over = (0..<4).map { Node.text("Line \($0)", at: LayoutRect(x: 10, y: 10 + Double($0) * 20, width: 100, height: 20)) }

        #expect(spec.judged(card([photo(150, keeps: nil)] + over)) == .passed)
    }
}
