package import EveryScreenModel

/// The target of each key at each focusable element: an exact, finite graph.
///
/// Tab moves forward and Shift-Tab back; from the last and first stop they leave
/// the app's content. A `KeyboardModel` determines the stops, their order and the
/// arrow keys. Inside a modal Tab cycles, and leaving the modal counts as outside:
/// by Escape if that closes it, or by Return on a control that dismisses it. A key
/// that an element consumes moves nothing. A capture with recorded moves gives a
/// graph of exactly these.
///
/// Left out: keys that scroll without moving the focus.
package struct KeyboardGraph: Sendable {
    /// A move of the focus by a key.
    package struct Edge: Hashable, Sendable {
        /// The key pressed.
        package let key: ScreenElement.Key
        /// The position reached: an index into `stops`, or `outside`.
        package let target: Int
    }

    /// The indexes of focusable elements, in focus order.
    package let stops: [Int]
    /// The index of the modal that holds the focus, or `nil`.
    package let modal: Int?
    /// The edges of each stop; the last entry has those from outside.
    package let edges: [[Edge]]
    /// The names without a target; the default order replaces them.
    package let danglingReferences: [DanglingReference]
    /// Whether the consumed keys of every element are known, and whether Escape
    /// closes the modal.
    package let isComplete: Bool
    /// The stops that a nonstandard key leaves, which the screen mentions.
    package let advisedExits: Set<Int>
    /// The stops for which a recording does not show the target of Tab or
    /// Shift-Tab.
    package let unexploredStops: Set<Int>
    /// Whether the screen is a desktop window, where Tab cycles through all stops
    /// and keys of the system lead out.
    package let isWindow: Bool

    /// The position outside of the app's content, or of the modal.
    package var outside: Int { stops.count }

    /// Builds the graph of a screen.
    ///
    /// O(n log n) in the elements; `focusGroups` as `DirectionalFocus` in those of
    /// one group.
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

    /// Returns the position after a sequence of keys; a key without target leaves
    /// the focus in place.
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
