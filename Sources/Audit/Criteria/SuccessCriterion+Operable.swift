// The success criteria of WCAG 2.2 under principle 2, Operable:
// https://www.w3.org/TR/WCAG22/.

extension SuccessCriterion {
    /// 2.1.1 Keyboard, level A.
    public static let keyboard = SuccessCriterion("2.1.1", "Keyboard", .a, since: .wcag20)
    /// 2.1.2 No Keyboard Trap, level A.
    public static let noKeyboardTrap = SuccessCriterion("2.1.2", "No Keyboard Trap", .a, since: .wcag20)
    /// 2.1.3 Keyboard (No Exception), level AAA.
    public static let keyboardNoException = SuccessCriterion("2.1.3", "Keyboard (No Exception)", .aaa, since: .wcag20)
    /// 2.1.4 Character Key Shortcuts, level A.
    public static let characterKeyShortcuts = SuccessCriterion("2.1.4", "Character Key Shortcuts", .a, since: .wcag21)
    /// 2.2.1 Timing Adjustable, level A.
    public static let timingAdjustable = SuccessCriterion("2.2.1", "Timing Adjustable", .a, since: .wcag20)
    /// 2.2.2 Pause, Stop, Hide, level A.
    public static let pauseStopHide = SuccessCriterion("2.2.2", "Pause, Stop, Hide", .a, since: .wcag20)
    /// 2.2.3 No Timing, level AAA.
    public static let noTiming = SuccessCriterion("2.2.3", "No Timing", .aaa, since: .wcag20)
    /// 2.2.4 Interruptions, level AAA.
    public static let interruptions = SuccessCriterion("2.2.4", "Interruptions", .aaa, since: .wcag20)
    /// 2.2.5 Re-authenticating, level AAA.
    public static let reAuthenticating = SuccessCriterion("2.2.5", "Re-authenticating", .aaa, since: .wcag20)
    /// 2.2.6 Timeouts, level AAA.
    public static let timeouts = SuccessCriterion("2.2.6", "Timeouts", .aaa, since: .wcag21)
    /// 2.3.1 Three Flashes or Below Threshold, level A.
    public static let threeFlashesOrBelowThreshold = SuccessCriterion("2.3.1", "Three Flashes or Below Threshold", .a, since: .wcag20)
    /// 2.3.2 Three Flashes, level AAA.
    public static let threeFlashes = SuccessCriterion("2.3.2", "Three Flashes", .aaa, since: .wcag20)
    /// 2.3.3 Animation from Interactions, level AAA.
    public static let animationFromInteractions = SuccessCriterion("2.3.3", "Animation from Interactions", .aaa, since: .wcag21)
    /// 2.4.1 Bypass Blocks, level A.
    public static let bypassBlocks = SuccessCriterion("2.4.1", "Bypass Blocks", .a, since: .wcag20)
    /// 2.4.2 Page Titled, level A.
    public static let pageTitled = SuccessCriterion("2.4.2", "Page Titled", .a, since: .wcag20)
    /// 2.4.3 Focus Order, level A.
    public static let focusOrder = SuccessCriterion("2.4.3", "Focus Order", .a, since: .wcag20)
    /// 2.4.4 Link Purpose (In Context), level A.
    public static let linkPurposeInContext = SuccessCriterion("2.4.4", "Link Purpose (In Context)", .a, since: .wcag20)
    /// 2.4.5 Multiple Ways, level AA.
    public static let multipleWays = SuccessCriterion("2.4.5", "Multiple Ways", .aa, since: .wcag20)
    /// 2.4.6 Headings and Labels, level AA.
    public static let headingsAndLabels = SuccessCriterion("2.4.6", "Headings and Labels", .aa, since: .wcag20)
    /// 2.4.7 Focus Visible, level AA.
    public static let focusVisible = SuccessCriterion("2.4.7", "Focus Visible", .aa, since: .wcag20)
    /// 2.4.8 Location, level AAA.
    public static let location = SuccessCriterion("2.4.8", "Location", .aaa, since: .wcag20)
    /// 2.4.9 Link Purpose (Link Only), level AAA.
    public static let linkPurposeLinkOnly = SuccessCriterion("2.4.9", "Link Purpose (Link Only)", .aaa, since: .wcag20)
    /// 2.4.10 Section Headings, level AAA.
    public static let sectionHeadings = SuccessCriterion("2.4.10", "Section Headings", .aaa, since: .wcag20)
    /// 2.4.11 Focus Not Obscured (Minimum), level AA.
    public static let focusNotObscuredMinimum = SuccessCriterion("2.4.11", "Focus Not Obscured (Minimum)", .aa, since: .wcag22)
    /// 2.4.12 Focus Not Obscured (Enhanced), level AAA.
    public static let focusNotObscuredEnhanced = SuccessCriterion("2.4.12", "Focus Not Obscured (Enhanced)", .aaa, since: .wcag22)
    /// 2.4.13 Focus Appearance, level AAA.
    public static let focusAppearance = SuccessCriterion("2.4.13", "Focus Appearance", .aaa, since: .wcag22)
    /// 2.5.1 Pointer Gestures, level A.
    public static let pointerGestures = SuccessCriterion("2.5.1", "Pointer Gestures", .a, since: .wcag21)
    /// 2.5.2 Pointer Cancellation, level A.
    public static let pointerCancellation = SuccessCriterion("2.5.2", "Pointer Cancellation", .a, since: .wcag21)
    /// 2.5.3 Label in Name, level A.
    public static let labelInName = SuccessCriterion("2.5.3", "Label in Name", .a, since: .wcag21)
    /// 2.5.4 Motion Actuation, level A.
    public static let motionActuation = SuccessCriterion("2.5.4", "Motion Actuation", .a, since: .wcag21)
    /// 2.5.5 Target Size (Enhanced), level AAA.
    public static let targetSizeEnhanced = SuccessCriterion("2.5.5", "Target Size (Enhanced)", .aaa, since: .wcag21)
    /// 2.5.6 Concurrent Input Mechanisms, level AAA.
    public static let concurrentInputMechanisms = SuccessCriterion("2.5.6", "Concurrent Input Mechanisms", .aaa, since: .wcag21)
    /// 2.5.7 Dragging Movements, level AA.
    public static let draggingMovements = SuccessCriterion("2.5.7", "Dragging Movements", .aa, since: .wcag22)
    /// 2.5.8 Target Size (Minimum), level AA.
    public static let targetSizeMinimum = SuccessCriterion("2.5.8", "Target Size (Minimum)", .aa, since: .wcag22)

    /// The criteria of the principle, in the order of their numbers.
    static let operable: [SuccessCriterion] = [
        .keyboard, .noKeyboardTrap, .keyboardNoException, .characterKeyShortcuts, .timingAdjustable, .pauseStopHide, .noTiming,
        .interruptions, .reAuthenticating, .timeouts, .threeFlashesOrBelowThreshold, .threeFlashes, .animationFromInteractions,
        .bypassBlocks, .pageTitled, .focusOrder, .linkPurposeInContext, .multipleWays, .headingsAndLabels, .focusVisible, .location,
        .linkPurposeLinkOnly, .sectionHeadings, .focusNotObscuredMinimum, .focusNotObscuredEnhanced, .focusAppearance, .pointerGestures,
        .pointerCancellation, .labelInName, .motionActuation, .targetSizeEnhanced, .concurrentInputMechanisms, .draggingMovements,
        .targetSizeMinimum,
    ]
}
