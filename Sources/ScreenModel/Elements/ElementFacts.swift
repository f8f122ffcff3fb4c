/// The facts about an element, one field each; `ScreenElement` documents their
/// meaning.
@usableFromInline
struct ElementFacts: Hashable, Sendable {
    @usableFromInline var role: ScreenElement.Role
    @usableFromInline var identifier: String?
    @usableFromInline var source: String
    @usableFromInline var label: String?
    @usableFromInline var value: String?
    @usableFromInline var hint: String?
    @usableFromInline var traits: ScreenElement.Traits?
    @usableFromInline var frame: LayoutRect
    @usableFromInline var actions: [ScreenElement.Action]? { didSet { operation = Operation(actions) } }
    /// The answer of the actions to whether the element can be operated, stored so
    /// that reading it takes no loop.
    @usableFromInline private(set) var operation = Operation.unknown
    @usableFromInline var text: [ScreenElement.TextRun]?
    @usableFromInline var keyboard: ScreenElement.KeyboardBehavior?
    @usableFromInline var isAccessibilityElement: Bool?
    @usableFromInline var isAccessibilityHidden: Bool?
    @usableFromInline var isVisible: Bool?
    @usableFromInline var isEnabled: Bool?
    @usableFromInline var respondsToUserInteraction: Bool?
    @usableFromInline var clipsContent: Bool?
    @usableFromInline var coversTouches: Bool?
    @usableFromInline var isDecorative: Bool?
    @usableFromInline var isSystemProvided: Bool?
    @usableFromInline var isDirectionFixed: Bool?
    @usableFromInline var ignoresInvertColors: Bool?
    @usableFromInline var groupsAccessibilityChildren: Bool?
    @usableFromInline var containerType: ScreenElement.ContainerType?
    @usableFromInline var navigationStyle: ScreenElement.NavigationStyle?
    @usableFromInline var expandedStatus: ScreenElement.ExpandedStatus?
    /// The facts that few elements have.
    var particulars = Particulars.none

    /// The answers to whether a tap or a long press operates an element.
    @usableFromInline
    enum Operation: Hashable, Sendable {
        case unknown, nothing, others, tap

        init(_ actions: [ScreenElement.Action]?) {
            guard let actions else {
                self = .unknown
                return
            }
            self = actions.isEmpty ? .nothing : .others
            for action in actions where action.kind == .activate || action.kind == .longPress { self = .tap }
        }
    }

    init(role: ScreenElement.Role, source: String, frame: LayoutRect) {
        self.role = role
        self.source = source
        self.frame = frame
    }
}

/// The place where the facts lie that copies of an element share.
///
/// Changed only through `ScreenElement`, which copies shared storage before a
/// change, so that it is safe in any task.
@usableFromInline
final class ElementStorage: @unchecked Sendable {
    // Checking each access would take as long as the access, and `ScreenElement`
    // alone makes them.
    @exclusivity(unchecked) @usableFromInline var facts: ElementFacts
    /// Where the element was written; beside the facts, since elements written in
    /// two places can be equal.
    @exclusivity(unchecked) var mark = CodeMark.unknown

    @usableFromInline init(_ facts: consuming ElementFacts) { self.facts = facts }

    /// Creates separate storage for a copy.
    @usableFromInline init(copying other: ElementStorage) {
        facts = other.facts
        mark = other.mark
    }

    /// The facts of an element that a layout decides; made in place, as it is done
    /// for every element of every screen.
    init(laidOut role: ScreenElement.Role, source: String, frame: LayoutRect) {
        facts = ElementFacts(role: role, source: source, frame: frame)
        facts.isAccessibilityElement = false
        facts.isAccessibilityHidden = false
        facts.groupsAccessibilityChildren = false
        facts.isVisible = true
        facts.actions = []
        facts.label = ""
        facts.text = []
    }
}
