import EveryScreenModel
import EveryScreenNavigation
import Testing

/// One element, and its speech.
private struct SpeechFixture: Sendable, CustomTestStringConvertible {
    let expected: String
    let hint: String?
    var element: ScreenElement

    init(
        _ expected: String, hint: String? = nil, _ role: ScreenElement.Role = .unknown, _ label: String? = nil, value: String? = nil,
        own: String? = nil,
        _ traits: ScreenElement.Traits? = nil, isEnabled: Bool? = nil
    ) {
        self.expected = expected
        self.hint = hint
        element = ScreenElement(role, source: "a", frame: .zero)
        (element.label, element.value, element.hint, element.traits, element.isEnabled) = (label, value, own, traits, isEnabled)
    }

    var testDescription: String { expected + (hint.map { " / \($0)" } ?? "") }

    private static let toggleHint = "Double tap to toggle setting."
    private static let adjustHint = "Swipe up or down with one finger to adjust the value."
    private static let rotorHint = "Use the rotor to access Misspelled Words"
    private static let backButton = ScreenElement.Traits(rawValue: 1 << 27)
    private static let editing = ScreenElement.Traits(rawValue: 1 << 18 | 1 << 21)

    static let all: [SpeechFixture] = [
        // Label and value.
        SpeechFixture(""),
        SpeechFixture("Tea", .text, "Tea", .staticText),
        SpeechFixture("Tea: 2", .unknown, "Tea", value: "2", []),
        SpeechFixture("2", .unknown, value: "2", []),
        SpeechFixture("Tea", .unknown, "Tea", value: "", []),
        // Hints.
        SpeechFixture("Tea", hint: "Opens the shop.", .unknown, "Tea", own: "Opens the shop.", []),
        SpeechFixture("Opens the shop.", .unknown, own: "Opens the shop.", []),
        SpeechFixture("Opens the shop. Button.", .unknown, own: "Opens the shop", .button),
        // Traits, one by one.
        SpeechFixture("Play. Button.", .button, "Play", .button),
        SpeechFixture("Button.", .button, nil, .button),
        SpeechFixture("Stop. Button.", .button, "Stop.", .button),
        SpeechFixture("Terms. Link.", .link, "Terms", .link),
        SpeechFixture("Tea. Heading.", .heading, "Tea", .header),
        SpeechFixture("Tea. Image.", .image, "Tea", .image),
        SpeechFixture("Find. Search Field.", .unknown, "Find", .searchField),
        SpeechFixture("Selected: Tea", .unknown, "Tea", .selected),
        SpeechFixture("Selected.", .unknown, nil, .selected),
        SpeechFixture("Q", .keyboardKey, "Q", [.button, .keyboardKey]),
        SpeechFixture("Delete. Dimmed. Button.", .button, "Delete", [.button, .notEnabled]),
        SpeechFixture("Delete. Dimmed. Button.", .button, "Delete", .button, isEnabled: false),
        SpeechFixture("More. Back Button.", .button, "More", [.button, backButton]),
        SpeechFixture("Back Button.", .button, "Back", [.button, backButton]),
        SpeechFixture("Home. Tab.", .tab, "Home", .button),
        SpeechFixture("Tea. Heading. Link. Image.", .unknown, "Tea", [.image, .link, .header]),
        SpeechFixture("Tea. Button. Heading.", .unknown, "Tea", [.header, .button]),
        // Traits that are never said.
        SpeechFixture(
            "Tea", .unknown, "Tea",
            [
                .staticText, .playsSound, .summaryElement, .updatesFrequently, .causesPageTurn, .startsMediaSession,
                .allowsDirectInteraction,
                .supportsZoom,
            ]),
        // Switches.
        SpeechFixture("Wi-Fi. Switch Button. On.", hint: toggleHint, .toggle, "Wi-Fi", value: "1", [.button, .toggleButton]),
        SpeechFixture("Wi-Fi. Switch Button. Off.", hint: toggleHint, .toggle, "Wi-Fi", value: "0", [.button, .toggleButton]),
        SpeechFixture("Wi-Fi. Switch Button. Mixed.", hint: toggleHint, .toggle, "Wi-Fi", value: "2", [.button, .toggleButton]),
        SpeechFixture("Wi-Fi. Switch Button. Auto", hint: toggleHint, .toggle, "Wi-Fi", value: "Auto", [.button, .toggleButton]),
        SpeechFixture("Wi-Fi. On.", hint: toggleHint, .toggle, "Wi-Fi", value: "1", .toggleButton),
        SpeechFixture(
            "Wi-Fi. Switch Button. On.", hint: "Saves. \(toggleHint)", .toggle, "Wi-Fi", value: "1", own: "Saves",
            [.button, .toggleButton]),
        SpeechFixture("Wi-Fi. Dimmed. Switch Button. On.", .toggle, "Wi-Fi", value: "1", [.button, .toggleButton, .notEnabled]),
        // Adjustable elements.
        SpeechFixture("Volume: 50%. Adjustable.", hint: adjustHint, .slider, "Volume", value: "50%", .adjustable),
        SpeechFixture("Volume. Adjustable.", hint: "Loud. \(adjustHint)", .slider, "Volume", own: "Loud.", .adjustable),
        SpeechFixture("Volume. Dimmed. Adjustable.", .slider, "Volume", [.adjustable, .notEnabled]),
        SpeechFixture("Loud. Adjustable.", .slider, own: "Loud", .adjustable),
        // Text fields.
        SpeechFixture("Name: Ada. Text Field.", hint: "Double tap to edit.", .textField, "Name", value: "Ada", own: "Full name", []),
        SpeechFixture("Code. Secure Text Field.", hint: "Double tap to edit.", .secureTextField, "Code", []),
        SpeechFixture("Name. Text Field. Is editing.", hint: rotorHint, .textField, "Name", editing),
        SpeechFixture("Note. Text Field.", hint: "Double tap to edit., \(rotorHint)", .textEditor, "Note", []),
        SpeechFixture("Name. Dimmed. Text Field.", .textField, "Name", .notEnabled),
        // Roles of captures without traits.
        SpeechFixture("Play. Button.", .button, "Play"),
        SpeechFixture("Volume. Adjustable.", hint: adjustHint, .slider, "Volume"),
        SpeechFixture("Wi-Fi. Switch Button. On.", hint: toggleHint, .toggle, "Wi-Fi", value: "1"),
        SpeechFixture("Tea. Heading.", .heading, "Tea"),
    ]
}

struct SpeakingTests {
    @Test(arguments: SpeechFixture.all)
    private func `VoiceOver says the words of the fixture`(fixture: SpeechFixture) {
        #expect(VoiceOverSpeech.spoken(for: fixture.element) == SpokenElement(description: fixture.expected, hint: fixture.hint))
    }
}
