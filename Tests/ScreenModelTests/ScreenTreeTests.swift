import EveryScreenModel
import Testing

struct ScreenTreeTests {
    /// A list of two cells, the first with two buttons, and a button below.
    private let shop = screen([(0, .list), (1, .cell), (2, .button), (2, .button), (1, .cell), (0, .button)])

    @Test func `an empty screen has no roots`() {
        let empty = screen([])

        #expect(empty.elements == [])
        #expect(empty.roots == [])
        #expect(empty.index(ofSource: "0") == nil)
        #expect(empty.firstInvariantViolation == nil)
    }

    @Test func `one element is a root with nothing around or inside it`() {
        let one = screen([(0, .button)])

        #expect(one.roots == [0])
        #expect(one.parent(of: 0) == nil)
        #expect(one.children(of: 0) == [])
        #expect(one.descendants(of: 0) == 1..<1)
        #expect(one.ancestors(of: 0) == [])
        #expect(!one.isElement(0, inside: 0))
    }

    @Test func `each element knows its content and its ancestors`() {
        #expect(shop.roots == [0, 5])
        #expect(shop.elements.indices.map(shop.parent(of:)) == [nil, 0, 1, 1, 0, nil])
        #expect(shop.elements.indices.map(shop.children(of:)) == [[1, 4], [2, 3], [], [], [], []])
        #expect(shop.elements.indices.map(shop.descendants(of:)) == [1..<5, 2..<4, 3..<3, 4..<4, 5..<5, 6..<6])
        #expect(shop.ancestors(of: 3) == [1, 0])
        #expect(shop.isElement(3, inside: 0))
        #expect(!shop.isElement(0, inside: 3))
        #expect(!shop.isElement(5, inside: 0))
        #expect(shop.index(ofSource: "4") == 4)
    }

    @Test func `a pinned element scrolls with nothing around it, and its content with it`() {
        func surroundings(pinning pinned: Int?) -> [[Int]] {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 480))
            for index in 0..<3 {
                var element = ScreenElement(.group, source: "\(index)", frame: .zero)
                if index == pinned { element.isPinned = true }
                builder.open(element)
            }
            for _ in 0..<3 { builder.close() }
            let screen = builder.finish()
            return screen.elements.indices.map(screen.surroundings(of:))
        }

        #expect(surroundings(pinning: nil) == [[], [0], [1, 0]])
        #expect(surroundings(pinning: 1) == [[], [], [1]])
        #expect(surroundings(pinning: 2) == [[], [0], []])
    }

    @Test func `a screen starts at the origin`() {
        #expect(shop.bounds == LayoutRect(x: 0, y: 0, width: 320, height: 568))
        #expect(shop.unit == .points)
        #expect(shop.title == nil)
    }

    @Test func `random trees agree with what their depths say`() {
        for seed in 0..<300 as Range<UInt64> {
            let outline = randomOutline(seed)
            let tree = screen(outline)
            let depths = outline.map(\.depth)
            for index in depths.indices {
                // The parent is the nearest earlier element one level up; content
                // is deeper, without a gap.
                let parent = depths[..<index].lastIndex { $0 < depths[index] }
                let inside = depths[(index + 1)...].prefix { $0 > depths[index] }.indices

                #expect(tree.parent(of: index) == parent)
                #expect(tree.descendants(of: index) == inside)
                #expect(tree.children(of: index) == inside.filter { depths[$0] == depths[index] + 1 })
                #expect(tree.ancestors(of: index).count == depths[index])
                #expect(depths.indices.filter { tree.isElement($0, inside: index) } == Array(inside))
                #expect(tree.ancestors(of: index).allSatisfy { tree.isElement(index, inside: $0) })
            }
            #expect(tree.roots == depths.indices.filter { depths[$0] == 0 })
            #expect(tree.firstInvariantViolation == nil)
        }
    }

    @Test func `the nearest element around each one with a property is the first such ancestor, and each is looked at once`() {
        for seed in 0..<300 as Range<UInt64> {
            let tree = screen(randomOutline(seed))
            var looked: [Int] = []
            let nearest = tree.nearestAround { index in
                looked.append(index)
                return tree.elements[index].role == .group
            }

            #expect(
                nearest
                    == tree.elements.indices.map { index in
                        tree.ancestors(of: index).first { tree.elements[$0].role == .group } ?? -1
                    })
            #expect(Set(looked).count == looked.count)
        }
    }

    @Test func `a hundred thousand elements are an ordinary screen`() {
        let wide = screen([(0, .list)] + Array(repeating: (1, .cell), count: 99_999))

        #expect(wide.elements.count == 100_000)
        #expect(wide.children(of: 0).count == 99_999)
        #expect(wide.path(of: 99_999) == "list/99999/cell")
        #expect(wide.index(ofSource: "99999") == 99_999)
    }

    @Test func `a depth of fifty thousand costs no stack`() {
        func tower() -> RenderedScreen { screen((0..<50_000).map { (depth: $0, role: $0 == 49_999 ? .button : .group) }) }
        var deep: RenderedScreen? = tower()

        #expect(deep?.ancestors(of: 49_999).count == 49_999)
        #expect(deep?.descendants(of: 0) == 1..<50_000)
        #expect(deep?.path(of: 49_999) == "button")
        #expect(deep == tower())
        #expect(deep?.hashValue == tower().hashValue)
        #expect(deep?.firstInvariantViolation == nil)

        deep = nil
        #expect(deep == nil)
    }

    @Test func `a hundred thousand elements with different facts are walked, compared and hashed`() {
        func crowd() -> RenderedScreen {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
            for index in 0..<1_000 {
                builder.open(ScreenElement(.list, source: "\(index)", frame: .zero))
                for inner in 0..<99 {
                    var element = ScreenElement(
                        .button, source: "\(index)/\(inner)", frame: LayoutRect(x: 0, y: Double(inner), width: 44, height: 44))
                    if inner.isMultiple(of: 3) { element.setPosition = ScreenElement.SetPosition(number: inner + 1, count: 99) }
                    builder.add(element)
                }
                builder.close()
            }
            return builder.finish()
        }
        let screen = crowd()

        #expect(screen.elements.count == 100_000)
        #expect(screen.roots.count == 1_000)
        #expect(screen.roots.reduce(0) { $0 + screen.children(of: $1).count } == 99_000)
        #expect(ElementPaths(screen)[99_999] == "1000/list/99/button")
        #expect(screen == crowd())
        #expect(screen.hashValue == crowd().hashValue)
    }
}
