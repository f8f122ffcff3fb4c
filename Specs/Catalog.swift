public import Audit

/// The catalogue of specs, in the order of reports.
public enum Catalog {
    /// Every spec: perceivable, operable, understandable, robust.
    public static let all: [any ScreenSpec] = [
        ElementHasLabel(),
        ImageDescribedOrHidden(),
        HeadingNotEmpty(),
        ScreenHasTitle(),
        LabelContainsVisibleText(),
        TextContrast(),
        TextContrastEnhanced(),
        NonTextContrast(),
        TextNotClipped(),
        TextSpacingAdapts(),
        OrientationNotLocked(),
        ZoomNotBlocked(),
        NoKeyboardTrap(),
        KeyboardReachable(),
        ScrollableKeyboardReachable(),
        FocusVisible(),
        TargetSize(),
        MovingContentHasControl(),
        LanguageValid(),
        ControlsNotNested(),
        HiddenNotFocusable(),
        RefreshNotTimed(),
    ]

    /// Every spec of screens that change.
    public static let flows: [any FlowSpec] = [
        FocusNeverLost()
    ]

    /// Returns the specs of some ids, in the order of reports.
    static func specs(_ ids: Set<String>) -> [any ScreenSpec] { all.filter { ids.contains($0.id) } }
}
