import EveryScreenKit
import EveryScreenModel
import Foundation
import Testing

struct ScreenPictureTests {
    private static let small = UserEnvironment(screenSize: LayoutSize(width: 100, height: 50))

    @Test func `an empty screen is a frame with a title and a description`() {
        let screen = StandardLayout().screen(for: .spacer, in: Self.small)

        #expect(
            ScreenPicture.svg(of: screen) == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 74" width="124" height="74" \
                font-family="Inter, system-ui, sans-serif" role="img" aria-labelledby="es-t" aria-describedby="es-d">
                <title id="es-t">A screen</title>
                <desc id="es-d">0 elements.</desc>
                <style>@media (prefers-color-scheme:dark){.es-paper{fill:#161616}.es-ink{fill:#f0f0f0}.es-quiet{fill:#c4c4c4}\
                .es-frame{stroke:#c4c4c4}}@media print{.es-paper{fill:#fff}.es-ink,.es-quiet{fill:#000}.es-frame{stroke:#000}}\
                @media (forced-colors:active){.es-paper{fill:Canvas}.es-ink,.es-quiet{fill:CanvasText}.es-frame{stroke:CanvasText}}</style>
                <rect width="100%" height="100%" fill="#ffffff" class="es-paper"/>
                <g transform="translate(12 12)">
                <clipPath id="screen"><rect x="0" y="0" width="100" height="50" fill="#000000"/></clipPath>
                <rect x="0" y="0" width="100" height="50" fill="#ffffff"/>
                <g clip-path="url(#screen)">
                </g>
                <rect x="0" y="0" width="100" height="50" fill="none" stroke="#4a4a4a" stroke-width="1.5" class="es-frame"/>
                </g>
                </svg>

                """)
    }

    @Test func `what fails is marked by a dashed outline and a cross, not by color alone`() throws {
        let screen = StandardLayout().screen(for: .button("OK").framedAsTarget, in: .standard)
        let picture = try #require(SVGDocument(ScreenPicture.svg(of: screen, marking: [0])))
        let outline = try #require(picture.elements.first { $0.attributes["class"] == "es-failing" })

        #expect(outline.attributes["stroke-dasharray"] == "7 4")
        // Beside it a ring with the two strokes of a cross.
        #expect(picture.named("circle").filter { $0.attributes["stroke"] == "#b00020" }.count == 1)
        #expect(picture.named("path").filter { $0.attributes["stroke"] == "#b00020" }.count == 2)
    }

    @Test func `of several that fail each has a number`() throws {
        let screen = StandardLayout().screen(for: .column([.button("OK").framedAsTarget, .button("No").framedAsTarget]), in: .standard)
        let picture = try #require(SVGDocument(ScreenPicture.svg(of: screen, marking: [0, 1, 99, -1])))

        #expect(picture.texts == ["OK", "No", "1", "2"])
        #expect(picture.values("class").filter { $0 == "es-failing" }.count == 2)
    }

    @Test(arguments: ["<&\">", "\u{0}\u{1}\n", "سجادة 書籍", "a \u{1F600}", "</text><script>alert(1)</script>", "]]>", "&#0;", "\u{FFFE}"])
    func `any text makes well-formed XML, and adds no element`(text: String) throws {
        let blueprint = Blueprint.column([.text(text), .button(text).frame(height: 10, clips: true), .image(text, width: 90, height: 90)])
        let screen = StandardLayout().screen(for: blueprint, in: .standard)
        let picture = try #require(SVGDocument(ScreenPicture.svg(of: screen, marking: [0], caption: text)))

        #expect(picture.named("script").isEmpty)
        #expect(picture.named("title").count == 1)
    }

    @Test func `coordinates that are not finite are drawn as none`() {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 10, height: 10))
        builder.add(ScreenElement(.button, source: "0", frame: LayoutRect(x: .nan, y: .infinity, width: .nan, height: 1)))

        #expect(SVGDocument(ScreenPicture.svg(of: builder.finish(), marking: [0])) != nil)
    }

    @Test func `a damaged capture can be drawn, however large its numbers`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 1e300, height: 1e300))
        var text = ScreenElement(.text, source: "0", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
        text.text = [
            ScreenElement.TextRun("ab", pointSize: 17, lineCount: .max, frame: text.frame),
            ScreenElement.TextRun("", pointSize: 17, lineCount: -1, frame: text.frame),
        ]
        builder.add(text)
        let picture = try #require(SVGDocument(ScreenPicture.svg(of: builder.finish(), caption: "as wide as can be")))

        // One character a line in a room of 10 points, and the caption.
        #expect(picture.texts == ["a", "b", "as wide as can be"])
    }

    @Test func `a caption is broken where the layout would break it`() throws {
        func lines(_ caption: String) throws -> [String] {
            let screen = StandardLayout().screen(for: .spacer, in: Self.small)
            return try #require(SVGDocument(ScreenPicture.svg(of: screen, caption: caption))).texts
        }

        #expect(try lines("") == [])
        #expect(try lines("Fountain") == ["Fountain"])
        #expect(try lines("Fountain pen, extra fine") == ["Fountain", "pen, extra", "fine"])
    }
}
