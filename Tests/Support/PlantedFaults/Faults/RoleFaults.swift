import EveryScreenModel

extension Fault {
    /// Faults of roles, traits, states and frames.
    static let roleFaults: [Fault] = [
        Fault("drop-role", "role-matches-behavior", "makes a text of a button that still acts", where: { $0.role == .button }) {
            $0.role = .text
            $0.traits = .staticText
        },
        Fault("inert-control", "role-matches-behavior", "takes the actions of a control away", where: isPlainControl) { $0.actions = [] },
        Fault("conflicting-traits", "traits-consistent", "adds the trait of a link to a button", where: { $0.role == .button }) {
            $0.traits = ($0.traits ?? []).union([.button, .link])
        },
        Fault("no-decrement", "adjustable-can-adjust", "takes the decrement of a slider away", where: { $0.role == .slider }) {
            $0.actions = [ScreenElement.Action(.increment)]
        },
        Fault("adjustable-button", "adjustable-can-adjust", "says of an image that it is adjustable", where: { $0.role == .image }) {
            $0.traits = ($0.traits ?? []).union(.adjustable)
        },
        Fault(
            "disabled-undimmed", "disabled-consistent", "disables a control without saying so",
            where: { $0.isControl && $0.isEnabled == true }
        ) {
            $0.isEnabled = false
        },
        Fault(
            "dimmed-enabled", "disabled-consistent", "says of a control that it is dimmed", where: { $0.isControl && $0.isEnabled == true }
        ) {
            $0.traits = ($0.traits ?? []).union(.notEnabled)
        },
        Fault("empty-frame", "frame-valid", "takes the width of an element away", where: { _ in true }) { $0.frame.size.width = 0 },
        Fault("infinite-frame", "frame-valid", "divides the place of an element by 0", where: { _ in true }) { $0.frame.origin.x = .nan },
        Fault("wrong-positions", "position-in-set-consistent", "numbers two neighbors \"1 of 2\"") { screen, number in
            guard let index = screen.place(number, where: { _ in true }), let parent = screen.parent(of: index) else { return nil }
            let members = screen.descendants(of: parent).filter {
                screen.usable.contains($0) && screen.parent(of: $0) == parent
            }
            guard members.count > 1 else { return nil }
            return screen.changing { index, element in
                if members.prefix(2).contains(index) { element.setPosition = ScreenElement.SetPosition(number: 1, count: 2) }
            }
        },
        Fault("two-selected", "position-in-set-consistent", "adds two tabs that are both selected") { screen, _ in
            let tabs = [0, 100].map { x in
                var tab = ScreenElement.plantedButton(
                    "tab\(x)", label: "Tab \(Int(x))", frame: LayoutRect(x: x, y: 0, width: 90, height: 44))
                tab.role = .tab
                tab.traits = [.button, .selected]
                return tab
            }
            return screen.adding(tabs, to: screen.stage)
        },
    ]

    private static let isPlainControl: @Sendable (ScreenElement) -> Bool = { $0.isControl && !$0.role.isTextInput }
}
