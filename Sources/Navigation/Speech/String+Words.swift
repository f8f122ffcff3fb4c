extension String {
    /// The words of a text, in lowercase, for comparison with the words of another.
    ///
    /// Boundaries are those of Unicode Standard Annex 29, section 4.1:
    ///
    /// - Letters, digits and their combining marks make words. Emoji and other
    ///   punctuation do not.
    /// - An apostrophe between two letters is part of the word (*don't*), a
    ///   quotation mark at the edge of a word is not. Straight and typographic
    ///   apostrophes are the same.
    /// - An apostrophe, a period or a comma between two digits is part of the
    ///   number.
    /// - A hyphen separates words.
    /// - Ignorable characters, such as the soft hyphen, do not count. A zero-width
    ///   space separates words.
    ///
    /// Two rules differ. A period or a colon between letters separates words, so
    /// that *example* is a word of *example.com*. In scripts without spaces a run
    /// is one word, because only a dictionary knows its parts: see
    /// `Unicode.Scalar.isWrittenWithoutSpaces`. O(length).
    package var words: [String] { joinedWords.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

    /// The words of a text as one string, a space between each two.
    package var joinedWords: String {
        if let words = utf8.withContiguousStorageIfAvailable(Self.joinedASCIIWords), let words { return words }
        var scanner = scanned(inside: .standard)
        return scanner.joined()
    }

    /// Returns the words of a text in which apostrophes and hyphens are treated in
    /// one of three ways.
    package func words(inside joiners: TextWord.Joiners) -> [TextWord] {
        var scanner = scanned(inside: joiners)
        return scanner.finished()
    }

    private func scanned(inside joiners: TextWord.Joiners) -> WordScanner {
        var scanner = WordScanner(joiners, count: utf8.count)
        for scalar in unicodeScalars { scanner.read(scalar) }
        return scanner
    }

    /// The joined words of a text that is all ASCII, as most labels are; `nil` for
    /// others.
    private static func joinedASCIIWords(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // Loops and comparisons of numbers alone: closures and ranges take ten
        // times as long without optimization.
        var place = 0
        while place < bytes.count {
            if bytes[place] >= 0x80 { return nil }
            place &+= 1
        }
        func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }
        func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
        func joins(at index: Int) -> Bool {
            guard index > 0, index + 1 < bytes.count else { return false }
            let (byte, last, next) = (bytes[index], bytes[index - 1], bytes[index + 1])
            switch byte {
            case UInt8(ascii: "'"): return (isLetter(last) && isLetter(next)) || (isDigit(last) && isDigit(next))
            case UInt8(ascii: "."), UInt8(ascii: ","): return isDigit(last) && isDigit(next)
            default: return false
            }
        }
        return String(unsafeUninitializedCapacity: bytes.count) { result in
            var (count, isInWord, next) = (0, false, 0)
            while next < bytes.count {
                let (index, byte) = (next, bytes[next])
                next &+= 1
                guard isLetter(byte) || isDigit(byte) || joins(at: index) else {
                    isInWord = false
                    continue
                }
                if !isInWord, count > 0 {
                    result[count] = 0x20
                    count += 1
                }
                // Digits and the characters that join have the bit of small letters
                // already.
                result[count] = byte | 32
                count += 1
                isInWord = true
            }
            return count
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a script without spaces between words.
    ///
    /// These are Han, Hiragana and Katakana, and the scripts whose line breaks need
    /// a dictionary (class SA of Unicode Standard Annex 14). Class SA has Thai,
    /// Lao, Myanmar, Khmer, Tai Le, New Tai Lue, Tai Tham, Tai Viet and Ahom.
    package var isWrittenWithoutSpaces: Bool {
        switch value {
        case ..<0x0E00: false
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0x1780...0x17FF, 0x19E0...0x19FF: true
        case 0x1950...0x19DF, 0x1A20...0x1AAF, 0xAA80...0xAADF, 0x11700...0x1174F: true
        case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: true
        default: properties.isIdeographic
        }
    }
}
