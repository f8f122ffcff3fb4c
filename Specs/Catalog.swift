public import Audit

/// The catalogue of specs, in the order of reports.
public enum Catalog {
    /// Every spec, the perceivable ones first.
    public static let all: [any ScreenSpec] = [
        ElementHasLabel(),
        TextNotClipped(),
        NoKeyboardTrap(),
        KeyboardReachable(),
        TargetSize(),
    ]

    /// Every spec of screens that change.
    public static let flows: [any FlowSpec] = [
        FocusNeverLost()
    ]
}
