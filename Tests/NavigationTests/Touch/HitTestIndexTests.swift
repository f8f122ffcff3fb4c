import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

struct HitTestIndexTests {
    private func button(_ name: String, _ frame: LayoutRect, action: String? = nil, _ parts: [Part] = []) -> Part {
        part(.button, name, frame, parts) { $0.actions = [ScreenElement.Action(.activate, identifier: action ?? name)] }
    }

    private func region(of name: String, _ parts: [Part]) -> TouchRegion {
        let screen = screen(parts)
        return HitTestIndex(screen).region(of: screen.index(ofSource: name) ?? -1)!
    }

    private func scroll(_ frame: LayoutRect, axes: [ScreenElement.Axis] = [.vertical], _ parts: [Part]) -> Part {
        part(.scrollView, "scroll", frame, parts) { element in
            element.scrolling = ScreenElement.Scrolling(axes: axes)
            element.clipsContent = true
        }
    }

    private let square = LayoutRect(x: 100, y: 100, width: 44, height: 44)

    @Test func `a lone control can be touched in its frame`() {
        #expect(region(of: "a", [button("a", square)]) == TouchRegion(outline: square, covers: []))
    }

    @Test func `a pinned element does not scroll along, and covers elements that stay in place`() {
        let cover = part(.button, "cover", square) { element in
            element.actions = [ScreenElement.Action(.activate, identifier: "cover")]
            element.isPinned = true
        }

        #expect(region(of: "a", [scroll(LayoutRect(x: 0, y: 0, width: 320, height: 480), [button("a", square), cover])]).covers == [])
        #expect(region(of: "a", [button("a", square), cover]).covers == [square])
    }

    @Test func `a pinned element is not clipped by its ancestors`() {
        let pinned = part(.button, "a", square) { element in
            element.actions = [ScreenElement.Action(.activate, identifier: "a")]
            element.isPinned = true
        }

        #expect(region(of: "a", [scroll(LayoutRect(x: 0, y: 0, width: 120, height: 480), [pinned])]).outline == square)
    }

    @Test func `a hit region stands for the frame`() {
        let hitRegion = LayoutRect(x: 90, y: 90, width: 64, height: 64)
        var wide = button("a", square)
        wide.element.hitRegion = hitRegion

        #expect(region(of: "a", [wide]).outline == hitRegion)
    }

    @Test func `the edge of the screen cuts off`() {
        #expect(
            region(of: "a", [button("a", LayoutRect(x: 300, y: 560, width: 44, height: 44))]).outline
                == LayoutRect(x: 300, y: 560, width: 20, height: 8))
    }

    @Test func `a control drawn later covers, and one drawn earlier does not`() {
        let right = square.offset(x: 22, y: 0)
        let parts = [button("a", square), button("b", right)]

        #expect(region(of: "a", parts).covers == [LayoutRect(x: 122, y: 100, width: 22, height: 44)])
        #expect(region(of: "b", parts).covers == [])
    }

    @Test func `a control that only touches covers nothing`() {
        #expect(region(of: "a", [button("a", square), button("b", square.offset(x: 44, y: 0))]).covers == [])
    }

    @Test func `a control with the same action covers nothing`() {
        #expect(region(of: "a", [button("a", square), button("b", square, action: "a")]).covers == [])
    }

    @Test func `a text covers nothing unless it says so`() {
        var text = part(.text, "t", square)
        #expect(region(of: "a", [button("a", square), text]).covers == [])

        text.element.coversTouches = true
        #expect(region(of: "a", [button("a", square), text]).covers == [square])
    }

    @Test func `an invisible control and one that lets touches through cover nothing`() {
        var (invisible, open) = (button("b", square), button("b", square))
        invisible.element.isVisible = false
        open.element.coversTouches = false

        #expect(region(of: "a", [button("a", square), invisible]).covers == [])
        #expect(region(of: "a", [button("a", square), open]).covers == [])
    }

    @Test func `a control inside another covers it, if their actions are known to differ`() {
        let inner = LayoutRect(x: 100, y: 100, width: 20, height: 44)

        #expect(region(of: "a", [button("a", square, [button("b", inner)])]).covers == [inner])
        #expect(region(of: "b", [button("a", square, [button("b", inner)])]).covers == [])
        #expect(region(of: "a", [part(.cell, "a", square, [part(.button, "b", inner)])]).covers == [])
    }

    @Test func `an ancestor that clips cuts off, one that does not leaves it`() {
        let box = { (clips: Bool) in
            part(.group, "box", LayoutRect(x: 90, y: 90, width: 30, height: 100), [button("a", self.square)]) { $0.clipsContent = clips }
        }

        #expect(region(of: "a", [box(true)]).outline == LayoutRect(x: 100, y: 100, width: 20, height: 44))
        #expect(region(of: "a", [box(false)]).outline == square)
    }

    @Test func `a cover is cut by what clips it`() {
        let box = part(.group, "box", LayoutRect(x: 122, y: 0, width: 100, height: 110), [button("b", square)]) { $0.clipsContent = true }

        #expect(region(of: "a", [button("a", square), box]).covers == [LayoutRect(x: 122, y: 100, width: 22, height: 10)])
    }

    @Test func `what can be scrolled into view is measured whole`() {
        let below = LayoutRect(x: 0, y: 900, width: 44, height: 44)

        #expect(region(of: "a", [scroll(LayoutRect(x: 0, y: 0, width: 320, height: 300), [button("a", below)])]).outline == below)
    }

    @Test func `across the direction of scrolling the region cuts off`() {
        let wide = LayoutRect(x: 300, y: 900, width: 44, height: 44)

        #expect(
            region(of: "a", [scroll(LayoutRect(x: 0, y: 0, width: 310, height: 300), [button("a", wide)])]).outline
                == LayoutRect(x: 300, y: 900, width: 10, height: 44))
    }

    @Test func `an element longer than its scrolling region is measured at the region's length`() {
        let long = LayoutRect(x: 0, y: 0, width: 44, height: 900)

        #expect(region(of: "a", [scroll(LayoutRect(x: 0, y: 50, width: 320, height: 30), [button("a", long)])]).outline.height == 30)
    }

    @Test func `a bar over a region that scrolls takes nothing from its content`() {
        let list = scroll(LayoutRect(x: 0, y: 0, width: 320, height: 300), [button("a", square)])

        #expect(region(of: "a", [list, button("bar", square)]).covers == [])
    }

    @Test func `controls that overlap inside a region that scrolls cover each other, below the fold as well`() {
        for y in [0.0, 900] {
            let frame = LayoutRect(x: 0, y: y, width: 44, height: 44)
            let list = scroll(
                LayoutRect(x: 0, y: 0, width: 320, height: 300), [button("a", frame), button("b", frame.offset(x: 22, y: 0))])

            #expect(region(of: "a", [list]).covers == [LayoutRect(x: 22, y: y, width: 22, height: 44)])
        }
    }

    @Test func `the grid changes nothing: every control against every other`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<30 {
            let frames = (0..<30).map { _ in
                LayoutRect(
                    x: Double.random(in: 0...250, using: &numbers), y: Double.random(in: -100...600, using: &numbers),
                    width: Double.random(in: 0...70, using: &numbers), height: Double.random(in: 0...200, using: &numbers))
            }
            let screen = screen(frames.enumerated().map { button("\($0.offset)", $0.element) })
            let map = HitTestIndex(screen)
            for (index, frame) in frames.enumerated() {
                let outline = frame.intersection(screen.bounds)
                let later = Array(frames[(index + 1)...])
                // Under a cover of the whole nothing else matters.
                let whole = later.first { $0.intersects(frame) && $0.contains(outline) }

                #expect(map.region(of: index) == TouchRegion(outline: outline, covers: whole.map { [$0] } ?? later))
            }
        }
    }

    @Test func `frames without end or without number are borne`() {
        let strange = [
            LayoutRect(x: 0, y: 0, width: .infinity, height: .infinity), LayoutRect(x: .nan, y: 0, width: 1, height: 1),
            LayoutRect(x: 0, y: 9, width: 5, height: -5), LayoutRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300),
        ]
        let screen = screen(strange.enumerated().map { button("\($0.offset)", $0.element) } + [button("a", square)])
        let map = HitTestIndex(screen)

        #expect(map.region(of: 4) == TouchRegion(outline: square, covers: []))
        #expect(strange.indices.map { map.region(of: $0)?.covers.count } == [0, 0, 0, 0])
    }

    @Test func `an element higher than any screen covers, and is covered, within the screen`() {
        let vast = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

        #expect(region(of: "a", [button("a", square), button("b", vast)]).covers == [square])
        #expect(region(of: "a", [button("a", vast), button("b", square)]).covers == [square])
    }
}
