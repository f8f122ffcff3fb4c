import EveryScreenCapture
import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

/// The visit of live objects as published, straight from the objects, to hold the
/// captured screen against.
@MainActor
private struct DirectVisit {
    /// The stops at one place in order, and the rectangle that sorts them.
    struct Unit {
        var rect: LayoutRect
        var stops: [String]
    }

    func stops(_ root: FakeObject) -> [String] { sorted(visit(root)).flatMap(\.stops) }

    private func visit(_ object: FakeObject) -> [Unit] {
        if object.facts.hidesElements { return [] }
        if let view = object.view {
            if view.isHidden || view.alpha <= 0 { return [] }
            if view.bounds.size == .zero, view.clips || object.facts.isElement || object.list() != nil { return [] }
        }
        if object.facts.isElement { return [Unit(rect: object.facts.frame, stops: [object.facts.label ?? ""])] }
        if let listed = object.list() {
            return group(listed.flatMap(visit))
        }
        let modal = object.subviews.last {
            $0.facts.isModal && !$0.facts.hidesElements && $0.view?.isHidden == false && $0.view?.alpha != 0
        }
        let units = (modal.map { [$0] } ?? object.subviews).flatMap(visit)
        let isGroup = object.facts.groupsChildren || object.facts.containerType == .list || object.facts.containerType == .landmark
        return isGroup ? group(sorted(units)) : units
    }

    private func group(_ units: [Unit]) -> [Unit] {
        guard let first = units.dropFirst().reduce(units.first, { comesFirst($1, $0!) ? $1 : $0 }) else { return [] }
        return [Unit(rect: first.rect, stops: units.flatMap(\.stops))]
    }

    private func sorted(_ units: [Unit]) -> [Unit] {
        var result: [Unit] = []
        // Rows are far apart, so that the comparison is a strict order and any
        // stable sort gives the same.
        for unit in units { result.insert(unit, at: result.firstIndex { comesFirst(unit, $0) } ?? result.count) }
        return result
    }

    private func comesFirst(_ left: Unit, _ right: Unit) -> Bool {
        let difference = left.rect.minY - right.rect.minY
        return abs(difference) >= 8 ? difference < 0 : left.rect.minX < right.rect.minX
    }
}

/// An object to be made: a view of some awkward shape, with what it lists.
private struct Shape: Sendable {
    var x = 0.0
    var y = 0.0
    var isFlat = false
    var isElement = false
    var isHidden = false
    var isTransparent = false
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var isList = false
    var clips = false
    var children: [Shape] = []
    /// The listed elements: the numbers of children, and from 100 on elements that
    /// are no views; `nil` without a list.
    var listed: [Int]?

    init(_ source: ChoiceSource, depth: Int) {
        (x, y) = (Double(source.integer(in: 0...20)) * 16, Double(source.integer(in: 0...40)) * 12)
        isFlat = source.boolean(probability: 0.1)
        isElement = source.boolean(probability: depth == 0 ? 0.9 : depth > 2 ? 0.02 : 0.15)
        isHidden = source.boolean(probability: 0.05)
        isTransparent = source.boolean(probability: 0.05)
        hidesElements = source.boolean(probability: 0.05)
        isModal = source.boolean(probability: 0.1)
        groupsChildren = source.boolean(probability: 0.2)
        isList = source.boolean(probability: 0.1)
        clips = source.boolean(probability: 0.3)
        guard depth > 0 else { return }
        children = source.list(1...4, averageCount: 3) { Shape(source, depth: depth - 1) }
        guard source.boolean(probability: 0.25) else { return }
        let inside = children.indices.filter { _ in source.boolean() }
        let others = source.list(0...2, averageCount: 1) { 100 + source.integer(in: 0...400) }
        listed = source.boolean() ? others + inside : inside.reversed() + others
    }

    /// The object, named by its number, with numbers for all inside it.
    @MainActor
    func object(_ number: inout Int) -> FakeObject {
        number += 1
        let object = FakeObject.view(x, y, isFlat ? 0 : 40, isFlat ? 0 : 10)
        object.facts.label = "\(number)"
        object.facts.isElement = isElement
        object.facts.hidesElements = hidesElements
        object.facts.isModal = isModal
        object.facts.groupsChildren = groupsChildren
        object.facts.containerType = isList ? .list : nil
        object.view?.isHidden = isHidden
        object.view?.alpha = isTransparent ? 0 : 1
        object.view?.clips = clips
        object.subviews = children.map { $0.object(&number) }
        let elements = listed?.enumerated().map { place, item in
            item < 100
                ? object.subviews[item]
                : FakeObject.virtual("\(number).\(place)", Double(item % 20) * 16, Double(item / 20) * 12, 40, 10)
        }
        object.list = { elements }
        return object
    }
}

@MainActor
struct LiveOrderTests {
    @Test func `the captured screen is read as the objects are visited, whatever their shape`() throws {
        var lengths: [Int: Int] = [:]
        let report = try PropertySearch.run(Generator { Shape($0, depth: 4) }, settings: SearchSettings(cases: 300)) { shape in
            var number = 0
            let root = shape.object(&number)
            let screen = try captureScreen(of: root, size: LayoutSize(width: 400, height: 500)).screen
            let read = ReadingOrder(screen, layoutDirection: .leftToRight).elements.map { screen.elements[$0].label ?? "" }
            let visited = DirectVisit().stops(root)
            lengths[visited.count, default: 0] += 1
            return read == visited ? .passed : .failed
        }

        #expect(report.counterexamples.map { "\($0.value)" } == [])
        // Most trees have something to put in order.
        #expect(lengths.filter { $0.key > 2 }.values.reduce(0, +) > 100)
    }
}
