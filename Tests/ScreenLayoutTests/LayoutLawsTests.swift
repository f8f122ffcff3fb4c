import EveryScreenLayout
import EveryScreenModel
import Testing

/// The laws of every layout, on random blueprints.
struct LayoutLawsTests {
    private static let seeds = 0..<150 as Range<UInt64>

    private func blueprints(hasLayers: Bool = true) -> [Blueprint] {
        Self.seeds.map { seed in
            var random = RandomBlueprints(seed: seed, hasLayers: hasLayers)
            return random.blueprint()
        }
    }

    @Test func `laying out twice gives the same screen`() {
        for blueprint in blueprints() {
            #expect(laidOut(blueprint, textSize: .accessibility3) == laidOut(blueprint, textSize: .accessibility3))
        }
    }

    @Test func `right to left is the mirror image`() {
        for blueprint in blueprints() {
            let screen = laidOut(blueprint)
            let mirrored = laidOut(blueprint, direction: .rightToLeft)
            let mirror = { (rect: LayoutRect) in LayoutRect(x: 390 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) }

            #expect(mirrored.elements.map(\.source) == screen.elements.map(\.source))
            for (left, right) in zip(screen.elements, mirrored.elements) {
                // Transformed parts are rounded elsewhere.
                let mirror = { (rect: LayoutRect, other: LayoutRect?) in
                    let mirrored = mirror(rect)
                    return other.map { $0.isNear(mirrored) ? $0 : mirrored } ?? mirrored
                }
                var expected = left
                expected.frame = mirror(left.frame, right.frame)
                expected.hitRegion = left.hitRegion.map { mirror($0, right.hitRegion) }
                // Its sum is rounded elsewhere than that of the frame.
                if let (point, its) = right.activationPoint.flatMap({ own in left.activationPoint.map { (own, $0) } }) {
                    expected.activationPoint = abs(point.x - (390 - its.x)) < 1e-9 && point.y == its.y ? point : nil
                }
                expected.text = left.text?.enumerated().map { number, run in
                    var run = run
                    let its = right.text?[number]
                    run.frame = run.frame.map { mirror($0, its?.frame) }
                    run.lines = run.lines?.enumerated().map { line, own in
                        ScreenElement.TextLine(own.range, frame: mirror(own.frame, its?.lines?[line].frame))
                    }
                    return run
                }
                #expect(right == expected)
            }
        }
    }

    @Test func `no two elements have one source`() {
        for blueprint in blueprints() {
            let sources = laidOut(blueprint).elements.map(\.source)

            #expect(Set(sources).count == sources.count)
        }
    }

    @Test func `sources are the same at every text size`() {
        for blueprint in blueprints() where !blueprint.all.contains(where: \.choosesChildren) {
            let usual = Set(laidOut(blueprint).elements.map(\.source))
            for size in [UserEnvironment.TextSize.xSmall, .xxxLarge, .accessibility1, .accessibility5] {
                #expect(Set(laidOut(blueprint, textSize: size).elements.map(\.source)) == usual)
            }
        }
    }

    @Test func `every frame is finite and has no negative extent`() {
        for blueprint in blueprints() {
            for width in [0.0, 20, 320] {
                let frames = laidOut(blueprint, textSize: .accessibility5, width: width, height: 100).elements.map(\.frame)

                #expect(frames.filter { !$0.isFinite || $0.width < 0 || $0.height < 0 } == [])
            }
        }
    }

    @Test func `larger text never makes the content of a scrolling region lower`() {
        for blueprint in blueprints(hasLayers: false) where !blueprint.all.contains(where: \.isRearranged) {
            let heights = UserEnvironment.TextSize.allCases.map { size in
                laidOut(.scroll(blueprint), textSize: size).elements[0].scrolling?.contentSize?.height ?? 0
            }

            #expect(heights == heights.sorted(), "\(blueprint.swiftCode)")
        }
    }

    @Test func `what stands side by side or one below the other does not overlap`() {
        for blueprint in blueprints(hasLayers: false) {
            let screen = laidOut(blueprint, textSize: .accessibility2)
            if hasOverfullBar(screen) { continue }
            // Content that a list clips is not drawn over the elements after the
            // list.
            let leaves = screen.elements.indices.filter { screen.descendants(of: $0).isEmpty }.compactMap { index in
                let clips = screen.ancestors(of: index).filter { screen.elements[$0].clipsContent == true }
                return clips.reduce(screen.elements[index].frame as LayoutRect?) { $0?.intersection(screen.elements[$1].frame) }
            }
            for (index, frame) in leaves.enumerated() {
                // Sums of fractions may differ in the last place.
                let inner = frame.inset(by: LayoutInsets(all: 1e-6))
                #expect(leaves[..<index].filter { $0.intersects(inner) } == [], "\(blueprint.swiftCode)")
            }
        }
    }

    /// Whether a bar is too narrow for what stands in it, which may lie over other
    /// things.
    private func hasOverfullBar(_ screen: RenderedScreen) -> Bool {
        screen.elements.indices.contains { index in
            let bars = screen.ancestors(of: index).filter { [.navigationBar, .toolbar, .tabBar].contains(screen.elements[$0].role) }
            return bars.contains { !screen.elements[$0].frame.contains(screen.elements[index].frame) }
        }
    }

    // Frames of fixed extents, regions that scroll, overlays, modals, grids and
    // tabs declare that their content may be larger, lists and bars that it may be
    // wider.
    @Test func `no child reaches out of what it is in where nothing declares it`() {
        for blueprint in blueprints(hasLayers: false) {
            let reach = blueprint.all.contains(where: \.isListOrBar) ? 1e9 : 1e-6
            let room = LayoutInsets(top: -1e-6, left: -reach, bottom: -1e-6, right: -reach)
            for size in [UserEnvironment.TextSize.large, .accessibility5] {
                let screen = laidOut(blueprint, textSize: size)
                let outside = screen.elements.indices.filter { index in
                    guard let parent = screen.parent(of: index), screen.elements[parent].clipsContent != true else { return false }
                    return !screen.elements[parent].frame.inset(by: room).contains(screen.elements[index].frame)
                }

                #expect(outside.map { screen.elements[$0].source } == [], "\(blueprint.swiftCode)")
            }
        }
    }

    @Test func `a row, a column or a priority around a blueprint changes nothing`() {
        for blueprint in blueprints() where !blueprint.followsAxis {
            let plain = laidOut(blueprint)
            for wrapped in [Blueprint.column([blueprint]), .row([blueprint]), blueprint.layoutPriority(1)] {
                let screen = laidOut(wrapped)

                #expect(screen.elements.map(\.frame) == plain.elements.map(\.frame), "\(wrapped.swiftCode)")
                #expect(screen.elements.map(\.label) == plain.elements.map(\.label))
            }
        }
    }

    @Test func `children of a region that scrolls keep their extents whatever their order`() {
        func extents(_ children: [Blueprint]) -> [String] {
            laidOut(.scroll(.column(spacing: 8, children))).elements.dropFirst()
                .map { "\($0.role) \($0.label ?? "") \(text($0.frame).split(separator: " ")[1])" }.sorted()
        }
        for blueprint in blueprints() {
            let children = blueprint.children + [.text("a"), .button("b")]

            #expect(extents(children) == extents(children.reversed()), "\(blueprint.swiftCode)")
        }
    }

    @Test func `padding that is zero and frames without limits change nothing`() {
        for blueprint in blueprints(hasLayers: false) {
            let plain = laidOut(.column([blueprint]))

            #expect(laidOut(.column([blueprint.padding(0)])).elements.map(\.frame) == plain.elements.map(\.frame))
            #expect(laidOut(.column([blueprint.frame()])).elements.map(\.frame) == plain.elements.map(\.frame))
        }
    }

    @Test func `a modal changes nothing of what lies behind it`() {
        for blueprint in blueprints(hasLayers: false) {
            let behind = laidOut(blueprint).elements.map(\.frame)

            #expect(Array(laidOut(blueprint.modal(.text("a"))).elements.map(\.frame).prefix(behind.count)) == behind)
        }
    }

    @Test func `a depth of ten thousand costs no stack`() {
        let deep = (0..<10_000).reduce(Blueprint.text("a")) { blueprint, _ in .column([blueprint]) }
        let elements = laidOut(deep).elements

        #expect(elements.map(\.label) == ["a"])
        #expect(elements[0].source.count == 19_999)
    }

    @Test func `ten thousand rows are laid out in one list`() {
        let screen = laidOut(.scroll(.list((0..<10_000).map { _ in box(10, 10) })))

        #expect(screen.elements.count == 20_002)
        #expect(screen.elements[20_000].frame == LayoutRect(x: 16, y: 519_948, width: 358, height: 52))
    }
}

extension Blueprint {
    /// Whether the axis of what it stands in decides its extent.
    fileprivate var followsAxis: Bool {
        switch content {
        case .spacer: true
        case .shape(let shape): shape.kind == .divider
        case .wrapper(_, let child): child.followsAxis
        default: false
        }
    }

    /// Whether it shows one of its children.
    fileprivate var choosesChildren: Bool { if case .container(.viewThatFits, _) = content { true } else { false } }

    /// Whether it is as wide as its room, whatever stands in it.
    fileprivate var isListOrBar: Bool {
        switch content {
        case .container(.list, _), .container(.section, _), .container(.navigationBar, _), .container(.tabBar, _),
            .container(.toolbar, _), .container(.segmentedControl, _):
            true
        default: false
        }
    }

    /// Whether larger text may put its children elsewhere, where they have more
    /// room.
    fileprivate var isRearranged: Bool {
        switch content {
        case .container(.row(_, _, let columnFrom), _): columnFrom != nil
        case .container(.navigationBar, _), .container(.flow, _), .container(.viewThatFits, _): true
        default: false
        }
    }
}

extension LayoutRect {
    /// Whether each side lies where that of another does, up to rounding.
    fileprivate func isNear(_ other: LayoutRect) -> Bool {
        let pairs = [(minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY)]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }
}
