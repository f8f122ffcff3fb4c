extension ScreenElement {
    /// Something an element does for the person, by whatever way it is asked.
    ///
    /// Two elements with the same action identifier do the same: that is what makes
    /// one an equivalent of the other.
    public struct Action: Hashable, Sendable {
        /// The ways to request an action.
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
            /// A two-finger Z of VoiceOver: dismiss or go back.
            case escape
            /// A two-finger double tap of VoiceOver: the main thing the screen
            /// does.
            case magicTap
            /// One page further in some direction.
            case scroll
            /// Opening what else can be done.
            case showMenu
            /// Making what it shows larger (`accessibilityZoomIn(at:)`).
            case zoomIn
            /// Making what it shows smaller.
            case zoomOut
        }

        /// The way to request the action.
        public var kind: Kind
        /// Which action it is; `nil` when unknown, and then different from every
        /// other.
        public var identifier: String?
        /// The name of a custom action.
        public var name: String?
        /// The category of a custom action, under which the person finds it; `nil`
        /// when unknown.
        public var category: String?
        /// Whether a custom action has an image, which Switch Control shows in
        /// place of its first letter; `nil` when unknown.
        public var hasImage: Bool?
        /// Whether it closes the innermost modal; `nil` when unknown.
        public var dismissesModal: Bool?
        /// Whether something is lost by it; `nil` when unknown.
        public var isDestructive: Bool?
        /// Whether the person is asked before it happens; `nil` when unknown.
        public var isConfirmed: Bool?
        /// Whether it can be undone; `nil` when unknown.
        public var isUndoable: Bool?
        /// Whether it leads out of the app, to another app or a page; `nil` when
        /// unknown.
        public var leavesApp: Bool?

        /// Creates an action of which only the given facts are known.
        @inlinable public init(
            _ kind: Kind, identifier: String? = nil, name: String? = nil, category: String? = nil, hasImage: Bool? = nil,
            dismissesModal: Bool? = nil, isDestructive: Bool? = nil, isConfirmed: Bool? = nil, isUndoable: Bool? = nil,
            leavesApp: Bool? = nil
        ) {
            self.kind = kind
            self.identifier = identifier
            self.name = name
            self.category = category
            self.hasImage = hasImage
            self.dismissesModal = dismissesModal
            self.isDestructive = isDestructive
            self.isConfirmed = isConfirmed
            self.isUndoable = isUndoable
            self.leavesApp = leavesApp
        }
    }
}
