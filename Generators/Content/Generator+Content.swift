public import PropertyTesting

extension Generator where Value == String {
    /// Draws the name of a thing, from one letter to long compounds and other scripts; simplest is "a".
    public static var thingName: Generator { .element(of: ContentWords.things) }

    /// Draws the title of a button; simplest is "a".
    public static var actionTitle: Generator { .element(of: ContentWords.actions) }

    /// Draws a sentence or two of running text; simplest is "a".
    public static var sentences: Generator {
        Generator<String>.element(of: ContentWords.sentences).array(1...3).map { $0.joined(separator: " ") }
    }
}
