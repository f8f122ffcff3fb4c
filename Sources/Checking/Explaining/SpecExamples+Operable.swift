import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension SpecExample {
    /// The examples of specs of how people operate a screen.
    static let operable: [SpecID: SpecExample] = [
        .noKeyboardTrap: SpecExample(
            fails: .textEditor("Note").consumesKeys([.tab, .shiftTab]), passes: .textEditor("Note")),
        .characterShortcutsAvoidable: SpecExample(
            fails: .button("Archive").keyboardShortcut("e", modifiers: []), passes: .button("Archive").keyboardShortcut("e")),
        .shortcutsLeaveSystemKeys: SpecExample(
            fails: .button("Search").keyboardShortcut("space"), passes: .button("Search").keyboardShortcut("f")),
        .keyboardReachable: SpecExample(fails: .button("Pay").keyboardFocusable(false), passes: .button("Pay")),
        .focusOrderMeaningful: SpecExample(
            fails: .column([
                .button("Name").nextKeyElement("pay"), .button("Street").accessibilityIdentifier("street"), .button("Town"),
                .button("Pay").accessibilityIdentifier("pay").nextKeyElement("street"),
            ]), passes: .column([.button("Name"), .button("Street"), .button("Town"), .button("Pay")])),
        .focusVisible: SpecExample(fails: .button("Pay").focusEffectDisabled(), passes: .button("Pay").focusEffectDisabled(false)),
        .focusNotObscured: SpecExample(
            fails: .layers([.button("Pay"), .button("Accept cookies").frame(width: 300, height: 100).backgroundColor(0xFFFFFF)]),
            passes: .column([.button("Pay"), .button("Accept cookies").frame(width: 300, height: 100).backgroundColor(0xFFFFFF)])),
        .focusBackwardInverts: SpecExample(
            fails: .column([
                .button("Name").nextKeyElement("pay"), .button("Street"), .button("Pay").accessibilityIdentifier("pay"),
            ]), passes: .column([.button("Name"), .button("Street"), .button("Pay")])),
        .directionalReachable: SpecExample(
            fails: .layers([.button("Play"), .button("Pause")]), passes: .row([.button("Play"), .button("Pause")])),
        .screenReaderReachable: SpecExample(fails: .button("Pay").accessibilityHidden(), passes: .button("Pay")),
        .switchReachable: SpecExample(fails: .button("Pay").accessibilityHidden(), passes: .button("Pay")),
        .scanCostBounded: SpecExample(
            fails: .scroll(.column((1...17).map { .button("Key \($0)") })), passes: .scroll(.column((1...12).map { .button("Key \($0)") }))),
        .swipeCostBounded: SpecExample(
            fails: .list(
                (1...3).map {
                    .row([.text("Ink \($0)"), .text("Blue"), .text("€7.90"), .button("Like ink \($0)"), .button("Buy ink \($0)")])
                }),
            passes: .list((1...3).map { .row([.text("Ink \($0)"), .text("€7.90"), .button("Buy ink \($0)")]) })),
        .voiceNamesUnambiguous: SpecExample(
            fails: .row([.button("Help"), .link("Help")]),
            passes: .row([.button("Help"), .link("Help").accessibilityInputLabels(["Help online"])])),
        .nothingBeyondSight: SpecExample(
            fails: .layers([.button("Pay"), .button("Buy now and pay later")]),
            passes: .column([.button("Pay"), .button("Buy now and pay later")])),
        .targetSize: SpecExample(
            fails: .button("Track").frame(width: 31, height: 44), passes: .button("Track").frame(width: 44, height: 44)),
        .targetsDoNotOverlap: SpecExample(
            fails: .row(spacing: -10, [.button("Yes").frame(width: 60, height: 44), .button("No").frame(width: 60, height: 44)]),
            passes: .row([.button("Yes").frame(width: 60, height: 44), .button("No").frame(width: 60, height: 44)])),
        .gestureHasAlternative: SpecExample(
            fails: .text("Letter").gestures([Blueprint.GestureAction(.swipe, does: "Delete")]),
            passes: .text("Letter").accessibilityActions(["Delete"]).gestures([Blueprint.GestureAction(.swipe, does: "Delete")])),
        .customActionsDistinct: SpecExample(
            fails: .button("Letter").accessibilityActions(["Delete", "Delete"]),
            passes: .button("Letter").accessibilityActions(["Delete", "Move"])),
        .groupingKeepsActions: SpecExample(
            fails: .row([.text("Letter"), .button("Delete").action("delete")]).accessibilityElement(children: .ignore)
                .accessibilityLabel("Letter"),
            passes: .column([
                .row([.text("Letter"), .button("Delete").action("delete")]).accessibilityElement(children: .ignore)
                    .accessibilityLabel("Letter"), .button("Delete").action("delete"),
            ])),
        .customContentComplete: SpecExample(
            fails: .button("Pen").accessibilityCustomContent("", "9 €"),
            passes: .button("Pen").accessibilityCustomContent("Price", "9 €")),
        .modalCanBeEscaped: SpecExample(
            fails: .text("Order").modal(.text("Thank you"), closesOnEscape: false),
            passes: .text("Order").modal(.button("Close").dismissesModal())),
        .movingContentHasControl: SpecExample(
            fails: .text("Live").plays(.audio, for: .infinity, startsAutomatically: true, canBeStopped: false),
            passes: .text("Live").plays(.audio, for: .infinity, startsAutomatically: true, canBeStopped: true)),
        .motionRespectsSetting: SpecExample(
            fails: .text("Banner").moves(.slide, isEssential: false, ignoresReduceMotion: true),
            passes: .text("Banner").moves(.slide, isEssential: false), in: UserEnvironment(isReduceMotion: true)),
        .flashesBelowThreshold: SpecExample(
            fails: .text("Sale").moves(.blink, flashesPerSecond: 4), passes: .text("Sale").moves(.blink, flashesPerSecond: 1)),
    ]
}
