import ScreenModel

/// The words of the labels of a screen, each found when it is first asked for.
package final class LabelWords {
    private let screen: Screen
    private var known: [String?]

    /// Creates the words; costs nothing until some are asked for.
    init(_ screen: Screen) {
        self.screen = screen
        known = Array(repeating: nil, count: screen.elements.count)
    }

    /// Returns the words of an element's label as one string, in lower case, a space between each two; empty where it is unknown.
    package subscript(index: Int) -> String {
        if let words = known[index] { return words }
        let words = screen.elements[index].label?.joinedWords ?? ""
        known[index] = words
        return words
    }
}
