import EveryScreenLayout

extension Fixes {
    /// The ids of the specs with edits.
    package static let specs: Set<String> = Set(table.keys)

    /// The edits for each spec; which of them, the kind of the failure decides.
    static let table: [String: any KeyPath<FixSubject, [BlueprintEdit]> & Sendable] = [
        // Perceivable.
        "element-has-label": \.missingLabel,
        "image-described-or-hidden": \.missingLabel,
        "large-image-described": \.silentImage,
        "visible-text-exposed": \.unexposedText,
        "no-silent-region": \.silentImage,
        "label-omits-role": \.repeatingLabel,
        "label-omits-state": \.repeatingLabel,
        "label-human-readable": \.artificialLabel,
        "label-concise": \.longLabel,
        "label-style": \.unstyledLabel,
        "label-unique": \.sharedNames,
        "label-contains-visible-text": \.otherName,
        "label-not-repeated": \.repeatedLabel,
        "hint-adds-information": \.poorHint,
        "value-present": \.missingValue,
        "screen-has-title": \.missingTitle,
        "heading-not-empty": \.emptyHeading,
        "heading-order": \.skippedHeading,
        "text-contrast": \.lowContrast,
        "text-contrast-enhanced": \.lowContrast,
        "non-text-contrast": \.lowContrast,
        "contrast-in-every-appearance": \.lowContrast,
        "text-grows": \.fixedText,
        "text-not-truncated": \.truncatedText,
        "text-not-clipped": \.clippedText,
        "content-does-not-overlap": \.overlappingContent,
        "overflow-scrolls": \.lostContent,
        "no-two-way-scrolling": \.twoWayScrolling,
        "reading-order-well-defined": \.unsteadyOrder,
        "reading-order-kept-when-scaling": \.unsteadyOrder,
        "right-to-left-mirrors": \.unmirrored,
        "orientation-not-locked": \.limitedScreen,
        "zoom-not-blocked": \.limitedScreen,
        "text-spacing-adapts": \.fixedSpacing,
        "color-not-alone": \.unstatedField,
        // Operable.
        "no-keyboard-trap": \.keyboardTrap,
        "keyboard-reachable": \.unreachedByKeyboard,
        "scrollable-keyboard-reachable": \.unscrollableByKey,
        "focus-order-meaningful": \.jumpingFocus,
        "focus-visible": \.unseenFocus,
        "focus-not-obscured": \.coveredTarget,
        "focus-backward-inverts": \.jumpingFocus,
        "directional-reachable": \.coveredTarget,
        "screen-reader-reachable": \.unreached,
        "switch-reachable": \.unreached,
        "scan-cost-bounded": \.costlyScan,
        "voice-names-unambiguous": \.sharedNames,
        "every-way-in-is-equal": \.unequalWays,
        "nothing-beyond-sight": \.coveredTarget,
        "nothing-vanishes-when-scaling": \.vanished,
        "target-size": \.smallTarget,
        "target-kept-when-scaling": \.smallTarget,
        "targets-do-not-overlap": \.coveredTarget,
        "activation-point-hits": \.coveredTarget,
        "gesture-has-alternative": \.unequalWays,
        "custom-actions-distinct": \.sharedActions,
        "grouping-keeps-actions": \.unreached,
        "modal-isolates": \.leakingModal,
        "modal-can-be-escaped": \.closingModal,
        "moving-content-has-control": \.disturbingMovement,
        "motion-respects-setting": \.disturbingMovement,
        "flashes-below-threshold": \.disturbingMovement,
        // Understandable and robust.
        "language-valid": \.invalidLanguage,
        "link-purpose-clear": \.emptyLink,
        "leaving-announced": \.unannouncedLeaving,
        "field-purpose-stated": \.unstatedField,
        "role-matches-behavior": \.actingText,
        "traits-consistent": \.contradictingTraits,
        "adjustable-can-adjust": \.contradictingTraits,
        "hidden-not-focusable": \.hiddenFocus,
        "disabled-consistent": \.contradictingTraits,
        "frame-valid": \.emptyFrame,
        "position-in-set-consistent": \.inconsistentSet,
        "refresh-not-timed": \.limitedScreen,
    ]

    /// The specs without edits, each with the reason that no blueprint violates it, or that no edit of one fixes it.
    package static let reasonsWithoutEdits: [String: String] = [
        "field-label-persistent": "A blueprint's field draws its title above it and has no placeholder.",
        "custom-order-complete": "The layout lists every stop of a container in which it sets an order.",
        "controls-not-nested": "A blueprint's control holds nothing, and what is merged is no element.",
        "focus-enters-modal": flow, "focus-restored": flow, "focus-never-lost": flow, "no-change-on-focus": flow,
        "destructive-confirmed": flow, "no-time-limit": flow, "same-action-same-label": flow, "consistent-place": flow,
        "status-announced": flow, "no-secrets-left-standing": flow, "state-spoken": flow,
    ]

    private static let flow = "It is about what a flow does from screen to screen, which no blueprint says."
}
