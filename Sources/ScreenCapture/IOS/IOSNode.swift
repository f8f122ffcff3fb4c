package import EveryScreenModel

/// What a capture of iOS says of one element, before anything is concluded from it.
///
/// The tools leave out a text that is empty, so that a label or value that is
/// absent is one known to be empty; other facts that are `nil` are not told.
package struct IOSNode: Hashable, Sendable {
    package var role = ScreenElement.Role.unknown
    package var identifier: String?
    package var label = ""
    package var value = ""
    /// `nil` where the tool does not tell placeholders, or there is none.
    package var placeholder: String?
    package var hint: String?
    /// The text drawn, where the tool tells it beside label and value.
    package var text: String?
    package var traits: ScreenElement.Traits?
    /// Whether it is selected, where the tool tells that apart from the traits.
    package var isSelected: Bool?
    package var frame = LayoutRect.zero
    package var isEnabled: Bool?
    package var isVisible: Bool?
    package var isAccessible: Bool?
    package var isFocused: Bool?
    /// Whether the value is cut off, so that its end is not known.
    package var isCutOff = false
    /// Whether the label may be another, because the capture does not tell where it ends.
    package var isLabelUnknown = false

    /// Creates a node of which nothing is told.
    package init() {}
}
