extension ScreenElement {
    /// The area that reacts to touch before anything clips or covers it.
    public var touchRegion: LayoutRect { hitRegion ?? frame }

    /// Whether the element can be operated: its role promises it, or it has an
    /// action.
    ///
    /// A disabled control is still a control; a button or link that is known to do
    /// nothing is none.
    @inlinable public var isControl: Bool {
        switch storage.facts.operation {
        case .tap: true
        case .nothing: role.isControl && role != .button && role != .link
        case .others, .unknown: role.isControl
        }
    }

    /// Whether the element is known to scroll, along some axis.
    public var scrolls: Bool { scrolling?.axes.isEmpty == false }

    /// Whether the element is known to be disabled.
    public var isKnownDisabled: Bool { isEnabled == false || traits?.contains(.notEnabled) == true }

    /// The identity of what happens when the element is activated; `nil` when
    /// unknown.
    public var activation: String? {
        guard let actions else { return nil }
        for action in actions where action.kind == .activate { return action.identifier }
        return nil
    }
}
