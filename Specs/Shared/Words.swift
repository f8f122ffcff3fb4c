import EveryScreenAudit
import EveryScreenModel

extension String {
    /// Whether some words stand one after the other in it.
    func holdsWords(of other: String) -> Bool { words.holds(other.words) }
}

extension [String] {
    /// Whether some words stand one after the other among these; writings without spaces are searched inside words.
    func holds(_ others: [String]) -> Bool {
        guard let first = others.first else { return true }
        if others.count == 1, first.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) { return contains { $0.contains(first) } }
        guard count >= others.count else { return false }
        return (0...(count - others.count)).contains { start in
            self[start] == first && Array(self[start..<(start + others.count)]) == others
        }
    }

    /// Whether these end in some words.
    func ends(with others: [String]) -> Bool { count >= others.count && Array(suffix(others.count)) == others }

    /// Whether these start with some words.
    func starts(with others: [String]) -> Bool { count >= others.count && Array(prefix(others.count)) == others }
}

extension Unicode.Scalar {
    /// Whether it belongs to a writing that puts no spaces between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x2FFFF: true
        default: false
        }
    }
}

extension ScreenPresentation {
    /// The language an element is spoken in: its own, the screen's or the person's; the part of the tag before the first hyphen.
    func language(of index: Int) -> String {
        screen.elements[index].speech?.language?.primaryLanguage ?? mainLanguage
    }

    /// The word lists of the languages its elements are spoken in.
    var lexicons: Lexicons { Lexicons(self) }

    /// Whether what an element shows, as text, has some words at its end or its start.
    func shows(_ words: [String], on index: Int) -> Bool {
        guard let runs = screen.elements[index].text, !runs.isEmpty else { return false }
        let shown = runs.flatMap(\.string.words)
        return shown.ends(with: words) || shown.starts(with: words)
    }

    /// Whether the label of an element is just what it shows.
    func showsLabel(of index: Int) -> Bool {
        guard let label = screen.elements[index].label, let runs = screen.elements[index].text, !runs.isEmpty else { return false }
        return label == runs.map(\.string).joined(separator: " ") || runs.contains { $0.string == label }
    }
}

extension ScreenElement {
    /// Whether it is known what a tap does, be it nothing: what has steps and no tap does something else than any tap.
    var hasKnownActivation: Bool {
        guard let actions else { return false }
        return actions.allSatisfy { $0.kind != .activate || $0.identifier != nil }
    }
}
