extension String {
    /// Returns the string in quotation marks, as a literal of Swift or of JSON.
    ///
    /// Quotation marks, backslashes, ends of lines and tabs have the same escapes
    /// in both.
    ///
    /// - Parameter escape: Returns the escape of another scalar; `nil` if it stands
    ///   for itself.
    package func quoted(escaping escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }
}

extension String {
    /// The string as a literal of Swift; what would not survive in source text is
    /// written as an escape.
    package var swiftLiteral: String {
        quoted { scalar in
            let isPlain = scalar.properties.isGraphemeBase && scalar.value >= 0x20
            return isPlain ? nil : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}

extension FixedWidthInteger {
    /// Returns the hexadecimal digits of the number, with leading zeros.
    package func hexadecimal(digits: Int, uppercase: Bool = false) -> String {
        let text = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
