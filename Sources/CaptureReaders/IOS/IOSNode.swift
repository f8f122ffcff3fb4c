import EveryScreenCapture
import EveryScreenModel

/// The facts of an iOS capture about one element, before any conclusion.
///
/// The tools leave out an empty text, so that a missing label or value is one known
/// to be empty. Other facts that are `nil` are unknown.
struct IOSNode {
    var role = ScreenElement.Role.unknown
    var identifier: String?
    var label = ""
    var value = ""
    /// `nil` where the tool does not state placeholders, or there is none.
    var placeholder: String?
    var hint: String?
    /// The text drawn, where the tool states it beside label and value.
    var text: String?
    var traits: ScreenElement.Traits?
    /// Whether it is selected, where the tool states that apart from the traits.
    var isSelected: Bool?
    var frame = LayoutRect.zero
    var isEnabled: Bool?
    var isVisible: Bool?
    var isAccessible: Bool?
    var isFocused: Bool?
    /// Whether the value is cut off, so that its end is not known.
    var isCutOff = false
    /// Whether the label may be another, because the capture does not show where it
    /// ends.
    var isLabelUnknown = false
}
