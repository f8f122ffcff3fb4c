import EveryScreenModel

/// The elements of a running app that real key presses focused.
package struct RunningFocus: Hashable, Sendable {
    /// A key that moves the focus.
    package enum Key: Hashable, Sendable {
        case tab, right, left, down
    }

    /// The means by which the focus moves.
    package enum Keys: Hashable, Sendable {
        /// Tab leads through all elements, and begins again.
        case tab
        /// The remote of tvOS leads to neighbors.
        case remote
    }

    /// The sources of the elements.
    package var sources: Set<String>
    /// Whether keys focus no other element.
    package var isComplete: Bool

    /// Creates a result.
    package init(_ sources: Set<String>, isComplete: Bool) { (self.sources, self.isComplete) = (sources, isComplete) }
}

/// A walk through an app by key presses.
///
/// Tab is pressed until an element has the focus again. The remote goes right to
/// the end of a row, down, left to the end of that row and so on. Neighbors of
/// another kind may be left out, so that elements it does not reach are unknown.
struct RunningFocusWalk {
    private let keys: RunningFocus.Keys
    private var sources: Set<String> = []
    private var hasOtherThanText = false
    private var last: String?
    private var along = RunningFocus.Key.right
    private var isLeavingRow = false

    /// The next key; `nil` at the end of the walk.
    private(set) var next: RunningFocus.Key?

    init(_ keys: RunningFocus.Keys) {
        self.keys = keys
        next = keys == .tab ? .tab : .right
    }

    /// The result of the walk.
    ///
    /// Without Keyboard Navigation, a setting of the Mac that is off by default,
    /// Tab reaches text fields and lists alone (Apple Support, "Use your keyboard
    /// like a mouse"; high confidence). Then nothing is known of other controls.
    var focus: RunningFocus { RunningFocus(sources, isComplete: keys == .tab && hasOtherThanText) }

    /// Takes the element that has the focus after the key.
    mutating func take(_ element: ScreenElement) {
        let isNew = sources.insert(element.source).inserted
        if element.isControl, !element.role.isTextInput { hasOtherThanText = true }
        defer { last = element.source }
        switch keys {
        case .tab: if !isNew { next = nil }
        case .remote where element.source != last:
            isLeavingRow = false
            next = along
        case .remote where isLeavingRow: next = nil
        case .remote:
            // The end of the row.
            isLeavingRow = true
            along = along == .right ? .left : .right
            next = .down
        }
    }
}
