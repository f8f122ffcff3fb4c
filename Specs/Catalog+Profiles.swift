public import EveryScreenAudit

extension AccessibilityProfile {
    /// What the Human Interface Guidelines ask of an iOS app, with WCAG 2.2 where they are silent: targets of 44 × 44 pt.
    public static let humanInterfaceGuidelines = AccessibilityProfile(
        name: "hig", specs: SpecCatalog.specs(native), flowSpecs: SpecCatalog.flows)

    /// The same demands with the targets of Material Design: 48 × 48 dp.
    public static let material = AccessibilityProfile(
        name: "material", specs: SpecCatalog.specs(native), flowSpecs: SpecCatalog.flows, thresholds: .material)

    /// The same demands with the targets of visionOS: 60 × 60 pt.
    public static let visionOS = AccessibilityProfile(
        name: "hig-visionos", specs: SpecCatalog.specs(native), flowSpecs: SpecCatalog.flows, thresholds: .visionOS)

    /// The same demands with the least targets of WCAG 2.2 (SC 2.5.8): 24 × 24 px, or with that much room around them.
    public static let smallTargets = AccessibilityProfile(
        name: "small-targets", specs: SpecCatalog.specs(native), flowSpecs: SpecCatalog.flows, thresholds: .wcagMinimum)

    /// The criteria of WCAG 2.2 of level A.
    public static let wcag22A = AccessibilityProfile(
        name: "wcag22a", specs: SpecCatalog.specs(levelA), flowSpecs: SpecCatalog.flows(flowLevelA), thresholds: .wcagMinimum)

    /// The criteria of WCAG 2.2 of levels A and AA: targets of 24 × 24 CSS px, or space around them.
    public static let wcag22AA = AccessibilityProfile(
        name: "wcag22aa", specs: SpecCatalog.specs(levelA.union(levelAA)), flowSpecs: SpecCatalog.flows(flowLevelA.union(flowLevelAA)),
        thresholds: .wcagMinimum)

    /// The criteria of WCAG 2.2 of all levels; targets of 44 × 44 CSS px.
    public static let wcag22AAA = AccessibilityProfile(
        name: "wcag22aaa", specs: SpecCatalog.specs(levelA.union(levelAA).union(levelAAA)),
        flowSpecs: SpecCatalog.flows(flowLevelA.union(flowLevelAA)))

    /// What is demanded of pages of a browser: the specs scored on labelled pages, with the targets of level AA as a warning.
    ///
    /// A capture does not show what makes a small target essential, or its size the browser's own.
    public static let web: AccessibilityProfile = {
        let specs = SpecCatalog.specs(scoredOnPages).map { $0 is TargetSize ? TargetSize(severity: .warning) : $0 }
        return AccessibilityProfile(name: "web", specs: specs, thresholds: .wcagMinimum)
    }()

    /// Every spec, with the targets of the Human Interface Guidelines.
    public static let strict = AccessibilityProfile(name: "strict", specs: SpecCatalog.all, flowSpecs: SpecCatalog.flows)

    /// The profiles that can be named, the default first.
    public static let named = [
        humanInterfaceGuidelines, material, visionOS, smallTargets, wcag22A, wcag22AA, wcag22AAA, web, strict,
    ]

    /// What can be decided of the screens that layouts make; the other criteria need facts that only captures have so far.
    ///
    /// Full Keyboard Access goes by the accessibility tree, so that nothing hidden takes focus.
    private static let native = Set(SpecCatalog.all.map(\.id)).subtracting([
        .imageDescribedOrHidden, .screenHasTitle, .textContrast, .textContrastEnhanced, .nonTextContrast,
        .textSpacingAdapts, .orientationNotLocked, .zoomNotBlocked, .scrollableKeyboardReachable, .focusVisible,
        .movingContentHasControl, .languageValid, .hiddenNotFocusable, .refreshNotTimed, .contrastInEveryAppearance,
        .motionRespectsSetting,
    ])

    private static let pageLevelA: Set<SpecID> = [
        .elementHasLabel, .imageDescribedOrHidden, .headingNotEmpty, .screenHasTitle, .labelContainsVisibleText,
        .noKeyboardTrap, .keyboardReachable, .scrollableKeyboardReachable, .movingContentHasControl, .languageValid,
        .controlsNotNested, .hiddenNotFocusable, .refreshNotTimed,
    ]

    private static let pageLevelAA: Set<SpecID> = [
        .textContrast, .nonTextContrast, .textNotClipped, .textSpacingAdapts, .orientationNotLocked, .zoomNotBlocked,
        .focusVisible, .targetSize,
    ]

    private static let pageLevelAAA: Set<SpecID> = [.textContrastEnhanced]

    private static let scoredOnPages = pageLevelA.union(pageLevelAA).union(pageLevelAAA)

    private static let levelA = pageLevelA.union([
        .visibleTextExposed, .labelHumanReadable, .labelUnique, .valuePresent, .fieldLabelPersistent, .headingOrder,
        .readingOrderWellDefined, .customOrderComplete, .colorNotAlone, .focusOrderMeaningful, .screenReaderReachable,
        .nothingBeyondSight, .activationPointHits, .gestureHasAlternative, .groupingKeepsActions, .modalIsolates,
        .modalCanBeEscaped, .flashesBelowThreshold, .linkPurposeClear, .fieldPurposeStated, .roleMatchesBehavior,
        .traitsConsistent, .adjustableCanAdjust, .disabledConsistent, .frameValid, .positionInSetConsistent,
        .switchReachable, .everyWayInIsEqual, .readingOrderKeptWhenScaling, .rightToLeftMirrors,
    ])

    private static let levelAA = pageLevelAA.union([
        .overflowScrolls, .targetsDoNotOverlap, .focusNotObscured, .contrastInEveryAppearance, .textGrows,
        .textNotTruncated, .contentDoesNotOverlap, .noTwoWayScrolling, .nothingVanishesWhenScaling,
        .targetKeptWhenScaling,
    ])

    private static let levelAAA = pageLevelAAA.union([.motionRespectsSetting])

    private static let flowLevelA: Set<SpecID> = [
        .focusEntersModal, .focusRestored, .focusNeverLost, .noChangeOnFocus, .noTimeLimit, .stateSpoken,
    ]

    private static let flowLevelAA: Set<SpecID> = [
        .destructiveConfirmed, .sameActionSameLabel, .consistentPlace, .statusAnnounced,
    ]
}
