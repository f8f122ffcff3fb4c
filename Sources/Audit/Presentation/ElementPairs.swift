package import EveryScreenModel

/// Which elements of two screens that show the same content are the same one.
///
/// Layouts change between settings, a row becomes a column, but what an element is
/// called does not. Paired are, in this order, elements of one role with
///
/// 1. the same place in both screens, source, label and identifier;
/// 2. the same identifier;
/// 3. the same source and label;
/// 4. the same label;
/// 5. the same source, if they do the same, or are called nothing.
///
/// Of several that are alike each goes with the next if there are as many on both
/// screens, and else none does. Layouts name elements by their place in the
/// blueprint, so that theirs are all paired unless the blueprint itself differs;
/// captures number them.
package struct ElementPairs: Sendable {
    /// For each element of the one screen its index on the other, or −1; and the
    /// other way round.
    private var others: [Int32]
    private var owns: [Int32]
    private var pairCount = 0

    /// Finds the pairs; O(elements).
    ///
    /// - Parameters:
    ///   - own: The one screen.
    ///   - other: The other screen.
    ///   - languages: The pseudolocales of their strings; labels are compared as
    ///     their author wrote them.
    package init(
        _ own: RenderedScreen, _ other: RenderedScreen,
        in languages: (own: UserEnvironment.Pseudolocale, other: UserEnvironment.Pseudolocale) = (.none, .none)
    ) {
        others = Array(repeating: -1, count: own.elements.count)
        owns = Array(repeating: -1, count: other.elements.count)
        let isOneLanguage = languages.own == languages.other
        let own = Side(elements: own.elements, labels: isOneLanguage ? nil : languages.own.originalLabels(of: own))
        let other = Side(elements: other.elements, labels: isOneLanguage ? nil : languages.other.originalLabels(of: other))
        for index in 0..<min(others.count, owns.count) where own.isSame(index, as: other) { pair(index, index) }
        let keys: [(ScreenElement, _ label: String?) -> Key?] = [
            { element, _ in Key(element, element.identifier ?? "") },
            { element, label in Key(element, element.source, label ?? "") },
            { element, label in Key(element, label.map { $0.isSilent ? "" : $0 } ?? "") },
            { element, label in
                element.activation != nil || label?.isSilent != false ? Key(element, element.source, element.activation ?? "") : nil
            },
        ]
        for key in keys where pairCount < min(others.count, owns.count) { pairAlike(own, other, by: key) }
    }

    /// Returns the index on the other screen of an element of the one, or `nil`
    /// where there is none for certain.
    package func other(of own: Int) -> Int? { others[own] < 0 ? nil : Int(others[own]) }

    /// Returns the index on the one screen of an element of the other, or `nil`
    /// where there is none for certain.
    package func own(of other: Int) -> Int? { owns[other] < 0 ? nil : Int(owns[other]) }

    /// The facts that elements must share to be paired.
    private struct Key: Hashable {
        let role: ScreenElement.Role
        let name: String
        let more: String

        /// Creates a key, or none where the name says nothing.
        init?(_ element: ScreenElement, _ name: String, _ more: String = "") {
            if name.isEmpty { return nil }
            role = element.role
            self.name = name
            self.more = more
        }
    }

    /// One of the screens.
    private struct Side {
        let elements: [ScreenElement]
        /// The labels as their author wrote them; `nil` where they are those of the
        /// elements.
        let labels: [String?]?

        func label(_ index: Int) -> String? { labels.map { $0[index] } ?? elements[index].label }

        func isSame(_ index: Int, as other: Side) -> Bool {
            // Field by field: an element has a hundred, and copies of it cost more
            // than the comparison.
            elements[index].role == other.elements[index].role && elements[index].source == other.elements[index].source
                && label(index) == other.label(index) && elements[index].identifier == other.elements[index].identifier
        }
    }

    private mutating func pair(_ own: Int, _ other: Int) {
        others[own] = Int32(other)
        owns[other] = Int32(own)
        pairCount += 1
    }

    /// Pairs those of one key of which there are as many here as there.
    private mutating func pairAlike(_ own: Side, _ other: Side, by key: (ScreenElement, _ label: String?) -> Key?) {
        var alike: [Key: (own: [Int], other: [Int])] = [:]
        for index in others.indices where others[index] < 0 {
            if let key = key(own.elements[index], own.label(index)) { alike[key, default: ([], [])].own.append(index) }
        }
        for index in owns.indices where owns[index] < 0 {
            if let key = key(other.elements[index], other.label(index)) { alike[key]?.other.append(index) }
        }
        for (own, other) in alike.values where own.count == other.count {
            for (index, its) in zip(own, other) { pair(index, its) }
        }
    }
}

extension UserEnvironment.Pseudolocale {
    /// Returns the labels of a screen as their author wrote them; `nil` where they
    /// are those of the elements.
    fileprivate func originalLabels(of screen: RenderedScreen) -> [String?]? {
        self == .none ? nil : screen.elements.map { $0.label.map(original) }
    }
}
