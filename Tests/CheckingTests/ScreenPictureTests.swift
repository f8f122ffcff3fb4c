import EveryScreenKit
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct ScreenPictureTests {
    @Test func `an empty screen is a frame`() {
        let screen = StandardLayout().screen(for: .spacer, in: UserEnvironment(screenSize: LayoutSize(width: 100, height: 50)))

        #expect(
            ScreenPicture.svg(of: screen) == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 74" width="124" height="74" \
                font-family="Inter, system-ui, sans-serif">
                <rect width="100%" height="100%" fill="#fff"/>
                <g transform="translate(12 12)">
                <clipPath id="screen"><rect width="100" height="50"/></clipPath>
                <g clip-path="url(#screen)">
                </g>
                <rect x="0" y="0" width="100" height="50" fill="none" stroke="#333" stroke-width="2" rx="4"/>
                </g>
                </svg>

                """)
    }

    @Test func `what fails is marked by a dashed outline and a cross, not by color alone`() {
        let screen = StandardLayout().screen(for: .button("OK"), in: .standard)
        let picture = ScreenPicture.svg(of: screen, marking: [0])

        #expect(picture.contains("stroke-width=\"3\" stroke-dasharray=\"7 4\""))
        #expect(picture.contains(">✘</text>"))
    }

    @Test(arguments: ["<&\">", "\u{0}\u{1}\n", "سجادة 書籍", "a \u{1F600}"])
    func `any text makes well-formed XML`(text: String) {
        let blueprint = Blueprint.column([.text(text), .button(text).frame(height: 10, clips: true), .image(text, width: 9, height: 9)])
        let screen = StandardLayout().screen(for: blueprint, in: .standard)

        #expect(XMLParser(data: Data(ScreenPicture.svg(of: screen, marking: [0], caption: text).utf8)).parse())
    }

    @Test func `coordinates that are not finite are drawn as none`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 10, height: 10))
        builder.add(ScreenElement(.button, source: "0", frame: LayoutRect(x: .nan, y: .infinity, width: .nan, height: 1)))

        #expect(XMLParser(data: Data(ScreenPicture.svg(of: builder.finish(), marking: [0]).utf8)).parse())
    }

    @Test func `a damaged capture can be drawn, however large its numbers`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 1e300, height: 1e300))
        var text = ScreenElement(.text, source: "0", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
        text.text = [
            ScreenElement.TextRun("ab", pointSize: 17, lineCount: .max, frame: text.frame),
            ScreenElement.TextRun("", pointSize: 17, lineCount: -1, frame: text.frame),
        ]
        builder.add(text)
        let picture = ScreenPicture.svg(of: builder.finish(), caption: "as wide as can be")

        #expect(XMLParser(data: Data(picture.utf8)).parse())
        #expect(picture.components(separatedBy: "<text ").count == 4)
    }

    @Test func `a caption is broken between words where a line would be longer than the screen is wide`() {
        func lines(_ caption: String) -> [String] {
            // 14 characters of 7 points.
            let screen = StandardLayout().screen(for: .spacer, in: UserEnvironment(screenSize: LayoutSize(width: 98, height: 50)))
            let texts = ScreenPicture.svg(of: screen, caption: caption).split(separator: "\n").filter { $0.hasPrefix("<text x=\"12\"") }
            return texts.compactMap { $0.split(separator: ">").dropFirst().first?.split(separator: "<").first.map(String.init) }
        }

        #expect(lines("123456 7890123") == ["123456 7890123"])
        #expect(lines("123456 78901234") == ["123456", "78901234"])
        #expect(lines("12345678901234567890 1") == ["12345678901234567890", "1"])
    }
}
