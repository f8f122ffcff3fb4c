/// A reader of the words of a text, scalar by scalar.
struct WordScanner {
    private let joiners: TextWord.Joiners
    /// The words so far in UTF-8, a space before each but the first.
    private var bytes: [UInt8] = []
    /// For each finished word whether a period follows.
    private var cuts: [Bool] = []
    private var isInWord = false
    /// The kind of the last letter or digit of the current word.
    private var last = ScalarInWords.Kind.letter
    /// A scalar after the current word that belongs to it if the next one does.
    private var pending: Unicode.Scalar?

    /// Creates a reader of a text of about a number of bytes.
    init(_ joiners: TextWord.Joiners, count: Int) {
        self.joiners = joiners
        bytes.reserveCapacity(count)
    }

    /// Reads the next scalar.
    mutating func read(_ scalar: Unicode.Scalar) {
        let facts = ScalarInWords.of(scalar)
        if let kind = facts.kind {
            add(scalar, facts, kind)
        } else if facts.isApostrophe {
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
        } else if !facts.isIgnorable {
            // A mark belongs to the character before it.
            guard facts.isMark else { return finishWord() }
            if isInWord, pending == nil { append(scalar) }
        }
    }

    /// Returns the words as one string, after the last scalar.
    mutating func joined() -> String {
        finishWord()
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the words, after the last scalar.
    mutating func finished() -> [TextWord] {
        finishWord()
        return zip(bytes.split(separator: UInt8(ascii: " ")), cuts).map {
            TextWord(letters: String(decoding: $0, as: UTF8.self), isCut: $1)
        }
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ facts: ScalarInWords, _ kind: ScalarInWords.Kind) {
        if let joiner = pending {
            if kind == last, kind == .digit || (kind == .letter && joiner == "'") {
                append(joiner)
                pending = nil
            } else {
                finishWord()
            }
        } else if isInWord, (kind == .letterWithoutSpaces) != (last == .letterWithoutSpaces) {
            finishWord()
        }
        if !isInWord, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        isInWord = true
        last = kind
        if let small = facts.small {
            append(small)
        } else {
            bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes.append(contentsOf: scalar.utf8) }
    }

    private mutating func wait(at joiner: Unicode.Scalar) {
        if !isInWord { return }
        if pending == nil { pending = joiner } else { finishWord() }
    }

    private mutating func finishWord() {
        if isInWord { cuts.append(pending == ".") }
        isInWord = false
        pending = nil
    }
}
