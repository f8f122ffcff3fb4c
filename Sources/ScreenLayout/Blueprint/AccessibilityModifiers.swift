public import ScreenModel

/// What a blueprint tells assistive technology beyond its content; `nil` leaves what the content says.
public struct AccessibilityModifiers: Hashable, Sendable, Codable {
    /// How the children of a container appear to assistive technology.
    public enum Children: String, Hashable, Sendable, CaseIterable, Codable {
        /// One element each, inside a group.
        case contain
        /// Merged into one element with their labels and actions.
        case combine
        /// Not at all; the container is one element with what it says itself.
        case ignore
    }

    /// The label in place of the content's own.
    public var label: String?
    /// The value in place of the content's own.
    public var value: String?
    /// The hint.
    public var hint: String?
    /// The handle for tests.
    public var identifier: String?
    /// Whether the blueprint and all in it are hidden from assistive technology.
    public var isHidden: Bool?
    /// Whether it is a heading.
    public var isHeading: Bool?
    /// Whether it can be operated.
    public var isEnabled: Bool?
    /// How its children appear.
    public var children: Children?
    /// Which action activating it is; the default is one of its own.
    public var action: String?
    /// Whether activating it closes the innermost modal.
    public var dismissesModal: Bool?
    /// Whether the keyboard can focus it.
    public var isKeyboardFocusable: Bool?
    /// The keys it keeps for itself while it has focus.
    public var consumedKeys: [Key]?
    /// The identifier of the element that Tab leads to.
    public var nextKeyIdentifier: String?

    /// Creates modifiers that change nothing.
    public init() {}
}

extension AccessibilityModifiers {
    /// The modifiers one by one, in the order of the declarations.
    public var parts: [AccessibilityModifiers] {
        var parts: [AccessibilityModifiers] = []
        func add<Value>(_ path: WritableKeyPath<AccessibilityModifiers, Value?>) {
            guard let value = self[keyPath: path] else { return }
            var part = AccessibilityModifiers()
            part[keyPath: path] = value
            parts.append(part)
        }
        add(\.label)
        add(\.value)
        add(\.hint)
        add(\.identifier)
        add(\.isHidden)
        add(\.isHeading)
        add(\.isEnabled)
        add(\.children)
        add(\.action)
        add(\.dismissesModal)
        add(\.isKeyboardFocusable)
        add(\.consumedKeys)
        add(\.nextKeyIdentifier)
        return parts
    }

    /// Creates modifiers from several; of two that say something of one thing the later counts.
    public init(joining parts: [AccessibilityModifiers]) {
        self.init()
        for part in parts {
            label = part.label ?? label
            value = part.value ?? value
            hint = part.hint ?? hint
            identifier = part.identifier ?? identifier
            isHidden = part.isHidden ?? isHidden
            isHeading = part.isHeading ?? isHeading
            isEnabled = part.isEnabled ?? isEnabled
            children = part.children ?? children
            action = part.action ?? action
            dismissesModal = part.dismissesModal ?? dismissesModal
            isKeyboardFocusable = part.isKeyboardFocusable ?? isKeyboardFocusable
            consumedKeys = part.consumedKeys ?? consumedKeys
            nextKeyIdentifier = part.nextKeyIdentifier ?? nextKeyIdentifier
        }
    }
}
