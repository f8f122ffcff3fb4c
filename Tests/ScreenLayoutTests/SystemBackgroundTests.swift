import EveryScreenLayout
import EveryScreenModel
import Testing

/// Text of a stated color on no stated background stands on one of the system's,
/// and text without a color on a stated background has the system's color.
struct SystemBackgroundTests {
    private static let light = [SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0xF2F2F7)]

    private func backdrops(_ blueprint: Blueprint, in environment: UserEnvironment = UserEnvironment()) -> [[SRGBColor]?] {
        StandardLayout().screen(for: blueprint, in: environment).elements.filter { $0.label == "a" }.map { $0.surface?.backdrop }
    }

    private func colors(_ blueprint: Blueprint, in environment: UserEnvironment = UserEnvironment()) -> [SRGBColor?] {
        StandardLayout().screen(for: blueprint, in: environment).elements.flatMap { ($0.text ?? []).map(\.color) }
    }

    private let text = Blueprint.text("a").foregroundColor(0x112233)

    @Test func `arranging, scrolling, lists and sheets leave content on the system's background`() {
        for screen in [
            text, .column([text]), .row([.image("b", width: 9, height: 9), text]), .scroll(.column([text])), .list([text]),
            .list([.section("Header", [text])]), text.padding().frame(width: 200), Blueprint.spacer.modal(text),
            .column([.button("a")]).foregroundColor(0x112233), .column([.link("a")]).tint(0x112233), .toggle("a").foregroundColor(0x112233),
            .imageButton("b").accessibilityLabel("a").foregroundColor(0x112233), text.overlay(.image("b", width: 9, height: 9)),
            .layers([text, .image("b", width: 9, height: 9)]), .field("a").foregroundColor(0x112233),
            .secureField("a").foregroundColor(0x112233),
            .textEditor("a").foregroundColor(0x112233), .picker("a", value: "b").foregroundColor(0x112233),
        ] {
            #expect(backdrops(screen) == [Self.light], "\(screen.swiftCode)")
        }
    }

    @Test func `where something else may lie beneath, or the color is not stated, nothing is known`() {
        let image = Blueprint.image("b", width: 90, height: 90)
        for screen in [
            .text("a"), .column([.text("a"), .text("b").foregroundColor(0x112233)]), .layers([image, text]), image.overlay(text),
            text.background(image), image.mask(text), text.offset(y: 40), text.position(x: 40, y: 40),
            .column([.button("a")]).buttonStyle(.bordered).foregroundColor(0x112233),
            .toolbar([.button("a").foregroundColor(0x112233)]), text.colorScheme(.dark), text.backgroundColor(0xFFFFFF),
            Blueprint.column([text]).backgroundGradient([0xFFFFFF, 0xEEEEEE]),
            .searchField("a").foregroundColor(0x112233),
            Blueprint.segmentedControl([.button("a"), .button("b")]).foregroundColor(0x112233),
        ] as [Blueprint] {
            #expect(backdrops(screen).allSatisfy { $0 == nil }, "\(screen.swiftCode)")
        }
    }

    @Test func `dark screens have dark backgrounds, and those of a Mac or watch are not known`() {
        let dark = UserEnvironment(appearance: .dark)
        #expect(backdrops(text, in: dark) == [[SRGBColor(hex: 0x2C2C2E), .black]])
        for idiom in UserEnvironment.Idiom.allCases {
            var environment = UserEnvironment()
            environment.idiom = idiom
            #expect((backdrops(text, in: environment) == [nil]) == ![.phone, .pad].contains(idiom))
        }
    }

    @Test func `text over a shape has the system's color, and what it stands on is stated`() {
        let shape = Blueprint.roundedRectangle(cornerRadius: 4).foregroundColor(0x0A50C8)
        for screen in [
            Blueprint.text("a").padding(8).background(shape), .layers([shape, Blueprint.text("a").padding(8)]),
            shape.frame(width: 90, height: 40).overlay(.text("a")),
            .column([Blueprint.text("b").frame(width: 9), .text("a")]).background(shape),
        ] {
            let elements = StandardLayout().screen(for: screen, in: UserEnvironment()).elements
            #expect(elements.filter { $0.label == "a" }.map { $0.text?.first?.color } == [.black], "\(screen.swiftCode)")
            #expect(elements.filter { $0.label == "a" }.map { $0.surface?.background } == [[]], "\(screen.swiftCode)")
        }
        // Beside a shape, or under it, nothing is stated.
        for screen in [
            .row([shape.frame(width: 9, height: 9), .text("a")]), .layers([.text("a"), shape]), Blueprint.text("a").overlay(shape),
        ] {
            #expect(colors(screen) == [nil], "\(screen.swiftCode)")
        }
    }

    @Test func `text that is drawn translucent has the system's color on the system's background`() {
        let faded = Blueprint.text("a").opacity(0.3)
        #expect(colors(faded) == [.black])
        #expect(backdrops(faded) == [Self.light])
        #expect(colors(.column([.text("a")]).opacity(0.3), in: UserEnvironment(appearance: .dark)) == [.white])
        #expect(colors(.button(.text("a")).opacity(0.3)) == [nil])
        #expect(colors(Blueprint.text("a").opacity(1)) == [nil])
    }

    @Test func `text on a stated background is black, and white in the dark appearance`() {
        let card = Blueprint.column([.text("a")]).backgroundColor(0xFFFFFF)
        #expect(colors(card) == [.black])
        #expect(colors(card, in: UserEnvironment(appearance: .dark)) == [.white])
        #expect(colors(card.colorScheme(.light), in: UserEnvironment(appearance: .dark)) == [.black])
    }

    @Test func `other text than that of the system's labels has no known color`() {
        for content in [
            Blueprint.button("a"), .link("a"), .button(.text("a")), Blueprint.text("a").disabled(), .field("a"),
            .layers([.image("b", width: 9, height: 9), .text("a")]), .navigationBar("a"), .list([.section("a", [])]),
            .list([.text("a")]),
        ] {
            #expect(colors(Blueprint.column([content]).backgroundColor(0xFFFFFF)).allSatisfy { $0 == nil }, "\(content.swiftCode)")
        }
    }
}
