import EveryScreenModel
import Testing

@testable import EveryScreenKit

/// The drawing of each kind of element, as far as a parser can check it.
struct DrawnElementTests {
    private static let frame = LayoutRect(x: 100, y: 0, width: 200, height: 44)

    private func element(_ role: ScreenElement.Role, _ change: (inout ScreenElement) -> Void = { _ in }) -> ScreenElement {
        var element = ScreenElement(role, source: "0", frame: Self.frame)
        element.text = []
        change(&element)
        return element
    }

    private func drawn(
        _ element: ScreenElement, in environment: UserEnvironment? = .standard, isInBar: Bool = false
    ) throws -> SVGDocument {
        let drawn = DrawnElement(element, .light, backdrop: nil, in: environment, isInBar: isInBar)
        return try #require(SVGDocument(lines: drawn.shape + drawn.content))
    }

    /// The drawing in shades of gray: shapes and places, without a color.
    private func shapes(_ element: ScreenElement, in environment: UserEnvironment? = .standard) throws -> [String] {
        try drawn(element, in: environment).elements.map { part in
            let attributes = part.attributes.filter { !["fill", "stroke", "opacity"].contains($0.key) }
            return "\(part.name) \(attributes.sorted { $0.key < $1.key }) \(part.text)"
        }
    }

    private let mirrored = UserEnvironment(layoutDirection: .rightToLeft)

    // MARK: Texts and images

    @Test func `text that is spoken and not drawn is a bar`() throws {
        let redacted = try drawn(element(.text) { $0.label = "Balance" })

        #expect(redacted.texts.isEmpty)
        #expect(redacted.named("rect").map { $0.number("width") } == [200])
        #expect(try drawn(element(.text)).named("rect").isEmpty)
    }

    @Test(arguments: [30.0, 44, 100])
    func `images of every size point along the direction of reading`(side: Double) throws {
        let arrow = element(.image) { element in
            element.frame = LayoutRect(x: 100, y: 0, width: side, height: side)
            element.label = "Next"
            element.image = ScreenElement.ImageContent(name: "arrow.forward")
        }

        #expect(try drawn(arrow).values("transform") != drawn(arrow, in: mirrored).values("transform"))
    }

    // MARK: Switches and boxes

    @Test(arguments: [ScreenElement.Role.toggle, .checkBox, .radioButton])
    func `states differ by more than color`(role: ScreenElement.Role) throws {
        let states = try ["1", "0", "mixed"].map { value in try shapes(element(role) { $0.value = value }) }

        #expect(states[0] != states[1])
        #expect(states[0] != states[2])
        // A ring without its dot is all there is to a choice that is not made or
        // unknown.
        if role != .radioButton { #expect(states[1] != states[2]) }
    }

    @Test func `the knob of a switch is where the state is, and on the other side right-to-left`() throws {
        func knob(_ value: String, _ environment: UserEnvironment? = .standard) throws -> Double? {
            try drawn(element(.toggle) { $0.value = value }, in: environment).named("circle").last?.number("cx")
        }

        #expect(try knob("1") == 284.5)
        #expect(try knob("0") == 264.5)
        #expect(try knob("1", mirrored) == 115.5)
        #expect(try knob("0", mirrored) == 135.5)
    }

    // MARK: Values

    @Test func `the knob of a slider is where the value is, and the value stands above it`() throws {
        func slider(_ value: String?, _ environment: UserEnvironment? = .standard) throws -> SVGDocument {
            try drawn(element(.slider) { $0.value = value }, in: environment)
        }

        #expect(try slider("25%").named("circle").first?.number("cx") == 156)
        #expect(try slider("25%", mirrored).named("circle").first?.number("cx") == 244)
        #expect(try slider("25%").texts == ["25%"])
        #expect(try slider("25%").values("stroke-dasharray") == [])
    }

    @Test func `of a slider or bar whose value is not known nothing is filled, and its line is dashed`() throws {
        for role in [ScreenElement.Role.slider, .progressIndicator] {
            let unknown = try drawn(element(role) { $0.value = "high" })

            #expect(unknown.values("stroke-dasharray").count == 1)
            #expect(unknown.named("rect").count == 1)
        }
        let ring = element(.progressIndicator) { $0.frame = LayoutRect(x: 0, y: 0, width: 40, height: 40) }
        #expect(try drawn(ring).named("circle").first?.attributes["stroke-dasharray"] == "4 4")
    }

    @Test func `a bar is filled as far as it has come, from its leading edge`() throws {
        func filled(_ environment: UserEnvironment?) throws -> SVGDocument.Element? {
            try drawn(element(.progressIndicator) { $0.value = "1 of 4" }, in: environment).named("rect").last
        }

        #expect(try filled(.standard)?.number("width") == 50)
        #expect(try filled(.standard)?.number("x") == 100)
        #expect(try filled(mirrored)?.number("x") == 250)
    }

    @Test func `a choice shows its value at the trailing side`() throws {
        let picker = element(.picker) {
            ($0.value, $0.text) = ("Daily", [ScreenElement.TextRun("Remind me", pointSize: 17, frame: Self.frame)])
        }
        let texts = try drawn(picker).named("text")

        #expect(texts.map(\.text) == ["Remind me", "Daily"])
        #expect((texts[1].number("x") ?? 0) + (texts[1].number("textLength") ?? 0) == 288)
        #expect(try drawn(picker, in: mirrored).named("text")[1].number("x") == 112)
    }

    // MARK: Fields

    private func field(_ role: ScreenElement.Role = .textField, _ change: (inout ScreenElement) -> Void = { _ in }) -> ScreenElement {
        element(role) { field in
            field.frame = LayoutRect(x: 0, y: 0, width: 200, height: 64)
            let title = LayoutRect(x: 0, y: 0, width: 40, height: 20)
            field.text = [ScreenElement.TextRun("Email", pointSize: 17, lineCount: 1, frame: title)]
            change(&field)
        }
    }

    @Test func `a field is a box below its title, with its content in it`() throws {
        let picture = try drawn(field { $0.value = "ann@example.org" })

        #expect(picture.texts == ["Email", "ann@example.org"])
        #expect(picture.named("rect").first?.number("y") == 20)
        #expect(picture.named("rect").first?.number("height") == 44)
        #expect(picture.named("text").last?.number("x") == 8)
    }

    @Test func `a secret is dots, twelve at most, and a placeholder is in italics`() throws {
        #expect(try drawn(field(.secureTextField) { $0.value = "abc" }).texts == ["Email", "•••"])
        #expect(try drawn(field(.secureTextField) { $0.value = String(repeating: "a", count: 99) }).texts[1].count == 12)

        let empty = try drawn(field { $0.field = ScreenElement.FieldFacts(placeholder: "you@example.org") })
        #expect(empty.texts == ["Email", "you@example.org"])
        #expect(empty.named("text").last?.attributes["font-style"] == "italic")
    }

    @Test func `a field that captures state by its content alone is a box of its whole frame`() throws {
        let captured = element(.textField) { ($0.value, $0.text) = ("Ada", [ScreenElement.TextRun("Ada")]) }
        let picture = try drawn(captured)

        #expect(picture.texts == ["Ada"])
        #expect(picture.named("rect").first?.number("height") == 44)
    }

    @Test func `wrong content is known by a second line and a sign`() throws {
        let wrong = field { $0.field = ScreenElement.FieldFacts(isInvalid: true) }

        #expect(try shapes(wrong).count == shapes(field()).count + 4)
    }

    @Test func `a field for searching has a glass at its leading side`() throws {
        let searching = field(.searchField) { $0.value = "tea" }

        #expect(try drawn(searching).named("path").count == 1)
        #expect(try drawn(searching).named("text").last?.number("x") == 32)
        #expect(try drawn(searching, in: mirrored).named("path").first?.attributes["transform"]?.hasPrefix("translate(175 ") == true)
    }

    // MARK: Buttons, links, tabs

    @Test func `a button is known by a faint outline where it paints nothing, and by its own shape where it does`() throws {
        #expect(try drawn(element(.button)).named("rect").map { $0.attributes["opacity"] } == ["0.35"])
        #expect(try drawn(element(.button), isInBar: true).named("rect").count == 0)

        let bordered = element(.button) { $0.surface = ScreenElement.Surface(border: SRGBColor(hex: 0x123456)) }
        #expect(try drawn(bordered).named("rect").map { $0.attributes["stroke"] } == ["#123456"])

        let filled = element(.button) { $0.surface = ScreenElement.Surface(background: [.color(.black)]) }
        #expect(try drawn(filled).named("rect").count == 0)
    }

    @Test func `links are underlined, and buttons with Button Shapes`() throws {
        let run = ScreenElement.TextRun("Terms", pointSize: 17, frame: Self.frame)
        func isUnderlined(_ role: ScreenElement.Role, _ environment: UserEnvironment = .standard) throws -> Bool {
            try drawn(element(role) { $0.text = [run] }, in: environment).values("text-decoration") == ["underline"]
        }
        var shapes = UserEnvironment.standard
        shapes.isButtonShapes = true

        #expect(try isUnderlined(.link))
        #expect(try !isUnderlined(.button))
        #expect(try isUnderlined(.button, shapes))
    }

    @Test(arguments: [ScreenElement.Role.tab, .segment, .cell])
    func `a selected element is marked by more than color`(role: ScreenElement.Role) throws {
        #expect(try shapes(element(role) { $0.traits = .selected }) != shapes(element(role)))
    }

    @Test func `the way back has an arrow that points there`() throws {
        let back = element(.button) {
            $0.actions = [ScreenElement.Action(.activate, identifier: "back")]
            $0.text = [ScreenElement.TextRun("Shop", pointSize: 17, frame: LayoutRect(x: 112, y: 10, width: 40, height: 20))]
        }

        #expect(try drawn(back, isInBar: true).named("path").map { $0.attributes["d"] } == ["M108 15L102 22L108 29"])
        #expect(try drawn(back, in: mirrored, isInBar: true).named("path").map { $0.attributes["d"] } == ["M156 15L162 22L156 29"])
        #expect(try drawn(back).named("path").count == 0)
    }

    // MARK: Images

    @Test func `an image is a ground with a glyph, and its label where there is room`() throws {
        func image(_ side: Double) throws -> SVGDocument {
            try drawn(element(.image) { ($0.frame, $0.label) = (LayoutRect(x: 0, y: 0, width: side, height: side), "A pot of tea") })
        }

        #expect(try image(100).texts == ["A pot of tea"])
        #expect(try image(100).named("rect").count == 1)
        #expect(try image(40).texts == [])
        #expect(try image(24).named("rect").count == 0)
        #expect(try image(24).named("path").count == 1)
    }

    @Test func `a rating shows as many stars as its value says`() throws {
        let rating = element(.button) { ($0.image, $0.value) = (ScreenElement.ImageContent(name: "stars"), "4 of 5") }
        let stars = try drawn(rating).named("path")

        #expect(stars.count == 5)
        #expect(stars.filter { $0.attributes["fill"] != "none" }.count == 4)
    }

    // MARK: The rest

    @Test func `every role can be drawn in any extent, with any words`() throws {
        for role in ScreenElement.Role.allCases {
            for side in [0.0, 1, 7, 44, 300, 1e300] {
                for environment in [nil, mirrored, UserEnvironment(appearance: .dark)] {
                    let odd = element(role) {
                        $0.frame = LayoutRect(x: -side, y: side, width: side, height: side / 2)
                        ($0.label, $0.value, $0.text) = ("<\u{0}&", "]]>", nil)
                        $0.image = side > 40 ? ScreenElement.ImageContent(name: "\u{FFFF}") : nil
                    }
                    _ = try drawn(odd, in: environment)
                }
            }
        }
    }

    @Test func `a highlight behind a text is drawn behind it`() throws {
        let run = ScreenElement.TextRun("Sale", pointSize: 17, background: .color(SRGBColor(hex: 0xFFEE00)), frame: Self.frame)
        let picture = try drawn(element(.text) { $0.text = [run] })

        #expect(picture.elements.dropFirst().map(\.name) == ["rect", "text"])
        #expect(picture.named("rect").first?.attributes["fill"] == "#ffee00")
    }
}
