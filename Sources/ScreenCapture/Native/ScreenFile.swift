/// The native screen file: JSON, `{"everyscreen": 1, "screens": […]}`.
///
/// A screen has `name`, `title`, `size`, `unit`, `environment` and `elements`.
/// The elements are in pre-order, as in `Screen`, and each names the one it is
/// inside of by `parent`, so that a deep screen is no deep file. All keys are
/// those of the Swift properties; a fact that is unknown has no key. Traits are
/// names, or the number of a bit that has none, counted from 0.
public enum ScreenFile {
    /// The version of the format that is written, and the only one read.
    public static let version = 1

    /// Returns the file for some screens; the same screens give the same text, byte for byte.
    ///
    /// A number that is not finite, which no layout should give, is written as
    /// a string; the reader then names its place.
    public static func encode(_ screens: [CapturedScreen]) -> String {
        JSONOutput.object([
            ("everyscreen", .integer(version)),
            ("screens", .array(screens.map { $0.output })),
        ]).pretty + "\n"
    }
}

/// The keys of every kind of object in a native screen file, in the order in which they are written.
enum NativeKeys {
    static let file = ["everyscreen", "screens"]
    static let screen = ["name", "title", "size", "unit", "environment", "elements"]
    static let element = [
        "source", "parent", "role", "identifier", "label", "value", "hint", "userInputLabels", "traits", "isAccessibilityElement",
        "isAccessibilityHidden", "isVisible", "isEnabled", "frame", "hitRegion", "clipsContent", "coversTouches", "actions", "text",
        "isDecorative", "keyboard", "scrolling", "modal", "containerType", "groupsAccessibilityChildren", "accessibilityOrder",
    ]
    static let action = ["kind", "identifier", "name", "dismissesModal"]
    static let textRun = ["string", "style", "pointSize", "weight", "lineCount", "isTruncated", "frame"]
    static let keyboard = ["isFocusable", "consumedKeys", "next", "previous"]
    static let scrolling = ["axes", "contentSize"]
    static let modal = ["closesOnEscapeKey", "closesOnEscapeGesture"]
    static let environment = [
        "textSize", "screenSize", "safeArea", "layoutDirection", "isBoldText", "contrast", "appearance", "isReduceMotion",
    ]
    static let rect = ["x", "y", "width", "height"]
    static let size = ["width", "height"]
    static let insets = ["top", "left", "bottom", "right"]
}
