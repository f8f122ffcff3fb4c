import EveryScreenNavigation

extension CheckOption {
    /// An account of the speech of VoiceOver, in English.
    public enum SpeechVoice: Hashable, Sendable, CaseIterable {
        /// The descriptions of AccessibilitySnapshot, to the letter (August 2026).
        case accessibilitySnapshot
        /// VoiceOver as people report it from devices.
        ///
        /// It adds custom actions, expanded and collapsed content, custom content
        /// of high importance, pop-up buttons, picker items and the labels of
        /// groups. Confidence medium.
        case voiceOver

        /// The account in the module that composes the speech.
        var voice: EveryScreenNavigation.SpeechVoice { self == .voiceOver ? .voiceOver : .accessibilitySnapshot }
    }
}
