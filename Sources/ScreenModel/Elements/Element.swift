/// One element of a screen: what assistive technology can know of it.
///
/// An optional that is `nil` is a fact nobody told, never a default: an empty
/// string is a label known to be empty, `nil` a label that is not known.
/// Captures know less than generated screens, and specs answer *cannot tell*
/// where they would have to guess. Facts that few elements have are in
/// `Element+Particulars.swift`; they cost an element that has none 8 bytes.
public struct Element: Hashable, Sendable {
    /// What the element is to the person.
    public var role: Role
    /// The handle by which tests find the element (`accessibilityIdentifier`, resource id), never spoken.
    public var identifier: String?
    /// Where it comes from: a path in a blueprint, a node number in a capture; unique in a screen.
    public var source: String

    /// The name of the element, spoken first (WCAG calls it the accessible name).
    public var label: String?
    /// The current value: text typed, percentage, state.
    public var value: String?
    /// The result of acting, spoken last.
    public var hint: String?
    /// The traits of UIAccessibility.
    public var traits: Traits?

    /// The area it is drawn in, in the screen's coordinates and unit.
    public var frame: Rect
    /// What the element does; empty when known to do nothing.
    public var actions: [Action]?
    /// The text it shows; empty when known to show none.
    public var text: [TextRun]?
    /// What the keyboard can do with it.
    public var keyboard: KeyboardBehavior?

    /// Whether assistive technology stops here; `nil` when unknown.
    public var isAccessibilityElement: Bool?
    /// Whether the element and all inside it are hidden from assistive technology; `nil` when unknown.
    public var isAccessibilityHidden: Bool?
    /// Whether any of it is drawn on the screen as captured; `nil` when unknown.
    public var isVisible: Bool?
    /// Whether it can be operated now; `nil` when unknown.
    public var isEnabled: Bool?
    /// Whether Switch Control, Voice Control and Full Keyboard Access visit it (`accessibilityRespondsToUserInteraction`).
    public var respondsToUserInteraction: Bool?
    /// Whether what lies inside the element and outside its frame is cut off.
    public var clipsContent: Bool?
    /// Whether touches fall on it and not on what lies below; `nil` is what its actions say.
    public var coversTouches: Bool?
    /// Whether an image carries no information; `nil` when unknown or not an image.
    public var isDecorative: Bool?
    /// Whether it is drawn by the system as the system sees fit, so that the app does not decide its size and colors.
    public var isSystemProvided: Bool?
    /// Whether its place and look mean a direction in space or time, so that a right-to-left layout leaves them.
    public var isDirectionFixed: Bool?
    /// Whether its colors stay as they are when colors are inverted (`accessibilityIgnoresInvertColors`).
    public var ignoresInvertColors: Bool?
    /// Whether VoiceOver visits all inside before it goes on, whatever the positions; `nil` when unknown.
    public var groupsAccessibilityChildren: Bool?
    /// What kind of container it is to VoiceOver; `nil` when unknown.
    public var containerType: ContainerType?
    /// How Switch Control visits what is inside; `nil` when unknown.
    public var navigationStyle: NavigationStyle?
    /// Whether what it opens is open; `nil` when unknown.
    public var expandedStatus: ExpandedStatus?

    /// The facts that few elements have.
    var particulars = Particulars.none

    /// Creates an element of which only role, origin and frame are known.
    public init(_ role: Role, source: String, frame: Rect) {
        self.role = role
        self.source = source
        self.frame = frame
    }
}
