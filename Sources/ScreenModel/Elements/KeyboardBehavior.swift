extension ScreenElement {
    /// The facts about an element's part in keyboard navigation; a fact that is
    /// `nil` is unknown.
    public struct KeyboardBehavior: Hashable, Sendable {
        /// Whether the keyboard can focus the element.
        public var isFocusable: Bool?
        /// The keys the element keeps for itself while it has focus, so that they
        /// move nothing.
        public var consumedKeys: [ScreenElement.Key]?
        /// The identifier of the element that Tab leads to, where it is set by hand
        /// (`nextKeyView`); `nil` is the usual order.
        public var next: String?
        /// The identifier of the element that Shift-Tab leads to, where it is set
        /// by hand.
        public var previous: String?

        /// The name of the focus group it belongs to (`focusGroupIdentifier`);
        /// `nil` is that of what it is inside of.
        public var group: String?
        /// Its priority in the group, larger first (`UIFocusGroupPriority`): 0
        /// ignored, 1,000 previously focused, 2,000 prioritized.
        public var groupPriority: Int?
        /// Whether it shows that it has focus.
        public var showsFocus: Bool?
        /// The contrast ratio of the sign of focus with what it replaces or lies
        /// beside.
        public var focusContrast: Double?
        /// Whether it has focus now.
        public var hasFocus: Bool?
        /// Whether Return or Space does what a touch does while it has focus.
        public var actsOnKeys: Bool?
        /// Its text, where people see it while the pointer is over another
        /// element and no key shows it.
        package var textUnderPointer: String?

        /// Those of elements that a layout makes, made once.
        static let focusable = Self(isFocusable: true, consumedKeys: [])
        static let unfocusable = Self(isFocusable: false, consumedKeys: [])

        /// Creates a behavior of which only the given facts are known.
        @inlinable public init(
            isFocusable: Bool? = nil, consumedKeys: [ScreenElement.Key]? = nil, next: String? = nil, previous: String? = nil,
            group: String? = nil,
            groupPriority: Int? = nil, showsFocus: Bool? = nil, hasFocus: Bool? = nil, actsOnKeys: Bool? = nil,
            focusContrast: Double? = nil
        ) {
            self.isFocusable = isFocusable
            self.consumedKeys = consumedKeys
            self.next = next
            self.previous = previous
            self.group = group
            self.groupPriority = groupPriority
            self.showsFocus = showsFocus
            self.hasFocus = hasFocus
            self.actsOnKeys = actsOnKeys
            self.focusContrast = focusContrast
        }
    }
}
