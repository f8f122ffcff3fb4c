/// How much of a text's layout is kept when it is made visible.
package enum VisibleForm: Sendable {
    /// One line: ends of lines and tabs are escaped as well.
    case line
    /// Lines as they are.
    case lines
}

extension String {
    /// Returns the text as a terminal, a log and a page can show it, whatever it
    /// holds.
    ///
    /// Text of a screen and names of files come from others. Characters that
    /// control a terminal or a log are escaped as in Swift, so that a literal of
    /// Swift keeps its meaning:
    ///
    /// - control characters and separators of lines;
    /// - characters that change the direction of text, tags, and others that are
    ///   not seen (general category Cf), save the joiners that scripts and emoji
    ///   need;
    /// - code points that are no characters;
    /// - combining marks beyond the eighth on one base, which would be drawn over
    ///   other lines;
    /// - the beginning of a line that build servers take for a command: `::`, `##[`
    ///   and `##vso[`, behind white space or not.
    ///
    /// Made visible twice, a text is as it was after the first time. O(length).
    package func visible(_ form: VisibleForm = .line) -> String {
        if isPlainlyVisible { return self }
        var result = ""
        result.reserveCapacity(utf8.count + 16)
        var marks = 0
        var isAtStart = true
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            if isAtStart, Self.commands.contains(where: rest.starts) {
                result += scalar.visibleEscape
                isAtStart = false
                rest.removeFirst()
                continue
            }
            rest.removeFirst()
            marks = scalar.isCombiningMark ? marks + 1 : 0
            if scalar == "\n" || scalar == "\t", form == .lines {
                result.unicodeScalars.append(scalar)
                isAtStart = isAtStart || scalar == "\n"
                continue
            }
            if scalar != " " { isAtStart = false }
            if scalar.steersOutput || marks > Unicode.Scalar.mostMarks {
                result += scalar.visibleEscape
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The marks at the beginning of a line that build servers execute: GitHub
    /// Actions, and Azure Pipelines.
    private static let commands = ["::", "##[", "##vso["].map { Array($0.unicodeScalars) }

    /// Whether the bytes alone show that there is nothing to escape, as of most
    /// texts: one line of ASCII that begins with a letter.
    private var isPlainlyVisible: Bool {
        guard let first = utf8.first else { return true }
        return (0x30...0x7E).contains(first) && first != UInt8(ascii: ":") && utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}

extension Unicode.Scalar {
    /// The most combining marks on one base; Vietnamese has two, Hebrew with
    /// cantillation four, and Tibetan stacks five.
    package static let mostMarks = 8

    /// Whether it steers the place that shows it, or is not seen there: see
    /// `String.visible(_:)`.
    package var steersOutput: Bool {
        if (0x20...0x7E).contains(value) { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
        // The zero-width joiners are parts of words and of emoji; both stand
        // between letters that are seen.
        case .format: return value != 0x200C && value != 0x200D
        case .unassigned: return properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
        default: return false
        }
    }

    /// Whether it is drawn on the character before it.
    package var isCombiningMark: Bool {
        if value < 0x300 { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return false
        }
    }

    /// The escape of Swift: `\n`, `\u{202E}`.
    package var visibleEscape: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
