import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// Published measures of stacks, frames, spacers, grids and text.
extension PublishedFact {
    private static let title = Blueprint.text("OpenSwiftUI Example", style: .title1)
    private static let subtitle = Blueprint.text("Color & Shape & Image")
    private static let square = Blueprint.image("a", width: 60, height: 60)
    private static let picture = Blueprint.image("a", width: 160, height: 142.66).resizable().scaledToFit().frame(width: 80, height: 80)
    private static let page = Blueprint.column(
        spacing: 24, alignment: .center,
        [
            .column(spacing: 6, alignment: .center, [title, subtitle]), .row(spacing: 12, [square, square, square]),
            .row(spacing: 12, [square, square, square]), picture,
        ])

    /// The distances from the title of the page.
    private static func fromTitle(_ path: String) -> @Sendable (RenderedScreen) throws -> [Double] {
        { screen in
            let (own, title) = (try screen.frame(path), try screen.frame("0/0"))
            return [own.minX + own.width / 2 - title.minX - title.width / 2, own.minY - title.minY]
        }
    }

    private static func section(_ description: String, _ content: Blueprint) -> Blueprint {
        let texts = [Blueprint.text("Label", style: .subheadline).fontWeight(.semibold), .text(description, style: .caption2)]
        return .column(spacing: 8, [.column(spacing: 2, texts).accessibilityElement(children: .combine), content])
    }

    private static func width(_ id: String, _ text: Blueprint, _ published: [Double], _ source: String) -> PublishedFact {
        PublishedFact(
            id: id, name: "width of a text", source: source, blueprint: text,
            measure: {
                let frame = try #require($0.elements.first).frame
                return published.count == 1 ? [frame.width] : [frame.width, frame.height]
            },
            published: published)
    }

    static let texts = [
        width("cv2", subtitle, [176.67, 20.33], "DL"),
        width("bdw-Value", .text("Current state or content", style: .caption2), [126.8], "AS 26.2"),
        width("bdw-Hint", .text("What" + " happens when activated", style: .caption2), [158.5], "AS 26.2"),
        width("bdw-Input Labels", .text("Voice Control phrases", style: .caption2), [115.8], "AS 26.2"),
        width("bd10", .text("Section Header", style: .headline), [122.8], "AS 26.2"),
        width("st18", .text("Activation Point", style: .subheadline).fontWeight(.semibold), [112.8], "AS 26.2"),
        width("co3", .text("Configure"), [75, 20.33], "UK"),
    ]

    static let stacks = [
        PublishedFact(
            id: "cv3", name: "VStack(6): body below title", source: "DL", blueprint: page,
            measure: { [try $0.frame("0/1").minY - $0.frame("0/0").minY] }, published: [39.67]),
        PublishedFact(
            id: "cv-red", name: "HStack(12) in VStack(24)", source: "DL", blueprint: page, measure: fromTitle("1/0"),
            published: [-72.17, 84]),
        PublishedFact(
            id: "cv-green", name: "HStack(12) in VStack(24)", source: "DL", blueprint: page, measure: fromTitle("1/1"),
            published: [-0.17, 84]),
        PublishedFact(
            id: "cv-circle", name: "HStack(12) in VStack(24)", source: "DL", blueprint: page, measure: fromTitle("2/0"),
            published: [-72.17, 168]),
        PublishedFact(
            id: "cv11", name: "aspect ratio in a fixed frame", source: "DL", blueprint: page,
            measure: {
                let frame = try $0.frame("3/0/0")
                return [frame.width, frame.height, frame.minY - (try $0.frame("0/0").minY)]
            }, published: [80, 71.33, 256.33]),
        PublishedFact(
            id: "cv14", name: "default spacing between a symbol and text", source: "DL",
            blueprint: .column([.symbol("globe", scale: .large), .text("Hello, world!")]),
            measure: { [try $0.frame("1").minY - $0.frame("0").maxY] }, published: [1.67]),
        PublishedFact(
            id: "bd1", name: "combined texts: height", source: "AS 26.2", blueprint: section("a", square),
            measure: { [try $0.frame("0").height] }, published: [33.33]),
        PublishedFact(
            id: "bd-Label", name: "section to the next", source: "AS 26.2",
            blueprint: .column(
                spacing: 12, [section("a", .image("a", width: 26, height: 26)), section("b", .text("c"))]),
            measure: { [try $0.frame("1/0").minY - $0.frame("0/0").minY] }, published: [79.33]),
        PublishedFact(
            id: "bd8", name: "HStack(Text, Spacer, Text)", source: "AS 26.2", size: .wide(370),
            blueprint: .row([.text("Progress"), .spacer, .text("75%")]),
            measure: { [try $0.frame("2").maxX - $0.frame("0").minX, try $0.frame("0").height] }, published: [370, 20.33]),
        PublishedFact(
            id: "st8", name: "HStack of 50 and 50 in 150 × 150", source: "OS", size: .square(150),
            blueprint: .row([box(50, 50), box(50, 50)]),
            measure: { try ["0", "1"].map($0.frame).flatMap { [$0.minX, $0.minY] } }, published: [21, 50, 79, 50]),
        PublishedFact(
            id: "st10", name: "VStack with an HStack in 150", source: "OS", size: .square(150),
            blueprint: .column(alignment: .center, [box(40, 40), box(40, 40), .row([box(40, 40), box(40, 40)])]),
            measure: { try ["0", "2/0", "2/1"].map($0.frame).flatMap { [$0.minX, $0.minY] } }, published: [55, 7, 31, 103, 79, 103]),
        PublishedFact(
            id: "st13", name: "overlay is centered and takes no room", source: "AS 26.2", size: LayoutSize(width: 60, height: 40),
            blueprint: box(60, 40).overlay(.circle().frame(width: 8, height: 8)),
            measure: { [try $0.frame("1/0").minX, try $0.frame("1/0").minY] }, published: [26, 16]),
        PublishedFact(
            id: "st15", name: "first base lines in a row", source: "OS",
            blueprint: .row(alignment: .firstTextBaseline, [.text("a", style: .title1), .text("b")]),
            measure: {
                [
                    try $0.frame("0").minY + Font(size: 28, weight: .regular).ascent - $0.frame("1").minY
                        - Font(size: 17, weight: .regular).ascent
                ]
            },
            published: [0]),
        PublishedFact(
            id: "sw-text", name: "default spacing of two texts in body", source: "SW iOS", blueprint: .column([.text("a"), .text("b")]),
            measure: { [try $0.frame("1").minY - $0.frame("0").maxY] }, published: [2]),
        PublishedFact(
            id: "sw-side", name: "default spacing of two texts in a row", source: "SW iOS", blueprint: .row([.text("a"), .text("b")]),
            measure: { [try $0.frame("1").minX - $0.frame("0").maxX] }, published: [8]),
        PublishedFact(
            id: "sw-controls", name: "default spacing: bordered button, field, slider, stepper", source: "SW iOS",
            blueprint: .column([.button("a").buttonStyle(.bordered), .field("b"), .slider("c", value: "1"), .stepper("d", value: "1")]),
            measure: { screen in
                let frames = try ["0/0", "1", "2", "3"].map(screen.frame)
                return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
            }, published: [8, 8, 8]),
    ]

    /// A frame around a part of 50 points in a room; the frame clips, so that it is
    /// an element.
    private static func frame(
        _ id: String, of child: Double = 50, minWidth: Double? = nil, maxWidth: Double? = nil, in room: Double, _ published: Double
    ) -> PublishedFact {
        PublishedFact(
            id: id, name: "min \(minWidth ?? 0), max \(maxWidth ?? 0) of \(child) in \(room)", source: "FR", size: .square(room),
            blueprint: box(child, 10).frame(minWidth: minWidth, maxWidth: maxWidth, clips: true),
            measure: { [try $0.frame("").width] }, published: [published])
    }

    static let frames = [
        frame("fr3", minWidth: 100, in: 60, 100), frame("fr4", of: 200, minWidth: 20, in: 60, 60),
        frame("fr5", maxWidth: 200, in: 300, 200), frame("fr7", maxWidth: 200, in: 30, 50),
        frame("fr8", minWidth: 0, maxWidth: .infinity, in: 30, 30), frame("fr9", minWidth: 40, maxWidth: 80, in: 300, 80),
        frame("fr10", minWidth: 40, maxWidth: 80, in: 10, 40),
        PublishedFact(
            id: "fr12", name: "a child larger than its frame", source: "FR", size: .square(200),
            blueprint: box(100, 10).frame(width: 50), measure: { [try $0.frame("0").minX, try $0.frame("0").maxX] }, published: [50, 150]),
        PublishedFact(
            id: "fr15", name: "fixedSize of a shape", source: "OS", blueprint: .rectangle().fixedSize(),
            measure: { [try $0.frame("0").width, try $0.frame("0").height] }, published: [10, 10]),
        PublishedFact(
            id: "sp2", name: "HStack of three and two spacers", source: "OS", size: .square(250),
            blueprint: .row([box(40, 40), .spacer, box(40, 40), .spacer, box(40, 40)]),
            measure: { [try $0.frame("2").minX, try $0.frame("4").minX] }, published: [105, 210]),
        PublishedFact(
            id: "gr4", name: "three flexible columns in 200", source: "OC", size: .square(200),
            blueprint: .grid(columns: 3, Array(repeating: Blueprint.rectangle().frame(height: 10), count: 3)),
            measure: { [try $0.frame("0/0").width, try $0.frame("1/0").minX] }, published: [61.33, 69.33]),
    ]
}
