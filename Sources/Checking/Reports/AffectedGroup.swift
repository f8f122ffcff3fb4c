import EveryScreenAudit

/// The people whom failures affect, as reports group them; read from the guide of
/// each spec, so that it is stated once.
enum AffectedGroup: String, CaseIterable {
    case screenReader = "Screen reader and braille users"
    case voice = "Voice Control users"
    case switchControl = "Switch Control users"
    case keyboard = "Keyboard and remote users"
    case lowVision = "People with low vision"
    case colorVision = "People who cannot distinguish colors"
    case hearing = "Deaf people"
    case motor = "People with tremor or limited reach"
    case cognition = "People who read, remember or attend otherwise"
    case sensitive = "People with vestibular disorders or photosensitive epilepsy"
    case language = "People who read from right to left or in several languages"
    case everyone = "Everybody"

    /// The words of a guide that name the group, in lowercase.
    private var words: [String] {
        switch self {
        case .screenReader: ["voiceover", "screen reader", "braille", "blind", "by ear", "listen", "cannot see"]
        case .voice: ["voice control", "their voice", "word was misheard", "to say it"]
        case .switchControl: ["switch"]
        case .keyboard: ["keyboard", "a remote", "four keys", "mouth stick"]
        case .lowVision: ["low vision", "large text", "dark mode", "increase contrast", "zoom", "read less", "another setting"]
        case .colorVision: ["color blindness"]
        case .hearing: ["deaf"]
        case .motor: ["tremor", "wheelchair", "hit precisely", "gesture", "touch with", "cannot tap", "one input method"]
        case .cognition:
            ["forget", "attention", "dyslexia", "read slowly", "learned the way", "interrupted", "do not know how to get back"]
        case .sensitive: ["vestibular", "seizure"]
        case .language: ["arabic", "hebrew", "one language pronounced"]
        case .everyone: ["everybody", "mounted in front"]
        }
    }

    /// Returns the groups that a spec's guide names; everyone if it names none or
    /// there is none.
    static func groups(of spec: any AccessibilitySpec) -> [AffectedGroup] {
        let text = spec.guide?.affected.lowercased() ?? ""
        let named = allCases.filter { group in group.words.contains { text.contains($0) } }
        return named.isEmpty ? [.everyone] : named
    }
}
