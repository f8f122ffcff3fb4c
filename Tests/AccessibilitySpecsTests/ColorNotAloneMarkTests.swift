import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

/// The look of marks, such as the dots of a status.
struct ColorNotAloneMarkTests {
    private let spec = ColorNotAlone()
    private let green: UInt32 = 0x2E7D32
    private let red: UInt32 = 0xC62828

    private func dot(_ label: String, _ color: UInt32, x: Double = 0, change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        Node(.image, label, at: LayoutRect(x: x, y: 0, width: 12, height: 12)) {
            $0.makeKnown()
            $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: color))])
            change(&$0)
        }
    }

    private func row(_ dot: Node, _ text: String) -> Node { .group([dot, .text(text)]) }

    private func judged(_ one: Node, _ other: Node) -> Judged { spec.judged(screen([row(one, "Ada"), row(other, "Bob")])) }

    @Test func `two dots of one lightness and different meaning fail`() {
        let result = judged(dot("Online", green), dot("Offline", red))

        #expect(result.facts.count == 2)
        #expect(result.facts[0] == "only color distinguishes image \"Online\" from image \"Offline\": 1.09:1; 3:1 needed")
    }

    @Test func `another lightness, size or picture is a sign`() {
        #expect(judged(dot("Online", 0xA5D6A7), dot("Offline", 0x000000)) == .passed)
        #expect(judged(dot("Online", green), dot("Offline", red) { $0.frame.size.width = 20 }) == .inapplicable(.nothingToJudge))
        #expect(
            judged(tinted("circle", "Online", green), tinted("circle.slash", "Offline", red)) == .inapplicable(.nothingToJudge))
        #expect(judged(tinted("circle", "Online", green), tinted("circle", "Offline", red)).outcome == .failed)
    }

    private func tinted(_ picture: String, _ label: String, _ color: UInt32) -> Node {
        dot(label, color) {
            $0.surface = ScreenElement.Surface(glyph: SRGBColor(hex: color))
            $0.image = ScreenElement.ImageContent(name: picture)
        }
    }

    @Test func `a meaning that is written beside the dot passes`() {
        #expect(
            spec.judged(screen([row(dot("Online", green), "Ada, online"), row(dot("Offline", red), "Bob, offline")])) == .passed)
    }

    @Test func `dots of one meaning, large areas and controls are not judged`() {
        #expect(judged(dot("Online", green), dot("Online", red)) == .inapplicable(.nothingToJudge))
        #expect(judged(dot("Online", green), dot("Offline", green)) == .inapplicable(.nothingToJudge))
        let large = { (element: inout ScreenElement) in element.frame.size = LayoutSize(width: 33, height: 33) }
        #expect(judged(dot("Online", green, change: large), dot("Offline", red, change: large)) == .inapplicable(.nothingToJudge))
        let swatch = { (element: inout ScreenElement) in element.role = .button }
        #expect(judged(dot("Green", green, change: swatch), dot("Red", red, change: swatch)) == .inapplicable(.nothingToJudge))
    }

    @Test func `photos without a tint are not judged`() {
        let photo = { (element: inout ScreenElement) in element.image = ScreenElement.ImageContent(name: "face") }

        #expect(judged(dot("Ada", green, change: photo), dot("Bob", red, change: photo)) == .inapplicable(.nothingToJudge))
    }
}
