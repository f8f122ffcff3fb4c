import EveryScreenModel

extension Fault {
    /// Faults of text, headings and order.
    static let textFaults: [Fault] = [
        Fault("hide-text", "visible-text-exposed", "hides a text from assistive technology", where: isText) {
            $0.isAccessibilityHidden = true
        },
        Fault("text-no-element", "visible-text-exposed", "makes a text no element", where: isText) { $0.isAccessibilityElement = false },
        Fault("fixed-height", "text-not-clipped", "cuts a text to 8 points of height", where: { isText($0) && $0.frame.height > 12 }) {
            $0.clipsContent = true
            $0.frame.size.height = 8
        },
        Fault("heading-skip", "heading-order", "makes the first heading level 1 and another level 3") { screen, number in
            let headings = screen.usable.filter { screen.elements[$0].role == .heading }
            guard headings.count > 1 else { return nil }
            let other = headings[1 + number % (headings.count - 1)]
            return screen.changing { index, element in
                guard headings.contains(index) else { return }
                element.headingLevel = index == headings[0] || index < other ? 1 : index == other ? 3 : nil
            }
        },
        Fault("no-scrolling", "overflow-scrolls", "keeps a region from scrolling that is shorter than its content") { screen, _ in
            guard let region = longRegion(on: screen) else { return nil }
            return screen.changing(region) { $0.scrolling = nil }
        },
        Fault("scrolls-too-little", "overflow-scrolls", "lets a region scroll through less than its content") { screen, _ in
            guard let region = longRegion(on: screen) else { return nil }
            let size = screen.elements[region].frame.size
            return screen.changing(region) { $0.scrolling?.contentSize = size }
        },
        Fault("order-cycle", "reading-order-well-defined", "adds three texts of which each is read before the next in a ring") {
            screen, _ in
            // Two rings, one for each direction of the layout.
            let places = [(60.0, 0.0), (40, 6), (20, 12), (20, 100), (40, 106), (60, 112)]
            var group = ScreenElement.planted(.group, "ring", label: "", frame: LayoutRect(x: 0, y: 0, width: 200, height: 200))
            group.isAccessibilityElement = false
            group.containerType = .landmark
            let texts = places.enumerated().map { number, place in
                ScreenElement.planted(
                    .text, "ring/\(number)", label: "Ring \(number)", frame: LayoutRect(x: place.0, y: place.1, width: 10, height: 5),
                    traits: .staticText)
            }
            let grouped = screen.adding([group], to: screen.stage)
            return grouped.adding(texts, to: grouped.index(ofSource: group.source))
        },
        Fault("incomplete-order", "custom-order-complete", "leaves an element out of an order set by hand") { screen, number in
            guard let index = screen.place(number, where: { _ in true }), let parent = screen.parent(of: index) else { return nil }
            let inside = screen.descendants(of: parent).filter { screen.elements[$0].isAccessibilityElement == true && $0 != index }
            return screen.changing(parent) { $0.accessibilityOrder = inside.map { screen.elements[$0].source } }
        },
        Fault("flashing", "flashes-below-threshold", "makes an element flash five times a second", where: { _ in true }) {
            var motion = ScreenElement.Motion(.blink)
            motion.flashesPerSecond = 5
            $0.motion = [motion]
        },
        Fault("empty-link", "link-purpose-clear", "adds a link called \"here\"") { screen, _ in
            var link = ScreenElement.plantedButton("link", label: "here", frame: LayoutRect(x: 0, y: 0, width: 60, height: 44))
            link.role = .link
            link.traits = .link
            return screen.adding([link], to: screen.stage)
        },
        Fault("silent-leaving", "leaving-announced", "lets a button leave the app", where: { $0.role == .button }) { button in
            button.actions = (button.actions ?? []).map { action in
                var action = action
                action.leavesApp = true
                return action
            }
        },
    ]

    private static let isText: @Sendable (ScreenElement) -> Bool = { element in
        element.role == .text && element.text?.first.map { $0.string.count > 1 } == true
    }

    /// A region on which content lies wholly beyond its edge, and which scrolls to
    /// it.
    private static func longRegion(on screen: RenderedScreen) -> Int? {
        screen.elements.indices.last { index in
            let element = screen.elements[index]
            guard element.scrolling?.axes == [.vertical] else { return false }
            return screen.usable.contains { inner in
                screen.isElement(inner, inside: index) && screen.elements[inner].frame.minY > element.frame.maxY + 1
                    && (screen.elements[inner].isControl || screen.elements[inner].text?.isEmpty == false)
                    && screen.ancestors(of: inner).first { screen.elements[$0].scrolls } == index
            }
        }
    }
}
