package import EveryScreenModel

/// A screen built from the objects of a running app.
@MainActor
package struct LiveScreen {
    /// The facts available to assistive technology.
    package let screen: RenderedScreen
    /// The source of its element by identity of the object, for objects that have
    /// one.
    package let sources: [ObjectIdentifier: String]
    /// The views that have content and expose none of it.
    package let silences: [LiveSilence]
    /// Whether a view lists all its content itself, as hosting views of SwiftUI do.
    package let hostsElements: Bool
}

/// Returns the screen of a root view and its content.
///
/// Every view has an element, so that clipping, hiding, painting and the rule for
/// modals stay the same. `ReadingOrder` derives the stops of assistive technology
/// and their order from the facts. Assistive technology does not visit the inside
/// of an element. Texts there count as drawn by the element, controls there keep
/// their places, and the rest is left out. Elements that are no views are placed in
/// the object that lists them first. O(objects), and some hit tests for each
/// control.
///
/// - Parameters:
///   - root: The outermost view, with its corner at the origin of the screen.
///   - size: The size of the screen, in points.
///   - title: The title of the screen, if it is known.
///   - limits: The limits of the walk.
/// - Throws: `LiveCaptureError.tooManyObjects`.
@MainActor
package func captureScreen<Object: LiveObject>(
    of root: Object, size: LayoutSize, title: String? = nil, limits: LiveLimits = LiveLimits()
) throws(LiveCaptureError) -> LiveScreen {
    let walk = LiveWalk(graph: try LiveGraph(root, limits: limits), screen: LayoutRect(origin: .zero, size: size))
    return walk.screen(size: size, title: title)
}

/// Writes the objects of a graph as the elements of a screen.
@MainActor
struct LiveWalk<Object: LiveObject> {
    let graph: LiveGraph<Object>
    private let children: [[Int]]
    private let touches: LiveTouches<Object>

    init(graph: LiveGraph<Object>, screen: LayoutRect) {
        self.graph = graph
        children = graph.children()
        touches = LiveTouches(graph: graph, screen: screen)
    }

    /// The facts that an object inherits from its ancestors.
    private struct Around {
        /// The index of the element that contains it, or −1.
        var parent: Int32 = -1
        /// The index of the leaf that contains it, or −1.
        var leaf = -1
        /// Whether all its ancestors are drawn.
        var isDrawn = true
        /// The area that clips it, in the coordinates of the screen; `nil` for
        /// nothing.
        var window: LayoutRect?
    }

    /// Returns the screen; a loop, so that depth costs no stack.
    func screen(size: LayoutSize, title: String?) -> LiveScreen {
        var elements: [ScreenElement] = []
        var parents: [Int32] = []
        var objects: [Int] = []
        var drawnTexts: [Int: [ScreenElement.TextRun]] = [:]
        var pending: [(object: Int, around: Around)] = [(0, Around())]
        while let (number, around) = pending.popLast() {
            let node = graph.nodes[number]
            var inner = around
            if let view = node.view {
                inner.isDrawn = around.isDrawn && view.isDrawn
                if view.clips || view.scrolling != nil { inner.window = around.window?.intersection(view.bounds) ?? view.bounds }
            }
            if isTold(node, in: around) {
                inner.parent = Int32(elements.count)
                var element = node.element(isDrawn: inner.isDrawn)
                if let speaker = node.drawnFor {
                    if speaker != number, inner.isDrawn { drawnTexts[speaker, default: []] += element.text ?? [] }
                    element = element.drawing
                }
                element.hitRegion = touches.region(of: number, element, window: around.window)
                if element.isAccessibilityElement == true, around.leaf < 0 { inner.leaf = elements.count }
                elements.append(element)
                parents.append(around.parent)
                objects.append(number)
            } else if around.leaf >= 0, inner.isDrawn, let text = node.view?.text, !text.isEmpty {
                elements[around.leaf].text = (elements[around.leaf].text ?? []) + text
            }
            for child in children[number].reversed() { pending.append((child, inner)) }
        }
        for (index, object) in objects.enumerated() where elements[index].text == nil { elements[index].text = drawnTexts[object] }
        giveExtent(to: &elements, parents, objects)
        numberSeries(in: &elements, parents, objects)
        return written(elements, parents, objects, size: size, title: title)
    }

    /// Whether an object has its own element.
    private func isTold(_ node: LiveGraph<Object>.Node, in around: Around) -> Bool {
        if around.leaf >= 0 {
            return node.facts.personalRole.isControl || node.view?.actions?.isEmpty == false
        }
        return node.view != nil || node.facts.isElement || node.listed != nil
    }

    /// Sets the positions of tabs and segments, which VoiceOver speaks ("2 of 5").
    ///
    /// AccessibilitySnapshot derives them likewise, for `UITabBar`, containers with
    /// its trait and `UISegmentedControl` (AccessibilityHierarchyParser.swift,
    /// `derivedContext`; high confidence).
    private func numberSeries(in elements: inout [ScreenElement], _ parents: [Int32], _ objects: [Int]) {
        func isSeries(_ index: Int) -> Bool { elements[index].role == .tabBar || graph.nodes[objects[index]].facts.isSeries }
        var members: [Int: [Int]] = [:]
        for index in elements.indices where elements[index].isAccessibilityElement == true && elements[index].isControl {
            var parent = Int(parents[index])
            while parent >= 0, !isSeries(parent) { parent = elements[parent].isAccessibilityElement == true ? -1 : Int(parents[parent]) }
            if parent >= 0 { members[parent, default: []].append(index) }
        }
        for indices in members.values {
            for (place, index) in indices.enumerated() where elements[index].setPosition == nil {
                elements[index].setPosition = ScreenElement.SetPosition(number: place + 1, count: indices.count)
            }
        }
    }

    /// Sets the frames of containers that are no views and have no frame to the
    /// extent of their content.
    private func giveExtent(to elements: inout [ScreenElement], _ parents: [Int32], _ objects: [Int]) {
        var boxes: [Int: LayoutRect] = [:]
        for index in elements.indices.reversed() {
            let node = graph.nodes[objects[index]]
            if node.view == nil, !node.facts.isElement, elements[index].frame.size == .zero, let box = boxes[index] {
                elements[index].frame = box
            }
            let (frame, parent) = (elements[index].frame, Int(parents[index]))
            guard frame.isFinite, !frame.isEmpty, parent >= 0 else { continue }
            boxes[parent] = boxes[parent].map { LayoutRect(around: $0.corners + frame.corners) ?? $0 } ?? frame
        }
    }

    private func written(_ elements: [ScreenElement], _ parents: [Int32], _ objects: [Int], size: LayoutSize, title: String?) -> LiveScreen
    {
        let names = ElementSources(parents: parents).sources
        var sources: [ObjectIdentifier: String] = [:]
        for (object, name) in zip(objects, names) { sources[graph.nodes[object].object.identity] = name }
        var builder = RenderedScreen.Builder(size: size, title: title)
        builder.reserveCapacity(elements.count)
        var open: [Int32] = []
        for (index, parent) in parents.enumerated() {
            while let last = open.last, last != parent {
                builder.close()
                open.removeLast()
            }
            var element = elements[index]
            element.source = names[index]
            graph.refer(from: objects[index], in: &element, to: sources)
            builder.open(element)
            open.append(Int32(index))
        }
        for _ in open { builder.close() }
        return LiveScreen(
            screen: builder.finish(), sources: sources, silences: graph.silences(children),
            hostsElements: graph.nodes.contains { $0.view?.listsEverything == true })
    }
}

extension LiveGraph {
    /// Adds the elements that an object refers to; objects outside the screen are
    /// left out.
    func refer(from number: Int, in element: inout ScreenElement, to sources: [ObjectIdentifier: String]) {
        let (facts, listed) = (nodes[number].facts, nodes[number].listed)
        element.accessibilityOrder = listed?.compactMap { sources[nodes[$0].object.identity] }
        element.headerElements = facts.headers?.compactMap { sources[$0] }
        element.labeledBy = facts.namedBy.flatMap { sources[$0] }.map { [$0] }
        let (next, previous) = (facts.nextText.flatMap { sources[$0] }, facts.previousText.flatMap { sources[$0] })
        if next != nil || previous != nil { element.textFlow = ScreenElement.TextFlow(next: next, previous: previous) }
    }
}
