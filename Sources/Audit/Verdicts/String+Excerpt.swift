extension String {
    /// The string as one line of a message can hold it: at most 80 characters, line ends and control characters escaped.
    var excerpt: String {
        var result = ""
        for character in prefix(80) {
            let isPlain = character.unicodeScalars.allSatisfy { scalar in
                ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            }
            result += isPlain ? String(character) : character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
        }
        return count > 80 ? result + "…" : result
    }
}
