import EveryScreenLayout
import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct PictureFileTests {
    @Test func `a description names marked elements, then named ones`() {
        let screen = StandardLayout().screen(
            for: .column([
                .text("Order"), .button("Track").framedAsTarget, .spacer, .image("photo", width: 9, height: 9, isDecorative: true),
            ]),
            in: .standard)

        #expect(PictureFile.description(of: screen) == "3 elements: text “Order”, button “Track”.")
        #expect(
            PictureFile.description(of: screen, marking: [1, 99]) == "Marked: button “Track”. 3 elements: text “Order”, button “Track”.")
    }

    @Test func `a description names twelve elements, and says how many more there are`() {
        let screen = StandardLayout().screen(for: .column((1...20).map { .text("\($0)") }), in: .standard)
        let names = (1...12).map { "text “\($0)”" }.joined(separator: ", ")

        #expect(PictureFile.description(of: screen) == "20 elements: \(names) and 8 more.")
    }

    @Test func `a long label is cut short in a description`() {
        let screen = StandardLayout().screen(for: .text(String(repeating: "a", count: 100)), in: .standard)

        #expect(PictureFile.description(of: screen) == "1 element: text “\(String(repeating: "a", count: 40))”.")
    }

    @Test func `a file has a title, a description and a style sheet for dark, print and forced colors`() throws {
        let file = PictureFile.document(
            [], size: LayoutSize(width: 10, height: 20), label: "<Order>", description: "Text & more", names: "n-")
        let document = try #require(SVGDocument(file))

        #expect(document.named("title").map(\.text) == ["<Order>"])
        #expect(document.named("desc").map(\.text) == ["Text & more"])
        #expect(document.elements[0].attributes["role"] == "img")
        #expect(document.elements[0].attributes["aria-labelledby"] == "es-n-t")
        #expect(document.elements[0].attributes["aria-describedby"] == "es-n-d")
        for query in ["prefers-color-scheme:dark", "print", "forced-colors:active"] {
            #expect(file.contains("@media (\(query))") || file.contains("@media \(query){"))
        }
    }

    @Test func `the pictures of a file are closed one by one`() throws {
        let blocks = ["Before", "After"].map {
            PictureFile.Block(
                heading: $0, caption: "", label: $0, description: "", picture: ["<path d=\"M0 0\"/>"], height: 10, locator: nil)
        }
        let file = PictureFile.svg(of: blocks, names: "n-")

        #expect(file.components(separatedBy: "<g ").count == file.components(separatedBy: "</g>").count)
        #expect(try #require(SVGDocument(file)).named("path").count == 2)
        #expect(SVGDocument("<svg><g></svg>") == nil)
    }

    @Test func `colors around a screen can be read without a style sheet`() {
        func color(_ hex: String) -> SRGBColor { SRGBColor(hex: UInt32(hex.dropFirst(), radix: 16) ?? 0) }

        #expect(color(PictureSheet.inkFill).contrast(with: color(PictureSheet.paperFill)) >= 7)
        #expect(color(PictureSheet.quietFill).contrast(with: color(PictureSheet.paperFill)) >= 4.5)
    }

    @Test func `a caption beside the small picture has room for a wider font`() throws {
        let locator = PictureFile.Locator(svg: [], size: LayoutSize(width: 52, height: 110))
        let block = PictureFile.Block(
            heading: "", caption: String(repeating: "reached by keys ", count: 12), label: "", description: "", picture: [], height: 10,
            locator: locator)
        let lines = try #require(SVGDocument(PictureFile.svg(of: [block], names: ""))).texts
        let widths = lines.map { MeasuredText($0, font: Font(size: 17, weight: .regular)).idealWidth }

        // The advance widths of DejaVu Sans are up to a tenth more.
        #expect(lines.count > 1)
        #expect(try 1.1 * #require(widths.max()) <= PictureWindow.width - 52)
    }

    @Test func `a caption has twelve lines at most`() {
        #expect(PictureFile.wrap("", to: 100, size: 16) == [])
        #expect(PictureFile.wrap(String(repeating: "word ", count: 500), to: 100, size: 16).count == 12)
    }
}
