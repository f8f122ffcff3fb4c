public import EveryValue

extension Generator where Value == String {
    /// Draws the name of a thing, from one letter to long compounds and other
    /// scripts; simplest is "a".
    public static var thingName: Generator { .element(of: ContentWords.things) }

    /// Draws the title of a button; simplest is "a".
    public static var actionTitle: Generator { .element(of: ContentWords.actions) }

    /// Draws a sentence or two of running text; simplest is "a".
    public static var sentences: Generator {
        Generator<String>.element(of: ContentWords.sentences).array(1...3).map { $0.joined(separator: " ") }
    }

    /// Draws content as apps have it, or now and then as they do not hope for;
    /// simplest is "a".
    ///
    /// English comes about as often as the other languages together; "a" comes by
    /// shrinking only.
    ///
    /// - Parameters:
    ///   - kind: The kind of string.
    ///   - style: Its languages, and how often it is hostile.
    public static func content(_ kind: ContentKind, _ style: ContentStyle = .realistic) -> Generator {
        if let mistake = style.mistake { return .invalid(mistake) }
        let lists = style.languages.map { ["a"] + WordTable.of($0).words(kind) }
        // Not at random: shrinking finds the simplest.
        let weights = lists.map { list in list.indices.map { $0 == 0 ? 0 : 1 } }
        let languageWeights = lists.indices.map { $0 == 0 ? max(1, lists.count - 1) : 1 }
        let hostile = style.hostility > 0 ? Generator.hostileText(style.hostileKinds) : .constant("a")
        return Generator { source in
            if style.hostility > 0, source.boolean(probability: style.hostility) { return try source.draw(hostile) }
            let language = lists.count == 1 ? 0 : source.alternative(of: lists.count, weights: languageWeights)
            return lists[language][source.alternative(of: lists[language].count, weights: weights[language])]
        }
    }

    /// Draws a string that no app hopes for; simplest is "a" where single letters
    /// are among the kinds.
    ///
    /// - Parameter kinds: The kinds to draw from, the simplest first; at least one.
    package static func hostileText(_ kinds: [HostileText] = HostileText.allCases) -> Generator {
        if kinds.isEmpty { return .invalid("Hostile content needs at least one kind.") }
        return Generator { source in try kinds[source.alternative(of: kinds.count)].draw(from: source) }
    }
}
