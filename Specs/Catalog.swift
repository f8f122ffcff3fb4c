public import Audit

/// The catalogue of specs, in the order of reports.
public enum Catalog {
    /// Every spec: perceivable, operable, understandable, robust.
    public static let all: [any ScreenSpec] = [
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
        TextNotClipped(),
        OverflowScrolls(),
        ReadingOrderWellDefined(),
        CustomOrderComplete(),
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
        TargetSize(),
        TargetsDoNotOverlap(),
        ActivationPointHits(),
        GestureHasAlternative(),
        CustomActionsDistinct(),
        GroupingKeepsActions(),
        ModalIsolates(),
        ModalCanBeEscaped(),
        MovingContentHasControl(),
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

    /// Every spec of screens that change.
    public static let flows: [any FlowSpec] = [
        FocusNeverLost()
    ]

    /// Returns the specs of some ids, in the order of reports.
    static func specs(_ ids: Set<String>) -> [any ScreenSpec] { all.filter { ids.contains($0.id) } }
}
