/// The native screen file: JSON, `{"everyscreen": 1, "screens": […]}`.
///
/// A screen has `name`, `title` and the other facts of `RenderedScreen.Facts`,
/// `size`, `unit`, `environment`, `recordedFocus` and `elements`. The elements are
/// in pre-order, as in `RenderedScreen`, and each names the one it is inside of by
/// `parent`, so that a deep screen is no deep file. All keys are those of the Swift
/// properties; a fact that is unknown has no key, a setting of the environment that
/// has none is at the system's default.
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
/// - A place of the recorded focus is the source of an element, or null for
///   outside.
package enum ScreenFile {
    /// The version of the format that is written, and the only one read.
    package static let version = 1

    /// Returns the file for some screens; the same screens give the same text, byte
    /// for byte.
    ///
    /// A number that is not finite, which no layout should give, is written as
    /// a string; the reader then names its place.
    package static func encode(_ screens: [CapturedScreen]) -> String {
        json(of: screens).text(.screenFile) + "\n"
    }

    /// Returns the file for some screens as a value within other JSON.
    package static func json(of screens: [CapturedScreen]) -> JSON { .object(format.members(of: screens.map(NativeScreen.init))) }

    /// Returns the object of one screen within a file.
    package static func json(of screen: CapturedScreen) -> JSON { NativeScreen.format.write(NativeScreen(screen)) }

    /// Reads the screens of a file's text.
    package static func screens(inFile text: String, named name: String) throws(CaptureMistake) -> [CapturedScreen] {
        try screens(in: JSONDocument(parsing: SourceText(utf8: Array(text.utf8))), at: 0, named: name)
    }

    /// Reads the screens of a file that is a value within other JSON.
    package static func screens(from decoder: any Decoder) throws -> [CapturedScreen] {
        try decoder.read { (document, node) throws(CaptureMistake) in try screens(in: document, at: node, named: "screen") }
    }

    /// Reads the object of one screen within a file.
    package static func screen(from decoder: any Decoder) throws -> CapturedScreen {
        try decoder.read { (document, node) throws(CaptureMistake) in
            try NativeScreen.format.read(document, node).captured(unnamed: "screen")
        }
    }

    /// The format as JSON Schema, draft 2020-12.
    ///
    /// It is made of the list of keys by which files are read. It cannot state that
    /// sources differ, that a parent is around its child, that the end of a range
    /// is not before its beginning, and that recorded places are elements.
    package static var schema: String {
        guard case .object(let members) = format.schema else { return "" }
        let head: [(key: String, value: JSON)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string("everyscreen native screen file")),
        ]
        return JSON.object(head + members).text(.screenFile) + "\n"
    }

    /// The content of a file; the version is checked before anything else.
    static let format = NativeRecord<[NativeScreen]> {
        $0.field(
            "everyscreen", isRequired: true, schema: .object([("const", .integer(version))]), read: { (_, _, _) in },
            write: { _ in .integer(version) })
        $0.required("screens", \.self, .array(of: "screens", NativeScreen.format))
    }

    /// Reads the screens of a file; one without a name has that of the file.
    package static func screens(in document: JSONDocument, at root: Int, named fileName: String) throws(CaptureMistake) -> [CapturedScreen]
    {
        // The version first: what a later version has beside it is not for this one
        // to judge.
        if let version = document.value(of: "everyscreen", in: root) {
            let number = try document.readInteger(version, expected: "the version of the format, \(Self.version)")
            guard number == Self.version else {
                throw CaptureMistake(at: Int(document.nodes[version].start), .unknownVersion(String(number)))
            }
        }
        var screens: [NativeScreen] = []
        try format.read(root, of: document, into: &screens)
        return screens.enumerated().map { index, screen in
            screen.captured(unnamed: index == 0 ? fileName : "\(fileName) \(index + 1)")
        }
    }
}
