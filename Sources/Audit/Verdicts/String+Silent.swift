extension String {
    /// Whether there is nothing to speak: only white space, invisible characters
    /// and private-use ones.
    package var isSilent: Bool {
        // Most labels begin with a letter or sign of ASCII: no table needs to be
        // looked up.
        if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
        return unicodeScalars.allSatisfy { scalar in
            // Hangul fillers and the like are letters by category and nothing to
            // eye and ear, as is the empty Braille pattern.
            if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return true }
            return switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
