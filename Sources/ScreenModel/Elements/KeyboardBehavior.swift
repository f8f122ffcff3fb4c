/// What is known of an element's part in keyboard navigation; a fact that is `nil` is unknown.
public struct KeyboardBehavior: Hashable, Sendable {
    /// Whether the keyboard can focus the element.
    public var isFocusable: Bool?
    /// The keys the element keeps for itself while it has focus, so that they move nothing.
    public var consumedKeys: [Key]?
    /// The identifier of the element that Tab leads to, where it is set by hand (`nextKeyView`); `nil` is the usual order.
    public var next: String?
    /// The identifier of the element that Shift-Tab leads to, where it is set by hand.
    public var previous: String?

    /// Creates a behavior of which only the given facts are known.
    public init(isFocusable: Bool? = nil, consumedKeys: [Key]? = nil, next: String? = nil, previous: String? = nil) {
        self.isFocusable = isFocusable
        self.consumedKeys = consumedKeys
        self.next = next
        self.previous = previous
    }
}
