extension ScreenElement {
    /// Groups of facts that code states by separate modifiers, and that most
    /// specs do not read.
    package struct FactSet: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The label, and the title that the Large Content Viewer takes from it.
        package static let names = FactSet(rawValue: 1)
        /// The hint.
        package static let hints = FactSet(rawValue: 2)
        /// The part in keyboard navigation.
        package static let keyboard = FactSet(rawValue: 4)
        /// The names for Voice Control.
        package static let inputLabels = FactSet(rawValue: 8)
    }
}

extension RenderedScreen {
    /// Returns the screen in which some elements have the facts of others.
    ///
    /// - Parameters:
    ///   - facts: The groups of facts.
    ///   - others: The elements that state them, by index.
    package func replacing(_ facts: ScreenElement.FactSet, by others: [(index: Int, element: ScreenElement)]) -> RenderedScreen {
        if others.isEmpty { return self }
        var elements = elements
        for (index, other) in others { elements[index].take(facts, from: other) }
        return RenderedScreen(elements: elements, parents: parents, subtreeEnds: subtreeEnds, size: size, unit: unit, facts: self.facts)
    }

    /// Whether the elements are written at the same places as those of another.
    package func hasSameSources(as other: RenderedScreen) -> Bool {
        let (own, others) = (elements, other.elements)
        return own.count == others.count && own.indices.allSatisfy { own[$0].source == others[$0].source }
    }
}

extension ScreenElement {
    fileprivate mutating func take(_ facts: FactSet, from other: ScreenElement) {
        if facts.contains(.names) { (label, largeContentTitle) = (other.label, other.largeContentTitle) }
        if facts.contains(.hints) { hint = other.hint }
        if facts.contains(.keyboard) { keyboard = other.keyboard }
        if facts.contains(.inputLabels) { userInputLabels = other.userInputLabels }
    }
}
