public import ScreenModel

/// Where each key leads from each element that the keyboard can focus: an exact, finite graph.
///
/// The model is Full Keyboard Access: Tab goes to the next stop in reading
/// order, Shift-Tab to the previous one, from the last and first one out of the
/// app's content. Inside a modal they go round, and leaving the modal counts as
/// outside: by Escape if it closes on it, or by Return on a control that
/// dismisses it. A key that an element keeps for itself moves nothing.
///
/// Left out: groups with arrow keys, scrolling by keyboard, and recorded graphs.
public struct KeyboardGraph: Sendable {
    /// A move that a key makes.
    public struct Edge: Hashable, Sendable {
        /// The key pressed.
        public let key: Key
        /// The position reached: an index into `stops`, or `outside`.
        public let target: Int
    }

    /// The indexes of the elements the keyboard can focus, in focus order.
    public let stops: [Int]
    /// The index of the modal the focus is held in, or `nil`.
    public let modal: Int?
    /// Where the keys lead from each stop; the last entry is where they lead from outside.
    public let edges: [[Edge]]
    /// Explicit next elements that are not there: the stop's element index and the identifier.
    public let danglingReferences: [(element: Int, identifier: String)]
    /// Whether it is known of every element which keys it keeps, and of the modal whether Escape closes it.
    public let isComplete: Bool

    /// The position that stands for having left: the app's content, or the modal.
    public var outside: Int { stops.count }

    /// Builds the graph of a screen; O(n log n) in the elements.
    public init(_ screen: Screen, layoutDirection: LayoutDirection) {
        let modal = screen.activeModal
        let stops = Self.focusOrder(screen, layoutDirection, modal)
        var builder = KeyboardGraphBuilder(screen: screen, stops: stops, modal: modal)
        edges = builder.edges()
        danglingReferences = builder.danglingReferences
        self.stops = stops
        self.modal = modal
        let knowsKeys = stops.allSatisfy { screen.elements[$0].keyboard?.consumedKeys != nil }
        isComplete = knowsKeys && modal.map { screen.elements[$0].modal?.closesOnEscapeKey != nil } != false
    }

    private static func focusOrder(_ screen: Screen, _ direction: LayoutDirection, _ modal: Int?) -> [Int] {
        let forest = TraversalForest(screen: screen, direction: direction, rowHeight: ReadingOrder.phoneRowHeight) { element in
            element.keyboard?.isFocusable == true && !element.isKnownDisabled ? .stop : .passThrough
        }
        // Not the order of the screen cut to the modal: a modal beside its parent's modal would leave nothing of it.
        return forest.order(inside: modal)
    }
}
