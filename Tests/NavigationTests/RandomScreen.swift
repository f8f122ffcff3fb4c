import EveryScreenModel
import EveryValue

/// A screen of nested elements with random places, traits and behavior.
struct RandomScreen {
    private var random: RandomBits
    private var count = 0

    /// The screen of a number, of at most a dozen elements.
    static func screen(_ number: UInt64) -> RenderedScreen {
        var maker = RandomScreen(random: RandomBits(seed: number &* 0x9E37_79B9 &+ 7))
        let parts = (0..<3 + maker.below(2)).map { _ in maker.part(depth: 2, in: LayoutRect(x: 0, y: 0, width: 320, height: 568)) }
        return NavigationTests.screen(parts)
    }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    private mutating func oneIn(_ limit: Int) -> Bool { below(limit) == 0 }
    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func part(depth: Int, in room: LayoutRect) -> Part {
        count += 1
        let name = "\(count)"
        // Steps of a few points, so that rows differ by the tolerances.
        let frame = LayoutRect(
            x: room.minX + Double(below(8)) * 40 + pick([0, 0, 7, 12]), y: room.minY + Double(below(10)) * 50 + pick([0, 0, 8, 9, 13]),
            width: pick([0, 20, 44, 100, 320]), height: pick([0, 20, 44, 60, 300]))
        let inner = depth > 0 && oneIn(2) ? (0..<1 + below(3)).map { _ in part(depth: depth - 1, in: frame) } : []
        return NavigationTests.part(pick(ScreenElement.Role.allCases), name, frame, inner) { element in
            self.behave(&element)
            self.speak(&element)
        }
    }

    private mutating func behave(_ element: inout ScreenElement) {
        element.isAccessibilityElement = pick([true, true, true, false, nil])
        if oneIn(10) { element.isAccessibilityHidden = true }
        if oneIn(10) { element.isVisible = false }
        if oneIn(8) { element.isEnabled = false }
        if oneIn(8) { element.clipsContent = true }
        if oneIn(8) { element.coversTouches = true }
        if oneIn(10) { element.isPinned = true }
        if oneIn(8) { element.groupsAccessibilityChildren = true }
        if oneIn(6) { element.containerType = pick(ScreenElement.ContainerType.allCases) }
        if oneIn(6) { element.navigationStyle = pick(ScreenElement.NavigationStyle.allCases) }
        if oneIn(8) { element.accessibilityOrder = ["\(1 + below(8))", "\(1 + below(8))"] }
        if oneIn(8) {
            element.scrolling = ScreenElement.Scrolling(
                axes: [pick([.vertical, .horizontal])], contentSize: LayoutSize(width: 600, height: 900))
        }
        if oneIn(20) {
            element.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: oneIn(2), closesOnEscapeGesture: oneIn(2))
        }
        if oneIn(2) { element.actions = [ScreenElement.Action(pick(ScreenElement.Action.Kind.allCases), name: "More")] }
        if oneIn(8) { element.hitRegion = element.frame.insetBy(pick([-10, 10])) }
        element.keyboard = ScreenElement.KeyboardBehavior(
            isFocusable: pick([true, true, false, nil]), consumedKeys: pick([[], [], [.tab], [.tab, .shiftTab], [.escape, .down], nil]),
            next: oneIn(6) ? "\(1 + below(9))" : nil, previous: oneIn(8) ? "\(1 + below(9))" : nil,
            group: oneIn(6) ? pick(["a", "b"]) : nil, groupPriority: oneIn(8) ? below(3) : nil)
        if oneIn(8) { element.surface = ScreenElement.Surface(background: [.color(SRGBColor(hex: pick([0xFFFFFF, 0x222222])))]) }
    }

    private mutating func speak(_ element: inout ScreenElement) {
        element.label = pick(["Tea", "Tea, cup", "Save order", "", nil, "12 €", "Delete"])
        if oneIn(4) { element.value = pick(["50%", "", "3 of 5", "On"]) }
        if oneIn(5) { element.hint = pick(["Opens the order", "", "Double-tap to save."]) }
        if oneIn(3) {
            let traits: [ScreenElement.Traits] = [.button, .link, .header, .image, .selected, .notEnabled, .adjustable, .staticText]
            element.traits = [pick(traits), pick(traits)]
        }
        if oneIn(8) { element.headingLevel = 1 + below(6) }
        if oneIn(8) { element.expandedStatus = pick(ScreenElement.ExpandedStatus.allCases) }
        if oneIn(8) { element.userInputLabels = [pick(["Tea", "Order"]), pick(["Save", "Go"])] }
        if oneIn(8) { element.setPosition = ScreenElement.SetPosition(number: 1 + below(3), count: 3) }
        if oneIn(6) { element.text = [ScreenElement.TextRun(pick(["Tea", "Save", "Total 12 €"]))] }
    }
}

extension LayoutRect {
    fileprivate func insetBy(_ length: Double) -> LayoutRect {
        LayoutRect(x: minX + length, y: minY + length, width: max(0, width - 2 * length), height: max(0, height - 2 * length))
    }
}
