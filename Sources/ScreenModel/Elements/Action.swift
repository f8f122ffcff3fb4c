/// Something an element does for the person, by whatever way it is asked.
///
/// Two elements with the same action identifier do the same: that is what makes
/// one an equivalent of the other.
public struct Action: Hashable, Sendable {
    /// How the action is asked for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A tap, Return, a double tap with VoiceOver.
        case activate
        /// A long press.
        case longPress
        /// One step up, for adjustable elements.
        case increment
        /// One step down, for adjustable elements.
        case decrement
        /// A custom action of VoiceOver and Switch Control.
        case custom
    }

    /// How the action is asked for.
    public var kind: Kind
    /// Which action it is; `nil` when unknown, and then different from every other.
    public var identifier: String?
    /// The name of a custom action.
    public var name: String?
    /// Whether it closes the innermost modal; `nil` when unknown.
    public var dismissesModal: Bool?

    /// Creates an action of which only the given facts are known.
    public init(_ kind: Kind, identifier: String? = nil, name: String? = nil, dismissesModal: Bool? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.name = name
        self.dismissesModal = dismissesModal
    }
}
