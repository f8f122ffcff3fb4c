package import EveryScreenModel

/// The facts of an iOS capture about one element, before any conclusion.
///
/// The tools omit empty texts. So a missing label or value is known to be empty;
/// other facts that are `nil` are unknown.
package struct IOSNode: Hashable, Sendable {
    package var role = ScreenElement.Role.unknown
    package var identifier: String?
    package var label = ""
    package var value = ""
    /// `nil` if the tool reports no placeholders, or there is none.
    package var placeholder: String?
    package var hint: String?
    /// The drawn text, if the tool reports it besides label and value.
    package var text: String?
    package var traits: ScreenElement.Traits?
    /// Whether it is selected, if the tool reports that besides the traits.
    package var isSelected: Bool?
    package var frame = LayoutRect.zero
    package var isEnabled: Bool?
    package var isVisible: Bool?
    package var isAccessible: Bool?
    package var isFocused: Bool?
    /// Whether its buttons are segments.
    package var holdsSegments = false
    /// Whether the value is cut off, so that its end is unknown.
    package var isCutOff = false
    /// Whether the label may be wrong, because the capture does not mark its end.
    package var isLabelUnknown = false

    /// Creates a node without facts.
    package init() {}
}
