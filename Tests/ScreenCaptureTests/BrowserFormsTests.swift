import EveryScreenCapture
import EveryScreenModel
import Testing

@testable import EveryScreenCaptureReaders

/// The forms of CSS, HTML and ARIA that the reader of pages supports, each in a
/// separate page.
struct BrowserFormsTests {
    /// A page whose body holds some nodes, as JSON without the braces of the page.
    private func page(_ nodes: String..., media: String = "") throws -> RenderedScreen {
        try browserScreen(nodes, more: media)
    }

    /// A node of an element.
    private func node(
        _ tag: String, id: String = "n1", in parent: String = "n0", role: String = "generic", bounds: String = "[0,0,100,40]",
        attributes: String = "", style: String = "", more: String = ""
    ) -> String {
        "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"\(tag)\",\"role\":\"\(role)\",\"name\":\"\","
            + "\"rendered\":true,\"bounds\":\(bounds),\"attrs\":{\(attributes)},\"style\":{\(style)}\(more)}"
    }

    /// A node of text; its styles are those of its parent, as recorders have them.
    private func text(
        in parent: String = "n1", bounds: String = "[0,0,50,20]", lines: String? = nil, style: String = "", more: String = ""
    ) -> String {
        "{\"id\":\"t\(parent)\",\"domParent\":\"\(parent)\",\"parent\":\"\(parent)\",\"tag\":\"#text\",\"text\":\"Green tea\","
            + "\"role\":\"StaticText\",\"rendered\":true,\"bounds\":\(bounds),\"lines\":\(lines ?? "[\(bounds)]"),\"fontSize\":16,"
            + "\"color\":\"rgb(0, 0, 0)\",\"style\":{\(style)}\(more)}"
    }

    private func run(_ nodes: String...) throws -> ScreenElement.TextRun {
        let screen = try browserScreen(nodes)
        let runs = screen.elements.compactMap(\.text).joined()
        return try #require(runs.first)
    }

    // MARK: Colors of other spaces

    /// The sRGB values are those that Chromium draws on a canvas.
    @Test(arguments: [
        ("oklch(0.8 0 0)", 0xBEBEBE), ("oklab(0.8 0 0)", 0xBEBEBE), ("lab(50 0 0)", 0x777777), ("lch(50 0 0)", 0x777777),
        ("color(srgb 1 0.5 0)", 0xFF8000), ("color(srgb-linear 0.5 0.5 0.5)", 0xBCBCBC), ("color(display-p3 0.5 0.5 0.5)", 0x808080),
        ("color(xyz-d65 0.95046 1 1.08906)", 0xFFFFFF), ("color(xyz-d50 0.9643 1 0.8251)", 0xFFFFFF), ("color(a98-rgb 1 1 1)", 0xFFFFFF),
        ("color(rec2020 0 0 0)", 0x000000), ("color(prophoto-rgb 1 1 1)", 0xFFFFFF), ("oklch(0.627966 0.257704 29.2346)", 0xFF0000),
        ("lab(54.29 80.8 69.89)", 0xFF0000), ("oklch(none none none)", 0x000000),
        ("oklch(0.6 0.1 200)", 0x0D9298), ("lab(60 20 -30)", 0x9F85C6), ("color(display-p3 0.6 0.4 0.3)", 0xA26347),
        ("color(a98-rgb 0.5 0.3 0.2)", 0x8F4B2E), ("color(rec2020 0.5 0.4 0.3)", 0x9A7057), ("color(prophoto-rgb 0.5 0.4 0.3)", 0xAB735A),
        ("color(xyz-d50 0.2 0.2 0.1)", 0x8A795D),
    ])
    func `colors of all spaces are read`(text: String, hex: UInt32) throws {
        let color = try #require(SRGBColor(cssColor: text))
        let expected = SRGBColor(hex: hex)

        #expect(
            abs(color.red - expected.red) < 0.003 && abs(color.green - expected.green) < 0.003 && abs(color.blue - expected.blue) < 0.003)
    }

    @Test func `a color has an opacity, and other texts are none`() {
        #expect(SRGBColor(cssColor: "oklch(0.5 0.1 20 / 0.25)")?.opacity == 0.25)
        for text in ["oklch(0.5 0.1)", "color(unknown 1 1 1)", "lab(a b c)", "hsl(1 2 3)", "red", "oklch"] {
            #expect(SRGBColor(cssColor: text) == nil, "\(text)")
        }
    }

    // MARK: States and focus that the browser leaves out

    @Test func `a disabled control stays so where the browser leaves it out`() throws {
        func isEnabled(_ tag: String) throws -> Bool? {
            try page(node(tag, attributes: "\"disabled\":\"\"", more: ",\"ignored\":true")).elements.last?.isEnabled
        }

        for tag in ["button", "input", "select", "textarea", "fieldset"] { #expect(try isEnabled(tag) == false, "\(tag)") }
        #expect(try isEnabled("div") == nil)
    }

    @Test func `a text that can be edited takes focus by Tab`() throws {
        func focus(_ attributes: String) throws -> Bool? {
            try page(node("div", attributes: attributes)).elements.last?.keyboard?.isFocusable
        }

        #expect(try focus("\"contenteditable\":\"\"") == true)
        #expect(try focus("\"contenteditable\":\"false\"") == false)
        #expect(try focus("") == false)
    }

    // MARK: Paint around glyphs

    @Test(
        arguments: [
            ("", nil), ("none", nil), ("rgba(0, 0, 0, 0) 1px 1px 0px", nil),
            ("rgb(255, 0, 0) 0px 0px 2px", [0xFF0000]), ("rgb(255, 0, 0) 0px 0px 2px, rgb(0, 0, 255) 1px 1px 0px", [0xFF0000, 0x0000FF]),
        ] as [(String, [UInt32]?)])
    func `Shadows are painted with all colors from none of them to the full one`(shadow: String, colors: [UInt32]?) throws {
        let style = shadow.isEmpty ? "" : "\"text-shadow\":\"\(shadow)\""
        let background = try run(node("p"), text(style: style)).background
        let stops = colors?.flatMap { hex -> [SRGBColor] in
            let color = SRGBColor(hex: hex)
            return [SRGBColor(red: color.red, green: color.green, blue: color.blue, opacity: 0), color]
        }

        #expect(background == stops.map { .gradient($0) })
    }

    @Test(
        arguments: [
            "\"text-shadow\":\"color(srgb 1 0 0) 0px 0px 2px\"",
            "\"-webkit-text-stroke-width\":\"2px\",\"-webkit-text-stroke-color\":\"rgb(255, 0, 0)\"",
        ])
    func `Unreadable paint leaves the colors unknown`(style: String) throws {
        #expect(try run(node("p"), text(style: style)).background == .unknown)
    }

    @Test(
        arguments: [
            "\"-webkit-text-stroke-width\":\"0px\",\"-webkit-text-stroke-color\":\"rgb(255, 0, 0)\"",
            "\"-webkit-text-stroke-width\":\"2px\",\"-webkit-text-stroke-color\":\"rgb(0, 0, 0)\"", "\"-webkit-text-stroke-width\":\"2px\"",
        ])
    func `A stroke of no width, or of the color of the text, changes nothing`(style: String) throws {
        #expect(try run(node("p"), text(style: style)).background == nil)
    }

    @Test func `The filling of glyphs is their color where the page sets one`() throws {
        #expect(try run(node("p"), text(style: "\"-webkit-text-fill-color\":\"rgb(0, 0, 255)\"")).color == SRGBColor(hex: 0x0000FF))
    }

    @Test(arguments: ["filter", "backdrop-filter", "mix-blend-mode", "mask-image", "-webkit-mask-image"])
    func `An effect that repaints all content leaves the colors unknown, for its texts alone`(property: String) throws {
        #expect(try run(node("p", style: "\"\(property)\":\"x\""), text()).background == .unknown)
        #expect(try run(node("p", style: "\"\(property)\":\"x\""), node("p", id: "n2"), text(in: "n2")).background == nil)
        #expect(
            try run(node("p", style: "\"\(property)\":\"\(property == "mix-blend-mode" ? "normal" : "none")\""), text()).background == nil)
    }

    @Test func `The backdrop may be painted by an element that is not around the text`() throws {
        let pixels = ",\"pixels\":{\"common\":[0,0,128],\"farthest\":[255,255,255],\"distinct\":9}"
        let blended = ",\"blendedBackground\":\"rgb(0, 0, 128)\""
        let other = ",\"blendedBackground\":\"rgb(0, 128, 0)\""
        let (white, navy) = (SRGBColor.white, SRGBColor(red: 0, green: 0, blue: 128.0 / 255))

        // The page is white, and so is the text: white pixels explain nothing where
        // the most frequent ones are of another color.
        #expect(try run(node("p", more: ",\"background\":\"rgb(255, 255, 0)\""), text(more: pixels + blended)).background == .color(navy))
        #expect(
            try run(node("p", more: ",\"background\":\"rgb(255, 255, 0)\""), text(more: pixels + other)).background
                == .gradient([navy, white]))
        #expect(try run(node("p"), text(more: blended)).background == .gradient([white, navy]))
        #expect(try run(node("p"), text(more: ",\"blendedBackground\":\"rgb(255, 255, 255)\"")).background == nil)
    }

    // MARK: Clipping on purpose

    private let clipped = "\"overflow-x\":\"hidden\",\"overflow-y\":\"hidden\""

    @Test(arguments: ["ellipsis", "\\\"…\\\"", "fade", "clip ellipsis", "ellipsis ellipsis"])
    func `A line with an ellipsis is as wide as its visible part`(overflow: String) throws {
        let style = "\"text-overflow\":\"\(overflow)\",\"white-space\":\"nowrap\"," + clipped
        let shortened = try run(node("p", style: style), text(bounds: "[0,0,300,20]"))
        let within = try run(
            node("p", style: style), node("span", id: "n2", in: "n1", style: "\"display\":\"inline\""),
            text(in: "n2", bounds: "[0,0,300,20]"))

        #expect(shortened.isTruncated == true)
        #expect(shortened.frame == LayoutRect(x: 0, y: 0, width: 100, height: 20))
        #expect(within.isTruncated == true)
    }

    @Test func `A line is not shortened without a sign, without a clip, inside a separate block, or if it fits`() throws {
        let ellipsis = "\"text-overflow\":\"ellipsis\""
        let wide = "[0,0,300,20]"

        #expect(try run(node("p", style: clipped), text(bounds: wide)).isTruncated == nil)
        #expect(try run(node("p", style: "\"text-overflow\":\"clip\"," + clipped), text(bounds: wide)).isTruncated == nil)
        #expect(try run(node("p", style: ellipsis), text(bounds: wide)).isTruncated == nil)
        #expect(
            try run(
                node("p", style: ellipsis + "," + clipped), node("div", id: "n2", in: "n1", style: "\"display\":\"block\""),
                text(in: "n2", bounds: wide)
            )
            .isTruncated == nil)
        #expect(try run(node("p", style: ellipsis + "," + clipped), text(bounds: "[0,0,90,20]")).isTruncated == nil)
    }

    @Test func `An ellipsis is one for width: height is cut all the same`() throws {
        let run = try run(node("p", style: "\"text-overflow\":\"ellipsis\"," + clipped), text(bounds: "[0,0,90,100]"))

        #expect(run.frame == LayoutRect(x: 0, y: 0, width: 90, height: 100))
    }

    @Test func `Lines that a box of one line hides as a whole are left out, and lines cut in two are not`() throws {
        let lines = "[[0,0,90,20],[0,40,90,20],[0,80,90,20]]"
        func shown(_ style: String, lines: String) throws -> ScreenElement.TextRun {
            try run(node("p", style: style + "," + clipped), text(bounds: "[0,0,90,100]", lines: lines, style: style))
        }
        let whole = try shown("\"line-height\":\"40px\"", lines: lines)

        #expect(whole.isTruncated == true)
        #expect(whole.frame == LayoutRect(x: 0, y: 0, width: 90, height: 40))
        #expect(whole.lines?.count == 1)
        #expect(try shown("\"line-height\":\"30px\"", lines: lines).isTruncated == nil)
        #expect(try shown("\"-webkit-line-clamp\":\"2\",\"line-height\":\"20px\"", lines: lines).isTruncated == true)
        #expect(try shown("\"-webkit-line-clamp\":\"none\",\"line-height\":\"20px\"", lines: lines).isTruncated == nil)
    }

    // MARK: Where there is ink

    @Test(
        arguments: [
            ("normal", LayoutRect(x: 0, y: 0, width: 50, height: 20)), ("24px", LayoutRect(x: 0, y: 0, width: 50, height: 20)),
            ("18px", LayoutRect(x: 0, y: 1, width: 50, height: 18)), ("4px", LayoutRect(x: 0, y: 2, width: 50, height: 16)),
        ])
    func `A box of a line is as high as its line, and no less than the font size`(height: String, frame: LayoutRect) throws {
        #expect(try run(node("p"), text(style: "\"line-height\":\"\(height)\"")).frame == frame)
    }

    // MARK: Frames

    @Test func `A frame scrolls the document in it, unless the document or the frame keeps it from that`() throws {
        func axes(_ tag: String, attributes: String = "", style: String = "") throws -> [ScreenElement.Axis]? {
            try page(
                node(tag, role: "Iframe", attributes: attributes), node("html", id: "n2", in: "n1", bounds: "[0,0,100,900]", style: style)
            ).elements.last?.scrolling?.axes
        }

        for tag in ["iframe", "frame", "object", "embed"] { #expect(try axes(tag) == [.horizontal, .vertical], "\(tag)") }
        #expect(try axes("iframe", style: "\"overflow-y\":\"hidden\"") == [.horizontal])
        #expect(try axes("iframe", attributes: "\"scrolling\":\"no\"") == [])
        #expect(try axes("div") == nil)
    }

    // MARK: Modals and moments

    @Test func `A dialog that is open as a modal is one, and one that is not drawn is none`() throws {
        let modal = ",\"states\":{\"modal\":true}"

        #expect(try page(node("dialog", role: "dialog", more: modal)).elements[1].modal == ScreenElement.ModalBehavior())
        #expect(try page(node("div", role: "alertdialog", more: modal)).elements[1].modal == ScreenElement.ModalBehavior())
        #expect(try page(node("dialog", role: "dialog")).elements[1].modal == nil)
        #expect(try page(node("div", more: modal)).elements[1].modal == nil)
    }

    @Test func `A focusable, drawn element outside of the tree was recorded at two moments`() throws {
        func exposure(_ more: String, attributes: String = "") throws -> [Bool?] {
            try page(node("button", attributes: attributes, more: ",\"ignored\":true,\"ignoredReasons\":[\"notInAXTree\"]\(more)")).elements
                .map(\.isAccessibilityElement)
        }

        #expect(try exposure(",\"domFocusable\":true").last == .some(nil))
        #expect(try exposure("").last == false)
        #expect(try exposure(",\"domFocusable\":true", attributes: "\"aria-hidden\":\"true\"").last == false)
    }

    // MARK: Decoration

    @Test(
        arguments: [
            ("", true), ("\"aria-hidden\":\"false\"", true), ("\"aria-expanded\":\"false\"", true), ("\"tabindex\":\"-1\"", false),
            ("\"aria-label\":\"Tea\"", false), ("\"aria-describedby\":\"x\"", false), ("\"title\":\"Tea\"", true),
        ])
    func `A role of none is given back by focus and by the properties of all roles`(attributes: String, isDecorative: Bool) throws {
        let written = "\"role\":\"none\"" + (attributes.isEmpty ? "" : "," + attributes)
        let element = try page(node("img", role: "image", attributes: written)).elements[1]

        #expect((element.isDecorative == true) == isDecorative)
    }

    @Test func `A title gives a frame its role back`() throws {
        #expect(
            try page(node("iframe", role: "IframePresentational", attributes: "\"role\":\"none\",\"title\":\" \"")).elements[1].isDecorative
                == nil)
        #expect(try page(node("iframe", role: "IframePresentational", attributes: "\"role\":\"none\"")).elements[1].isDecorative == true)
    }

    // MARK: Media

    @Test(
        arguments: [
            ("", 60), ("#t=25", 35), ("#t=8,10", 2), ("#t=,10", 10), ("#t=npt:8,10", 2), ("#t=0:58", 2), ("#t=1:00:00", 0),
            ("#t=00:00:58.5", 1.5), ("#track=a&t=8,10", 2), ("#t=1,2&t=8,11", 3), ("#t=10,8", 60), ("#t=clock:10", 60), ("#t=0:75", 60),
            ("#t=", 60), ("#t=5,90", 55), ("?t=8,10", 60), ("#x=8,10", 60),
        ] as [(String, Double)])
    func `The part of a medium that its address asks for is what plays`(fragment: String, duration: Double) throws {
        let media = ",\"media\":[{\"path\":\"1.0\",\"tag\":\"video\",\"autoplay\":true,\"duration\":60}]"
        let source = "\"src\":\"tea.mp4\(fragment)\""

        #expect(
            try page(node("video", role: "Video", attributes: source, more: ",\"path\":\"1.0\""), media: media).elements[1].media?.duration
                == duration)
        #expect(
            try page(
                node("video", role: "Video", more: ",\"path\":\"1.0\""), node("source", id: "n2", in: "n1", attributes: source),
                media: media
            ).elements[1].media?.duration == duration)
    }

    @Test func `Sources of which the parts differ leave it unknown how long it plays`() throws {
        let media = ",\"media\":[{\"path\":\"1.0\",\"tag\":\"video\",\"autoplay\":true,\"duration\":60}]"
        let sources = ["a.mp4#t=8,10", "b.webm"].enumerated().map {
            node("source", id: "s\($0)", in: "n1", attributes: "\"src\":\"\($1)\"")
        }

        #expect(
            try page(node("video", role: "Video", more: ",\"path\":\"1.0\""), sources[0], sources[1], media: media).elements[1].media?
                .duration
                == nil)
    }

    @Test(arguments: [("", nil), (",\"hasAudio\":false", true), (",\"hasAudio\":true", false), (",\"muted\":true,\"hasAudio\":true", true)])
    func `Sound is known if the recorder states it`(more: String, isSilent: Bool?) throws {
        let media = ",\"media\":[{\"path\":\"1.0\",\"tag\":\"video\",\"autoplay\":true\(more)}]"

        #expect(try page(node("video", role: "Video", more: ",\"path\":\"1.0\""), media: media).elements[1].media?.isSilent == isSilent)
    }

    // MARK: Sizes

    @Test func `The size of a control without styles is the browser's`() throws {
        func isOwn(_ tag: String, _ bounds: String, _ font: Double, attributes: String = "", display: String = "inline-block") throws
            -> Bool?
        {
            try page(
                node(
                    tag, role: "button", bounds: bounds, attributes: attributes,
                    style: "\"display\":\"\(display)\",\"line-height\":\"normal\"",
                    more: ",\"fontSize\":\(font)")
            ).elements[1].hasSystemSize
        }

        #expect(try isOwn("a", "[0,0,80,17]", 16, display: "inline") == true)
        #expect(try isOwn("a", "[0,0,80,17]", 16, display: "block") == nil)
        #expect(try isOwn("a", "[0,0,80,14]", 12, display: "inline") == nil)
        #expect(try isOwn("button", "[0,0,23,21]", 13.3333) == true)
        #expect(try isOwn("button", "[0,0,19,30]", 13.3333) == nil)
        #expect(try isOwn("button", "[0,0,23,21]", 12) == nil)
        #expect(try isOwn("select", "[0,0,52,19]", 13.3333) == true)
        for type in ["checkbox", "radio"] {
            #expect(try isOwn("input", "[0,0,13,13]", 13.3333, attributes: "\"type\":\"\(type)\"") == true, "\(type)")
            #expect(try isOwn("input", "[0,0,16,16]", 13.3333, attributes: "\"type\":\"\(type)\"") == nil, "\(type)")
        }
        for type in ["text", "search", "email", "button", "submit", "reset"] {
            #expect(try isOwn("input", "[0,0,60,21]", 13.3333, attributes: "\"type\":\"\(type)\"") == true, "\(type)")
        }
        #expect(try isOwn("input", "[0,0,60,21]", 13.3333, attributes: "\"type\":\"image\"") == nil)
        #expect(try isOwn("div", "[0,0,60,21]", 16) == nil)
    }
}
