import EveryScreenModel
import EveryScreenNavigation
import Testing

struct VisibilityIndexTests {
    /// A region that scrolls with buttons in it, and bars over it in some places.
    private func screen(_ number: Int) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        var region = ScreenElement(.scrollView, source: "region", frame: LayoutRect(x: 0, y: 50, width: 320, height: 400))
        region.scrolling = ScreenElement.Scrolling(axes: [.vertical])
        region.clipsContent = true
        builder.open(region)
        for row in 0..<12 {
            let frame = LayoutRect(x: Double(row * number % 5) * 40, y: 60 + Double(row) * 70, width: 100, height: 44)
            builder.add(ScreenElement(row % 3 == 0 ? .group : .button, source: "row \(row)", frame: frame))
        }
        builder.close()
        for bar in 0..<6 {
            let frame = LayoutRect(x: Double(bar * number % 7) * 50, y: Double(bar * number % 11) * 50, width: 160, height: 60)
            var element = ScreenElement(.toolbar, source: "bar \(bar)", frame: frame)
            if bar % 3 != 0 { element.surface = ScreenElement.Surface(background: [.color(.white)], opacity: bar % 3 == 1 ? 1 : 0.5) }
            builder.add(element)
        }
        return builder.finish()
    }

    /// Whether an element hides what lies below it, or `nil` where its paint is
    /// unknown.
    private func hides(_ element: ScreenElement) -> Bool? {
        if element.isControl { return true }
        return element.surface.map { $0.opacity == 1 }
    }

    @Test func `the grid changes nothing: every point of every element against every later element`() throws {
        for number in 1...40 {
            let screen = screen(number)
            let map = VisibilityIndex(screen)
            for index in screen.elements.indices {
                let revealed = try #require(map.revealed(index))
                let rect = revealed.rect
                let others = screen.elements.indices.filter { other in
                    // Elements that scroll along are no covers: all rows are in the
                    // region, and nothing else is.
                    other > index && !screen.isElement(other, inside: index) && screen.parent(of: other) == nil
                }
                let covers = others.filter { hides(screen.elements[$0]) == true }
                let points = stride(from: rect.minX + 0.5, to: rect.maxX, by: 1).flatMap { x in
                    stride(from: rect.minY + 0.5, to: rect.maxY, by: 1).map { LayoutPoint(x: x, y: $0) }
                }
                let isObscured =
                    !points.isEmpty && points.allSatisfy { point in covers.contains { screen.elements[$0].frame.contains(point) } }
                let doubts = others.filter { hides(screen.elements[$0]) == nil && screen.elements[$0].frame.contains(rect) }

                #expect(revealed.isObscured == isObscured, "screen \(number), element \(index)")
                #expect(revealed.cover == (rect.isEmpty ? nil : covers.first { screen.elements[$0].frame.contains(rect) }))
                #expect(revealed.mayBeObscured == (isObscured || (!rect.isEmpty && !doubts.isEmpty)))
            }
        }
    }
}
