import EveryScreenModel

extension Fault {
    /// Faults of input: directions, switches, and covers of the focus.
    static let reachFaults: [Fault] = [
        Fault("opaque-banner", "focus-not-obscured", "draws an opaque banner over everything") { screen, _ in
            guard screen.usable.contains(where: { isStop(screen.elements[$0]) }) else { return nil }
            var banner = ScreenElement.planted(.group, "banner", label: "", frame: screen.bounds)
            banner.isAccessibilityElement = false
            banner.surface = ScreenElement.Surface(background: [.color(.white)])
            return screen.adding([banner], to: screen.stage)
        },
        Fault("stacked-stops", "directional-reachable", "puts a control exactly over another") { screen, number in
            guard let index = screen.place(number, where: isStop) else { return nil }
            let frame = screen.elements[index].frame
            return screen.adding([.plantedButton("stacked", label: "Stacked", frame: frame)], to: screen.parent(of: index))
        },
        Fault("unresponsive-control", "switch-reachable", "says of a control that it does not respond to interaction", where: isStop) {
            $0.respondsToUserInteraction = false
        },
        Fault("flat-keypad", "scan-cost-bounded", "adds sixty buttons that nothing groups") { screen, _ in
            let (columns, side) = (6, 44.0)
            let keys = (0..<60).map { number in
                let frame = LayoutRect(x: Double(number % columns) * side, y: Double(number / columns) * side, width: side, height: side)
                return ScreenElement.plantedButton("key \(number)", label: "Key \(number)", frame: frame)
            }
            return screen.adding(keys, to: screen.stage)
        },
        Fault("hidden-twin", "every-way-in-is-equal", "adds a twin that is hidden and does something more") { screen, number in
            guard let index = screen.place(number, where: { isStop($0) && $0.activation != nil }) else { return nil }
            let frame = screen.elements[index].frame.offset(x: 0, y: screen.size.height)
            var twin = ScreenElement.plantedButton("twin", label: "Twin", frame: frame)
            twin.isAccessibilityHidden = true
            twin.actions = [
                ScreenElement.Action(.activate, identifier: screen.elements[index].activation),
                ScreenElement.Action(.longPress, identifier: "fault.menu"),
            ]
            return screen.adding([twin], to: screen.parent(of: index))
        },
    ]

    private static let isStop: @Sendable (ScreenElement) -> Bool = {
        $0.isControl && $0.keyboard?.isFocusable == true && $0.isEnabled != false
    }
}
