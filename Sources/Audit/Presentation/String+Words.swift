extension String {
    /// The words of a label: runs of letters, digits and marks, in lower case; a writing without spaces is one word.
    package var words: [String] {
        var words: [String] = []
        var word = ""
        for character in self {
            if character.isPartOfWord || (!word.isEmpty && (character == "'" || character == "’")) {
                word += character.lowercased()
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}

extension Character {
    /// Whether it is a letter or a number; looks up no table for what most labels are made of.
    fileprivate var isPartOfWord: Bool {
        if let ascii = asciiValue { return (97...122).contains(ascii | 32) || (48...57).contains(ascii) }
        return unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
