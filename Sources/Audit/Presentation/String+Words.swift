extension String {
    /// The words of a label: runs of letters, digits and marks, in lower case; a writing without spaces is one word.
    package var words: [String] {
        if let words = utf8.withContiguousStorageIfAvailable(Self.asciiWords), let words { return words }
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

    /// The words of a label as one string, a space between each two.
    package var joinedWords: String {
        if let words = utf8.withContiguousStorageIfAvailable(Self.joinedASCIIWords), let words { return words }
        return words.joined(separator: " ")
    }

    /// The same for what is all ASCII; `nil` for what is not.
    private static func joinedASCIIWords(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(unsafeUninitializedCapacity: bytes.count) { result in
            var (count, isInWord) = (0, false)
            for byte in bytes {
                let isLetter = (97...122).contains(byte | 32) || (48...57).contains(byte)
                if isLetter || (isInWord && byte == UInt8(ascii: "'")) {
                    if !isInWord, count > 0 {
                        result[count] = 0x20
                        count += 1
                    }
                    result[count] = byte | 32
                    count += 1
                    isInWord = true
                } else {
                    isInWord = false
                }
            }
            return count
        }
    }

    /// The same for what is all ASCII, as most labels are, without looking at characters; `nil` for what is not.
    private static func asciiWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
        // In CR LF two bytes are one character, which parts words as either does.
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        if bytes.isEmpty { return [] }
        var words: [String] = []
        words.reserveCapacity(bytes.count { $0 == 0x20 } + 1)
        var start: Int?
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
            let isLetter = (97...122).contains(byte | 32) || (48...57).contains(byte)
            if isLetter || (start != nil && byte == UInt8(ascii: "'")) {
                start = start ?? index
            } else if let first = start {
                words.append(
                    String(unsafeUninitializedCapacity: index - first) { word in
                        // Digits and the apostrophe have the bit of small letters already.
                        for place in first..<index { word[place - first] = bytes[place] | 32 }
                        return index - first
                    })
                start = nil
            }
        }
        return words
    }
}

extension String {
    /// The part of a BCP 47 tag before the first hyphen, in lower case.
    package var primaryLanguage: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}

extension Character {
    /// Whether it is a letter or a number; looks up no table for what most labels are made of.
    fileprivate var isPartOfWord: Bool {
        if let ascii = asciiValue { return (97...122).contains(ascii | 32) || (48...57).contains(ascii) }
        return unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
