import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct FocusArrowsTests {
    private static let first = LayoutRect(x: 0, y: 100, width: 40, height: 40)
    private static let second = LayoutRect(x: 200, y: 100, width: 40, height: 40)

    private func drawn(_ places: [LayoutRect?]) throws -> SVGDocument {
        let steps = zip(places, places.dropFirst()).map { FocusStep(key: .tab, start: $0, end: $1, name: "") }
        return try #require(SVGDocument(lines: FocusArrows(steps, unit: 1, names: "n").svg))
    }

    @Test func `no step draws nothing`() throws { #expect(try drawn([]).elements.count == 1) }

    @Test func `each step is an arrow with its number; the first comes in at the top`() throws {
        let picture = try drawn([nil, Self.first, Self.second])

        #expect(picture.texts == ["1", "2"])
        #expect(picture.named("path").compactMap { $0.attributes["marker-end"] } == ["url(#nhead)", "url(#nhead)"])
        #expect(picture.named("path").compactMap { $0.attributes["d"] }.contains { $0.hasPrefix("M20 0Q") })
    }

    @Test func `the way back runs beside the way there`() throws {
        let ways = try drawn([Self.first, Self.second, Self.first]).named("path").compactMap {
            $0.attributes["marker-end"] == nil ? nil : $0.attributes["d"]
        }

        #expect(ways == ["M20 120Q120 146 220 120", "M220 120Q120 94 20 120"])
    }

    @Test func `keys that lead the same way share an arrow, and many are counted`() throws {
        let there = [Self.first, Self.second]

        #expect(try drawn(there + there).texts == ["1, 3", "2"])
        #expect(try drawn(there + there + there + there + there).texts == ["1, 3, 5, …", "2, 4, 6, …"])
    }

    @Test func `each number stands on a white box, which grows with it`() throws {
        let there = [Self.first, Self.second]
        let boxes = try [there, there + there + there + there + there].map { places in
            try drawn(places).named("rect").filter { $0.attributes["fill"] == "#ffffff" }.compactMap { $0.number("width") }
        }

        #expect(boxes[0] == [20])
        #expect(boxes[1].count == 2 && boxes[1].allSatisfy { $0 > 40 })
    }

    @Test func `a key that does not move the focus is a ring`() throws {
        let picture = try drawn([Self.first, Self.first])

        #expect(picture.named("circle").map { $0.number("r") } == [18])
        #expect(picture.texts == ["1"])
    }

    @Test func `places that are not finite have no arrow`() throws {
        #expect(try drawn([nil, LayoutRect(x: .nan, y: 0, width: 1, height: 1)]).texts == [])
    }

    @Test func `of an order the part around what fails is shown`() throws {
        let screen = StandardLayout().screen(for: .column((1...6).map { .button("Button \($0)").framedAsTarget }), in: .standard)
        func names(_ index: Int, _ related: [Int]) -> [String] {
            let finding = Finding(
                FocusOrderMeaningful(), kind: .jump, element: ElementReference(index, on: screen),
                related: related.map { ElementReference($0, on: screen) })
            return FocusStep.order(of: finding, on: screen, in: .standard).map(\.name)
        }

        #expect(names(2, [1]) == ["button \"Button 2\"", "button \"Button 3\"", "button \"Button 4\""])
        #expect(names(0, []) == ["button \"Button 2\""])
        #expect(names(5, [4]) == ["button \"Button 5\"", "button \"Button 6\""])
    }
}
