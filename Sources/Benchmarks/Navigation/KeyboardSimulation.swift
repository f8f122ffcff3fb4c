import ScreenModel

/// A keyboard user before a few elements, without any graph: an oracle for `KeyboardGraph`.
struct KeyboardSimulation {
    /// What one element does with keys.
    enum Habit: Hashable {
        case plain, keepsTab, keepsShiftTab, keepsBoth, keepsEverything
        case next(Int), previous(Int)

        var kept: [Key] {
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

        /// Every habit on a screen of so many elements.
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

    var outside: Int { habits.count }

    /// Where the focus is after a key; a modal puts it on its first element when it opens.
    func position(after key: Key, at position: Int) -> Int {
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

    private func entry(by key: Key) -> Int {
        guard !habits.isEmpty else { return outside }
        if key == .tab { return 0 }
        return key == .shiftTab && modal == nil ? habits.count - 1 : outside
    }

    /// For each position, outside last, the places that one key leads to; a set of places is a number of one bit a place.
    private func places(afterOneKey isFromOutside: Bool) -> [Int] {
        (0...outside).map { position in
            guard position != outside || isFromOutside else { return 0 }
            return Key.allCases.reduce(0) { $0 | 1 << self.position(after: $1, at: position) }
        }
    }

    /// For each element where some sequence of keys leads from it, itself with it, without going on from outside.
    private var reach: [Int] {
        let steps = places(afterOneKey: false)
        return habits.indices.map { start in
            var found = 1 << start
            for _ in 0...outside {
                for position in habits.indices where found >> position & 1 == 1 { found |= steps[position] }
            }
            return found
        }
    }

    /// The number of keys that lead from outside to each element, by trying every sequence of one key, of two, and so on.
    var distances: [Int?] {
        let steps = places(afterOneKey: true)
        var result: [Int?] = Array(repeating: nil, count: habits.count)
        var reached = 1 << outside
        for count in 1...habits.count + 1 {
            reached = (0...outside).reduce(0) { reached >> $1 & 1 == 1 ? $0 | steps[$1] : $0 }
            for position in habits.indices where reached >> position & 1 == 1 && result[position] == nil { result[position] = count }
        }
        return result
    }

    /// The sets of elements that can be entered and never left, each followed by how few keys lead in.
    var traps: Set<[Int]> {
        let (distances, reach) = (distances, reach)
        var result = Set<[Int]>()
        for position in habits.indices where distances[position] != nil && reach[position] >> outside == 0 {
            let members = habits.indices.filter { reach[position] >> $0 & 1 == 1 }
            guard members.allSatisfy({ reach[$0] >> position & 1 == 1 }) else { continue }
            result.insert(members + [members.compactMap { distances[$0] }.min() ?? 0])
        }
        return result
    }

    /// The screen that the simulation is of: the elements one below the other.
    var screen: Screen {
        var builder = ScreenBuilder(size: Size(width: 320, height: 568))
        if let modal {
            var element = Element(.dialog, source: "modal", frame: Rect(x: 0, y: 0, width: 320, height: 568))
            element.modal = ModalBehavior(closesOnEscapeKey: modal.closesOnEscape)
            builder.open(element)
        }
        for (index, habit) in habits.enumerated() {
            let name = "\(index)"
            var element = Element(.button, source: name, frame: Rect(x: 0, y: Double(index) * 50, width: 44, height: 44))
            element.identifier = name
            element.keyboard = KeyboardBehavior(
                isFocusable: true, consumedKeys: habit.kept, next: habit.next.map { "\($0)" }, previous: habit.previous.map { "\($0)" })
            let dismisses = modal?.lastDismisses == true && index == habits.count - 1
            element.actions = [Action(.activate, identifier: name, dismissesModal: dismisses)]
            builder.add(element)
        }
        if modal != nil { builder.close() }
        return builder.finish()
    }
}
