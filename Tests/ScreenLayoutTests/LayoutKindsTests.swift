import EveryScreenLayout
import EveryScreenModel
import Testing

/// Sections, grids, flows, layers, bars and wrappers, with frames worked out by
/// hand.
struct LayoutKindsTests {
    @Test func `a grid shares the width among its columns and makes each row as high as its highest`() {
        #expect(
            lines(laidOut(.grid(columns: 2, [box(10, 30), box(10, 10), box(10, 20)]), width: 108)) == [
                "0 image 20,0 10×30", "1 image 78,10 10×10", "2 image 20,38 10×20",
            ])
    }

    @Test(arguments: [(100, ["45,0", "45,38", "45,76"]), (128, ["25,0", "93,0", "25,38"]), (196, ["25,0", "93,0", "161,0"])])
    func `an adaptive grid has as many columns as fit`(width: Double, corners: [String]) {
        let screen = laidOut(.grid(minimumColumnWidth: 60, [box(10, 30), box(10, 30), box(10, 30)]), width: width)

        #expect(screen.elements.map { text($0.frame).split(separator: " ")[0] } == corners.map { $0[...] })
    }

    @Test func `text in a grid wraps in its column`() {
        #expect(
            lines(laidOut(.grid(columns: 2, spacing: 0, [wide(5), wide(1)]), width: 136)) == [
                "0 text 0,0 68×40.67", "1 text 93.5,10.17 17×20.33",
            ])
    }

    @Test func `a flow starts a line where the next child has no room`() {
        #expect(
            lines(laidOut(.flow(spacing: 10, lineSpacing: 5, [box(40, 20), box(40, 30), box(40, 10)]), width: 100)) == [
                "0 image 0,0 40×20", "1 image 50,0 40×30", "2 image 0,35 40×10",
            ])
    }

    @Test func `a child wider than the lines of a flow wraps into a separate one`() {
        #expect(lines(laidOut(.flow([box(10, 10), wide(5)]), width: 51)) == ["0 image 0,0 10×10", "1 text 0,18 51×40.67"])
    }

    @Test func `a section has a heading, cells and a footnote`() {
        let screen = laidOut(.list([.section("書", footer: "本", [box(10, 10)])]))

        #expect(
            lines(screen) == [
                "- list 0,0 390×844", "0.header/0 heading 36,14 17×20.33", "0/0.cell cell 16,40.33 358×52", "0/0 image 36,61.33 10×10",
                "0.footer/0 text 36,98.33 13×15.67",
            ])
        #expect(lines(laidOut(.section([box(10, 10)]))) == ["0.cell cell 0,0 390×52", "0 image 20,21 10×10"])
    }

    @Test func `a tab bar shares its width among the tabs and selects one`() {
        let screen = laidOut(.tabBar(selected: 1, [.button("A"), .button("B")]), width: 200)

        #expect(lines(screen) == ["- tabBar 0,0 200×49", "0 tab 8,0.5 92×48", "1 tab 100,0.5 92×48"])
        #expect(screen.elements[0].traits == .tabBar)
        #expect(screen.elements.dropFirst().map { $0.traits } == [.button, [.button, .selected]])
    }

    @Test func `layers are as large as the largest and aligned both ways`() {
        #expect(
            lines(laidOut(.layers(horizontal: .trailing, vertical: .leading, [box(60, 20), box(20, 40)]))) == [
                "0 image 0,0 60×20", "1 image 40,0 20×40",
            ])
    }

    @Test func `an alert stands in the middle of the screen and is a modal of its own kind`() {
        let screen = laidOut(box(10, 10).alert("書", [.button("OK")]))

        #expect(
            lines(screen) == [
                "0 image 0,0 10×10", ".modal alert 35,367.83 320×108.33", "1/0 heading 186.5,383.83 17×20.33",
                "1/1 button 51,412.17 288×48",
            ])
        #expect(screen.elements[1].modal != nil)
    }

    @Test func `a proportion is fitted into the room or covers it`() {
        #expect(lines(laidOut(.spacer.frame(width: 60, height: 40).overlay(box(1, 1)))) == ["1 image 29.5,19.5 1×1"])
        let square = Blueprint.spacer.aspectRatio(1).accessibilityLabel("a")
        #expect(square == Blueprint.spacer.accessibilityLabel("a").aspectRatio(1))
        let filled = Blueprint.row([.slider("a", value: "").aspectRatio(2)])
        #expect(lines(laidOut(filled, width: 100, height: 20)) == ["0/0 slider 0,0 40×34"])
        #expect(lines(laidOut(.slider("a", value: "").aspectRatio(2, .fill), width: 100, height: 80)) == ["0 slider 0,0 160×34"])
    }

    @Test func `a fixed-size element takes its ideal size`() {
        #expect(lines(laidOut(wide(4).fixedSize(), width: 40)) == ["0 text 0,0 68×20.33"])
        #expect(lines(laidOut(wide(4).fixedSize(horizontal: false), width: 40)) == ["0 text 0,0 34×40.67"])
    }

    @Test func `text sizes are kept within the limits nearest to the text`() {
        func size(_ blueprint: Blueprint, at textSize: UserEnvironment.TextSize) -> Double? {
            laidOut(blueprint, textSize: textSize).elements[0].text?[0].pointSize
        }

        #expect(size(.text("a").textSizes(upTo: .xxLarge), at: .accessibility5) == 21)
        #expect(size(.text("a").textSizes(from: .xLarge), at: .xSmall) == 19)
        #expect(size(.text("a").textSizes(upTo: .small).textSizes(upTo: .xxLarge), at: .accessibility5) == 15)
        #expect(size(.text("a").textSizes(from: .xxLarge, upTo: .small), at: .large) == 21)
        #expect(size(.button("a").textSizes(upTo: .large), at: .accessibility5) == 17)
    }

    @Test func `a child of more priority gets room before the others, which keep their least`() {
        let row = Blueprint.row(spacing: 0, [wide(10), wide(10).layoutPriority(1)])

        #expect(lines(laidOut(row, width: 100)) == ["0 text 0,0 17×203", "1/0 text 17,71 68×61"])
    }

    @Test func `the priority of a child counts through its wrappers`() {
        let row = Blueprint.row(spacing: 0, [wide(10), wide(10).layoutPriority(1).padding(0)])

        #expect(
            laidOut(row, width: 100).elements.map(\.frame)
                == laidOut(
                    .row(spacing: 0, [wide(10), wide(10).layoutPriority(1)]), width: 100
                ).elements.map(\.frame))
    }

    @Test func `text shrinks to its least size before it is cut off`() {
        let whole = laidOut(.text("書書書書", lineLimit: 1, minimumScaleFactor: 0.5), width: 68).elements[0].text?[0]
        let shrunk = laidOut(.text("書書書書", lineLimit: 1, minimumScaleFactor: 0.5), width: 51).elements[0].text?[0]
        let cut = laidOut(.text("書書書書", lineLimit: 1, minimumScaleFactor: 0.5), width: 20).elements[0].text?[0]

        #expect([whole?.pointSize, whole?.isTruncated.map { $0 ? 1 : 0 }] == [17, 0])
        #expect([shrunk?.pointSize, shrunk?.isTruncated.map { $0 ? 1 : 0 }] == [12.75, 0])
        #expect([cut?.pointSize, cut?.isTruncated.map { $0 ? 1 : 0 }] == [8.5, 1])
    }

    @Test func `text in too little height shows the lines that fit, and at least one`() {
        let text = laidOut(wide(10).frame(width: 17, height: 50)).elements[0].text?[0]

        #expect(text?.lineCount == 2)
        #expect(text?.isTruncated == true)
        #expect(laidOut(wide(10).frame(width: 17, height: 5)).elements[0].text?[0].lineCount == 1)
    }

    @Test func `a region that scrolls both ways is as large as its room and its child as it likes`() {
        let screen = laidOut(.scroll([.horizontal, .vertical], wide(40)))

        #expect(lines(screen) == ["- scrollView 0,0 390×844", "0 text 0,0 680×20.33"])
        #expect(screen.elements[0].scrolling?.axes == [.horizontal, .vertical])
    }

    @Test func `a frame takes all the height there is where it may`() {
        #expect(lines(laidOut(box(10, 10).frame(maxHeight: .infinity, alignment: .bottomTrailing))) == ["0 image 0,834 10×10"])
        #expect(
            lines(laidOut(.column(spacing: 0, [box(10, 10).frame(maxHeight: 50), box(9, 9)]))) == [
                "0/0 image 0,20 10×10", "1 image 0,50 9×9",
            ])
    }

    @Test func `a spacer is no shorter than its minimum`() {
        #expect(
            lines(laidOut(.row(spacing: 0, [box(10, 10), .spacer(minLength: 20), box(10, 10)]).fixedSize())) == [
                "0/0 image 0,0 10×10", "0/2 image 30,0 10×10",
            ])
    }

    @Test func `a disabled element disables its content`() {
        let screen = laidOut(.column([.column([.button("a"), .text("b")]).disabled(), .button("c")]))

        #expect(screen.elements.map(\.isEnabled) == [nil, false, false, true])
        #expect(screen.elements[1].keyboard?.isFocusable == false)
    }

    @Test func `content hidden from assistive technology has no place in the order of visiting`() {
        for hidden in [
            Blueprint.text("x").accessibilityHidden(), Blueprint.layers([.text("x")]).accessibilityHidden(),
            .column([.text("x"), .row([.text("x")])]).accessibilityHidden(), .row([.column([.text("x")]).accessibilityHidden()]),
        ] {
            let screen = StandardLayout().screen(
                for: .column([.text("a"), hidden, .text("b").accessibilitySortPriority(1)]), in: UserEnvironment())
            let labels = Dictionary(screen.elements.map { ($0.source, $0.label) }) { first, _ in first }
            let order = screen.elements.compactMap(\.accessibilityOrder).first ?? []

            #expect(order.map { labels[$0] } == ["b", "a"], "\(hidden.swiftCode)")
        }
    }

    @Test func `children of larger priority are visited first, whatever their place`() {
        let row = Blueprint.row([
            .text("a"), .button("b").accessibilitySortPriority(1), .text("c"), .text("d").accessibilitySortPriority(-1),
        ])
        let screen = laidOut(row)

        #expect(screen.elements[0].role == .group)
        #expect(screen.elements[0].accessibilityOrder == ["1", "0", "2", "3"])
    }

    @Test func `a made-up language changes the read text and the measured text`() {
        var environment = UserEnvironment()
        environment.pseudolocale = .doubleLength
        let element = StandardLayout().screen(for: .text("書書"), in: environment).elements[0]

        #expect(element.label == "書書 書書")
        #expect(element.text?.first?.string == "書書 書書")
        #expect(element.frame.width > 68)
    }
}
