import EveryScreenModel

/// Text within XML and HTML.
enum Markup {
    /// Returns a text with what has a meaning in markup escaped.
    ///
    /// Control characters, which XML 1.0 has no way to write, and what else steers
    /// the place that shows the text are written as `String.visible(_:)` has them:
    /// a reference to a character would steer it all the same.
    static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.visible(.lines).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text for an attribute, which is one line.
    static func attribute(_ string: String) -> String { escaped(string.visible()) }
}
