/// The native screen file: JSON, `{"everyscreen": 1, "screens": […]}`.
///
/// A screen has `name`, `title` and the other facts of `RenderedScreen.Facts`, `size`,
/// `unit`, `environment` and `elements`. The elements are in pre-order, as in
/// `RenderedScreen`, and each names the one it is inside of by `parent`, so that a deep
/// screen is no deep file. All keys are those of the Swift properties; a fact that
/// is unknown has no key, a setting of the environment that has none is at the
/// system's default.
///
/// - Enumerations are the names of their cases.
/// - Traits are names, or the number of a bit, counted from 0.
/// - A color is a string, "#007AFF" or "#007AFF80", or an object with `red`,
///   `green`, `blue` and perhaps `opacity`, from 0 to 1. A paint is a color, an
///   array of the colors of a gradient, or "unknown".
/// - A range is an array of two whole numbers, the second being the first that
///   does not belong to it any more.
/// - A duration is a number of seconds, or "infinity".
/// - The speech attributes of a span are keys of the span.
package enum ScreenFile {
    /// The version of the format that is written, and the only one read.
    package static let version = 1

    /// Returns the file for some screens; the same screens give the same text, byte for byte.
    ///
    /// A number that is not finite, which no layout should give, is written as
    /// a string; the reader then names its place.
    package static func encode(_ screens: [CapturedScreen]) -> String {
        JSONOutput.object(format.members(of: screens.map(NativeScreen.init))).pretty + "\n"
    }

    /// The format as JSON Schema, draft 2020-12.
    ///
    /// It is made of the list of keys by which files are read. What it cannot say: that sources differ, that a parent is around its child, and
    /// that the end of a range is not before its beginning.
    package static var schema: String {
        guard case .object(let members) = format.schema else { return "" }
        let head: [(key: String, value: JSONOutput)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string("everyscreen native screen file")),
        ]
        return JSONOutput.object(head + members).pretty + "\n"
    }

    /// What a file holds; the version is looked at before anything else is.
    static let format = NativeRecord<[NativeScreen]> {
        $0.field(
            "everyscreen", isRequired: true, schema: .object([("const", .integer(version))]), read: { (_, _, _) in },
            write: { _ in .integer(version) })
        $0.required("screens", \.self, .array(of: "screens", NativeScreen.format))
    }
}
