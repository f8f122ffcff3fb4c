import EveryScreenModel

/// The stops of Tab, and the groups in which arrow keys move.
struct FocusPlan {
    /// The indexes of focusable elements, with groups together if Tab moves by
    /// groups.
    let stops: [Int]
    /// The positions that are one stop of Tab, in order.
    let tabGroups: [Range<Int>]
    /// For each group the position that Tab enters.
    let entries: [Int]
    /// The positions among which arrow keys move.
    let arrowGroups: [[Int]]
    /// Whether arrows cycle in order, and not by the elements' positions.
    let areArrowsCyclic: Bool

    init(_ screen: RenderedScreen, stops: [Int], model: KeyboardModel) {
        let names = GroupNames(screen, model: model)
        areArrowsCyclic = model == .web || model == .keyViewLoop
        // With Full Keyboard Access every stop is one of Tab; else they are grouped
        // in the order of their first members.
        let isByGroup = model != .fullKeyboardAccess
        var groups: [[Int]] = []
        var places: [Int: Int] = [:]
        var arrows: [Int: [Int]] = [:]
        for stop in stops {
            let name = names[stop]
            if isByGroup, let name, let place = places[name] {
                groups[place].append(stop)
            } else {
                if isByGroup, let name { places[name] = groups.count }
                groups.append([stop])
            }
        }
        let ordered = groups.flatMap { $0 }
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(groups.count)
        for group in groups {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(start..<start + group.count)
        }
        for (position, stop) in ordered.enumerated() {
            if let name = names[stop] { arrows[name, default: []].append(position) }
        }
        self.stops = ordered
        tabGroups = ranges
        entries = ranges.map { Self.entry($0, ordered, screen) }
        arrowGroups = arrows.values.filter { $0.count > 1 }
    }

    /// The member of highest priority, of equals the first; hidden elements and
    /// priorities below 0 do not count.
    private static func entry(_ range: Range<Int>, _ stops: [Int], _ screen: RenderedScreen) -> Int {
        var best = range.lowerBound
        var highest = -1
        for position in range where screen.elements[stops[position]].isVisible != false {
            let priority = max(0, screen.elements[stops[position]].keyboard?.groupPriority ?? 0)
            if priority > highest { (best, highest) = (position, priority) }
        }
        return best
    }
}

/// For each element the number of its arrow-key group, if any.
private struct GroupNames {
    private let screen: RenderedScreen
    private let model: KeyboardModel
    /// For each element the number of the innermost group that contains it, or that
    /// it forms.
    private var numbers: [Int32] = []
    /// Numbers below this one are groups that the app names.
    private let firstContainer: Int32

    init(_ screen: RenderedScreen, model: KeyboardModel) {
        self.screen = screen
        self.model = model
        numbers.reserveCapacity(screen.elements.count)
        // Names are numbered once, so that stops compare numbers and not strings;
        // containers follow, by their index.
        let bound = Int32(screen.elements.count)
        firstContainer = bound
        var byName: [String: Int32] = [:]
        for (index, element) in screen.elements.enumerated() {
            if let group = element.keyboard?.group {
                let number = byName[group] ?? Int32(byName.count)
                byName[group] = number
                numbers.append(number)
            } else if model == .focusGroups, Self.isGroup(element) {
                numbers.append(bound + Int32(index))
            } else {
                numbers.append(screen.parent(of: index).map { numbers[$0] } ?? -1)
            }
        }
    }

    subscript(index: Int) -> Int? {
        let number = numbers[index] < 0 ? nil : Int(numbers[index])
        let element = screen.elements[index]
        switch model {
        case .fullKeyboardAccess: return number
        // Arrows move through text, so an input without a group of the app is a
        // group by itself.
        case .focusGroups: return element.role.isTextInput && numbers[index] >= firstContainer ? nil : number
        // Adjacent radio buttons without a name are one group.
        case .web, .keyViewLoop:
            guard element.role == .radioButton else { return nil }
            return number ?? Int(firstContainer) + (screen.parent(of: index) ?? screen.elements.count)
        }
    }

    private static func isGroup(_ element: ScreenElement) -> Bool {
        if element.scrolls { return true }
        return [.list, .table, .navigationBar, .tabBar, .toolbar, .menu].contains(element.role)
    }
}
