/// A reader of the words of a text, scalar by scalar.
struct WordScanner {
    private let joiners: TextWord.Joiners
    private var words: [TextWord] = []
    private var current = ""
    /// The kind of the last letter or digit of the current word.
    private var last = Kind.letter
    /// A scalar after the current word that belongs to it if the next one does.
    private var pending: Unicode.Scalar?

    typealias Kind = ScalarInWords.Kind

    init(_ joiners: TextWord.Joiners) { self.joiners = joiners }

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
            if !current.isEmpty, pending == nil { current.unicodeScalars.append(scalar) }
        }
    }

    /// Returns the words, after the last scalar.
    mutating func finished() -> [TextWord] {
        finishWord()
        return words
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ facts: ScalarInWords, _ kind: Kind) {
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
        if let small = facts.small {
            current.unicodeScalars.append(small)
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
}
