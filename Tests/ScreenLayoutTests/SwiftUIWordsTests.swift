import EveryScreenLayout
import EveryScreenModel
import Testing

/// SwiftUI's modifiers and views, with their geometry and the code that is printed
/// for them.
struct SwiftUIWordsTests {
    private func frames(_ blueprint: Blueprint, in environment: UserEnvironment = UserEnvironment(safeArea: .zero)) -> [String] {
        laidOut(blueprint, in: environment).elements.map(\.frame.described)
    }

    private func laidOut(_ blueprint: Blueprint, in environment: UserEnvironment = UserEnvironment(safeArea: .zero)) -> RenderedScreen {
        cornerLayout.screen(for: blueprint, in: environment)
    }

    private let box = Blueprint.image("a", width: 20, height: 20)

    @Test(
        arguments: [
            (Blueprint.EdgeSet.all, nil, "16 16 20 20", ".padding(16)"), (.horizontal, 4, "4 0 20 20", ".padding(.horizontal, 4)"),
            (.top, 5, "0 5 20 20", ".padding(.top, 5)"), ([.top, .leading], 3, "3 3 20 20", ".padding([.top, .leading], 3)"),
            (.vertical, nil, "0 16 20 20", ".padding(.vertical, 16)"),
        ] as [(Blueprint.EdgeSet, Double?, String, String)])
    func `padding is 16 at all edges by default`(edges: Blueprint.EdgeSet, length: Double?, frame: String, code: String) {
        #expect(frames(box.padding(edges, length)) == [frame])
        #expect(box.padding(edges, length).swiftCode == box.swiftCode + code)
    }

    @Test(
        arguments: [
            (.leading, "0 40"), (.top, "40 0"), (.topTrailing, "80 0"), (.bottomLeading, "0 80"), (.center, "40 40"), (.trailing, "80 40"),
            (.bottomTrailing, "80 80"), (.topLeading, "0 0"), (.bottom, "40 80"), (.firstTextBaseline, "40 0"),
        ] as [(Blueprint.Alignment, String)])
    func `an alignment of a frame has two parts, and the middle for one that is not named`(alignment: Blueprint.Alignment, place: String) {
        #expect(frames(box.frame(width: 100, height: 100, alignment: alignment)) == [place + " 20 20"])
        #expect(frames(.image("b", width: 100, height: 100).overlay(box, alignment: alignment)).last == place + " 20 20")
        #expect(frames(.image("b", width: 100, height: 100).background(box, alignment: alignment)).first == place + " 20 20")
    }

    @Test func `frames take their ideal extent where none is proposed`() {
        #expect(frames(Blueprint.rectangle().frame(idealWidth: 50, idealHeight: 30).fixedSize()) == ["0 0 50 30"])
        #expect(
            box.frame(maxWidth: .infinity, minHeight: 50).swiftCode
                == #".image("a", width: 20, height: 20).frame(maxWidth: .infinity, minHeight: 50)"#)
    }

    @Test(
        arguments: [
            (.headline, 17, .semibold), (.title, 28, .regular), (.system(.body, weight: .bold), 17, .bold),
            (.system(size: 20), 20, .regular),
            (.custom("Avenir", size: 20), 20, .regular), (.custom("Avenir", fixedSize: 12).bold(), 12, .bold),
        ] as [(Blueprint.TextFont, Double, ScreenElement.FontWeight)])
    func `a font applies to all text inside without another style`(
        font: Blueprint.TextFont, size: Double, weight: ScreenElement.FontWeight
    ) {
        let screen = laidOut(Blueprint.column([.text("a"), .button("b"), .text("c", style: .footnote)]).font(font))
        let runs = screen.elements.compactMap(\.text?.first)

        #expect(runs.map(\.pointSize) == [size, size, 13])
        #expect(runs.map(\.weight) == [weight, weight, .regular])
    }

    @Test func `a fixed size stays, and one relative to a style grows as that does`() {
        let large = UserEnvironment(textSize: .accessibility5)
        let sizes = [Blueprint.TextFont.system(size: 17), .custom("Avenir", size: 34), .body].map {
            laidOut(.text("a").font($0), in: large).elements[0].text?.first?.pointSize
        }

        #expect(sizes == [17, 106, 53])
    }

    @Test func `the nearest style counts, and bold text is heavier still`() {
        let text = Blueprint.text("a").font(.title3).bold().font(.footnote).fontWeight(.light)
        let run = laidOut(text, in: UserEnvironment(isBoldText: true)).elements[0].text?.first

        #expect(run?.pointSize == 20)
        #expect(run?.weight == .heavy)
        #expect(text.swiftCode == #".text("a").font(.title3).fontWeight(.bold)"#)
    }

    @Test func `what an inner part does not set is that of the outer ones`() {
        let text = Blueprint.column([.column([.column([.text("a")]).underline()]).italic(), .text("b")]).bold()
        let runs = laidOut(text, in: .standard).elements.flatMap { $0.text ?? [] }

        #expect(runs.map(\.string) == ["a", "b"])
        #expect(runs.map(\.weight) == [.bold, .bold])
        #expect(runs.map(\.isItalic) == [true, nil])
        #expect(runs.map(\.isUnderlined) == [true, nil])
    }

    @Test func `limits of lines and scaling apply to text without other limits`() {
        let long = "A text that is far too long for one line"
        let screen = laidOut(
            Blueprint.column([.text(long), .text(long, lineLimit: 2)]).lineLimit(1).minimumScaleFactor(0.5).frame(width: 100))
        let runs = screen.elements.compactMap(\.text?.first)

        #expect(runs.map(\.lineCount) == [1, 2])
        #expect(runs.map(\.minimumScaleFactor) == [0.5, 0.5])
    }

    @Test func `a symbol grows with the text beside it`() {
        #expect(frames(.symbol("plus")) == ["0 0 19 18"])
        #expect(frames(.symbol("globe", scale: .large)) == ["0 0 23 22"])
        #expect(frames(.symbol("plus"), in: UserEnvironment(textSize: .accessibility5)) == ["0 0 57 54"])
        #expect(Blueprint.symbol("globe", scale: .large).swiftCode == #".symbol("globe", scale: .large)"#)
    }

    @Test func `a resizable symbol has the extent of its frame, whatever the text size`() {
        let symbol = Blueprint.symbol("plus", isDecorative: true).resizable().frame(width: 20, height: 24)

        #expect(frames(symbol) == ["0 0 20 24"])
        #expect(frames(symbol, in: UserEnvironment(textSize: .accessibility5)) == ["0 0 20 24"])
        #expect(symbol.swiftCode == #".symbol("plus", isDecorative: true).resizable().frame(width: 20, height: 24)"#)
    }

    @Test func `a resizable image fills its room, and keeps its proportion where it is scaled`() {
        let image = Blueprint.image("soup", width: 400, height: 200).resizable()

        #expect(frames(image.frame(width: 100, height: 80)) == ["0 0 100 80"])
        #expect(frames(image.scaledToFit().frame(width: 100, height: 80)) == ["0 15 100 50"])
        #expect(frames(image.scaledToFill().frame(width: 100, height: 80)) == ["-30 0 160 80"])
        #expect(frames(image.fixedSize()) == ["0 0 400 200"])
        #expect(image.swiftCode == #".image("soup", width: 400, height: 200).resizable()"#)
        #expect(frames(.scroll(.column([image.scaledToFit()])).frame(width: 300, height: 500)).last == "0 0 300 150")
    }

    @Test func `shapes take the room there is, and a divider lies across its stack`() {
        #expect(frames(.circle().frame(width: 30, height: 40)) == ["0 5 30 30"])
        #expect(frames(.column([box, .divider(), box]).frame(width: 50))[1] == "0 28 50 0")
        #expect(frames(.row([box, .divider(), box]).frame(height: 50))[1] == "28 0 0 50")
        #expect(laidOut(.capsule()).elements[0].isAccessibilityElement == false)
        #expect(Blueprint.roundedRectangle(cornerRadius: 8).swiftCode == ".roundedRectangle(cornerRadius: 8)")
    }

    @Test func `a hidden element takes its room, and is not found`() {
        let screen = laidOut(.column(spacing: 0, [Blueprint.row([.button("a")]).hidden(), .button("b")]))

        #expect(screen.elements.map(\.isVisible) == [false, false, true])
        #expect(screen.elements.map(\.isAccessibilityHidden) == [true, true, false])
        #expect(screen.elements.map(\.keyboard?.isFocusable) == [nil, false, true])
        #expect(screen.elements[2].frame.minY > 20)
        #expect(laidOut(.text("a").opacity(0.5)).elements[0].surface?.opacity == 0.5)
        #expect(laidOut(.text("a").opacity(1)).elements[0].surface == nil)
    }

    @Test func `an offset moves the drawing and no neighbor`() {
        #expect(frames(.column(spacing: 0, [box.offset(x: 5, y: -3), box])) == ["5 -3 20 20", "0 20 20 20"])
    }

    @Test func `what ignores the safe area reaches the edges of the screen where it touches that`() {
        let phone = UserEnvironment(screenSize: LayoutSize(width: 100, height: 200), safeArea: LayoutInsets(top: 20, bottom: 10))

        #expect(frames(.rectangle().ignoresSafeArea(), in: phone) == ["0 0 100 200"])
        #expect(frames(.rectangle().ignoresSafeArea(.top), in: phone) == ["0 0 100 190"])
        #expect(frames(.column(spacing: 0, [box, .rectangle().ignoresSafeArea()]), in: phone) == ["0 20 20 20", "0 40 100 160"])
    }

    @Test func `texts of a row stand on one base line`() throws {
        let row = Blueprint.row(alignment: .firstTextBaseline, [.text("Total", style: .largeTitle), .text("incl. tax"), box])
        let screen = laidOut(row)
        let bottoms = screen.elements.map { $0.frame.minY + ($0.text?.first?.pointSize.map { $0 * 1950 / 2048 } ?? $0.frame.height) }

        #expect(bottoms.allSatisfy { abs($0 - bottoms[0]) < 0.001 })
    }

    @Test func `facts of few elements`() throws {
        let field = try #require(laidOut(.field("Email").textContentType(.emailAddress)).elements.first)
        let tab = try #require(
            laidOut(
                Blueprint.text("Inbox").accessibilityShowsLargeContentViewer().accessibilityIgnoresInvertColors()
                    .accessibilityCustomContent("Unread", "3").accessibilityActivationPoint(x: 0, y: 1)
            ).elements.first)

        #expect(field.field?.purpose == "emailAddress")
        #expect(tab.largeContentTitle == "Inbox")
        #expect(tab.ignoresInvertColors == true)
        #expect(tab.customContent == [ScreenElement.CustomContent(label: "Unread", value: "3")])
        #expect(tab.activationPoint == LayoutPoint(x: tab.frame.minX, y: tab.frame.maxY))
    }
}
