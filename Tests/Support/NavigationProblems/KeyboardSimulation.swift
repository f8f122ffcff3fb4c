import EveryScreenModel
import EveryScreenNavigation

/// A keyboard user before a few elements, by the rules of Full Keyboard Access.
struct KeyboardSimulation: KeyboardOracle {
    /// The treatment of keys by one element.
    enum Habit: Hashable {
        case plain, keepsTab, keepsShiftTab, keepsBoth, keepsEverything
        case next(Int), previous(Int)

        var kept: [ScreenElement.Key] {
            switch self {
            case .plain, .next, .previous: []
            case .keepsTab: [.tab]
            case .keepsShiftTab: [.shiftTab]
            case .keepsBoth: [.tab, .shiftTab]
            case .keepsEverything: [.tab, .shiftTab, .escape, .return]
            }
        }

        var next: Int? { if case .next(let target) = self { target } else { nil } }
        var previous: Int? { if case .previous(let target) = self { target } else { nil } }

        /// Every habit on a screen with a number of elements.
        static func all(of count: Int) -> [Habit] {
            [.plain, .keepsTab, .keepsShiftTab, .keepsBoth, .keepsEverything] + (0..<count).flatMap { [.next($0), .previous($0)] }
        }
    }

    /// How the elements are held together.
    struct Modal: Hashable {
        var closesOnEscape: Bool
        var lastDismisses: Bool

        /// No modal, and every kind of one.
        static let all: [Modal?] =
            [nil] + [false, true].flatMap { escape in [false, true].map { Modal(closesOnEscape: escape, lastDismisses: $0) } }
    }

    let habits: [Habit]
    let modal: Modal?

    var count: Int { habits.count }
    var model: KeyboardModel { .fullKeyboardAccess }
    var firstElement: Int { modal == nil ? 0 : 1 }

    /// Where the focus is after a key; a modal puts it on its first element when it
    /// opens.
    func position(after key: ScreenElement.Key, at position: Int) -> Int {
        if position == outside { return entry(by: key) }
        if habits[position].kept.contains(key) { return position }
        switch key {
        case .tab:
            if let target = habits[position].next { return target }
            if position < habits.count - 1 { return position + 1 }
            return modal == nil ? outside : 0
        case .shiftTab:
            if let target = habits[position].previous { return target }
            if position > 0 { return position - 1 }
            return modal == nil ? outside : habits.count - 1
        case .escape: return modal?.closesOnEscape == true ? outside : position
        case .return: return modal?.lastDismisses == true && position == habits.count - 1 ? outside : position
        default: return position
        }
    }

    private func entry(by key: ScreenElement.Key) -> Int {
        guard !habits.isEmpty else { return outside }
        if key == .tab { return 0 }
        return key == .shiftTab && modal == nil ? habits.count - 1 : outside
    }

    /// The screen that the simulation is of: the elements one below the other.
    var screen: RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        if let modal {
            var element = ScreenElement(.dialog, source: "modal", frame: LayoutRect(x: 0, y: 0, width: 320, height: 568))
            element.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: modal.closesOnEscape)
            builder.open(element)
        }
        for (index, habit) in habits.enumerated() {
            let name = "\(index)"
            var element = ScreenElement(.button, source: name, frame: LayoutRect(x: 0, y: Double(index) * 50, width: 44, height: 44))
            element.identifier = name
            element.keyboard = ScreenElement.KeyboardBehavior(
                isFocusable: true, consumedKeys: habit.kept, next: habit.next.map { "\($0)" }, previous: habit.previous.map { "\($0)" })
            let dismisses = modal?.lastDismisses == true && index == habits.count - 1
            element.actions = [ScreenElement.Action(.activate, identifier: name, dismissesModal: dismisses)]
            builder.add(element)
        }
        if modal != nil { builder.close() }
        return builder.finish()
    }
}
