import EveryScreenCapture
import EveryScreenModel

/// What a capture of iOS says of one element, before anything is concluded from it.
///
/// The tools leave out a text that is empty, so that a label or value that is
/// absent is one known to be empty; other facts that are `nil` are not told.
struct IOSNode {
    var role = ScreenElement.Role.unknown
    var identifier: String?
    var label = ""
    var value = ""
    /// `nil` where the tool does not tell placeholders, or there is none.
    var placeholder: String?
    var hint: String?
    /// The text drawn, where the tool tells it beside label and value.
    var text: String?
    var traits: ScreenElement.Traits?
    /// Whether it is selected, where the tool tells that apart from the traits.
    var isSelected: Bool?
    var frame = LayoutRect.zero
    var isEnabled: Bool?
    var isVisible: Bool?
    var isAccessible: Bool?
    var isFocused: Bool?
    /// Whether the value is cut off, so that its end is not known.
    var isCutOff = false
    /// Whether the label may be another, because the capture does not tell where it
    /// ends.
    var isLabelUnknown = false
}
