import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

/// The words for drawings that differ from the layout: transformations, tints,
/// gradients, redaction, and parts that let touches through.
struct DrawingWordsTests {
    private func frames(_ blueprint: Blueprint, direction: UserEnvironment.LayoutDirection = .leftToRight) -> [String] {
        laidOut(blueprint, direction: direction).elements.map { text($0.frame) }
    }

    @Test func `a scaled blueprint is drawn about its middle, and takes the room of its place`() {
        #expect(frames(.column(spacing: 0, [box(40, 20).scaleEffect(0.5), box(10, 10)])) == ["10,5 20×10", "0,20 10×10"])
        #expect(frames(box(40, 20).scaleEffect(x: 2)) == ["-20,0 80×20"])
        #expect(frames(box(40, 20).scaleEffect(x: -1)) == ["0,0 40×20"])
        #expect(frames(box(40, 20).scaleEffect(0)) == ["20,10 0×0"])
    }

    @Test func `a turned blueprint has the smallest upright frame around it`() {
        #expect(frames(box(40, 20).rotationEffect(degrees: 90)) == ["10,-10 20×40"])
        #expect(frames(box(40, 20).rotationEffect(degrees: -270)) == ["10,-10 20×40"])
        #expect(frames(box(40, 20).rotationEffect(degrees: 180)) == ["0,0 40×20"])
        // The diagonal of a square of 20 is 28.28.
        #expect(frames(box(20, 20).rotationEffect(degrees: 45)) == ["-4.14,-4.14 28.28×28.28"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `an angle that is not finite is no turn`(degrees: Double) {
        #expect(frames(box(40, 20).rotationEffect(degrees: degrees)) == ["0,0 40×20"])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -.greatestFiniteMagnitude])
    func `no number ends the layout`(number: Double) {
        #expect(laidOut(box(40, 20).scaleEffect(x: number, y: number)).elements.count == 1)
        #expect(laidOut(box(40, 20).rotationEffect(degrees: number)).elements.count == 1)
        #expect(laidOut(box(40, 20).position(x: number, y: number)).elements.count == 1)
    }

    @Test func `transformations apply from the inside out`() {
        let inner = Blueprint.row(spacing: 0, [box(10, 10), box(10, 10)])

        // Turned by a quarter, the second stands below the first.
        #expect(frames(inner.rotationEffect(degrees: 90)) == ["5,-5 10×10", "5,5 10×10"])
        // Then half as wide, about the middle at (10, 5).
        #expect(frames(inner.rotationEffect(degrees: 90).scaleEffect(x: 0.5)) == ["7.5,-5 5×10", "7.5,5 5×10"])
        // First half as wide, then turned: half as high.
        #expect(frames(inner.scaleEffect(x: 0.5).rotationEffect(degrees: 90)) == ["5,0 10×5", "5,5 10×5"])
    }

    @Test func `a mirrored layout turns the same way, about the mirrored middle`() {
        #expect(frames(box(40, 20).rotationEffect(degrees: 90), direction: .rightToLeft) == ["360,-10 20×40"])
        #expect(frames(box(40, 20).scaleEffect(0.5), direction: .rightToLeft) == ["360,5 20×10"])
    }

    @Test func `text is as large as it is drawn, and so are targets and points of activation`() throws {
        let plain = try #require(laidOut(Blueprint.button("Buy").hitMargin(10).accessibilityActivationPoint(x: 0, y: 0)).elements.first)
        let small = try #require(
            laidOut(Blueprint.button("Buy").hitMargin(10).accessibilityActivationPoint(x: 0, y: 0).scaleEffect(0.5)).elements.first)
        let (width, height) = (plain.frame.width, plain.frame.height)

        #expect(small.text?.first?.pointSize == 8.5)
        let drawn: Double = small.text?.first?.frame?.width ?? 0
        let plainly: Double = plain.text?.first?.frame?.width ?? 0
        #expect(abs(drawn * 2 - plainly) < 1e-9)
        #expect(small.touchRegion.width == (width + 20) / 2)
        #expect(small.activationPoint == LayoutPoint(x: width / 4, y: height / 4))
    }

    @Test func `the cosine is that of the platform's library`() {
        for step in -2000...2000 {
            let degrees = Double(step) * 0.73
            let square = LayoutRect(x: -0.5, y: -0.5, width: 1, height: 1)
            let turned = PlaneTransform(scaleX: 1, scaleY: 1, degrees: degrees, about: square)
            let expected = abs(cos(degrees * .pi / 180)) + abs(sin(degrees * .pi / 180))
            #expect(abs(turned.box(of: square).width - expected) < 1e-12)
        }
    }

    @Test func `a position is that of the middle in all the room there is`() {
        #expect(frames(box(20, 10).position(x: 100, y: 50).frame(width: 0.5, height: 0.5)) == ["90,45 20×10"])
        #expect(frames(box(20, 10).position(x: 100, y: 50)) == ["90,45 20×10"])
        #expect(frames(box(20, 10).position(x: 100, y: 50), direction: .rightToLeft) == ["280,45 20×10"])
        #expect(frames(.row(spacing: 0, [box(30, 30), box(20, 10).position(x: 0, y: 0)])) == ["0,407 30×30", "20,-5 20×10"])
    }

    @Test func `buttons and links have the tint unless they state a color, are plain or disabled`() {
        let tint = SRGBColor(hex: 0x0A60FF)
        let page = Blueprint.column([
            .button("a"), .link("b"), .text("c"), .button("d").foregroundColor(0x000001), Blueprint.button("e").buttonStyle(.plain),
            .button("f").disabled(), .toggle("g"),
        ])
        let screen = laidOut(page.tint(0x0A60FF))

        #expect(screen.elements.map { $0.text?.first?.color } == [nil, tint, tint, nil, SRGBColor(hex: 0x000001), nil, nil, nil])
    }

    @Test func `a prominent button has white text on the tint, and the shape of a bordered one is not known`() throws {
        func button(_ style: Blueprint.ButtonStyle) throws -> ScreenElement {
            try #require(laidOut(Blueprint.button("Buy").buttonStyle(style).tint(0x0A60FF).backgroundColor(0xFFFFFF)).elements.last)
        }

        #expect(try button(.borderedProminent).text?.first?.color == .white)
        #expect(try button(.borderedProminent).surface?.background == [.color(.white), .color(SRGBColor(hex: 0x0A60FF))])
        #expect(try button(.bordered).text?.first?.color == SRGBColor(hex: 0x0A60FF))
        #expect(try button(.bordered).surface?.background == nil)
    }

    @Test func `the content of a composed button has its tint`() {
        let screen = laidOut(Blueprint.button(.row([.text("Buy"), .symbol("cart")])).tint(0x0A60FF, dark: 0x5A90FF))

        #expect(screen.elements.compactMap { $0.text?.first?.color } == [SRGBColor(hex: 0x0A60FF)])
    }

    @Test func `a gradient fills the area behind`() {
        let screen = laidOut(Blueprint.text("Sale").backgroundGradient([0x000000, Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x222222)]))

        #expect(screen.elements[0].surface?.background == [.gradient([SRGBColor(hex: 0), .white])])
    }

    @Test func `redacted text is drawn as bars, and still spoken`() {
        let screen = laidOut(Blueprint.column([.text("a"), Blueprint.text("b").redacted(false)]).redacted())

        #expect(screen.elements.filter { $0.role == .text }.map { $0.text?.map(\.string) } == [[], ["b"]])
        #expect(screen.elements.filter { $0.role == .text }.map(\.label) == ["a", "b"])
    }

    @Test func `what allows no hit testing takes no touches, whatever is inside`() {
        let screen = laidOut(Blueprint.row([.button("a").allowsHitTesting(true)]).allowsHitTesting(false))
        let button = screen.elements.last

        #expect(button?.touchRegion.size == .zero)
        #expect(button?.coversTouches == false)
        #expect(laidOut(Blueprint.button("a").allowsHitTesting(true)).elements.last?.hitRegion == nil)
    }

    @Test func `a disclosure group shows its rows where it is expanded, and states it`() {
        let (open, closed) = (
            laidOut(.list([.disclosureGroup("More", isExpanded: true, [.text("Detail")])])),
            laidOut(.list([.disclosureGroup("More", [.text("Detail")])]))
        )

        #expect(open.elements.first { $0.role == .button }?.expandedStatus == .expanded)
        #expect(closed.elements.first { $0.role == .button }?.expandedStatus == .collapsed)
        #expect(open.elements.contains { $0.label == "Detail" } && !closed.elements.contains { $0.label == "Detail" })
        #expect(open.elements.first { $0.role == .button }?.frame.height ?? 0 >= 44)
    }

    @Test(
        arguments: [
            (Blueprint.text("a").scaleEffect(0.5), ".scaleEffect(0.5)"), (.text("a").scaleEffect(y: 2), ".scaleEffect(y: 2)"),
            (.text("a").rotationEffect(degrees: 45), ".rotationEffect(degrees: 45)"), (.text("a").scaleEffect(1), ".scaleEffect(1)"),
            (.text("a").position(x: 1, y: 2.5), ".position(x: 1, y: 2.5)"), (.text("a").tint(0x0A60FF), ".tint(0x0A60FF)"),
            (
                .text("a").backgroundGradient([0x000000, Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x222222)]),
                ".backgroundGradient([.black, .init(0xFFFFFF, dark: 0x222222)])"
            ),
            (.text("a").redacted(), ".redacted()"), (.text("a").allowsHitTesting(false), ".allowsHitTesting(false)"),
            (.text("a").accessibilityExpanded(), ".accessibilityExpanded()"),
        ] as [(Blueprint, String)])
    func `the code is the call`(blueprint: Blueprint, code: String) throws {
        #expect(blueprint.swiftCode == #".text("a")"# + code)
        #expect(try JSONDecoder().decode(Blueprint.self, from: JSONEncoder().encode(blueprint)) == blueprint)
    }
}
