package import EveryScreenModel

/// The speech of VoiceOver at each element of a screen, in English.
///
/// - Parts, in order: headers of a table, label, place in the table, value,
///   "Selected", the words of the traits, and the additions of the container.
/// - Source: the accounts of `SpeechVoice`; that of AccessibilitySnapshot is of
///   August 2026, with confidence high for that implementation.
/// - In a capture without traits the role implies those that UIKit sets.
package struct VoiceOverSpeech: Sendable {
    /// The indexes of the elements that VoiceOver visits, in reading order.
    package let elements: [Int]
    /// The speech at each of them.
    package let spoken: [SpokenElement]

    /// Composes the speech; O(n log n).
    package init(_ screen: RenderedScreen, order: ReadingOrder, voice: SpeechVoice = .accessibilitySnapshot) {
        elements = order.elements
        let contexts = SpeechContexts(screen, order: order)
        let groups = voice == .voiceOver ? Self.enteredGroups(on: screen, order.elements) : [:]
        spoken = order.elements.map { Speaking(screen.elements[$0], in: contexts[$0], entering: groups[$0], voice: voice).spoken }
    }

    /// Returns the speech of one element outside of any container.
    package static func spoken(
        for element: ScreenElement, in context: SpeechContext? = nil, voice: SpeechVoice = .accessibilitySnapshot
    ) -> SpokenElement {
        Speaking(element, in: context, voice: voice).spoken
    }

    /// The label of the group that an element is the first of, where a labelled
    /// group is entered.
    private static func enteredGroups(on screen: RenderedScreen, _ order: [Int]) -> [Int: String] {
        // The nearest labelled group around each element; parents precede children.
        var groups: [Int?] = []
        groups.reserveCapacity(screen.elements.count)
        for index in screen.elements.indices {
            let parent = screen.parent(of: index)
            let around = parent.flatMap { screen.elements[$0] }
            let isGroup = around?.containerType == .semanticGroup && around?.label?.isEmpty == false
            groups.append(isGroup ? parent : parent.flatMap { groups[$0] })
        }
        var result: [Int: String] = [:]
        var last: Int?
        for index in order {
            if let group = groups[index], group != last { result[index] = screen.elements[group].label }
            last = groups[index]
        }
        return result
    }
}
