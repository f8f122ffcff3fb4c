// The pages that the built-in specs cite.

extension AccessibilityCriterion.Page {
    private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines"

    /// Human Interface Guidelines, Accessibility.
    public static let accessibility = Self("Accessibility", at: "\(guidelines)/accessibility")
    /// Human Interface Guidelines, Buttons.
    public static let buttons = Self("Buttons", at: "\(guidelines)/buttons")
    /// Human Interface Guidelines, Dark Mode.
    public static let darkMode = Self("Dark mode", at: "\(guidelines)/dark-mode")
    /// Human Interface Guidelines, Eyes: the targets of visionOS.
    public static let eyes = Self("Eyes", at: "\(guidelines)/eyes")
    /// Human Interface Guidelines, Focus and selection.
    public static let focusAndSelection = Self("Focus and selection", at: "\(guidelines)/focus-and-selection")
    /// Human Interface Guidelines, Feedback.
    public static let feedback = Self("Feedback", at: "\(guidelines)/feedback")
    /// Human Interface Guidelines, Keyboards.
    public static let keyboards = Self("Keyboards", at: "\(guidelines)/keyboards")
    /// Human Interface Guidelines, Launching.
    public static let launching = Self("Launching", at: "\(guidelines)/launching")
    /// Human Interface Guidelines, Modality.
    public static let modality = Self("Modality", at: "\(guidelines)/modality")
    /// Human Interface Guidelines, Motion.
    public static let motion = Self("Motion", at: "\(guidelines)/motion")
    /// Human Interface Guidelines, Right to left.
    public static let rightToLeft = Self("Right to left", at: "\(guidelines)/right-to-left")
    /// Human Interface Guidelines, Typography.
    public static let typography = Self("Typography", at: "\(guidelines)/typography")
    /// Human Interface Guidelines, Voice Control, which is part of the page
    /// Accessibility.
    public static let voiceControl = Self("Voice Control", at: "\(guidelines)/accessibility")
    /// Human Interface Guidelines, VoiceOver.
    public static let voiceOver = Self("VoiceOver", at: "\(guidelines)/voiceover")

    /// Material Design, the size of touch targets.
    public static let touchTargets = Self("Touch targets", at: "https://m3.material.io/foundations/designing/structure")

    /// The label checks of A11yUITests.
    package static let a11yUITests = Self("A11yUITests, label length", at: "https://github.com/rwapp/A11yUITests")
    /// The audit of Accessibility Inspector.
    package static let accessibilityInspector = Self(
        "Accessibility Inspector, audit", at: "https://developer.apple.com/documentation/accessibility/accessibility-inspector")
    /// Adjacent links for one target.
    package static let techniqueH2 = Self("WCAG technique H2", at: "https://www.w3.org/WAI/WCAG22/Techniques/html/H2")
    /// Advance warning of what opens a new window.
    package static let techniqueG201 = Self("WCAG technique G201", at: "https://www.w3.org/WAI/WCAG22/Techniques/general/G201")
    /// A talk on Switch Control.
    package static let switchControlTalk = Self(
        "Apple, App accessibility for Switch Control (WWDC 2020)", at: "https://developer.apple.com/videos/play/wwdc2020/10019/")
    /// The traits of UIKit.
    package static let traits = Self(
        "UIAccessibilityTraits", at: "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits")
    /// The priorities of announcements of UIKit.
    package static let speechPriority = Self(
        "UIAccessibilityPriority", at: "https://developer.apple.com/documentation/uikit/uiaccessibilitypriority")
    /// The property of a view that keeps its colors.
    package static let invertColors = Self(
        "UIAccessibility, accessibilityIgnoresInvertColors",
        at: "https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors")
    /// The custom actions of UIKit.
    package static let customAction = Self(
        "UIAccessibilityCustomAction", at: "https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction")
}

extension AccessibilityCriterion {
    /// The criteria that cite a page with a static member.
    static let ofPages: [AccessibilityCriterion] =
        [
            Page.accessibility, .buttons, .darkMode, .eyes, .feedback, .focusAndSelection, .keyboards, .launching, .modality, .motion,
            .rightToLeft, .typography,
            .voiceControl, .voiceOver,
        ]
        .map(AccessibilityCriterion.humanInterfaceGuidelines) + [.material(.touchTargets)]
        + [
            Page.a11yUITests, .accessibilityInspector, .techniqueH2, .techniqueG201, .switchControlTalk, .traits, .speechPriority,
            .customAction, .invertColors,
        ].map(AccessibilityCriterion.other)
}
