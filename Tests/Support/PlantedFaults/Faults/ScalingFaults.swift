import EveryScreenModel

extension Fault {
    /// Faults of what becomes of a screen when text grows, and on a narrow screen.
    static let scalingFaults: [Fault] = [
        Fault("fixed-text", "text-grows", "keeps a text at its default size", on: .largeText) { screen, number in
            resizing(screen, number) { $0.metrics(at: .standard).size }
        },
        Fault("capped-text", "text-grows", "lets a text grow no further than XXXL", on: .largestText) { screen, number in
            resizing(screen, number) { $0.metrics(at: .xxxLarge).size }
        },
        Fault("shrunk-text", "text-grows", "shrinks a text below its default size to fit", on: .largeText) { screen, number in
            resizing(screen, number) { 0.6 * $0.metrics(at: .standard).size }
        },
        // Entered text may be longer than its field.
        Fault(
            "ellipsis", "text-not-truncated", "cuts a text short when it grows", on: .largeText,
            where: { !$0.role.isTextInput && showsText($0) }, change: cutShort),
        Fault(
            "short-title", "text-not-truncated", "cuts the title of a control short when it grows", on: .largeText,
            where: { $0.isControl && !$0.role.isTextInput && showsText($0) }, change: cutShort),
        Fault("grown-together", "content-does-not-overlap", "lets a text lie over another when it grows", on: .largeText) {
            screen, number in
            guard let (first, second) = neighbors(on: screen, number) else { return nil }
            return screen.changing(second) { $0.place(at: screen.elements[first].frame) }
        },
        Fault("both-ways", "no-two-way-scrolling", "lets a region scroll both ways on a narrow screen", on: .narrow) { screen, _ in
            // A part with only a picture may scroll both ways.
            let region = screen.usable.lazy.filter { screen.elements[$0].isControl || screen.elements[$0].text?.isEmpty == false }
                .flatMap(screen.ancestors).first { screen.elements[$0].scrolling?.contentSize != nil }
            guard let region else { return nil }
            let size = screen.elements[region].frame.size
            return screen.changing(region) {
                $0.scrolling = ScreenElement.Scrolling(
                    axes: [.horizontal, .vertical], contentSize: LayoutSize(width: 2 * size.width, height: 2 * size.height))
            }
        },
        Fault("swapped-places", "reading-order-kept-when-scaling", "lets two texts change places when they grow", on: .largeText) {
            screen, number in
            guard let (first, second) = neighbors(on: screen, number) else { return nil }
            let (upper, lower) = (screen.elements[first].frame, screen.elements[second].frame)
            return screen.changing { index, element in
                if index == first { element.place(at: lower) }
                if index == second { element.place(at: upper) }
            }
        },
        Fault(
            "reversed-order", "reading-order-kept-when-scaling", "turns an order round when text grows", on: .largeText, plant: turnRound),
        Fault("dropped-control", "nothing-vanishes-when-scaling", "leaves a control out when text grows", on: .largeText) {
            screen, number in
            guard let index = screen.place(number, where: \.isControl) else { return nil }
            let action = screen.elements[index].activation
            let isAlone = screen.elements.indices.allSatisfy { $0 == index || action == nil || screen.elements[$0].activation != action }
            return isAlone ? screen.removing(index) : nil
        },
        Fault("disabled-at-size", "nothing-vanishes-when-scaling", "disables a control when text grows", on: .largeText, where: \.isControl)
        {
            $0.isEnabled = false
        },
        Fault("hidden-at-size", "nothing-vanishes-when-scaling", "hides a control when text grows", on: .largeText, where: \.isControl) {
            $0.isAccessibilityHidden = true
        },
        Fault("dropped-text", "nothing-vanishes-when-scaling", "leaves a text out when text grows", on: .largeText) { screen, number in
            screen.place(number) { isSaidOnce($0, on: screen) }.flatMap(screen.removing)
        },
        Fault("smaller-target", "target-kept-when-scaling", "shrinks a target when text grows", on: .largeText, where: \.isControl) {
            $0.hitRegion = LayoutRect(x: $0.frame.minX, y: $0.frame.minY, width: 31, height: 44)
        },
    ]

    /// Whether an element is text by itself that nothing else on the screen says.
    private static func isSaidOnce(_ element: ScreenElement, on screen: RenderedScreen) -> Bool {
        guard [.text, .heading].contains(element.role), element.isAccessibilityElement == true, !element.isControl,
            let label = element.label, !label.isEmpty
        else { return false }
        let saying = screen.elements.filter { [$0.label, $0.value].contains { $0?.contains(label) == true } }
        return saying.count == 1
    }

    private static let showsText: @Sendable (ScreenElement) -> Bool = { element in
        // Text that the Large Content Viewer shows need not grow.
        element.largeContentTitle == nil && element.text?.contains { !$0.string.isEmpty } == true
    }

    private static let cutShort: @Sendable (inout ScreenElement) -> Void = { element in
        for run in (element.text ?? []).indices { element.text?[run].isTruncated = true }
    }

    /// Gives a text outside of bars a size that follows from its style.
    private static func resizing(_ screen: RenderedScreen, _ number: Int, _ size: (ScreenElement.TextStyle) -> Double) -> RenderedScreen? {
        let bars: Set<ScreenElement.Role> = [.navigationBar, .tabBar, .toolbar]
        let places = screen.usable.filter { index in
            showsText(screen.elements[index]) && !screen.ancestors(of: index).contains { bars.contains(screen.elements[$0].role) }
        }
        guard !places.isEmpty else { return nil }
        return screen.changing(places[number % places.count]) { element in
            for run in (element.text ?? []).indices {
                if let style = element.text?[run].style { element.text?[run].pointSize = size(style) }
            }
        }
    }

    /// Two texts of one column of which the second stands below the first, in one
    /// region that scrolls.
    private static func neighbors(on screen: RenderedScreen, _ number: Int) -> (Int, Int)? {
        let texts = screen.usable.filter { screen.elements[$0].role == .text || screen.elements[$0].role == .heading }
        let pairs = zip(texts, texts.dropFirst()).filter { first, second in
            let scroller = { (index: Int) in screen.ancestors(of: index).first { screen.elements[$0].scrolling != nil } }
            return screen.elements[second].frame.minY >= screen.elements[first].frame.maxY && scroller(first) == scroller(second)
                && scroller(first) != nil
        }
        return pairs.isEmpty ? nil : pairs[number % pairs.count]
    }

    /// Sets an explicit order of an element's content, last first.
    static let turnRound: @Sendable (RenderedScreen, Int) -> RenderedScreen? = { screen, number in
        guard let index = screen.place(number, where: { _ in true }), let parent = screen.parent(of: index) else { return nil }
        let inside = screen.descendants(of: parent).filter { screen.elements[$0].isAccessibilityElement == true }
        guard inside.count > 1 else { return nil }
        return screen.changing(parent) { $0.accessibilityOrder = inside.reversed().map { screen.elements[$0].source } }
    }
}

extension ScreenElement {
    /// Moves the element with its text to another place.
    fileprivate mutating func place(at frame: LayoutRect) {
        self.frame = frame
        for run in (text ?? []).indices { text?[run].frame = frame }
    }
}
