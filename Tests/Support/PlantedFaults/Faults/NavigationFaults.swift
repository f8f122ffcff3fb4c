import EveryScreenModel

extension Fault {
    /// Faults of keyboard, screen reader and sight.
    static let navigationFaults: [Fault] = [
        Fault("swallow-tab", "no-keyboard-trap", "lets an element keep Tab, Shift-Tab and Escape for itself", where: isStop) {
            $0.keyboard?.consumedKeys = [.tab, .shiftTab, .escape, .return]
        },
        Fault("focus-loop", "no-keyboard-trap", "lets Tab and Shift-Tab of an element lead back to it") { screen, number in
            guard screen.stage == nil, let index = screen.place(number, where: isStop) else { return nil }
            return screen.changing(index) {
                $0.identifier = "fault.loop"
                $0.keyboard?.next = "fault.loop"
                $0.keyboard?.previous = "fault.loop"
            }
        },
        Fault("no-focus", "keyboard-reachable", "keeps the keyboard from a control", where: isStop) { $0.keyboard?.isFocusable = false },
        Fault("focus-jump", "focus-order-meaningful", "lets Tab lead to the last stop, and from there back to the second") { screen, _ in
            guard let stops = threeStops(on: screen) else { return nil }
            return screen.changing { index, element in
                if index == stops[0] { element.keyboard?.next = "fault.last" }
                if index == stops[1] { element.identifier = "fault.second" }
                if index == stops[2] {
                    element.identifier = "fault.last"
                    element.keyboard?.next = "fault.second"
                }
            }
        },
        Fault("one-way-jump", "focus-backward-inverts", "lets Tab lead to the last stop and Shift-Tab to its neighbor") { screen, _ in
            guard let stops = threeStops(on: screen) else { return nil }
            return screen.changing { index, element in
                if index == stops[0] { element.keyboard?.next = "fault.last" }
                if index == stops[2] { element.identifier = "fault.last" }
            }
        },
        Fault("hide-control", "screen-reader-reachable", "hides a control from assistive technology", where: \.isControl) {
            $0.isAccessibilityHidden = true
        },
        Fault("control-no-element", "screen-reader-reachable", "makes a control no element", where: \.isControl) {
            $0.isAccessibilityElement = false
        },
        Fault("transparent", "nothing-beyond-sight", "draws an element without opacity", where: { _ in true }) {
            $0.surface = ScreenElement.Surface(opacity: 0)
        },
        Fault("off-screen", "nothing-beyond-sight", "moves an element off the screen", where: { $0.frame.width < 2_000 }) {
            $0.frame.origin.x -= 4_000
        },
        Fault("covered", "nothing-beyond-sight", "puts a larger target over a control") { screen, number in
            guard let index = screen.place(number, where: { $0.isControl && $0.role != .textEditor }) else { return nil }
            let frame = screen.elements[index].frame.inset(by: LayoutInsets(all: -8))
            return screen.adding([.plantedButton("cover", label: "Cover it", frame: frame)], to: screen.parent(of: index))
        },
    ]

    private static let isStop: @Sendable (ScreenElement) -> Bool = {
        $0.isControl && $0.keyboard?.isFocusable == true && $0.isEnabled != false
    }

    /// The first, the second and the last stop of the keyboard, which stand clearly
    /// one below the other.
    private static func threeStops(on screen: RenderedScreen) -> [Int]? {
        let stops = screen.usable.filter { isStop(screen.elements[$0]) }.sorted {
            screen.elements[$0].frame.minY < screen.elements[$1].frame.minY
        }
        guard stops.count > 2, let last = stops.last else { return nil }
        let tops = [stops[0], stops[1], last].map { screen.elements[$0].frame.minY }
        return tops[1] - tops[0] > 20 && tops[2] - tops[1] > 20 ? [stops[0], stops[1], last] : nil
    }
}
