package import EveryScreenAudit

/// The catalogue of specs, in the order of reports.
package enum SpecCatalog {
    /// Every spec: perceivable, operable, understandable, robust.
    package static let all: [any ScreenSpec] = [
        ElementHasLabel(),
        ImageDescribedOrHidden(),
        LargeImageDescribed(),
        VisibleTextExposed(),
        NoSilentRegion(),
        LabelOmitsRole(),
        LabelOmitsState(),
        LabelHumanReadable(),
        LabelConcise(),
        LabelStyle(),
        LabelUnique(),
        LabelContainsVisibleText(),
        LabelNotRepeated(),
        HintAddsInformation(),
        ValuePresent(),
        FieldLabelPersistent(),
        ScreenHasTitle(),
        HeadingNotEmpty(),
        HeadingOrder(),
        TextContrast(),
        TextContrastEnhanced(),
        NonTextContrast(),
        ContrastInEveryAppearance(),
        TextGrows(),
        TextNotTruncated(),
        TextNotClipped(),
        ContentDoesNotOverlap(),
        OverflowScrolls(),
        NoTwoWayScrolling(),
        ReadingOrderWellDefined(),
        ReadingOrderKeptWhenScaling(),
        CustomOrderComplete(),
        RightToLeftMirrors(),
        OrientationNotLocked(),
        ZoomNotBlocked(),
        TextSpacingAdapts(),
        LanguageValid(),
        ColorNotAlone(),
        NoKeyboardTrap(),
        KeyboardReachable(),
        ScrollableKeyboardReachable(),
        FocusOrderMeaningful(),
        FocusVisible(),
        FocusNotObscured(),
        FocusBackwardInverts(),
        DirectionalReachable(),
        ScreenReaderReachable(),
        SwitchReachable(),
        ScanCostBounded(),
        VoiceNamesUnambiguous(),
        EveryWayInIsEqual(),
        NothingBeyondSight(),
        NothingVanishesWhenScaling(),
        TargetSize(),
        TargetKeptWhenScaling(),
        TargetsDoNotOverlap(),
        ActivationPointHits(),
        GestureHasAlternative(),
        CustomActionsDistinct(),
        GroupingKeepsActions(),
        ModalIsolates(),
        ModalCanBeEscaped(),
        MovingContentHasControl(),
        MotionRespectsSetting(),
        FlashesBelowThreshold(),
        LinkPurposeClear(),
        LeavingAnnounced(),
        FieldPurposeStated(),
        RoleMatchesBehavior(),
        TraitsConsistent(),
        AdjustableCanAdjust(),
        ControlsNotNested(),
        HiddenNotFocusable(),
        DisabledConsistent(),
        FrameValid(),
        PositionInSetConsistent(),
        RefreshNotTimed(),
    ]

    /// Every spec of flows that judges no single screen; some of `all` judge flows as well.
    package static let flows: [any FlowSpec] = [
        FocusEntersModal(),
        FocusRestored(),
        FocusNeverLost(),
        NoChangeOnFocus(),
        DestructiveConfirmed(),
        NoTimeLimit(),
        SameActionSameLabel(),
        ConsistentPlace(),
        StatusAnnounced(),
        NoSecretsLeftStanding(),
        StateSpoken(),
    ]

    /// The ids of all specs, in the order of reports.
    package static let ids = all.map(\.id) + flows.map(\.id)

    /// Returns the specs of some ids, in the order of reports.
    static func specs(_ ids: Set<SpecID>) -> [any ScreenSpec] { all.filter { ids.contains($0.id) } }

    /// Returns the specs of flows of some ids, in the order of reports.
    static func flows(_ ids: Set<SpecID>) -> [any FlowSpec] { flows.filter { ids.contains($0.id) } }
}
