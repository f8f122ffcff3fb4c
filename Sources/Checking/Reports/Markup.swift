/// Text within XML and HTML.
enum Markup {
    /// Returns a text with what has a meaning in markup escaped.
    ///
    /// XML 1.0 has no way to write control characters and the two last code points of a plane's end; they become U+FFFD, or a
    /// space where they are one.
    static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\r": result += "&#13;"
            case let scalar where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text for an attribute, in which line breaks would not survive.
    static func attribute(_ string: String) -> String { escaped(string).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;") }
}
