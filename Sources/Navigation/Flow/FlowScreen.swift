package import EveryScreenModel

/// A screen of a flow, and the actions of one input method on it.
///
/// It is shared, since a walk reads it at every event.
package final class FlowScreen: Sendable {
    package let screen: RenderedScreen
    package let inputMethod: InputMethod
    /// The name of each element, the same from state to state.
    package let names: [String]
    /// The elements that the input method focuses or operates, in its order.
    package let stops: [Int]
    /// The elements by name.
    let indexes: [String: Int]
    /// The names of the elements outside of bars that say or do something, without
    /// their digits.
    private let content: Set<String>
    /// For the keyboard only.
    package let graph: KeyboardGraph?
    /// The name of the modal that is open.
    let modal: String?
    /// For Voice Control only: the stops by spoken command.
    let commands: [String: Int]
    /// The actions of elements beside activation.
    package let offers: [Offer]
    /// The stops into which text can be entered.
    let fields: [Int]

    /// Finds the stops of a screen; O(n log n).
    package init(_ screen: RenderedScreen, inputMethod: InputMethod, in environment: UserEnvironment) {
        self.screen = screen
        self.inputMethod = inputMethod
        let names = Self.names(on: screen)
        self.names = names
        indexes = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        content = Self.content(of: screen, names)
        modal = screen.activeModal.map { names[$0] }
        let direction = environment.layoutDirection
        let rowHeight = ReadingOrder.rowHeight(on: environment.idiom)
        var graph: KeyboardGraph?
        var commands: [String: Int] = [:]
        let standing = screen.activeModal.map { screen.descendants(of: $0) } ?? screen.elements.indices
        // The elements whose actions the input method can perform: its stops, and
        // the regions that scroll; by touch everything that responds to it.
        var acting: [Int]?
        switch inputMethod {
        case .keyboard:
            let model: KeyboardModel = environment.idiom == .mac ? .keyViewLoop : .fullKeyboardAccess
            let found = KeyboardGraph(screen, layoutDirection: direction, model: model, rowHeight: rowHeight)
            graph = found
            stops = found.stops
        case .screenReader: stops = ReadingOrder(screen, layoutDirection: direction, rowHeight: rowHeight).elements
        case .switchControl:
            stops = ScanTree(screen, layoutDirection: direction, rowHeight: rowHeight).costs.map(\.element)
        case .voiceControl:
            let spoken = SpokenNames(screen, layoutDirection: direction, rowHeight: rowHeight)
            for entry in spoken.entries { commands[spoken.unambiguousName(of: entry) ?? "\(entry.number)"] = entry.element }
            stops = spoken.entries.map(\.element)
        case .touch:
            let map = HitTestIndex(screen)
            let touchable = standing.filter { index in
                let element = screen.elements[index]
                guard element.isTouchTarget, element.isVisible != false, !element.isKnownDisabled else { return false }
                return map.region(of: index).map { !$0.largestRectangle.isEmpty } != false
            }
            acting = touchable
            stops = touchable.filter { screen.elements[$0].isControl }
        }
        self.graph = graph
        self.commands = commands
        fields = stops.filter { screen.elements[$0].role.isTextInput && !screen.elements[$0].isKnownDisabled }
        let isStop = Set(stops)
        offers = (acting ?? standing.filter { isStop.contains($0) || screen.elements[$0].scrolls }).flatMap {
            Self.offers(of: $0, named: names[$0], on: screen, to: inputMethod)
        }
    }

    /// The event name of activating an element: its action, else its identifier,
    /// else its name.
    package func activation(of index: Int) -> String {
        screen.elements[index].declaredAction ?? screen.elements[index].identifier ?? names[index]
    }

    /// Whether hardly anything of another screen is left.
    ///
    /// Then the app shows another one, though it may have the same title.
    ///
    /// At most a third of the content of either has the same names.
    func replaces(_ old: FlowScreen) -> Bool {
        let fewest = min(content.count, old.content.count)
        return fewest > 1 && content.intersection(old.content).count * 3 <= fewest
    }

    private static func content(of screen: RenderedScreen, _ names: [String]) -> Set<String> {
        let bars: Set<ScreenElement.Role> = [.navigationBar, .tabBar, .toolbar, .statusBar]
        var result: Set<String> = []
        var index = 0
        while index < screen.elements.count {
            let element = screen.elements[index]
            if bars.contains(element.role) {
                index = max(index + 1, screen.descendants(of: index).upperBound)
                continue
            }
            if element.isVisible != false, element.isControl || element.label?.isEmpty == false {
                result.insert(names[index].filter { !$0.isNumber })
            }
            index += 1
        }
        return result
    }

    /// The name, if its element can have the focus.
    func stop(named name: String) -> String? { indexes[name].flatMap { stops.contains($0) ? name : nil } }

    /// The name of the stop that an element of the screen before has become: the
    /// one of its name, else the one that stands in its place
    /// (`ScreenDifference`).
    func stop(of name: String, on old: FlowScreen) -> String? {
        if indexes[name] != nil { return stop(named: name) }
        guard let place = old.indexes[name].flatMap({ old.screen.elements[$0].place }) else { return nil }
        return stops.first { screen.elements[$0].place == place && old.indexes[names[$0]] == nil }.map { names[$0] }
    }

    /// Identifier, else action, else role and label; a number distinguishes equal
    /// ones.
    package static func names(on screen: RenderedScreen) -> [String] {
        var counts: [String: Int] = [:]
        return screen.elements.map { element in
            let name = element.handle ?? "\(element.role.spokenName) \(element.label ?? "")"
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return count == 1 ? name : "\(name) #\(count)"
        }
    }
}

extension ScreenElement {
    /// Whether a touch may do something: it is a control, scrolls, or states an
    /// action or a gesture.
    fileprivate var isTouchTarget: Bool { isControl || scrolls || actions?.isEmpty == false || gestures?.isEmpty == false }
}
