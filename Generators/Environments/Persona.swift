public import EveryScreenModel
public import EveryScreenNavigation

/// A person in a situation: settings that belong together, and how the person moves
/// and acts.
///
/// A permanent disability of one person is a passing one of another: one arm, an
/// arm in plaster, a child on the arm. (Microsoft, *Inclusive Design*; Whitaker,
/// *Developing Inclusive Mobile Apps*, chapters 2 and 12.) A persona is no average
/// of people who share an impairment. It is a combination that occurs.
public struct UserPersona: Hashable, Sendable, CustomStringConvertible {
    /// The name of the persona in reports; stable.
    public let name: String
    /// The situations of the person: permanent, temporary, momentary.
    public let situations: [String]
    /// The settings.
    public let settings: [EnvironmentPlan.PinnedSetting]
    /// The person's input methods; the preferred one first.
    public let inputMethods: [InputMethod]
    /// The precision and speed of the person's input.
    public let habits: UserPersona.InputHabits
    /// Whether the person can speak to the device.
    public let speaks: Bool
    /// Whether gestures of several fingers, or of more than a tap, are possible.
    public let canGesture: Bool

    /// Creates a persona.
    public init(
        _ name: String, situations: [String] = [], settings: [EnvironmentPlan.PinnedSetting] = [], inputMethods: [InputMethod] = [.touch],
        habits: UserPersona.InputHabits = .sure,
        speaks: Bool = true, canGesture: Bool = true
    ) {
        self.name = name
        self.situations = situations
        self.settings = settings
        self.inputMethods = inputMethods
        self.habits = habits
        self.speaks = speaks
        self.canGesture = canGesture
    }

    public var description: String { name }

    /// The input methods that the person can use: Voice Control needs speech.
    package var usableInputMethods: [InputMethod] { inputMethods.filter { $0 != .voiceControl || speaks } }

    /// Returns an environment with the settings of the persona.
    public func environment(from environment: UserEnvironment = .standard) -> UserEnvironment {
        var result = environment
        for setting in settings { setting.apply(to: &result) }
        return result
    }
}

extension UserPersona {
    /// One arm: acts with one hand, and sometimes misses a target.
    public static let oneArm = UserPersona(
        "one arm", situations: ["one arm", "an arm in plaster", "a child on the arm"],
        habits: UserPersona.InputHabits(mispresses: 0.03, slowness: 0.1), canGesture: false)

    /// Hears the screen through a screen reader.
    public static let blind = UserPersona(
        "blind", situations: ["blind", "after an operation on the eyes", "driving"], settings: [.voiceOver()], inputMethods: [.screenReader]
    )

    /// Needs large, bold text and strong contrast.
    public static let lowVision = UserPersona(
        "low vision", situations: ["low vision", "without glasses", "in the sun"],
        settings: [.textSize(.accessibility3), .boldText(), .contrast(.increased)])

    /// Cannot distinguish colors.
    public static let colorBlind = UserPersona(
        "color blind", situations: ["color blind", "a screen set to gray"], settings: [.differentiateWithoutColor(), .buttonShapes()])

    /// Is sensitive to bright light.
    public static let lightSensitive = UserPersona(
        "sensitive to light", situations: ["photophobia", "a migraine", "in bed at night"],
        settings: [.appearance(.dark), .reduceTransparency(), .invertColors(.smart)])

    /// Does not hear.
    public static let deaf = UserPersona("deaf", situations: ["deaf", "an ear infection", "a noisy room"], speaks: false)

    /// Does not speak, or not clearly enough for a device.
    public static let nonverbal = UserPersona("nonverbal", situations: ["nonverbal", "laryngitis", "a quiet train"], speaks: false)

    /// Acts with one or two switches, and sometimes presses them too late, too
    /// early or twice.
    public static let switchUser = UserPersona(
        "switch user", situations: ["paralysis", "a stroke"], settings: [.switchControl()], inputMethods: [.switchControl],
        habits: UserPersona.InputHabits(mispresses: 0.1, slowness: 0.5), canGesture: false)

    /// Controls the device by voice.
    public static let voiceUser = UserPersona(
        "voice user", situations: ["paralysis", "strained hands", "cooking"], settings: [.voiceControl()], inputMethods: [.voiceControl],
        habits: UserPersona.InputHabits(mispresses: 0.05), canGesture: false)

    /// Acts by keyboard, with a tremor.
    public static let keyboardUser = UserPersona(
        "keyboard user", situations: ["a tremor", "a broken screen"], settings: [.fullKeyboardAccess()], inputMethods: [.keyboard],
        habits: UserPersona.InputHabits(mispresses: 0.05, slowness: 0.1), canGesture: false)

    /// Gets motion sickness.
    public static let motionSensitive = UserPersona(
        "sensitive to motion", situations: ["a vestibular disorder", "a concussion", "on a ship"], settings: [.reduceMotion()])

    /// Reads with effort.
    public static let dyslexic = UserPersona(
        "dyslexic", situations: ["dyslexia", "tired"], settings: [.textSpacing(.wide), .textSize(.xxLarge)])

    /// Is old, and new to the device.
    public static let newcomer = UserPersona(
        "newcomer", situations: ["old", "a first smartphone"],
        settings: [.textSize(.accessibility1), .boldText(), .onOffLabels(), .buttonShapes()],
        habits: UserPersona.InputHabits(mispresses: 0.05, slowness: 0.4), canGesture: false)

    /// Reads from right to left.
    public static let rightToLeftReader = UserPersona(
        "right-to-left reader", situations: ["Arabic", "Hebrew"], settings: [.locale("ar"), .layoutDirection(.rightToLeft)])

    /// Reads a translation longer than the original.
    public static let translationReader = UserPersona(
        "reader of a translation", situations: ["German", "Finnish"], settings: [.locale("de"), .pseudolocale(.doubleLength)])

    /// Every ready persona.
    public static let all: [UserPersona] = [
        oneArm, blind, lowVision, colorBlind, lightSensitive, deaf, nonverbal, switchUser, voiceUser, keyboardUser, motionSensitive,
        dyslexic, newcomer, rightToLeftReader, translationReader,
    ]
}
