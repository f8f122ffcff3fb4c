import EveryScreenModel

/// Text within XML and HTML.
enum Markup {
    /// Returns a text with markup's special characters escaped.
    ///
    /// Control characters, which XML 1.0 cannot represent, are written as in
    /// `String.visible(_:)`. So are others that control the terminal or page that
    /// shows the text: a character reference would have the same effect.
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
