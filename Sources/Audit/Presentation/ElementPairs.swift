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
        let (own, other) =
            languages.own == languages.other
            ? (own.elements, other.elements) : (languages.own.original(of: own), languages.other.original(of: other))
        for index in 0..<min(others.count, owns.count) where Self.isSame(own[index], other[index]) {
            pair(index, index)
        }
        let keys: [(ScreenElement) -> Key?] = [
            { Key($0, $0.identifier ?? "") },
            { Key($0, $0.source, $0.label ?? "") },
            { Key($0, $0.label.map { $0.isSilent ? "" : $0 } ?? "") },
            { $0.activation != nil || $0.label?.isSilent != false ? Key($0, $0.source, $0.activation ?? "") : nil },
        ]
        for key in keys where others.contains(-1) && owns.contains(-1) { pairAlike(own, other, by: key) }
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

    private static func isSame(_ own: ScreenElement, _ other: ScreenElement) -> Bool {
        own.role == other.role && own.source == other.source && own.label == other.label && own.identifier == other.identifier
    }

    private mutating func pair(_ own: Int, _ other: Int) {
        others[own] = Int32(other)
        owns[other] = Int32(own)
    }

    /// Pairs those of one key of which there are as many here as there.
    private mutating func pairAlike(_ own: [ScreenElement], _ other: [ScreenElement], by key: (ScreenElement) -> Key?) {
        var alike: [Key: (own: [Int], other: [Int])] = [:]
        for index in others.indices where others[index] < 0 {
            if let key = key(own[index]) { alike[key, default: ([], [])].own.append(index) }
        }
        for index in owns.indices where owns[index] < 0 {
            if let key = key(other[index]) { alike[key]?.other.append(index) }
        }
        for (own, other) in alike.values where own.count == other.count {
            for (index, its) in zip(own, other) { pair(index, its) }
        }
    }
}

extension UserEnvironment.Pseudolocale {
    /// Returns the elements of a screen with the labels that their author wrote.
    fileprivate func original(of screen: RenderedScreen) -> [ScreenElement] {
        if self == .none { return screen.elements }
        return screen.elements.map { element in
            var result = element
            result.label = element.label.map(original)
            return result
        }
    }
}
