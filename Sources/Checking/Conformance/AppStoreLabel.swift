import EveryScreenAudit
import EveryScreenModel

/// An accessibility label of the App Store, as Apple's evaluation criteria define
/// it.
///
/// Source: App Store Connect Help, *Overview of Accessibility Nutrition Labels* and
/// the evaluation criteria of each label. A label may be indicated if people can do
/// all common tasks of the app with the feature, on each device.
struct AppStoreLabel {
    /// The name of the attribute in the App Store Connect API.
    let attribute: String
    /// The name on the product page.
    let name: String
    /// The specs that show whether a task is possible with the feature.
    let specs: [SpecID]
    /// The settings that Apple's criteria require, in words.
    let settings: String?
    /// Whether an environment has these settings.
    let isTried: @Sendable (UserEnvironment) -> Bool
    /// The requirements of Apple's criteria that no spec decides.
    let confirm: String
    /// Returns true if a finding of one of the specs contradicts the label.
    var counts: @Sendable (Finding) -> Bool = { $0.severity > .note }

    /// The nine labels, in Apple's order.
    static let all: [AppStoreLabel] = [
        AppStoreLabel(
            attribute: "supportsVoiceover", name: "VoiceOver",
            specs: [
                .elementHasLabel, .visibleTextExposed, .labelHumanReadable, .valuePresent, .customOrderComplete, .screenReaderReachable,
                .everyWayInIsEqual, .activationPointHits, .groupingKeepsActions, .modalIsolates, .roleMatchesBehavior, .traitsConsistent,
                .adjustableCanAdjust, .controlsNotNested, .focusEntersModal, .focusNeverLost, .noScreenReaderTrap, .everyScreenCanBeLeft,
                .statusAnnounced, .stateSpoken,
            ], settings: nil, isTried: { _ in true },
            confirm: "Labels are accurate, and each common task was done with VoiceOver on the device."),
        AppStoreLabel(
            attribute: "supportsVoiceControl", name: "Voice Control",
            specs: [.elementHasLabel, .labelContainsVisibleText, .voiceNamesUnambiguous, .everyWayInIsEqual, .activationPointHits],
            settings: nil, isTried: { _ in true },
            confirm: "Text can be dictated and edited, and each common task was done by voice on the device."),
        AppStoreLabel(
            attribute: "supportsLargerText", name: "Larger Text",
            specs: [.textGrows, .textNotTruncated, .textNotClipped, .contentDoesNotOverlap, .overflowScrolls, .nothingVanishesWhenScaling],
            settings: "text of 200 % (AX3 or larger)", isTried: { $0.textSize >= .accessibility3 },
            confirm: "Symbols and pictures with meaning grow with the text."),
        AppStoreLabel(
            attribute: "supportsDarkInterface", name: "Dark Interface", specs: [.textContrast, .contrastInEveryAppearance],
            settings: "Dark Mode", isTried: { $0.appearance == .dark }, confirm: "No screen, menu or launch screen is bright in Dark Mode."),
        AppStoreLabel(
            attribute: "supportsDifferentiateWithoutColorAlone", name: "Differentiate Without Color Alone", specs: [.colorNotAlone],
            settings: "Differentiate Without Color", isTried: { $0.isDifferentiateWithoutColor },
            confirm: "Each common task was done with the Grayscale color filter."),
        AppStoreLabel(
            attribute: "supportsSufficientContrast", name: "Sufficient Contrast",
            specs: [.textContrast, .nonTextContrast, .contrastInEveryAppearance],
            settings: "Bold Text, Increase Contrast and Reduce Transparency together",
            isTried: { $0.isBoldText && $0.contrast == .increased && $0.isReduceTransparency },
            confirm: "Text in pictures and symbols in content have enough contrast."),
        AppStoreLabel(
            attribute: "supportsReducedMotion", name: "Reduced Motion", specs: [.motionRespectsSetting], settings: "Reduce Motion",
            isTried: { $0.isReduceMotion }, confirm: "Transitions between screens do not zoom, slide or spin with Reduce Motion on."),
        AppStoreLabel(
            attribute: "supportsCaptions", name: "Captions", specs: [.mediaHasAlternative], settings: nil, isTried: { _ in true },
            confirm: "Captions of all video and audio are complete and in time.", counts: { !isOfDescription($0) }),
        AppStoreLabel(
            attribute: "supportsAudioDescriptions", name: "Audio Descriptions", specs: [.mediaHasAlternative], settings: nil,
            isTried: { _ in true }, confirm: "Descriptions include all visual information.", counts: isOfDescription),
    ]

    /// Whether a finding is about what a video shows, not about what it says.
    private static func isOfDescription(_ finding: Finding) -> Bool { ["description", "narration"].contains(finding.kind.rawValue) }
}

extension UserEnvironment.Idiom {
    /// The device family in the App Store Connect API.
    var deviceFamily: String {
        switch self {
        case .phone: "IPHONE"
        case .pad: "IPAD"
        case .mac: "MAC"
        case .tv: "APPLE_TV"
        case .watch: "APPLE_WATCH"
        case .vision: "VISION"
        }
    }
}
