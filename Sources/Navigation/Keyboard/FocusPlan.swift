import ScreenModel

/// Which stops Tab visits, and which are moved among by arrow keys.
struct FocusPlan {
    /// The indexes of the elements that take focus, those of one group after each other where Tab goes by groups.
    let stops: [Int]
    /// The positions that Tab goes through as one, in order.
    let tabGroups: [Range<Int>]
    /// For each group the position that Tab enters at.
    let entries: [Int]
    /// The positions among which arrow keys move.
    let arrowGroups: [[Int]]
    /// Whether arrows go round in order, and not by where the elements stand.
    let areArrowsCyclic: Bool

    init(_ screen: Screen, stops: [Int], model: KeyboardModel) {
        let names = GroupNames(screen, model: model)
        areArrowsCyclic = model == .web || model == .keyViewLoop
        let isByGroup = model == .focusGroups || model == .web || model == .keyViewLoop
        // Grouped in the order of their first members; without groups every stop is one.
        var groups: [[Int]] = []
        var places: [GroupNames.Name: Int] = [:]
        var arrows: [GroupNames.Name: [Int]] = [:]
        for stop in stops {
            let name = names[stop]
            if isByGroup, let name, let place = places[name] {
                groups[place].append(stop)
            } else {
                if let name { places[name] = groups.count }
                groups.append([stop])
            }
        }
        let ordered = groups.flatMap { $0 }
        var ranges: [Range<Int>] = []
        for group in groups { ranges.append((ranges.last?.upperBound ?? 0)..<(ranges.last?.upperBound ?? 0) + group.count) }
        for (position, stop) in ordered.enumerated() { if let name = names[stop] { arrows[name, default: []].append(position) } }
        self.stops = ordered
        tabGroups = ranges
        entries = ranges.map { Self.entry($0, ordered, screen) }
        arrowGroups = arrows.values.filter { $0.count > 1 }
    }

    /// The member of highest priority, of equals the first; what is not drawn does not count, nor a priority below 0.
    private static func entry(_ range: Range<Int>, _ stops: [Int], _ screen: Screen) -> Int {
        var best = range.lowerBound
        var highest = -1
        for position in range where screen.elements[stops[position]].isVisible != false {
            let priority = max(0, screen.elements[stops[position]].keyboard?.groupPriority ?? 0)
            if priority > highest { (best, highest) = (position, priority) }
        }
        return best
    }
}

/// By element the group whose members arrow keys move among, if any.
private struct GroupNames {
    /// A group named by the app, or by the container that makes it one.
    enum Name: Hashable {
        case given(String)
        case container(Int)
    }

    private let screen: Screen
    private let model: KeyboardModel
    /// By element the innermost name given to it or to one around it, and the innermost container that is a group.
    private var names: [Name?] = []

    init(_ screen: Screen, model: KeyboardModel) {
        self.screen = screen
        self.model = model
        names.reserveCapacity(screen.elements.count)
        for (index, element) in screen.elements.enumerated() {
            let outer = screen.parent(of: index).flatMap { names[$0] }
            if let group = element.keyboard?.group {
                names.append(.given(group))
            } else if model == .focusGroups, Self.isGroup(element) {
                names.append(.container(index))
            } else {
                names.append(outer)
            }
        }
    }

    subscript(index: Int) -> Name? {
        let element = screen.elements[index]
        switch model {
        case .fullKeyboardAccess: return names[index]
        // Text is moved through by arrows, so that an input without a group of the app's is one by itself.
        case .focusGroups:
            if element.role.isTextInput, case .container = names[index] { return nil }
            return names[index]
        // Without a name the radio buttons next to each other are one group.
        case .web, .keyViewLoop:
            guard element.role == .radioButton else { return nil }
            return names[index] ?? .container(screen.parent(of: index) ?? -1)
        }
    }

    private static func isGroup(_ element: Element) -> Bool {
        if element.scrolling != nil { return true }
        return [.list, .table, .navigationBar, .tabBar, .toolbar, .menu].contains(element.role)
    }
}
