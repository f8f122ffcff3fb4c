import EveryScreenCapture
import EveryScreenModel
import EveryScreenNavigation
import Testing

@MainActor
struct LiveWalkTests {
    private func captured(_ root: FakeObject) throws -> RenderedScreen {
        try captureScreen(of: root, size: LayoutSize(width: 320, height: 480)).screen
    }

    /// The stops of VoiceOver, in order.
    private func stops(_ root: FakeObject) throws -> [String] {
        let screen = try captured(root)
        return ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].label ?? "?" }
    }

    @Test func `a plain view alone is a screen of one element at which nothing stops`() throws {
        let screen = try captured(.view())

        #expect(screen.elements.map(\.role) == [.group])
        #expect(screen.elements[0].isAccessibilityElement == false)
        #expect(screen.elements[0].frame == LayoutRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `views are recorded in drawing order, each inside its parent, and named by their places`() throws {
        let screen = try captured(.view(0, 0, 320, 480, [.view(0, 0, 100, 44, [.stop("a")]), .stop("b", 0, 60)]))

        #expect(screen.elements.map(\.source) == ["0", "0/0", "0/0/0", "0/1"])
        #expect(screen.elements.map(\.label) == [nil, nil, "a", "b"])
    }

    @Test func `the content of an element is not visited; its text is drawn by the element, and its controls keep their places`() throws {
        let text = FakeObject.stop("Milk", 8, 8) { $0.view?.text = [ScreenElement.TextRun("Milk", pointSize: 17)] }
        let cell = FakeObject.stop("Milk, 2", 0, 0, 320, 44, [text, .view(0, 0, 20, 20, [.button("Delete", 276)])])

        let screen = try captured(.view(0, 0, 320, 480, [cell]))

        #expect(screen.elements.map(\.label) == [nil, "Milk, 2", "Delete"])
        #expect(screen.elements[1].text == [ScreenElement.TextRun("Milk", pointSize: 17)])
        #expect(screen.parent(of: 2) == 1)
        #expect(try stops(.view(0, 0, 320, 480, [cell])) == ["Milk, 2"])
    }

    @Test func `the drawing of a system control is not read`() throws {
        let button = FakeObject.button("Pay", 0, 0, 100, 44, [.stop("Pay"), .button("inner")])

        #expect(try captured(.view(0, 0, 320, 480, [button])).elements.map(\.label) == [nil, "Pay"])
    }

    @Test func `an order set by hand counts, and what it leaves out is not visited`() throws {
        let (a, b, c) = (FakeObject.stop("a"), FakeObject.stop("b", 0, 60), FakeObject.stop("c", 0, 120))
        let root = FakeObject.view(0, 0, 320, 480, [a, b, c]) { $0.list = { [c, a] } }

        #expect(try stops(root) == ["c", "a"])
        #expect(try captured(root).elements[0].accessibilityOrder == ["0/2", "0/0"])
    }

    @Test func `an empty order set by hand makes everything inside vanish`() throws {
        #expect(try stops(.view(0, 0, 320, 480, [.stop("a")]) { $0.list = { [] } }) == [])
    }

    @Test func `an empty array with a count of some is read by the count`() throws {
        let chart = FakeObject.view { chart in
            chart.list = { [] }
            chart.elementCount = 1
            chart.elementAt = { _ in .virtual("January") }
        }

        #expect(try stops(chart) == ["January"])
    }

    @Test func `elements that are no views are placed in the object that lists them, and those created anew are read once`() throws {
        let chart = FakeObject.view(0, 0, 320, 200) { chart in
            chart.list = { [.virtual("January", 0, 100), .virtual("February", 100, 50)] }
        }
        let root = FakeObject.view(0, 0, 320, 480, [chart])

        #expect(try stops(root) == ["January", "February"])
        #expect(chart.questions == 1)
    }

    @Test func `the count and index of a container are asked where it has no array, and only then`() throws {
        let items = [FakeObject.virtual("one"), .virtual("two", 0, 60)]
        let counting = FakeObject.view { object in
            object.elementCount = 2
            object.elementAt = { items[$0] }
        }
        #expect(try stops(counting) == ["one", "two"])

        counting.list = { [items[1]] }
        #expect(try stops(counting) == ["two"])
    }

    @Test func `a container that counts more than it has gives what it has`() throws {
        let lying = FakeObject.view(0, 0, 320, 480, [.stop("view")]) { object in
            object.elementCount = 5
            object.elementAt = { $0 == 3 ? .virtual("third") : nil }
        }

        #expect(try stops(lying) == ["third"])
    }

    @Test(arguments: [0, -1, Int.max, 10_001]) func `a count that means nothing leaves the views`(count: Int) throws {
        let lying = FakeObject.view(0, 0, 320, 480, [.stop("view")]) { object in
            object.elementCount = count
            object.elementAt = { _ in .virtual("never") }
        }

        #expect(try stops(lying) == ["view"])
    }

    @Test func `a container that counts and gives nothing leaves the views`() throws {
        #expect(try stops(.view(0, 0, 320, 480, [.stop("view")]) { $0.elementCount = 3 }) == ["view"])
    }

    @Test func `loops of containers and views end, and everything is recorded once`() throws {
        let (a, b) = (FakeObject(), FakeObject())
        let inner = FakeObject.view(0, 0, 100, 100)
        let root = FakeObject.view(0, 0, 320, 480, [inner]) { $0.list = { [a, a] } }
        a.list = { [b, root, a] }
        b.list = { [a, .virtual("leaf")] }
        inner.subviews = [root, inner]

        #expect(try captured(root).elements.map(\.source) == ["0", "0/0", "0/1", "0/1/0", "0/1/0/0"])
        #expect(try stops(root) == ["leaf"])
    }

    @Test func `a view that is listed elsewhere is visited there`() throws {
        let pay = FakeObject.button("Pay", 0, 400)
        let total = FakeObject.stop("Total")
        let card = FakeObject.view(0, 0, 320, 100, [total]) { $0.list = { [pay, total] } }
        let root = FakeObject.view(0, 0, 320, 480, [card, .view(0, 380, 320, 100, [pay]), .stop("Footer", 0, 450)])

        #expect(try stops(root) == ["Pay", "Total", "Footer"])
    }

    @Test func `hidden and transparent elements, and their content, are recorded and not visited`() throws {
        let hidden = FakeObject.view(0, 0, 100, 44, [.stop("a")]) { $0.view?.isHidden = true }
        let transparent = FakeObject.view(0, 50, 100, 44, [.stop("b")]) { $0.view?.alpha = 0 }
        let silent = FakeObject.view(0, 100, 100, 44, [.stop("c")]) { $0.facts.hidesElements = true }
        let root = FakeObject.view(0, 0, 320, 480, [hidden, transparent, silent, .stop("d", 0, 150)])

        let screen = try captured(root)

        #expect(try stops(root) == ["d"])
        #expect(screen.elements.compactMap(\.isVisible) == [true, false, false, false, false, true, true, true])
        #expect(screen.elements.map(\.isAccessibilityHidden) == [false, false, false, false, false, true, false, false])
    }

    @Test func `wrappers without extent are gone through unless they clip, and elements without extent are passed over`() throws {
        let bridge = FakeObject.view(0, 0, 0, 0, [.stop("a")])
        let clipping = FakeObject.view(0, 0, 0, 0, [.stop("b")]) { $0.view?.clips = true }
        let listing = FakeObject.view(0, 0, 0, 0) { $0.list = { [.virtual("c")] } }
        let empty = FakeObject.stop("d", 5, 5, 0, 0) { $0.facts.frame = LayoutRect(x: 0, y: 0, width: 50, height: 50) }

        #expect(try stops(.view(0, 0, 320, 480, [bridge, clipping, listing, empty])) == ["a"])
    }

    @Test func `of modal siblings the last alone is visited, at every level`() throws {
        func modal(_ label: String, _ y: Double, _ inner: [FakeObject] = []) -> FakeObject {
            .view(0, y, 320, 40, [.stop(label, 0, y)] + inner) { $0.facts.isModal = true }
        }
        let root = FakeObject.view(
            0, 0, 320, 480,
            [
                .stop("behind"), modal("first", 50),
                modal("second", 100, [.stop("beside", 0, 120), modal("inner", 140)]),
            ])

        #expect(try stops(root) == ["inner"])
    }

    @Test func `cells that are scrolled out of sight are visited where they stand`() throws {
        let cells = (0..<5).map { FakeObject.stop("\($0)", 0, Double($0) * 200 - 200, 320, 44) }
        let list = FakeObject.view(0, 0, 320, 480, cells) { object in
            object.view?.clips = true
            object.view?.scrolling = ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 320, height: 1_000))
        }

        #expect(try stops(list) == ["0", "1", "2", "3", "4"])
        #expect(try captured(list).elements[0].scrolling?.contentSize == LayoutSize(width: 320, height: 1_000))
    }

    @Test func `frames that are not finite are recorded as they are and placed at the corner`() throws {
        let nowhere = FakeObject.stop("nowhere") { $0.facts.frame = LayoutRect(x: .nan, y: .infinity, width: 10, height: 10) }
        let root = FakeObject.view(0, 0, 320, 480, [.stop("first", 0, 20), nowhere])

        let screen = try captured(root)

        #expect(try stops(root) == ["nowhere", "first"])
        #expect(screen.elements[2].frame.isFinite == false)
        #expect(screen.elements[2].hitRegion == nil)
    }

    @Test func `elements without an extent have that of their shape`() throws {
        let shaped = FakeObject.virtual("shape", 0, 0, 0, 0)
        shaped.facts.outline = [LayoutPoint(x: 10, y: 20), LayoutPoint(x: 50, y: 20), LayoutPoint(x: 30, y: 60)]

        let screen = try captured(.view { $0.list = { [shaped] } })

        #expect(screen.elements[1].frame == LayoutRect(x: 10, y: 20, width: 40, height: 40))
    }

    @Test func `containers that are no views and have no frame have the extent of what they list`() throws {
        let group = FakeObject()
        group.list = { [.virtual("a", 10, 10, 20, 20), .virtual("b", 50, 40, 20, 20)] }
        let outer = FakeObject()
        outer.list = { [group] }
        let root = FakeObject.view { $0.list = { [outer] } }

        #expect(try captured(root).elements[1].frame == LayoutRect(x: 10, y: 10, width: 60, height: 50))
        #expect(try stops(root) == ["a", "b"])
    }

    @Test func `objects that are neither views nor elements and list nothing leave nothing`() throws {
        #expect(try captured(.view { $0.list = { [FakeObject()] } }).elements.count == 1)
    }

    @Test func `50,000 views in rows are walked`() throws {
        let rows: [FakeObject] = (0..<500).map { row -> FakeObject in
            let top = Double(row) * 20
            let stops: [FakeObject] = (0..<99).map { FakeObject.stop("\($0)", Double($0) * 3, top, 3, 20) }
            return FakeObject.view(0, top, 320, 20, stops)
        }

        #expect(try captured(.view(0, 0, 320, 480, rows)).elements.count == 50_001)
    }

    @Test func `20,000 views one inside the other are walked without a stack`() throws {
        var chain = [FakeObject.stop("core")]
        for _ in 0..<20_000 { chain.append(.view(0, 0, 320, 480, [chain[chain.count - 1]])) }

        #expect(try stops(chain[chain.count - 1]) == ["core"])
        // They free each other one by one, not by a recursion as deep as they are.
        for view in chain { view.subviews = [] }
    }

    @Test func `more objects than on any screen are an error with its fix`() throws {
        var made = 0
        func endless() -> FakeObject {
            let object = FakeObject()
            object.list = {
                made += 1
                return [endless()]
            }
            return object
        }
        var limits = LiveLimits()
        limits.objects = 1_000

        let error = #expect(throws: LiveCaptureError.self) {
            _ = try captureScreen(of: endless(), size: LayoutSize(width: 320, height: 480), limits: limits)
        }

        #expect(error == .tooManyObjects(limit: 1_000))
        #expect(
            error?.description
                == "there are more than 1000 accessibility objects; at most 1000 can be captured: let accessibilityElements give the same "
                + "objects each time it is asked")
        #expect(made == 1_000)
    }
}
