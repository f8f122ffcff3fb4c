import EveryScreenModel

/// A screen that grows by the content that scrolling reveals.
struct RevealedContent {
    private let first: LiveScreen
    /// The content found on later pages, by the element of its region.
    private var additions: [Int: [Branch]] = [:]

    init(_ first: LiveScreen) { self.first = first }

    /// An element and its content, at its position in the scrolled content.
    private struct Branch {
        var elements: [ScreenElement]
        /// For each element the index of its parent in the branch, or −1.
        var parents: [Int]
    }

    /// Adds the content of a region after it was scrolled.
    @MainActor
    mutating func add(_ page: LiveScreen, of scroller: ObjectIdentifier, scrolledBy moved: LayoutPoint, page number: Int) {
        guard let region = first.element(of: scroller), let shown = page.element(of: scroller) else { return }
        let before = first.screen.children(of: region)
        var taken = before.map { first.screen.elements[$0] } + (additions[region] ?? []).map { $0.elements[0] }
        for child in page.screen.children(of: shown) {
            let isPinned = before.contains {
                first.screen.elements[$0].standsWhere(page.screen.elements[child])
                    && first.screen.hasLabels(inside: $0, as: page.screen, inside: child)
            }
            if isPinned { continue }
            let branch = branch(child, of: page.screen, movedBy: moved, page: number)
            if taken.contains(where: { $0.standsWhere(branch.elements[0]) }) { continue }
            taken.append(branch.elements[0])
            additions[region, default: []].append(branch)
        }
    }

    private func branch(_ root: Int, of screen: RenderedScreen, movedBy moved: LayoutPoint, page: Int) -> Branch {
        let range = root..<screen.descendants(of: root).upperBound
        let elements = range.map { screen.elements[$0].moved(by: moved, page: page) }
        return Branch(elements: elements, parents: range.map { $0 == root ? -1 : (screen.parent(of: $0) ?? root) - root })
    }

    /// Returns the screen with all content found.
    func screen() -> RenderedScreen {
        guard !additions.isEmpty else { return first.screen }
        let screen = first.screen
        var builder = RenderedScreen.Builder(size: screen.size, unit: screen.unit)
        builder.facts = screen.facts
        var open: [Int] = []
        func close(to parent: Int?) {
            while let last = open.last, last != parent {
                for branch in additions[last] ?? [] { builder.add(branch.elements, branch.parents) }
                builder.close()
                open.removeLast()
            }
        }
        for index in screen.elements.indices {
            close(to: screen.parent(of: index))
            builder.open(screen.elements[index])
            open.append(index)
        }
        close(to: nil)
        return builder.finish()
    }
}

extension RenderedScreen {
    /// Whether the labels in an element, itself included, equal those in one of
    /// another screen, and are not empty.
    fileprivate func hasLabels(inside index: Int, as other: RenderedScreen, inside counterpart: Int) -> Bool {
        let labels = labels(inside: index)
        return !labels.isEmpty && labels == other.labels(inside: counterpart)
    }

    private func labels(inside index: Int) -> [String] {
        (index..<descendants(of: index).upperBound).compactMap { elements[$0].label }.filter { !$0.isEmpty }
    }
}

extension LiveScreen {
    /// The index of the element of an object.
    fileprivate func element(of object: ObjectIdentifier) -> Int? { sources[object].flatMap(screen.index(ofSource:)) }
}

extension RenderedScreen.Builder {
    /// Adds elements in pre-order, each inside its known parent.
    fileprivate mutating func add(_ elements: [ScreenElement], _ parents: [Int]) {
        var open: [Int] = []
        for (place, element) in elements.enumerated() {
            while let last = open.last, last != parents[place] {
                close()
                open.removeLast()
            }
            self.open(element)
            open.append(place)
        }
        for _ in open { close() }
    }
}

extension ScreenElement {
    /// The element at its position in scrolled content, with the page in its
    /// source.
    fileprivate func moved(by distance: LayoutPoint, page: Int) -> ScreenElement {
        func name(_ source: String) -> String { "page \(page):\(source)" }
        var element = self
        element.source = name(source)
        element.frame = frame.offset(x: distance.x, y: distance.y)
        element.hitRegion = hitRegion?.offset(x: distance.x, y: distance.y)
        element.activationPoint = activationPoint?.moved(by: distance)
        element.outline = outline?.map { $0.moved(by: distance) }
        element.text = text?.map { run in
            var run = run
            run.frame = run.frame?.offset(x: distance.x, y: distance.y)
            return run
        }
        element.accessibilityOrder = accessibilityOrder?.map(name)
        element.headerElements = headerElements?.map(name)
        element.labeledBy = labeledBy?.map(name)
        element.textFlow = textFlow.map { ScreenElement.TextFlow(next: $0.next.map(name), previous: $0.previous.map(name)) }
        return element
    }

    /// Whether two elements have one position in the content, within the rounding
    /// to pixels.
    fileprivate func standsWhere(_ other: ScreenElement) -> Bool {
        abs(frame.minX - other.frame.minX) <= 0.5 && abs(frame.minY - other.frame.minY) <= 0.5
            && abs(frame.width - other.frame.width) <= 0.5 && abs(frame.height - other.frame.height) <= 0.5
    }
}

extension LayoutPoint {
    fileprivate func moved(by distance: LayoutPoint) -> LayoutPoint { LayoutPoint(x: x + distance.x, y: y + distance.y) }
}
