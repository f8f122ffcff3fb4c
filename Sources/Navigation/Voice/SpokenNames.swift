package import EveryScreenModel

/// The names by which Voice Control knows the controls of a screen, and the numbers
/// it shows.
///
/// The names of a control are its user input labels, of which the first is shown,
/// or else its label. Names are compared by their words, see `String.words`. For a
/// name that several controls share, Voice Control asks for a choice. A control
/// without a name is operated by its number. Numbers follow the reading order, from
/// 1.
///
/// Source: `accessibilityUserInputLabels` (reference, confidence high); the choice
/// between equal names is known from use, medium.
package struct SpokenNames: Sendable {
    /// One control.
    package struct Entry: Hashable, Sendable {
        /// The index of the element.
        package let element: Int
        /// The number shown beside it.
        package let number: Int
        /// Its names, the shown one first; none if it has a number only.
        package let names: [String]
        /// Whether its names are unknown.
        package let isUnknown: Bool
    }

    /// The controls, in reading order.
    package let entries: [Entry]
    /// The numbers of controls by name, in the form for comparison.
    private let numbers: [String: [Int]]

    /// Finds the names; O(n log n).
    package init(
        _ screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection, rowHeight: Double = ReadingOrder.phoneRowHeight
    ) {
        self.init(screen, order: screen.offeredElements(layoutDirection, rowHeight))
    }

    /// Finds the names on a screen with a known order of operable elements.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - order: The indexes of the operable elements.
    ///   - labelWords: For each element the joined words of its label, where they
    ///     are known already.
    package init(_ screen: RenderedScreen, order: [Int], labelWords: [String]? = nil) {
        var entries: [Entry] = []
        var numbers: [String: [Int]] = [:]
        for element in order {
            let facts = screen.elements[element]
            let given = facts.userInputLabels.flatMap { $0.isEmpty ? nil : $0 }
            var names: [String] = []
            var compared: [String] = []
            for name in given ?? [facts.label ?? ""] {
                let known = given == nil ? labelWords?[element] : nil
                let key = known ?? name.joinedWords
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

    /// Returns the controls with a name, in reading order: one is unambiguous;
    /// O(answers).
    package func answering(to name: String) -> [Entry] { (numbers[name.joinedWords] ?? []).map { entries[$0 - 1] } }

    /// Returns the first name that only this control has, or `nil` if it needs a
    /// number.
    package func unambiguousName(of entry: Entry) -> String? { entry.names.first { answering(to: $0).count == 1 } }

    /// The controls without a unique name, in reading order.
    package var ambiguous: [Entry] { entries.filter { unambiguousName(of: $0) == nil } }
}
