import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension String {
    /// Whether some words stand one after the other in it.
    func holdsWords(of other: String) -> Bool { words.holds(other.words) }
}

extension [String] {
    /// Whether some words stand one after the other among these; scripts without
    /// spaces are searched inside words.
    func holds(_ others: [String]) -> Bool { holds(others, by: ==) || holdsRun(of: others) }

    /// Whether the letters of some words stand one after the other in these, if
    /// there are some of a script without spaces.
    ///
    /// Only a dictionary finds the words of such scripts, so that letters are
    /// compared.
    func holdsRun(of others: [String]) -> Bool {
        guard others.contains(where: { $0.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) }) else { return false }
        return joined().contains(others.joined())
    }

    /// Whether these end in some words.
    func ends(with others: [String]) -> Bool { count >= others.count && Array(suffix(others.count)) == others }

    /// Whether these start with some words.
    func starts(with others: [String]) -> Bool { count >= others.count && Array(prefix(others.count)) == others }
}

extension Array {
    /// Whether some elements stand one after the other among these, which a closure
    /// compares with them.
    func holds(_ others: [Element], by isMatch: (_ own: Element, _ other: Element) -> Bool) -> Bool {
        guard count >= others.count else { return false }
        return (0...(count - others.count)).contains { start in zip(self[start...], others).allSatisfy(isMatch) }
    }
}

extension ScreenPresentation {
    /// The language an element is spoken in: its own, the screen's or the person's;
    /// the part of the tag before the first hyphen.
    func language(of index: Int) -> String {
        screen.elements[index].speech?.language?.primaryLanguage ?? mainLanguage
    }

    /// The word lists of the languages its elements are spoken in.
    var lexicons: Lexicons { Lexicons(self) }

    /// The text an element shows: its own, else that of the parts that are one with
    /// it, as in a button with content.
    private func strings(shownBy index: Int) -> [String] {
        if let runs = screen.elements[index].text, !runs.isEmpty { return runs.map(\.string) }
        return mergedParts(of: index).flatMap { screen.elements[$0].text?.map(\.string) ?? [] }
    }

    /// Whether what an element shows, as text, has some words at its end or its
    /// start.
    func shows(_ words: [String], on index: Int) -> Bool {
        let shown = strings(shownBy: index).flatMap(\.words)
        return !shown.isEmpty && (shown.ends(with: words) || shown.starts(with: words))
    }

    /// Whether the label of an element is just what it shows.
    func showsLabel(of index: Int) -> Bool {
        guard let label = screen.elements[index].label else { return false }
        let strings = strings(shownBy: index)
        // Labels that are combined have a comma between them.
        return !strings.isEmpty
            && (strings.contains(label) || label == strings.joined(separator: " ") || label == strings.joined(separator: ", "))
    }
}

extension ScreenElement {
    /// Whether the effect of a tap is known, even if there is none: an element with
    /// steps and no tap action does something else than any tap.
    var hasKnownActivation: Bool {
        guard let actions else { return false }
        return actions.allSatisfy { $0.kind != .activate || $0.identifier != nil }
    }
}
