import EveryScreenCapture
import EveryScreenModel
import EveryScreenNavigation
import Testing

@MainActor
struct LiveDrawingsTests {
    private func captured(_ root: FakeObject) throws -> RenderedScreen {
        try captureScreen(of: root, size: LayoutSize(width: 320, height: 480)).screen
    }

    /// A container that lists one element over a control with text in it.
    private func row(_ element: FakeObject, _ views: [FakeObject], change: (FakeObject) -> Void = { _ in }) -> FakeObject {
        .view(0, 0, 320, 480, views) { row in
            row.list = { [element] }
            change(row)
        }
    }

    @Test func `a control in the place of a listed element is no separate control, and its text is drawn by that element`() throws {
        let toggle = FakeObject.button("on", 250, 0, 60, 44)
        toggle.view?.text = [ScreenElement.TextRun("on")]

        let screen = try captured(row(.virtual("Wi-Fi", 0, 0, 320, 44, .button), [toggle]))

        let drawn = screen.elements[1]
        #expect(drawn.role == .group)
        #expect(drawn.isAccessibilityElement == false)
        #expect(drawn.actions == nil && drawn.label == nil && drawn.text == nil)
        #expect(screen.elements[2].label == "Wi-Fi")
        #expect(screen.elements[2].text?.map(\.string) == ["on"])
    }

    @Test func `a control that no listed element covers keeps its place, except in hosting views, which list everything`() throws {
        let below = FakeObject.button("Delete", 0, 200)
        let element = FakeObject.virtual("Wi-Fi", 0, 0, 320, 44)

        #expect(try captured(row(element, [below])).elements[1].role == .button)
        #expect(try captured(row(element, [below]) { $0.view?.listsEverything = true }).elements[1].role == .group)
    }

    @Test func `a view is drawn for a listed element if it is an element, a control, or takes an action`() throws {
        func isDrawn(_ change: (FakeObject) -> Void) throws -> Bool {
            let view = FakeObject.view(250, 0, 60, 44)
            view.view?.text = [ScreenElement.TextRun("on")]
            change(view)
            return try captured(row(.virtual("Wi-Fi", 0, 0, 320, 44), [view])).elements.last?.text != nil
        }

        #expect(try isDrawn { $0.facts.isElement = true })
        #expect(try isDrawn { $0.facts.role = .button })
        #expect(try isDrawn { $0.view?.actions = [ScreenElement.Action(.activate)] })
        #expect(try isDrawn { _ in } == false)
        #expect(try isDrawn { $0.view?.actions = [] } == false)
    }

    @Test func `a listed view is met, however deep it is, and so is what a listed view holds`() throws {
        let (first, second) = (FakeObject.button("first"), FakeObject.button("second", 0, 60))
        let holder = FakeObject.view(0, 0, 320, 200, [.view(0, 0, 320, 200, [first]), .view(0, 60, 320, 44, [second])])
        let root = FakeObject.view(0, 0, 320, 480, [holder]) { root in root.list = { [first, holder.subviews[1]] } }

        let screen = try captured(root)

        #expect(ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].label } == ["first", "second"])
        #expect(screen.elements.filter { $0.role == .button }.count == 2)
    }

    @Test func `a list in a listed container speaks for what it covers`() throws {
        let inner = FakeObject.view(0, 0, 320, 100) { inner in inner.list = { [.virtual("January", 0, 0, 100, 44)] } }
        let bar = FakeObject.button("bar", 10, 10, 20, 20)
        let root = FakeObject.view(0, 0, 320, 480, [inner, bar]) { root in root.list = { [inner] } }

        #expect(try captured(root).elements.filter { $0.role == .button } == [])
    }

    @Test func `an empty list speaks for nothing`() throws {
        #expect(try captured(.view(0, 0, 320, 480, [.button("a")]) { $0.list = { [] } }).elements[1].role == .button)
    }

    @Test func `only tabs of one label at one place are the same`() throws {
        func bar(_ second: FakeObject) throws -> [Bool?] {
            let bar = FakeObject.view(0, 0, 320, 49, [.button("Home", 0, 0, 60, 49), .view(0, 0, 320, 49, [second])])
            bar.facts.traits = .tabBar
            return try captured(.view(0, 0, 320, 480, [bar])).elements.filter { $0.frame.width == 60 }.map(\.isAccessibilityElement)
        }

        #expect(try bar(.button("Home", 0, 0.5, 60, 49)) == [true, false])
        #expect(try bar(.button("Home", 60, 0, 60, 49)) == [true, true])
        #expect(try bar(.button("Search", 0, 0, 60, 49)) == [true, true])
    }
}
