import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import Testing

struct FocusMapTests {
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

    @Test func `the map says of every element what the model of touch says`() {
        for number in 1...40 {
            let screen = screen(number)
            let map = ScreenPresentation(screen).focusMap
            let model = TouchMap(screen)
            for index in screen.elements.indices { #expect(map.revealed(index) == model.revealed(index)) }
        }
    }
}
