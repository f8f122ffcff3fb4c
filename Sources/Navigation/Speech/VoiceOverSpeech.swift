package import EveryScreenModel

/// The speech of VoiceOver at each element of a screen, in English.
///
/// - Parts, in order: headers of a table, label, place in the table, value,
///   "Selected", the words of the traits, and the additions of the container.
/// - Source: AccessibilitySnapshot's descriptions (August 2026), English strings;
///   confidence high for that implementation, medium for VoiceOver on a device.
/// - In a capture without traits the role implies those that UIKit sets.
package struct VoiceOverSpeech: Sendable {
    /// The indexes of the elements that VoiceOver visits, in reading order.
    package let elements: [Int]
    /// The speech at each of them.
    package let spoken: [SpokenElement]

    /// Composes the speech; O(n log n).
    package init(_ screen: RenderedScreen, order: ReadingOrder) {
        elements = order.elements
        let contexts = SpeechContexts(screen, order: order)
        spoken = order.elements.map { Speaking(screen.elements[$0], in: contexts[$0]).spoken }
    }

    /// Returns the speech of one element outside of any container.
    package static func spoken(for element: ScreenElement, in context: SpeechContext? = nil) -> SpokenElement {
        Speaking(element, in: context).spoken
    }
}
