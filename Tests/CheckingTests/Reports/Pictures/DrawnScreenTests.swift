import EveryScreenLayout
import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct DrawnScreenTests {
    private func drawn(_ screen: RenderedScreen, in environment: UserEnvironment? = .standard) throws -> SVGDocument {
        try #require(SVGDocument(lines: DrawnScreen(screen, in: environment, names: "n").lines))
    }

    private func drawn(_ blueprint: Blueprint, in environment: UserEnvironment = .standard) throws -> SVGDocument {
        try drawn(StandardLayout().screen(for: blueprint, in: environment), in: environment)
    }

    private func screen(unit: RenderedScreen.LengthUnit = .points, _ elements: ScreenElement...) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800), unit: unit)
        for element in elements { builder.add(element) }
        return builder.finish()
    }

    private func element(_ role: ScreenElement.Role, _ change: (inout ScreenElement) -> Void = { _ in }) -> ScreenElement {
        var element = ScreenElement(role, source: "\(role)", frame: LayoutRect(x: 10, y: 20, width: 200, height: 60))
        change(&element)
        return element
    }

    @Test func `stated colors are drawn`() throws {
        let picture = try drawn(.text("Tea").foregroundColor(0x123456).backgroundColor(0xFEDCBA))

        #expect(picture.named("text").map { $0.attributes["fill"] } == ["#123456"])
        #expect(picture.named("rect").map { $0.attributes["fill"] } == ["#fedcba"])
    }

    @Test func `text of unknown color can be read on the color behind it`() throws {
        func ink(on background: UInt32) throws -> String? {
            try drawn(.column([.toggle("Tea")]).backgroundColor(background)).named("text").first?.attributes["fill"]
        }

        #expect(try ink(on: 0xFFFFFF) == PictureTheme.light.ink.hex)
        #expect(try ink(on: 0x000000) == "#ffffff")
    }

    @Test func `an invisible element is not drawn, and its content may be`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800))
        builder.open(element(.cell) { $0.isVisible = false })
        builder.add(element(.text) { $0.text = [ScreenElement.TextRun("Tea")] })
        builder.close()

        let picture = try drawn(builder.finish())
        #expect(picture.texts == ["Tea"])
        #expect(picture.named("path").isEmpty)
    }

    @Test func `what clips cuts off all inside it, and what follows lies outside`() throws {
        let lines = DrawnScreen(
            StandardLayout().screen(for: .column([.text("Inside").frame(height: 9, clips: true), .text("Outside")]), in: .standard),
            in: .standard, names: "n"
        ).lines
        let start = try #require(lines.firstIndex { $0.hasPrefix("<g clip-path=\"url(#nc") })
        let end = try #require(lines.firstIndex(of: "</g>"))

        #expect(lines[start...end].contains { $0.contains(">Inside<") })
        #expect(lines[end...].contains { $0.contains(">Outside<") })
    }

    @Test func `behind a modal all is dimmed`() throws {
        let page = Blueprint.column([.text("Page")]).modal(.text("Sheet"))
        let lines = DrawnScreen(StandardLayout().screen(for: page, in: .standard), in: .standard, names: "n").lines
        let dimming = try #require(lines.firstIndex { $0.contains("fill=\"#000000\" opacity=\"0.45\"") })

        #expect(lines[..<dimming].contains { $0.contains(">Page<") })
        #expect(lines[dimming...].contains { $0.contains(">Sheet<") })
    }

    @Test func `a sheet that is known to paint no ground has the color behind it`() throws {
        func grounds(_ surface: ScreenElement.Surface?) throws -> [String] {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800))
            builder.open(element(.cell) { $0.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: 0xFFFDF5))]) })
            builder.add(element(.sheet) { $0.surface = surface })
            builder.close()
            return try drawn(builder.finish()).named("path")
                .compactMap { $0.attributes["d"]?.hasSuffix("Z") == true ? $0.attributes["fill"] : nil }
        }

        #expect(try grounds(nil) == [PictureTheme.light.raised.hex])
        #expect(try grounds(ScreenElement.Surface(background: [])) == ["#fffdf5"])
    }

    @Test func `opacity and gradients are drawn, and what fills an area unknown is not`() throws {
        let faint = element(.cell) { cell in
            cell.surface = ScreenElement.Surface(
                background: [.unknown, .gradient([.black, .white]), .color(SRGBColor(hex: 0xFF0000, opacity: 0.5))], opacity: 0.25)
        }
        let picture = try drawn(screen(faint))

        #expect(picture.named("g").map { $0.attributes["opacity"] } == ["0.25"])
        #expect(picture.named("stop").map { $0.attributes["stop-color"] } == ["#000000", "#ffffff"])
        #expect(picture.named("rect").map { $0.attributes["fill"] } == ["url(#ng0-1)", "#ff0000"])
        #expect(picture.named("rect").last?.attributes["opacity"] == "0.5")
    }

    @Test(arguments: [(2, 2), (16, 16), (17, 16), (40, 16)])
    func `a gradient has at most sixteen stops, from its beginning to its end`(given: Int, drawnCount: Int) throws {
        let striped = element(.cell) { cell in
            let stops = (0..<given).map { SRGBColor(hex: $0.isMultiple(of: 2) ? 0x000000 : 0xFFFFFF) }
            cell.surface = ScreenElement.Surface(background: [.gradient(stops)])
        }
        let offsets = try drawn(screen(striped)).named("stop").map { Double($0.attributes["offset"] ?? "") }

        #expect(offsets.count == drawnCount)
        #expect(offsets.first == 0 && offsets.last == 1)
    }

    @Test func `a disabled element is pale and dashed`() throws {
        let picture = try drawn(.button("Pay").framedAsTarget.disabled())

        #expect(picture.named("g").map { $0.attributes["opacity"] } == ["0.5"])
        #expect(picture.values("stroke-dasharray") == ["3 3"])
        #expect(try drawn(.button("Pay").framedAsTarget).values("stroke-dasharray") == [])
    }

    // MARK: Scrolling

    private func hints(_ axes: [ScreenElement.Axis], content: LayoutRect, reported: LayoutSize? = nil) throws -> (bars: Int, arrows: Int) {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800))
        builder.open(
            element(.scrollView) {
                $0.clipsContent = true
                $0.scrolling = ScreenElement.Scrolling(axes: axes, contentSize: reported)
            })
        var inner = element(.group)
        inner.frame = content
        builder.add(inner)
        builder.close()
        let picture = try drawn(builder.finish())
        let bars = picture.named("rect").filter { $0.attributes["fill"] == PictureTheme.light.outline.hex }
        return (bars.count, picture.named("circle").count)
    }

    @Test func `content beyond the edge of what scrolls is hinted, on each side where there is some`() throws {
        let frame = LayoutRect(x: 10, y: 20, width: 200, height: 60)

        #expect(try hints([.vertical], content: frame) == (0, 0))
        #expect(try hints([.vertical], content: LayoutRect(x: 10, y: 20, width: 200, height: 90)) == (1, 1))
        #expect(try hints([.vertical], content: LayoutRect(x: 10, y: 0, width: 200, height: 90)) == (1, 2))
        #expect(try hints([.vertical], content: LayoutRect(x: 10, y: 20, width: 300, height: 60)) == (0, 0))
        #expect(try hints([.horizontal], content: LayoutRect(x: 0, y: 20, width: 300, height: 60)) == (1, 2))
        #expect(try hints([.vertical], content: frame, reported: LayoutSize(width: 200, height: 900)) == (1, 1))
        #expect(try hints([], content: LayoutRect(x: 10, y: 20, width: 200, height: 90)) == (0, 0))
    }

    @Test func `a region of 24 points is large enough for hints, and a smaller one is not`() throws {
        for (side, count) in [(24.0, 1), (23.9, 0)] {
            let region = element(.scrollView) {
                $0.frame = LayoutRect(x: 10, y: 20, width: side, height: 60)
                $0.clipsContent = true
                $0.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: side, height: 900))
            }
            let bars = try drawn(screen(region)).named("rect").filter { $0.attributes["fill"] == PictureTheme.light.outline.hex }
            #expect(bars.count == count, "\(side)")
        }
    }

    @Test func `extents that are not finite give no hint that is not well-formed`() throws {
        #expect(try hints([.vertical], content: .zero, reported: LayoutSize(width: .nan, height: .infinity)).bars >= 0)
    }

    // MARK: Captures

    @Test func `a label is drawn in italics where no text is known, in it or around it`() throws {
        let label = element(.button) { $0.label = "Pay" }
        let picture = try drawn(screen(label))
        #expect(picture.texts == ["Pay"])
        #expect(picture.named("text").first?.attributes["font-style"] == "italic")

        var builder = RenderedScreen.Builder(size: LayoutSize(width: 400, height: 800))
        builder.open(element(.button) { $0.label = "Pay now" })
        builder.add(element(.text) { $0.text = [ScreenElement.TextRun("Pay")] })
        builder.close()
        builder.open(element(.heading) { $0.text = [ScreenElement.TextRun("Tea")] })
        builder.add(element(.text) { ($0.label, $0.source) = ("Tea", "inner") })
        builder.close()
        #expect(try drawn(builder.finish()).texts == ["Pay", "Tea"])

        #expect(try drawn(screen(element(.button) { ($0.label, $0.text) = ("Pay", []) })).texts == [])
    }

    @Test func `a screen in pixels is drawn as one in points`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 1_200, height: 2_400), unit: .pixels)
        var toggle = ScreenElement(.toggle, source: "0", frame: LayoutRect(x: 0, y: 0, width: 1_200, height: 132))
        toggle.value = "1"
        builder.add(toggle)
        let picture = try drawn(builder.finish())

        #expect(picture.named("g").first?.attributes["transform"] == "scale(3.0)")
        #expect(picture.named("rect").first?.number("width") == 51)
        #expect(picture.named("rect").first?.number("x") == 349)
    }

    @Test func `the size of a picture grows as its elements do`() {
        func size(_ rows: Int) -> Int {
            let cells = (0..<rows).map {
                Blueprint.row([.text("Row \($0 % 10)"), .toggle("On", isOn: true).framedAsTarget, .button("Add").framedAsTarget])
            }
            let screen = StandardLayout().screen(for: .scroll(.list(cells)), in: .standard)
            return DrawnScreen(screen, in: .standard, names: "").lines.reduce(0) { $0 + $1.utf8.count }
        }
        let (one, ten) = (size(100), size(1_000))

        #expect(ten < one * 11)
        // Some 2,000 characters a row of four elements, of which a switch takes
        // half.
        #expect(one < 100 * 2_500)
    }
}
