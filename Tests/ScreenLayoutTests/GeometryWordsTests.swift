import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

/// Geometry readers, alignment guides, masks, detents and focus.
struct GeometryWordsTests {
    private let picture = Blueprint.image("a", width: 20, height: 20).resizable()

    private func frames(_ blueprint: Blueprint, width: Double = 100, height: Double = 200) -> [String] {
        lines(laidOut(blueprint, width: width, height: height))
    }

    @Test func `a frame follows the room of the innermost reader`() {
        let inner = Blueprint.geometryReader { proxy in picture.frame(width: proxy.size.width / 2, height: proxy.size.height - 10) }
        let outer = Blueprint.geometryReader { proxy in inner.frame(width: proxy.size.width * 0.5 + 10, height: 50) }

        #expect(frames(.column(spacing: 0, [box(10, 40), inner])) == ["0 image 0,0 10×40", "1/0/0 image 0,40 50×150"])
        #expect(frames(outer) == ["0/0/0/0 image 0,0 30×40"])
    }

    @Test func `without a reader, a frame follows the safe area`() {
        let screen = laidOut(
            picture.frame(width: Blueprint.Length.roomWidth, height: Blueprint.Length.roomHeight / 2), width: 100, height: 200,
            safeArea: LayoutInsets(top: 40))

        #expect(lines(screen) == ["0 image 0,40 100×80"])
    }

    @Test func `a reader takes all the room in a stack, and 10 points where there is no limit`() {
        let reader = Blueprint.geometryReader { _ in picture.frame(width: Blueprint.Length.roomWidth, height: Blueprint.Length.roomHeight) }

        #expect(frames(.row(spacing: 0, [reader, box(30, 30)])) == ["0/0/0 image 0,0 70×200", "1 image 70,85 30×30"])
        #expect(frames(.scroll(reader)) == ["- scrollView 0,0 100×200", "0/0/0 image 0,0 100×10"])
    }

    @Test func `a frame of fixed lengths is a frame`() {
        let length: Blueprint.Length = 30

        #expect(picture.frame(width: length) == picture.frame(width: 30 as Double))
    }

    @Test func `lengths are sums and multiples`() {
        let (width, height) = (Blueprint.Length.roomWidth, Blueprint.Length.roomHeight)
        let sum: Blueprint.Length = 2 * width - height / 4
        let length: Blueprint.Length = -(sum + 3) * 2

        #expect(
            picture.frame(width: length).swiftCode.hasSuffix(
                "width: Blueprint.Length.roomWidth * -4 + Blueprint.Length.roomHeight * 0.5 + -6)"))
    }

    @Test func `children of a column align by their guides`() {
        let column = Blueprint.column(spacing: 0, [box(10, 10).alignmentGuide(.leading) { $0[.trailing] }, box(30, 10)])

        #expect(frames(column) == ["0/0 image 0,0 10×10", "1 image 10,10 30×10"])
        #expect(
            frames(.column(spacing: 0, alignment: .center, [box(10, 10).alignmentGuide(.leading) { _ in 9 }, box(30, 10)]))
                == ["0/0 image 10,0 10×10", "1 image 0,10 30×10"])
    }

    @Test func `a guide is seen through padding, and moves it`() {
        let padded = box(10, 10).alignmentGuide(.top) { $0.height / 2 }.padding(4)

        #expect(
            frames(.row(spacing: 0, alignment: .top, [padded, box(10, 40)]), height: 100) == [
                "0/0/0 image 4,4 10×10", "1 image 18,9 10×40",
            ])
    }

    @Test func `a guide may be the base line or the middle of the child`() {
        let row = Blueprint.row(spacing: 0, alignment: .top, [.text("a").alignmentGuide(.top) { $0[.firstTextBaseline] }, box(10, 10)])
        let centered = Blueprint.row(spacing: 0, alignment: .top, [box(10, 40), box(10, 10).alignmentGuide(.top) { $0[.center] - 20 }])

        let ascent: Double = 17 * 1950 / 2048

        #expect(laidOut(row).elements[1].frame.minY == ascent)
        #expect(frames(centered, height: 100) == ["0 image 0,0 10×40", "1/0 image 10,15 10×10"])
    }

    @Test func `a guide is printed as the function of which it was made`() {
        let guides: [Blueprint] = [
            box(1, 1).alignmentGuide(.top) { $0.height / 2 + 3 }, box(1, 1).alignmentGuide(.leading) { $0.width },
            box(1, 1).alignmentGuide(.top) { $0[.center] }, box(1, 1).alignmentGuide(.top) { $0[.firstTextBaseline] },
            box(1, 1).alignmentGuide(.top) { $0[.lastTextBaseline] * 2 }, box(1, 1).alignmentGuide(.top) { _ in 0 },
        ]

        #expect(
            guides.map { $0.swiftCode.split(separator: "alignmentGuide", maxSplits: 1).last.map(String.init) } == [
                "(.top) { d in d.height * 0.5 + 3 }", "(.leading) { d in d.width }", "(.top) { d in d[.center] }",
                "(.top) { d in d[.firstTextBaseline] }", "(.top) { d in d[.lastTextBaseline] * 2 }", "(.top) { d in 0 }",
            ])
    }

    @Test func `a badge stands on a corner by two guides`() {
        let badge = box(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }

        #expect(frames(box(40, 40).overlay(badge, alignment: .topTrailing)) == ["0 image 0,0 40×40", "1/0/0 image 35,-5 10×10"])
    }

    @Test func `a mask cuts off what reaches out of it, and is no element`() throws {
        let masked = Blueprint.text("Sale").frame(width: 80, height: 80).mask(.circle().frame(width: 40, height: 40))
        let screen = laidOut(masked)

        #expect(screen.elements.map(\.role) == [.group, .text])
        #expect(screen.elements[0].frame == LayoutRect(x: 20, y: 20, width: 40, height: 40))
        #expect(screen.elements[0].clipsContent == true)
        #expect(Blueprint.spacer.mask(alignment: .top, .circle()).swiftCode == ".spacer.mask(alignment: .top, .circle())")
    }

    @Test func `a sheet rests at the smallest of its detents`() throws {
        let sheet = Blueprint.text("Sheet").presentationDetents([.large, .fraction(0.25), .medium])
        let screen = laidOut(Blueprint.text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity).modal(sheet))
        let frame = try #require(screen.elements.first { $0.role == .sheet }?.frame)

        #expect(frame == LayoutRect(x: 0, y: 633, width: 390, height: 211))
        #expect(sheet.swiftCode == #".text("Sheet").presentationDetents([.fraction(0.25), .medium, .large])"#)
    }

    @Test func `an element has the focus, or not`() {
        let screen = laidOut(.column([.field("a").focused(), .field("b").focused(false), .field("c")]))

        #expect(screen.elements.map(\.keyboard?.hasFocus) == [true, false, nil])
        #expect(screen.elements.map(\.keyboard?.isFocusable) == [true, true, true])
        #expect(Blueprint.field("a").focused().swiftCode == #".field("a").focused()"#)
    }

    @Test func `images are labelled as in SwiftUI`() throws {
        let images: [Blueprint] = [
            .image("Logo", width: 9, height: 9), .image(uiImage: "Logo", width: 9, height: 9),
            .image(decorative: "Logo", width: 9, height: 9),
        ]

        #expect(images.map { laidOut($0).elements[0].label } == ["Logo", "", ""])
        #expect(images.map { laidOut($0).elements[0].isDecorative } == [false, false, true])
        #expect(
            images.map(\.swiftCode) == [
                #".image("Logo", width: 9, height: 9)"#, #".image(uiImage: "Logo", width: 9, height: 9)"#,
                #".image("Logo", width: 9, height: 9, isDecorative: true)"#,
            ])
        #expect(laidOut(.button(images[0])).elements[0].label == "Logo")
    }

    @Test func `the words survive a file`() throws {
        let blueprints: [Blueprint] = [
            .geometryReader { picture.frame(width: $0.size.width / 3) }, .spacer.alignmentGuide(.top) { $0.height / 2 },
            .spacer.presentationDetents([.height(3.5), .large]), .spacer.mask(.circle()), .column([.spacer]), .row(spacing: 3, []),
            .image(uiImage: "a", width: 1, height: 1), .field("a").focused(),
        ]

        let read = try JSONDecoder().decode([Blueprint].self, from: JSONEncoder().encode(blueprints))

        #expect(read == blueprints)
    }
}
