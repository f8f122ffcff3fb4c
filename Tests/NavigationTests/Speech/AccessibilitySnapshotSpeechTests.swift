import EveryScreenModel
import EveryScreenNavigation
import Testing

/// The words that AccessibilitySnapshot 0.12.1 appends to the label "A" for a
/// trait, from its English strings, beside ours.
///
/// Agreement: 14 of 14. Its strings for custom actions, custom content and rotors
/// are left out: they are lines of its legend, not speech.
struct AccessibilitySnapshotSpeechTests {
    @Test(
        arguments: [
            ("", [], "A"), ("", .selected, "Selected: A"), ("", .button, "A. Button."), ("", .link, "A. Link."), ("", .image, "A. Image."),
            ("", .header, "A. Heading."), ("", .adjustable, "A. Adjustable."), ("", .searchField, "A. Search Field."),
            ("", .notEnabled, "A. Dimmed."), ("", .backButton, "A. Back Button."), ("", .tabButton, "A. Tab."),
            ("1", [.button, .toggleButton], "A. Switch Button. On."), ("0", [.button, .toggleButton], "A. Switch Button. Off."),
            ("2", [.button, .toggleButton], "A. Switch Button. Mixed."),
        ] as [(String, ScreenElement.Traits, String)])
    func `a trait is spoken in the words of AccessibilitySnapshot`(value: String, traits: ScreenElement.Traits, spoken: String) {
        var element = ScreenElement(.text, source: "a", frame: .zero)
        (element.label, element.value, element.traits) = ("A", value, traits)

        #expect(VoiceOverSpeech.spoken(for: element).description == spoken)
    }
}
