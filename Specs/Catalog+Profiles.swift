public import EveryScreenAudit
package import EveryScreenModel

extension AccessibilityProfile {
    /// The requirements of the Human Interface Guidelines for an iOS app, with WCAG
    /// 2.2 where they are silent: targets of 44 × 44 pt.
    public static let humanInterfaceGuidelines = AccessibilityProfile(
        name: "hig", specs: nativeSpecs, flowSpecs: SpecCatalog.flows)

    /// The same demands with the targets of Material Design: 48 × 48 dp.
    public static let material = AccessibilityProfile(
        name: "material", specs: nativeSpecs, flowSpecs: SpecCatalog.flows, thresholds: .material,
        unit: .densityIndependentPixels)

    /// The same demands with targets for a pointer, as on macOS: 24 × 24 pt, or
    /// with that much room around them (SC 2.5.8).
    ///
    /// The Human Interface Guidelines give 28 × 28 pt as the usual size and 20 × 20
    /// pt as the least, and a standard button of macOS is 24 pt high.
    public static let macOS = AccessibilityProfile(
        name: "hig-macos", specs: nativeSpecs, flowSpecs: SpecCatalog.flows, thresholds: .wcagMinimum)

    /// The same demands with the targets of tvOS: 66 × 66 pt.
    public static let tvOS = AccessibilityProfile(
        name: "hig-tvos", specs: nativeSpecs, flowSpecs: SpecCatalog.flows, thresholds: .tvOS)

    /// The same demands with the targets of visionOS: 60 × 60 pt.
    public static let visionOS = AccessibilityProfile(
        name: "hig-visionos", specs: nativeSpecs, flowSpecs: SpecCatalog.flows, thresholds: .visionOS)

    /// The same demands with the least targets of WCAG 2.2 (SC 2.5.8): 24 × 24 px,
    /// or with that much room around them.
    public static let smallTargets = AccessibilityProfile(
        name: "small-targets", specs: nativeSpecs, flowSpecs: SpecCatalog.flows, thresholds: .wcagMinimum)

    /// The specs that decide part of a success criterion of WCAG 2.2 of level A.
    public static let wcag22A = wcag22(.a, named: "wcag22a", by: .wcagMinimum)

    /// The specs that decide part of a success criterion of WCAG 2.2 of levels A
    /// and AA: targets of 24 × 24 CSS px, or space around them.
    public static let wcag22AA = wcag22(.aa, named: "wcag22aa", by: .wcagMinimum)

    /// The specs that decide part of a success criterion of WCAG 2.2 of any level:
    /// targets of 44 × 44 CSS px.
    public static let wcag22AAA = wcag22(.aaa, named: "wcag22aaa", by: .wcagEnhanced)

    /// Returns the profile of the specs whose rule cites a success criterion of a
    /// level, or of one below.
    private static func wcag22(
        _ level: SuccessCriterion.Level, named name: String, by thresholds: AccessibilityProfile.Thresholds
    ) -> AccessibilityProfile {
        var profile = AccessibilityProfile(name: name, specs: [], thresholds: thresholds)
        profile.specs = SpecCatalog.all.filter { $0.rule(in: profile).isDemanded(at: level) }
            .map { $0 is TargetSize ? TargetSize(systemSizes: .exempt) : $0 }
        profile.specs = withoutTwins(profile.specs)
        profile.flowSpecs = SpecCatalog.flows.filter { $0.rule(in: profile).isDemanded(at: level) }
        return profile
    }

    /// The requirements for pages of a browser: the specs scored on labelled pages
    /// that cite levels A and AA.
    ///
    /// Targets are a warning, since a capture does not show why a small one may be
    /// essential. Requirements of level AAA alone are in `wcag22AAA`.
    public static let web: AccessibilityProfile = {
        let specs = SpecCatalog.specs(scoredOnPages).map { $0 is TargetSize ? TargetSize(severity: .warning, systemSizes: .noted) : $0 }
        return AccessibilityProfile(name: "web", specs: withoutTwins(specs), thresholds: .wcagMinimum, unit: .pixels)
    }()

    /// Every spec, with the targets of the Human Interface Guidelines.
    public static let strict = AccessibilityProfile(name: "strict", specs: SpecCatalog.all, flowSpecs: SpecCatalog.flows)

    /// Returns the specs with each failure reported by one of them: images are
    /// judged by `ImageDescribedOrHidden` where it is among them.
    private static func withoutTwins(_ specs: [any ScreenSpec]) -> [any ScreenSpec] {
        guard specs.contains(where: { $0 is ImageDescribedOrHidden }) else { return specs }
        return specs.map { $0 is ElementHasLabel ? ElementHasLabel(judgesImages: false) : $0 }
    }

    /// The profiles that can be named, the default first.
    public static let named = [
        humanInterfaceGuidelines, macOS, tvOS, visionOS, material, smallTargets, wcag22A, wcag22AA, wcag22AAA, web, strict,
    ]

    /// Returns the profile of a platform: what its guidelines ask for.
    ///
    /// watchOS has the targets of iOS, 44 × 44 pt.
    package static func suited(to platform: RenderedScreen.Platform) -> AccessibilityProfile {
        switch platform {
        case .iOS, .watchOS: .humanInterfaceGuidelines
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        case .android: .material
        case .web: .web
        case .desktop: .smallTargets
        }
    }

    /// Everything but what level AAA asks for on top of AA, and what only pages of
    /// the web have.
    ///
    /// Full Keyboard Access goes by the accessibility tree, so that nothing hidden
    /// takes focus, and scrolls every region. Text spacing and zoom by the user
    /// agent are matters of pages; a reload is judged where a screen states one.
    /// Pictures without a label are found by element-has-label, since native
    /// pictures are either elements or not there.
    private static let native = Set(SpecCatalog.all.map(\.id)).subtracting(ofPagesOnly).union([.refreshNotTimed])
        .subtracting([.imageDescribedOrHidden, .textContrastEnhanced, .textBlocksReadable])

    /// The specs of a native app; a target whose size the system alone determines
    /// is a note, since its app cannot change it.
    private static let nativeSpecs: [any ScreenSpec] = SpecCatalog.specs(native).map {
        $0 is TargetSize ? TargetSize(systemSizes: .noted) : $0
    }

    /// The specs of what only pages of the web have: what they leave untested on a
    /// native screen is not missing there.
    package static let ofPagesOnly: Set<SpecID> = [
        .textSpacingAdapts, .zoomNotBlocked, .scrollableKeyboardReachable, .hiddenNotFocusable, .refreshNotTimed, .refreshOnRequest,
        .roleRequirementsMet,
    ]

    /// The specs whose verdicts on pages of the web were scored against those of
    /// people.
    ///
    /// `make accuracy` scores them. Its scorer has no line for fourteen:
    ///
    /// - field-purpose-valid agrees with 17 of 18 pages of ACT rule 73f2c2.
    /// - role-requirements-met finds the 15 failures of ACT rules 4e8ab6, 6a7281,
    ///   bc4a75 and ff89c9, and the 4 of a25f45 and d0f69e.
    /// - focus-not-obscured, flashes-below-threshold, media-has-alternative and
    ///   character-shortcuts-avoidable find nothing on good pages of APG.
    /// - color-not-alone, foreign-text-tagged, headings-exposed,
    ///   focus-order-meaningful, field-label-persistent and
    ///   reading-order-matches-sight find nothing there either. On 396 teaching
    ///   pages of MDN, all but the last find 22 failures, and a reader agreed with
    ///   20 of them.
    /// - no-change-on-focus and no-change-on-input need keys pressed in a browser;
    ///   on good pages of APG they find nothing.
    private static let scoredOnPages: Set<SpecID> = [
        .elementHasLabel, .imageDescribedOrHidden, .headingNotEmpty, .screenHasTitle, .labelContainsVisibleText, .noKeyboardTrap,
        .keyboardReachable, .scrollableKeyboardReachable, .movingContentHasControl, .languageValid, .controlsNotNested,
        .hiddenNotFocusable, .refreshNotTimed, .textContrast, .nonTextContrast, .textNotClipped,
        .textSpacingAdapts, .orientationNotLocked, .zoomNotBlocked, .focusVisible, .focusNotObscured, .targetSize,
        .headingOrder, .linkPurposeClear, .labelHumanReadable, .fieldPurposeValid, .roleRequirementsMet, .flashesBelowThreshold,
        .characterShortcutsAvoidable, .mediaHasAlternative, .colorNotAlone, .foreignTextTagged, .headingsExposed,
        .focusOrderMeaningful, .readingOrderMatchesSight, .fieldLabelPersistent, .noChangeOnFocus, .noChangeOnInput, .focusEntersModal,
        .focusRestored,
        .stateSpoken,
    ]
}
