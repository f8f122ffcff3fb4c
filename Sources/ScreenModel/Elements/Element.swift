/// One element of a screen: what assistive technology can know of it.
///
/// An optional that is `nil` is an unknown fact, never a default: an empty string
/// is a label known to be empty, `nil` an unknown label. Captures know less than
/// generated screens, and specs answer *cannot tell* where they would have to
/// guess. Facts that few elements have are in `ScreenElement+Particulars.swift`; an
/// element without them pays 8 bytes for them.
///
/// An element is a value; copies share their facts until one is changed, so that
/// specs may hand elements around at the cost of a reference.
public struct ScreenElement: Hashable, Sendable {
    @usableFromInline var storage: ElementStorage

    /// Creates an element of which only role, origin and frame are known.
    public init(_ role: ScreenElement.Role, source: String, frame: LayoutRect) {
        storage = ElementStorage(ElementFacts(role: role, source: source, frame: frame))
    }

    /// Creates a container of which all that a layout decides is known, and that is
    /// nothing by itself: no label, no text, no action.
    package init(laidOut role: ScreenElement.Role, source: String, frame: LayoutRect) {
        storage = ElementStorage(laidOut: role, source: source, frame: frame)
    }

    /// Creates an element with separate storage, for which all facts that a layout
    /// decides are known.
    package init(
        laidOut role: ScreenElement.Role, source: String, frame: LayoutRect, label: String, value: String, traits: ScreenElement.Traits,
        text: [ScreenElement.TextRun], actions: [ScreenElement.Action],
        isFocusable: Bool
    ) {
        storage = ElementStorage(laidOut: role, source: source, frame: frame)
        storage.facts.isAccessibilityElement = true
        storage.facts.label = label
        storage.facts.value = value
        storage.facts.traits = traits
        storage.facts.text = text
        if !actions.isEmpty { storage.facts.actions = actions }
        storage.facts.keyboard = isFocusable ? .focusable : .unfocusable
    }

    /// Makes the facts this element's own before they are changed, so that no copy
    /// sees the change.
    @inlinable @inline(__always) mutating func separate() {
        if !isKnownUniquelyReferenced(&storage) { storage = ElementStorage(copying: storage) }
    }

    /// Whether all that is known of both is the same.
    public static func == (left: ScreenElement, right: ScreenElement) -> Bool {
        left.storage === right.storage || left.storage.facts == right.storage.facts
    }

    /// Hashes all that is known.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage.facts) }
}

extension ScreenElement {
    /// The element's role for the person.
    @inlinable public var role: ScreenElement.Role {
        get { storage.facts.role }
        set {
            separate()
            storage.facts.role = newValue
        }
    }

    /// The handle by which tests find the element (`accessibilityIdentifier`,
    /// resource id), never spoken.
    @inlinable public var identifier: String? {
        get { storage.facts.identifier }
        set {
            separate()
            storage.facts.identifier = newValue
        }
    }

    /// Where it comes from: a path in a blueprint, a node number in a capture;
    /// unique in a screen.
    @inlinable public var source: String {
        get { storage.facts.source }
        set {
            separate()
            storage.facts.source = newValue
        }
    }

    /// Where the user's code makes it; `nil` for captured elements and where
    /// generators of this package made it.
    ///
    /// Equality, hashes and files leave it out.
    public var location: ScreenElement.CodeLocation? { mark.location }

    /// The location as it is stored.
    package var mark: CodeMark {
        get { storage.mark }
        set {
            separate()
            storage.mark = newValue
        }
    }

    /// The name of the element, spoken first (WCAG calls it the accessible name).
    @inlinable public var label: String? {
        get { storage.facts.label }
        set {
            separate()
            storage.facts.label = newValue
        }
    }

    /// The current value: text typed, percentage, state.
    @inlinable public var value: String? {
        get { storage.facts.value }
        set {
            separate()
            storage.facts.value = newValue
        }
    }

    /// The result of acting, spoken last.
    @inlinable public var hint: String? {
        get { storage.facts.hint }
        set {
            separate()
            storage.facts.hint = newValue
        }
    }

    /// The traits of UIAccessibility.
    @inlinable public var traits: ScreenElement.Traits? {
        get { storage.facts.traits }
        set {
            separate()
            storage.facts.traits = newValue
        }
    }

    /// The area it is drawn in, in the screen's coordinates and unit.
    @inlinable public var frame: LayoutRect {
        get { storage.facts.frame }
        set {
            separate()
            storage.facts.frame = newValue
        }
    }

    /// The actions of the element; empty when known to have none.
    @inlinable public var actions: [ScreenElement.Action]? {
        get { storage.facts.actions }
        set {
            separate()
            storage.facts.actions = newValue
        }
    }

    /// The text it shows; empty when known to show none.
    @inlinable public var text: [ScreenElement.TextRun]? {
        get { storage.facts.text }
        set {
            separate()
            storage.facts.text = newValue
        }
    }

    /// The element's part in keyboard navigation.
    @inlinable public var keyboard: ScreenElement.KeyboardBehavior? {
        get { storage.facts.keyboard }
        set {
            separate()
            storage.facts.keyboard = newValue
        }
    }

    /// Whether assistive technology stops here; `nil` when unknown.
    @inlinable public var isAccessibilityElement: Bool? {
        get { storage.facts.isAccessibilityElement }
        set {
            separate()
            storage.facts.isAccessibilityElement = newValue
        }
    }

    /// Whether the element and all inside it are hidden from assistive technology;
    /// `nil` when unknown.
    @inlinable public var isAccessibilityHidden: Bool? {
        get { storage.facts.isAccessibilityHidden }
        set {
            separate()
            storage.facts.isAccessibilityHidden = newValue
        }
    }

    /// Whether any of it is drawn on the screen as captured; `nil` when unknown.
    @inlinable public var isVisible: Bool? {
        get { storage.facts.isVisible }
        set {
            separate()
            storage.facts.isVisible = newValue
        }
    }

    /// Whether it can be operated now; `nil` when unknown.
    @inlinable public var isEnabled: Bool? {
        get { storage.facts.isEnabled }
        set {
            separate()
            storage.facts.isEnabled = newValue
        }
    }

    /// Whether Switch Control, Voice Control and Full Keyboard Access visit it
    /// (`accessibilityRespondsToUserInteraction`).
    @inlinable public var respondsToUserInteraction: Bool? {
        get { storage.facts.respondsToUserInteraction }
        set {
            separate()
            storage.facts.respondsToUserInteraction = newValue
        }
    }

    /// Whether what lies inside the element and outside its frame is cut off.
    @inlinable public var clipsContent: Bool? {
        get { storage.facts.clipsContent }
        set {
            separate()
            storage.facts.clipsContent = newValue
        }
    }

    /// Whether touches fall on it and not on what lies below; `nil` is what its
    /// actions say.
    @inlinable public var coversTouches: Bool? {
        get { storage.facts.coversTouches }
        set {
            separate()
            storage.facts.coversTouches = newValue
        }
    }

    /// Whether an image carries no information; `nil` when unknown or not an image.
    @inlinable public var isDecorative: Bool? {
        get { storage.facts.isDecorative }
        set {
            separate()
            storage.facts.isDecorative = newValue
        }
    }

    /// Whether it is drawn by the system as the system sees fit, so that the app
    /// does not decide its size and colors.
    @inlinable public var isSystemProvided: Bool? {
        get { storage.facts.isSystemProvided }
        set {
            separate()
            storage.facts.isSystemProvided = newValue
        }
    }

    /// Whether its place and look mean a direction in space or time, so that a
    /// right-to-left layout leaves them.
    @inlinable public var isDirectionFixed: Bool? {
        get { storage.facts.isDirectionFixed }
        set {
            separate()
            storage.facts.isDirectionFixed = newValue
        }
    }

    /// Whether its colors stay as they are when colors are inverted
    /// (`accessibilityIgnoresInvertColors`).
    @inlinable public var ignoresInvertColors: Bool? {
        get { storage.facts.ignoresInvertColors }
        set {
            separate()
            storage.facts.ignoresInvertColors = newValue
        }
    }

    /// Whether VoiceOver visits all inside before it goes on, whatever the
    /// positions; `nil` when unknown.
    @inlinable public var groupsAccessibilityChildren: Bool? {
        get { storage.facts.groupsAccessibilityChildren }
        set {
            separate()
            storage.facts.groupsAccessibilityChildren = newValue
        }
    }

    /// The kind of container for VoiceOver; `nil` when unknown.
    @inlinable public var containerType: ScreenElement.ContainerType? {
        get { storage.facts.containerType }
        set {
            separate()
            storage.facts.containerType = newValue
        }
    }

    /// How Switch Control visits its content; `nil` when unknown.
    @inlinable public var navigationStyle: ScreenElement.NavigationStyle? {
        get { storage.facts.navigationStyle }
        set {
            separate()
            storage.facts.navigationStyle = newValue
        }
    }

    /// The state of a control that opens something: open or closed; `nil` when
    /// unknown.
    @inlinable public var expandedStatus: ScreenElement.ExpandedStatus? {
        get { storage.facts.expandedStatus }
        set {
            separate()
            storage.facts.expandedStatus = newValue
        }
    }
}
