/// One element of a screen: what assistive technology can know of it.
///
/// An optional that is `nil` is a fact nobody told, never a default: an empty
/// string is a label known to be empty, `nil` a label that is not known.
/// Captures know less than generated screens, and specs answer *cannot tell*
/// where they would have to guess.
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
    /// Names by which Voice Control knows the element, the first being shown.
    public var userInputLabels: [String]?
    /// The traits of UIAccessibility.
    public var traits: Traits?

    /// Whether assistive technology stops here; `nil` when unknown.
    public var isAccessibilityElement: Bool?
    /// Whether the element and all inside it are hidden from assistive technology.
    public var isAccessibilityHidden = false
    /// Whether any of it is drawn on the screen as captured; `nil` when unknown.
    public var isVisible: Bool?
    /// Whether it can be operated now; `nil` when unknown.
    public var isEnabled: Bool?

    /// The area it is drawn in, in the screen's coordinates and unit.
    public var frame: Rect
    /// The area that reacts to touch before anything clips or covers it; `nil` is the frame.
    public var hitRegion: Rect?
    /// Whether what lies inside the element and outside its frame is cut off.
    public var clipsContent: Bool?
    /// Whether touches fall on it and not on what lies below; `nil` is what its actions say.
    public var coversTouches: Bool?

    /// What the element does; empty when known to do nothing.
    public var actions: [Action]?
    /// The text it shows; empty when known to show none.
    public var text: [TextRun]?
    /// Whether an image carries no information; `nil` when unknown or not an image.
    public var isDecorative: Bool?
    /// What the keyboard can do with it.
    public var keyboard: KeyboardBehavior?
    /// How it scrolls; `nil` when it does not, or is not known to.
    public var scrolling: Scrolling?
    /// The ways out, if the element is modal; `nil` for what is not modal.
    public var modal: ModalBehavior?
    /// What kind of container it is to VoiceOver; `nil` when unknown.
    public var containerType: ContainerType?
    /// Whether VoiceOver visits all inside before it goes on, whatever the positions.
    public var groupsAccessibilityChildren = false
    /// The sources of the descendants in the order set by hand (`accessibilityElements`); what is not listed is not reached.
    public var accessibilityOrder: [String]?

    /// Creates an element of which only role, origin and frame are known.
    public init(_ role: Role, source: String, frame: Rect) {
        self.role = role
        self.source = source
        self.frame = frame
    }
}
