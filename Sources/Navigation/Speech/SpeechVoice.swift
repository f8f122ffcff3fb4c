/// The account of VoiceOver's speech that is followed.
package enum SpeechVoice: String, Hashable, Sendable, CaseIterable {
    /// AccessibilitySnapshot's descriptions, to the letter.
    case accessibilitySnapshot = "accessibility-snapshot"
    /// VoiceOver as people report it from devices: also custom actions, opened and
    /// closed content, custom content of high importance, pop-up buttons, picker
    /// items and groups.
    ///
    /// - Source: MagentaA11y's announcement examples (date and time pickers,
    ///   August 2026); CVS Health's SwiftUI techniques, accessibility custom
    ///   content (2026); accessibilityupto11.com, day 37. Confidence medium.
    case voiceOver = "voice-over"
}
