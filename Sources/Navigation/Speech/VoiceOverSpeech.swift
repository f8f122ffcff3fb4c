package import EveryScreenModel

/// What VoiceOver says at each element of a screen, in English.
///
/// - Parts, in order: headers of a table, label, place in the table, value,
///   "Selected", the words of the traits, and what the container adds.
/// - Source: AccessibilitySnapshot's descriptions (August 2026), English strings;
///   confidence high for what that says, medium for VoiceOver on a device.
/// - Of a capture without traits the role stands for those UIKit gives.
package struct VoiceOverSpeech: Sendable {
    /// The indexes of the elements that VoiceOver visits, in reading order.
    package let elements: [Int]
    /// What is said at each of them.
    package let spoken: [SpokenElement]

    /// Finds what is said; O(n log n).
    package init(_ screen: RenderedScreen, order: ReadingOrder) {
        elements = order.elements
        let contexts = SpeechContexts(screen, order: order)
        spoken = order.elements.map { Speaking(screen.elements[$0], in: contexts[$0]).spoken }
    }

    /// Returns what is said for one element outside of any container.
    package static func spoken(for element: ScreenElement, in context: SpeechContext? = nil) -> SpokenElement {
        Speaking(element, in: context).spoken
    }
}
