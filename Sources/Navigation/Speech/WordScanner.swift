/// A reader of the words of a text, scalar by scalar.
struct WordScanner {
    private let joiners: TextWord.Joiners
    private var words: [TextWord] = []
    private var current = ""
    /// The kind of the last letter or digit of the current word.
    private var last = Kind.letter
    /// A scalar after the current word that belongs to it if the next one does.
    private var pending: Unicode.Scalar?

    private enum Kind { case letter, digit, letterWithoutSpaces }

    init(_ joiners: TextWord.Joiners) { self.joiners = joiners }

    /// Reads the next scalar.
    mutating func read(_ scalar: Unicode.Scalar) {
        if let kind = Self.kind(of: scalar) {
            add(scalar, kind)
        } else if Self.isApostrophe(scalar) {
            switch joiners {
            case .standard: wait(at: "'")
            case .parting: finishWord()
            case .omitted: break
            }
        } else if scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}" {
            if joiners != .omitted { finishWord() }
        } else if scalar == "." || scalar == "," {
            wait(at: scalar)
        } else if scalar == "\u{200B}" {
            finishWord()
        } else if scalar.properties.isGraphemeExtend, !scalar.properties.isDefaultIgnorableCodePoint {
            // A mark belongs to the character before it.
            if !current.isEmpty, pending == nil { current.unicodeScalars.append(scalar) }
        } else if !scalar.properties.isDefaultIgnorableCodePoint {
            finishWord()
        }
    }

    /// Returns the words, after the last scalar.
    mutating func finished() -> [TextWord] {
        finishWord()
        return words
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ kind: Kind) {
        if let joiner = pending {
            if kind == last, kind == .digit || (kind == .letter && joiner == "'") {
                current.unicodeScalars.append(joiner)
                pending = nil
            } else {
                finishWord()
            }
        } else if !current.isEmpty, (kind == .letterWithoutSpaces) != (last == .letterWithoutSpaces) {
            finishWord()
        }
        last = kind
        if scalar.isASCII {
            // Digits have the bit of small letters already.
            current.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value | 32)))
        } else {
            current += scalar.properties.lowercaseMapping
        }
    }

    private mutating func wait(at joiner: Unicode.Scalar) {
        if current.isEmpty { return }
        if pending == nil { pending = joiner } else { finishWord() }
    }

    private mutating func finishWord() {
        if !current.isEmpty { words.append(TextWord(letters: current, isCut: pending == ".")) }
        current = ""
        pending = nil
    }

    /// The kind of a letter or digit, or `nil` for other scalars; avoids table
    /// look-ups for most labels.
    private static func kind(of scalar: Unicode.Scalar) -> Kind? {
        if scalar.isASCII {
            if (97...122).contains(scalar.value | 32) { return .letter }
            return (48...57).contains(scalar.value) ? .digit : nil
        }
        if isApostrophe(scalar) { return nil }
        let isLetter = scalar.properties.isAlphabetic
        if !isLetter && scalar.properties.numericType == nil { return nil }
        if scalar.isWrittenWithoutSpaces { return .letterWithoutSpaces }
        return isLetter ? .letter : .digit
    }

    /// Whether the scalar is an apostrophe: straight, typographic in either
    /// direction, the letter of that form, full-width.
    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x27, 0x2018, 0x2019, 0x02BC, 0xFF07: true
        default: false
        }
    }
}
