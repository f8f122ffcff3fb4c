import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel

extension BlueprintFault {
    /// Faults of labels, values and hints.
    static let names: [BlueprintFault] = [
        BlueprintFault("drop-label", in: isControl(.imageButton)) { $0.accessibilityLabel("") },
        BlueprintFault("blank-label", in: isControl) { $0.accessibilityLabel(" \u{200B}") },
        BlueprintFault("drop-image-label", in: isImage) { $0.accessibilityLabel("") },
        BlueprintFault("undescribed-image", in: isImage) { $0.accessibilityLabel("") },
        BlueprintFault("role-in-label", in: isControl(.imageButton)) { $0.accessibilityLabel("Wool button") },
        BlueprintFault("label-is-role", in: isImage) { $0.accessibilityLabel("Image") },
        BlueprintFault("state-in-label", in: isControl(.toggle)) { $0.accessibilityLabel("Wool, off") },
        BlueprintFault("value-in-label", in: isControl(.slider)) { _ in .slider("Wool 50%", value: "50%") },
        BlueprintFault("file-name", in: isImage) { $0.accessibilityLabel("banner.png") },
        BlueprintFault("asset-name", in: isControl(.imageButton)) { $0.accessibilityLabel("ic_cart_24") },
        BlueprintFault("resource-key", in: isControl(.imageButton)) { $0.accessibilityLabel("cart.button.title") },
        BlueprintFault("long-label", in: isControl(.imageButton)) {
            $0.accessibilityLabel("Puts the thing into the cart and shows the cart.")
        },
        BlueprintFault("small-label", in: isButton) { _ in .button("open the cart").framedAsTarget },
        BlueprintFault("stopped-label", in: isButton) { _ in .button("Open parcel.").framedAsTarget },
        BlueprintFault(
            "same-labels", in: isColumn, change: adding(.button("Open parcel").framedAsTarget, .button("Open parcel").framedAsTarget)),
        BlueprintFault(
            "same-names", in: isColumn,
            change: adding(
                .button("Open parcel").framedAsTarget, .button("Close parcel").framedAsTarget.accessibilityInputLabels(["Open parcel"]))),
        BlueprintFault("hint-is-label", in: isButton) { $0.accessibilityHint($0.leafName ?? "") },
        BlueprintFault("hint-is-order", in: isButton) { $0.accessibilityHint("Open the parcel.") },
        BlueprintFault("letter-shortcut", in: isButton) { $0.keyboardShortcut("k", modifiers: []) },
        BlueprintFault("system-shortcut", in: isButton) { $0.keyboardShortcut("q") },
        BlueprintFault("unstated-sound", in: isButton) { $0.plays(.audio) },
        BlueprintFault("hint-is-gesture", in: isButton) { $0.accessibilityHint("Double tap to open.") },
        BlueprintFault("drop-value", in: isControl(.slider, .toggle)) { $0.accessibilityValue("") },
        BlueprintFault("unnamed-field", in: isField) { _ in .field("") },
        BlueprintFault("silent-error", in: isField) { $0.fieldError("") },
        BlueprintFault(
            "color-only-error", in: isColumn,
            change: adding(.field("Street").backgroundColor(0xFFFFFF), .field("Town").fieldError("").backgroundColor(0xFFE0E0))),
        BlueprintFault(
            "color-only-selection", in: isColumn,
            change: adding(
                .button("Monthly").framedAsTarget.foregroundColor(0x0060D0).accessibilityAddTraits(.selected),
                .button("Yearly").framedAsTarget.foregroundColor(0x606060))),
        BlueprintFault("other-name", in: isButton) { $0.accessibilityLabel("Zq") },
        BlueprintFault("empty-heading", in: isText) { $0.accessibilityHeading().accessibilityLabel("") },
        BlueprintFault(
            "heading-skip", in: isColumn,
            change: adding(.text("Wool").accessibilityHeading(level: 1), .text("Cotton").accessibilityHeading(level: 3))),
        BlueprintFault("empty-link", in: isColumn, change: adding(.link("here").framedAsTarget)),
        BlueprintFault("silent-leaving", in: isButton) { $0.leavesApp() },
        BlueprintFault("same-actions", in: isButton) { $0.accessibilityActions(["Move", "Move"]) },
    ]

    /// Faults of colors and movement.
    static let looks: [BlueprintFault] = [
        BlueprintFault("pale-text", in: isText) { $0.foregroundColor(0xC0C0C0).backgroundColor(0xFFFFFF) },
        BlueprintFault("gray-text", in: isText) { $0.foregroundColor(0x707070).backgroundColor(0xFFFFFF) },
        BlueprintFault("pale-glyph", in: isControl(.imageButton)) { $0.foregroundColor(0xD0D0D0).backgroundColor(0xFFFFFF) },
        BlueprintFault("dark-on-dark", in: isText) { $0.foregroundColor(0x101010).backgroundColor(0xFFFFFF, dark: 0x000000) },
        BlueprintFault("less-contrast", in: isText) {
            $0.foregroundColor(0x404040, increased: 0x949494).backgroundColor(0xFFFFFF)
        },
        BlueprintFault("less-glyph-contrast", in: isControl(.imageButton)) {
            $0.foregroundColor(0x404040, increased: 0x8A8A8A).backgroundColor(0xFFFFFF)
        },
        BlueprintFault("unseen-focus", in: isButton) { $0.focusEffectDisabled() },
        BlueprintFault("fixed-spacing", in: isText) { $0.fixedTextSpacing(letters: 0) },
        BlueprintFault("no-captions", in: isImage) {
            $0.plays(.video, startsAutomatically: false, isSilent: false, hasCaptions: false)
        },
        BlueprintFault("nameless-content", in: isButton) { $0.accessibilityCustomContent("", "9 €") },
        BlueprintFault("endless-slide", in: isImage) { $0.moves(.slide, for: .infinity, isEssential: false, canBeStopped: false) },
        BlueprintFault("sliding", in: isImage) {
            $0.moves(.slide, for: 3, isEssential: false, canBeStopped: true, ignoresReduceMotion: true)
        },
        BlueprintFault("autoplay", in: isImage) {
            $0.plays(.video, for: 3, startsAutomatically: true, canBeStopped: true, isSilent: true, ignoresReduceMotion: true)
        },
        BlueprintFault("flashing", in: isImage) { $0.moves(.blink, for: 3, isEssential: true, flashesPerSecond: 5) },
    ]

    /// Faults of roles, traits and states.
    static let roles: [BlueprintFault] = [
        BlueprintFault("drop-role", in: isText) { $0.action("wool") },
        BlueprintFault("conflicting-traits", in: isButton) { $0.accessibilityAddTraits(.link) },
        BlueprintFault("direct-button", in: isButton) { $0.accessibilityAddTraits(.allowsDirectInteraction) },
        BlueprintFault(
            "two-summaries", in: isColumn,
            change: adding(
                .text("Wool").accessibilityAddTraits(.summaryElement), .text("Silk").accessibilityAddTraits(.summaryElement))),
        BlueprintFault("misspelt-purpose", in: isField) { $0.textContentType("e-mail") },
        BlueprintFault(
            "costly-list", in: isColumn,
            change: adding(
                .list(
                    ["Wool", "Silk", "Felt"].map {
                        .row([
                            .text($0), .text("Soft"), .text("Blue"), .button("Buy \($0)").framedAsTarget,
                            .button("Like \($0)").framedAsTarget,
                        ])
                    }))),
        BlueprintFault("adjustable-button", in: isImage) { $0.accessibilityAddTraits(.adjustable) },
        BlueprintFault("dimmed-enabled", in: isControl) { $0.accessibilityAddTraits(.notEnabled) },
        BlueprintFault("empty-frame", in: isButton) { $0.frame(width: 0) },
        BlueprintFault(
            "wrong-positions", in: isColumn,
            change: adding(.button("Wool").framedAsTarget.setMember(1, of: 2), .button("Silk").framedAsTarget.setMember(1, of: 2))),
        BlueprintFault(
            "two-selected", in: isPage,
            change: adding(
                .tabBar([
                    .button("Wool").framedAsTarget, .button("Silk").framedAsTarget.accessibilityAddTraits(.selected),
                    .button("Felt").framedAsTarget,
                ]))),
    ]

    /// Faults of reachability.
    static let reach: [BlueprintFault] = [
        BlueprintFault("hide-text", in: isText) { $0.accessibilityHidden() },
        BlueprintFault("hide-control", in: isControl) { $0.accessibilityHidden() },
        BlueprintFault("focusable-hidden", in: isControl) { $0.accessibilityHidden() },
        BlueprintFault("silent-hero", in: isColumn, change: adding(.image("hero", width: 1_000, height: 1_400, isDecorative: true))),
        BlueprintFault("swallow-tab", in: isField) { $0.consumesKeys([.tab, .shiftTab, .escape, .return]) },
        BlueprintFault("no-focus", in: isControl) { $0.keyboardFocusable(false) },
        BlueprintFault(
            "focus-jump", in: isColumn,
            change: adding(
                .field("Wool").nextKeyElement("fault.last"), .field("Silk").accessibilityIdentifier("fault.second"),
                .field("Felt").accessibilityIdentifier("fault.last").nextKeyElement("fault.second"))),
        BlueprintFault(
            "one-way-jump", in: isColumn,
            change: adding(
                .field("Wool").nextKeyElement("fault.last"), .field("Silk"), .field("Felt").accessibilityIdentifier("fault.last"))),
        BlueprintFault("unresponsive-control", in: isButton) { $0.accessibilityRespondsToUserInteraction(false) },
        BlueprintFault("flat-keypad", in: isColumn, change: adding(.column((0..<60).map { .button("Key \($0)").framedAsTarget }))),
        BlueprintFault(
            "unscrollable-by-key", in: isColumn,
            change: adding(Blueprint.scroll(.column((0..<20).map { .text("Wool \($0)") })).keyboardFocusable(false).frame(height: 100))),
        BlueprintFault("swipe-only", in: isButton) { $0.gestures([Blueprint.GestureAction(.swipe, does: "Delete")]) },
        BlueprintFault("drag-only", in: isText) { $0.gestures([Blueprint.GestureAction(.drag, does: "Move")]) },
        BlueprintFault(
            "swallow-actions", in: isColumn,
            change: adding(
                Blueprint.column([.text("Wool"), .button("Buy wool").framedAsTarget, .button("Share wool").framedAsTarget])
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("Wool"))),
    ]

    /// Faults of what holds for a whole screen, and of modals.
    static let screens: [BlueprintFault] = [
        BlueprintFault("untitled", in: isPage) { part in
            var result = part
            result.children[0] = .navigationBar(" ")
            return result
        },
        BlueprintFault("one-orientation", in: isPage) { $0.screenSettings(orientations: [.portrait]) },
        BlueprintFault("no-zoom", in: isPage) { $0.screenSettings(allowsZoom: false) },
        BlueprintFault("reloading", in: isPage) { $0.screenSettings(refreshInterval: 30) },
        BlueprintFault("reloading-late", in: isPage) { $0.screenSettings(refreshInterval: 172_800) },
        BlueprintFault("no-language", in: isPage) { $0.screenSettings(language: "english") },
        BlueprintFault("modal-no-exit", in: isPage) {
            $0.modal(.column([.text("Saved"), .button("Share wool").framedAsTarget]).padding(16))
        },
        BlueprintFault("modal-trap", in: isPage) {
            $0.modal(.column([.text("Saved"), .button("Share wool").framedAsTarget]).padding(16), closesOnEscape: false)
        },
        BlueprintFault("modal-leak", in: isPage) { part in
            var result = part
            result.children.append(
                Blueprint.column([.text("Wool").modal(.column([.text("Saved"), .button("Close it").framedAsTarget.dismissesModal()]))])
                    .accessibilityElement(children: .contain))
            return result
        },
        BlueprintFault("modal-exit-hidden", in: isPage) {
            $0.modal(
                .column([.text("Saved"), .button("Close it").framedAsTarget.dismissesModal().accessibilityHidden()]).padding(16),
                closesOnEscape: false)
        },
    ]
}
