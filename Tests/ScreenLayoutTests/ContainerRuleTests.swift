import EveryScreenLayout
import EveryScreenModel
import Testing

/// Columns of one width, each child below the shortest: as written for SwiftUI,
/// with the types of the model.
private struct Masonry: ContainerRule {
    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize {
        let width = proposal.replacingUnspecifiedDimensions(by: LayoutSize(width: 200, height: 0)).width
        let frames = frames(subviews, in: width)
        return LayoutSize(width: width, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, in: bounds.width)) {
            subview.place(
                at: LayoutPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedSize(width: frame.width, height: nil)
            )
        }
    }

    private func frames(_ subviews: ContainerSubviews, in width: Double) -> [LayoutRect] {
        var heights = [0.0, 0.0]
        return subviews.map { subview in
            let column = heights[0] <= heights[1] ? 0 : 1
            let size = subview.sizeThatFits(ProposedSize(width: width / 2, height: nil))
            defer { heights[column] += size.height }
            return LayoutRect(x: Double(column) * width / 2, y: heights[column], width: width / 2, height: size.height)
        }
    }
}

/// A container that forgets its children, and keeps the number of times it was
/// asked.
private struct Forgetful: ContainerRule {
    static let name = "nothing"

    func makeCache(subviews: ContainerSubviews) -> Int { subviews.count }

    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout Int) -> LayoutSize {
        LayoutSize(width: -5, height: Double(cache) * 10)
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout Int) {}
}

/// A container that puts its children at one anchor, in the order of their
/// priority.
private struct Pinned: ContainerRule {
    func sizeThatFits(proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) -> LayoutSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: LayoutRect, proposal: ProposedSize, subviews: ContainerSubviews, cache: inout ()) {
        for subview in subviews {
            let anchor: Blueprint.Anchor = subview.priority > 0 ? .bottomTrailing : .top
            subview.place(
                at: LayoutPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y), anchor: anchor,
                proposal: .unspecified)
        }
    }
}

struct ContainerRuleTests {
    private let layout = {
        var layout = StandardLayout(containers: [Masonry(), Forgetful(), Pinned()])
        layout.rootAlignment = .topLeading
        return layout
    }()

    private func lines(_ blueprint: Blueprint, width: Double = 100) -> [String] {
        ScreenLayoutTests.lines(
            layout.screen(for: blueprint, in: UserEnvironment(screenSize: LayoutSize(width: width, height: 400))))
    }

    @Test func `a container without children is one`() {
        #expect(lines(.container("Masonry", [])) == [])
        #expect(lines(.container("Masonry", []).accessibilityLabel("a")) == ["- group 0,0 100×0"])
    }

    @Test func `a container puts each child where its rule says`() {
        #expect(
            lines(.container("Masonry", [box(50, 40), box(50, 10), box(50, 20)])) == [
                "0 image 0,0 50×40", "1 image 50,0 50×10", "2 image 50,10 50×20",
            ])
    }

    @Test func `text in a container wraps in what it is offered`() {
        #expect(lines(.container("Masonry", [wide(5), wide(1)])) == ["0 text 0,0 34×61", "1 text 50,0 17×20.33"])
    }

    @Test func `containers stand in stacks, and stacks and containers in containers`() {
        let inner = Blueprint.container("Masonry", [.column(spacing: 0, [box(5, 10), box(5, 10)]), box(5, 5)])

        #expect(
            lines(.column(spacing: 0, [box(9, 9), .container("Masonry", [inner, box(5, 30)]), box(8, 8)])) == [
                "0 image 0,0 9×9", "1/0/0/0 image 0,9 5×10", "1/0/0/1 image 0,19 5×10", "1/0/1 image 25,9 5×5", "1/1 image 50,9 5×30",
                "2 image 0,39 8×8",
            ])
    }

    @Test func `an element without a place is centered, and no extent is negative`() {
        #expect(
            lines(.container("nothing", [box(4, 6), box(2, 2)]).accessibilityLabel("a")) == [
                "- group 0,0 0×20", "0 image -2,7 4×6", "1 image -1,9 2×2",
            ])
    }

    @Test func `a child is placed by any of its points, and its priority is known`() {
        #expect(
            lines(.container("Pinned", [box(10, 10), box(20, 20).layoutPriority(1)])) == [
                "0 image 45,0 10×10", "1/0 image 80,380 20×20",
            ])
    }

    @Test func `from right to left a container is mirrored as everything is`() {
        let environment = UserEnvironment(screenSize: LayoutSize(width: 100, height: 400), layoutDirection: .rightToLeft)
        let screen = layout.screen(for: .container("Masonry", [box(50, 40), box(50, 10)]), in: environment)

        #expect(ScreenLayoutTests.lines(screen) == ["0 image 50,0 50×40", "1 image 0,0 50×10"])
    }

    @Test func `a container is fuzzed alone in the place of every blueprint's own`() {
        let layout = ContainerLayout(Masonry())
        let environment = UserEnvironment(screenSize: LayoutSize(width: 100, height: 400))
        let expected = layout.screen(for: .container("Masonry", [box(50, 40), box(50, 10)]), in: environment)

        #expect(layout.screen(for: .row([box(50, 40), box(50, 10)]), in: environment) == expected)
        #expect(layout.screen(for: box(50, 40), in: environment).elements.map(\.source) == ["0"])
    }

    @Test func `a container that the layout was not given is a mistake that names the nearest one, and is laid out as a column`() {
        let layout = StandardLayout(containers: [Masonry()])
        let blueprint = Blueprint.column([.container("Masonri", [box(50, 40), box(50, 10)])])

        #expect(
            layout.mistake(in: blueprint)
                == #"there is no container "Masonri"; did you mean "Masonry"?; StandardLayout has "Masonry"; name it in "#
                + "StandardLayout(containers:)")
        #expect(layout.mistake(in: .container("Masonry", [])) == nil)
        let environment = UserEnvironment(screenSize: LayoutSize(width: 100, height: 400))
        #expect(
            ScreenLayoutTests.lines(layout.screen(for: blueprint, in: environment)) == ["0/0 image 25,175 50×40", "0/1 image 25,215 50×10"])
    }
}
