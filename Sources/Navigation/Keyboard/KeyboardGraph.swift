package import EveryScreenModel

/// Where each key leads from each element that the keyboard can focus: an exact, finite graph.
///
/// Tab goes on and Shift-Tab back, from the last and first stop out of the app's
/// content; which stops there are, their order, and what arrows do is told by a
/// `KeyboardModel`. Inside a modal Tab goes round, and leaving the modal counts as
/// outside: by Escape if it closes on it, or by Return on a control that
/// dismisses it. A key that an element keeps for itself moves nothing. A capture
/// that recorded where keys lead gives a graph of just that.
///
/// Left out: what keys do that scroll without moving the focus.
package struct KeyboardGraph: Sendable {
    /// A move that a key makes.
    package struct Edge: Hashable, Sendable {
        /// The key pressed.
        package let key: ScreenElement.Key
        /// The position reached: an index into `stops`, or `outside`.
        package let target: Int
    }

    /// The indexes of the elements the keyboard can focus, in focus order.
    package let stops: [Int]
    /// The index of the modal the focus is held in, or `nil`.
    package let modal: Int?
    /// Where the keys lead from each stop; the last entry is where they lead from outside.
    package let edges: [[Edge]]
    /// The names that lead nowhere; the usual order holds in their place.
    package let danglingReferences: [DanglingReference]
    /// Whether it is known of every element which keys it keeps, and of the modal whether Escape closes it.
    package let isComplete: Bool
    /// The stops from which a key leads out that is no standard one, and of which the screen tells.
    package let advisedExits: Set<Int>
    /// The stops of which a recording does not show where Tab or Shift-Tab leads.
    package let unexploredStops: Set<Int>
    /// Whether it is of a window of a desktop, where Tab goes round among all stops and keys of the system lead out.
    package let isWindow: Bool

    /// The position that stands for having left: the app's content, or the modal.
    package var outside: Int { stops.count }

    /// Builds the graph of a screen.
    ///
    /// O(n log n) in the elements; `focusGroups` as `DirectionalFocus` in those of one group.
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, model: KeyboardModel = .fullKeyboardAccess,
        rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        let modal = screen.activeModal
        let stops = model.stops(on: screen, layoutDirection, rowHeight, inside: modal)
        let plan = FocusPlan(screen, stops: stops, model: model)
        var builder = KeyboardGraphBuilder(screen: screen, plan: plan, modal: modal, model: model)
        let edges = builder.edges()
        let knowsKeys = plan.stops.allSatisfy { screen.elements[$0].keyboard?.consumedKeys != nil }
        self.init(
            stops: plan.stops, modal: modal, edges: edges, danglingReferences: builder.danglingReferences,
            isComplete: knowsKeys && modal.map { screen.elements[$0].modal?.closesOnEscapeKey != nil } != false,
            isWindow: model == .keyViewLoop)
    }

    init(
        stops: [Int], modal: Int?, edges: [[Edge]], danglingReferences: [DanglingReference], isComplete: Bool, advisedExits: Set<Int> = [],
        unexploredStops: Set<Int> = [], isWindow: Bool = false
    ) {
        self.stops = stops
        self.modal = modal
        self.edges = edges
        self.danglingReferences = danglingReferences
        self.isComplete = isComplete
        self.advisedExits = advisedExits
        self.unexploredStops = unexploredStops
        self.isWindow = isWindow
    }

    /// Returns where a sequence of keys leads, one after another; a key that leads nowhere leaves the focus where it is.
    ///
    /// - Parameter start: The position before the first key; `nil` is outside.
    package func position(after keys: some Sequence<ScreenElement.Key>, from start: Int? = nil) -> Int {
        keys.reduce(start ?? outside) { position, key in
            edges[position].first { $0.key == key }?.target ?? position
        }
    }

    /// The stops in reading order, as Full Keyboard Access visits them.
    static func focusOrder(_ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection, _ modal: Int?) -> [Int] {
        KeyboardModel.fullKeyboardAccess.stops(on: screen, direction, ReadingOrder.phoneRowHeight, inside: modal)
    }
}
