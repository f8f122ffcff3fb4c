import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct DimensionLineTests {
    private static let window = LayoutRect(x: 0, y: 0, width: 400, height: 300)

    private func box(_ axis: ScreenElement.Axis, _ area: LayoutRect, avoided: [LayoutRect] = []) throws -> LayoutRect {
        let line = DimensionLine(
            axis: axis, area: area, label: "31 of 44 pt", color: "#b00020", unit: 1, window: Self.window, avoided: avoided)
        let rect = try #require(SVGDocument(lines: line.svg)?.named("rect").last)
        return LayoutRect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0, height: rect.number("height") ?? 0)
    }

    @Test func `a line across has its label below, and one down at the right`() throws {
        let area = LayoutRect(x: 100, y: 100, width: 31, height: 44)

        #expect(try box(.horizontal, area).minY > area.maxY)
        #expect(try box(.vertical, area).minX > area.maxX)
    }

    @Test func `where there is no room the label stands on the other side`() throws {
        #expect(try box(.horizontal, LayoutRect(x: 100, y: 250, width: 31, height: 44)).maxY < 250)
        #expect(try box(.vertical, LayoutRect(x: 350, y: 100, width: 31, height: 44)).maxX < 350)
    }

    @Test func `a label leaves free what else is marked`() throws {
        let area = LayoutRect(x: 200, y: 100, width: 31, height: 44)

        #expect(try box(.horizontal, area, avoided: [LayoutRect(x: 200, y: 160, width: 31, height: 44)]).maxY < area.minY)
        #expect(try box(.vertical, area, avoided: [LayoutRect(x: 260, y: 100, width: 31, height: 44)]).maxX < area.minX)
    }

    @Test func `a label lies in the window, wherever the area is`() throws {
        for axis in [ScreenElement.Axis.horizontal, .vertical] {
            for area in [LayoutRect(x: 0, y: 0, width: 400, height: 300), LayoutRect(x: -50, y: -50, width: 10, height: 10)] {
                #expect(Self.window.contains(try box(axis, area)), "\(axis) \(area)")
            }
        }
    }

    @Test func `an area that is not finite has no line`() {
        let area = LayoutRect(x: .nan, y: 0, width: 1, height: 1)

        #expect(DimensionLine(axis: .vertical, area: area, label: "", color: "", unit: 1, window: Self.window).svg == [])
    }
}
