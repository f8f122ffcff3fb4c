package import EveryScreenModel

/// The names by which Voice Control knows the controls of a screen, and the numbers it shows.
///
/// A control is known by its user input labels, the first being shown, else by its
/// label. Names are compared by their words, see `String.words`. A name that
/// several controls share asks which is meant; a control without a name is
/// operated by its number. Numbers go in reading order, from 1.
///
/// Source: `accessibilityUserInputLabels` (reference, confidence high); how equal
/// names are told apart is known from use, medium.
package struct SpokenNames: Sendable {
    /// One control.
    package struct Entry: Hashable, Sendable {
        /// The index of the element.
        package let element: Int
        /// The number shown beside it.
        package let number: Int
        /// The names it answers to, the one shown first; none if it can be called by number only.
        package let names: [String]
        /// Whether nothing is known of its names.
        package let isUnknown: Bool
    }

    /// The controls, in reading order.
    package let entries: [Entry]
    /// By name, as it is compared, the numbers of the controls that answer to it.
    private let numbers: [String: [Int]]

    /// Finds the names; O(n log n).
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        self.init(screen, order: screen.offeredElements(layoutDirection, rowHeight))
    }

    /// Finds the names on a screen of which the order of what can be operated is known.
    package init(_ screen: RenderedScreen, order: [Int]) {
        var entries: [Entry] = []
        var numbers: [String: [Int]] = [:]
        for element in order {
            let facts = screen.elements[element]
            let given = facts.userInputLabels.flatMap { $0.isEmpty ? nil : $0 }
            var names: [String] = []
            var compared: [String] = []
            for name in given ?? [facts.label ?? ""] {
                let key = name.joinedWords
                if key.isEmpty { continue }
                names.append(name)
                if !compared.contains(key) { compared.append(key) }
            }
            entries.append(
                Entry(element: element, number: entries.count + 1, names: names, isUnknown: given == nil && facts.label == nil))
            for key in compared { numbers[key, default: []].append(entries.count) }
        }
        self.entries = entries
        self.numbers = numbers
    }

    /// Returns the controls that answer to a name, in reading order: one is unambiguous; O(answers).
    package func answering(to name: String) -> [Entry] { (numbers[name.joinedWords] ?? []).map { entries[$0 - 1] } }

    /// Returns the first name by which a control alone is known, or `nil` if it must be told apart by number.
    package func unambiguousName(of entry: Entry) -> String? { entry.names.first { answering(to: $0).count == 1 } }

    /// The controls that no name of their own leads to, in reading order.
    package var ambiguous: [Entry] { entries.filter { unambiguousName(of: $0) == nil } }
}
