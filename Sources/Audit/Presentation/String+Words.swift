extension String {
    /// The words of a label: runs of letters, digits and marks, in lower case; a writing without spaces is one word.
    package var words: [String] { joinedWords.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

    /// The words of a label as one string, a space between each two.
    package var joinedWords: String {
        if let words = utf8.withContiguousStorageIfAvailable(Self.joinedASCIIWords), let words { return words }
        var words = ""
        var isInWord = false
        for scalar in unicodeScalars {
            // What extends a character belongs to the word of that character.
            let isPart = scalar.isPartOfWord || (isInWord && (scalar == "'" || scalar == "’" || scalar.properties.isGraphemeExtend))
            if isPart, !isInWord, !words.isEmpty { words.unicodeScalars.append(" ") }
            isInWord = isPart
            if isPart, scalar.isASCII {
                words.unicodeScalars.append(scalar.value < 0x41 ? scalar : Unicode.Scalar(UInt8(scalar.value | 32)))
            } else if isPart {
                words += scalar.properties.lowercaseMapping
            }
        }
        return words
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
}

extension String {
    /// The part of a BCP 47 tag before the first hyphen, in lower case.
    package var primaryLanguage: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a number; looks up no table for what most labels are made of.
    fileprivate var isPartOfWord: Bool {
        if isASCII { return (97...122).contains(value | 32) || (48...57).contains(value) }
        return properties.isAlphabetic || properties.numericType != nil
    }
}
