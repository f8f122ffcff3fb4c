/// A mistake that can be planted in a flow that is well made, and the spec that
/// must catch it.
///
/// As with `Fault`, it names a spec by its id and knows nothing else of it.
package enum FlowFault: String, Hashable, Sendable, CaseIterable {
    /// A modal opens without notice to the system.
    case modalKeepsFocusOut = "modal-keeps-focus-out"
    /// A modal closes without notice to the system.
    case focusNotReturned = "focus-not-returned"
    /// An activated element goes.
    case activatedGoes = "activated-goes"
    /// A focused element acts as if it was activated.
    case actsOnFocus = "acts-on-focus"
    /// A question is not asked.
    case unasked
    /// The first control goes after five seconds.
    case controlGoes = "control-goes"
    /// A control has another label on the second screen.
    case renamed
    /// Two controls have changed places on the second screen.
    case moved
    /// Nothing is announced.
    case unannounced
    /// Nothing happens by itself, so that private content stays.
    case secretStands = "secret-stands"
    /// A control's statement of its state never changes.
    case stateUnspoken = "state-unspoken"
    /// The label of a switch follows its value.
    case labelFollowsValue = "label-follows-value"
    /// Modals stay.
    case modalStays = "modal-stays"
    /// Wherever the focus is moved, it is sent to the second control.
    case focusSentBack = "focus-sent-back"
    /// A switch opens the filter.
    case inputLeads = "input-leads"
    /// Help for the focused element covers another and cannot be removed.
    case helpCovers = "help-covers"
    /// Help that appears with the first focus stays.
    case effectStays = "effect-stays"
    /// A step up lowers, and a step down raises.
    case stepsReversed = "steps-reversed"
    /// Help is above the heading of the second screen.
    case helpMoved = "help-moved"

    /// Every change requests the focus for an element that is not there.
    case focusRequestedNowhere = "focus-requested-nowhere"
    /// Every change requests the focus for a hidden element.
    case focusRequestedHidden = "focus-requested-hidden"
    /// Wherever a screen reader moves, its cursor is sent to the second control.
    case swipesSentBack = "swipes-sent-back"
    /// The last element sends the cursor to the first.
    case readingGoesRound = "reading-goes-round"
    /// The way back from the second screen does not respond to touch.
    case wayBackUntouchable = "way-back-untouchable"
    /// Nothing leads back from the second screen.
    case deadEnd = "dead-end"
    /// Escape does not go back.
    case escapeIdle = "escape-idle"
    /// The magic tap changes something that no control changes.
    case magicTapHidden = "magic-tap-hidden"
    /// The magic tap does nothing beside a player.
    case magicTapIdle = "magic-tap-idle"
    /// Time runs out without a warning.
    case unwarned
    /// The warning's button extends nothing.
    case notExtended = "not-extended"
    /// Entered text is lost when the form is locked.
    case inputLost = "input-lost"
    /// Entered text is lost in the background.
    case inputLostInBackground = "input-lost-in-background"
    /// Every pause repeats an announcement.
    case saysAgain = "says-again"
    /// Announcements are made twice.
    case saysTwice = "says-twice"
    /// Other words are announced right after an announcement.
    case talksOver = "talks-over"
    /// A disabled control acts.
    case disabledActs = "disabled-acts"
    /// A custom action deletes without a question.
    case customUnasked = "custom-unasked"
    /// Steps of an adjustable element change nothing.
    case stepsIdle = "steps-idle"
    /// A message appears with the second screen and goes, and nothing is announced.
    case toastUnannounced = "toast-unannounced"
    /// The second screen has the title of the first and nothing else of it.
    case titleKept = "title-kept"
    /// A switch posts that the screen is another one.
    case saysNewScreen = "says-new-screen"
    /// The new value of a slider is announced beside the slider's own.
    case valueAnnounced = "value-announced"
    /// A clock changes every second and is not marked.
    case clockUnmarked = "clock-unmarked"
    /// A switch shows its new state only after the next change.
    case shownLate = "shown-late"
    /// A custom action changes nothing.
    case customIdle = "custom-idle"
    /// An address is sent at once, and cannot be seen again.
    case sentAtOnce = "sent-at-once"
    /// Larger text is shown after the next start.
    case settingIgnored = "setting-ignored"

    /// The id of the spec that must catch it.
    package var spec: String {
        switch self {
        case .modalKeepsFocusOut: "focus-enters-modal"
        case .focusNotReturned: "focus-restored"
        case .activatedGoes: "focus-never-lost"
        case .actsOnFocus: "no-change-on-focus"
        case .unasked: "destructive-confirmed"
        case .controlGoes: "no-time-limit"
        case .renamed: "same-action-same-label"
        case .moved: "consistent-place"
        case .unannounced: "status-announced"
        case .secretStands: "no-secrets-left-standing"
        case .stateUnspoken: "state-spoken"
        case .labelFollowsValue: "label-omits-state"
        case .modalStays: "modal-can-be-escaped"
        case .focusSentBack: "no-keyboard-trap"
        case .inputLeads: "no-change-on-input"
        case .helpCovers: "focus-content-controllable"
        case .effectStays: "focus-effect-ends"
        case .stepsReversed: "adjusting-inverts"
        case .helpMoved: "help-in-same-place"
        case .focusRequestedNowhere, .focusRequestedHidden: "focus-request-reaches"
        case .swipesSentBack, .readingGoesRound: "no-screen-reader-trap"
        case .wayBackUntouchable, .deadEnd: "every-screen-can-be-left"
        case .escapeIdle: "escape-goes-back"
        case .magicTapHidden, .magicTapIdle: "magic-tap-has-control"
        case .unwarned, .notExtended: "time-limit-extendable"
        case .inputLost, .inputLostInBackground: "input-kept"
        case .saysAgain, .saysTwice: "announcements-not-repeated"
        case .talksOver: "announcements-heard"
        case .disabledActs: "disabled-does-nothing"
        case .customUnasked: "destructive-confirmed"
        case .stepsIdle: "adjusting-inverts"
        case .toastUnannounced: "status-announced"
        case .titleKept: "screen-titles-differ"
        case .saysNewScreen: "notifications-match-changes"
        case .valueAnnounced: "announcements-not-repeated"
        case .clockUnmarked: "frequent-updates-marked"
        case .shownLate, .customIdle: "actions-give-feedback"
        case .settingIgnored: "settings-take-effect"
        case .sentAtOnce: "submissions-checked"
        }
    }

    /// The features that the fault needs.
    package var needs: [CleanApp.Feature] {
        switch self {
        case .modalKeepsFocusOut, .focusNotReturned, .actsOnFocus, .modalStays: [.filter]
        case .unasked: [.deletion]
        case .renamed, .moved, .helpMoved: [.cart]
        case .inputLeads: [.light, .filter]
        case .stepsReversed, .stepsIdle, .valueAnnounced: [.volume]
        case .shownLate: [.light, .cart]
        case .unannounced, .saysAgain, .saysTwice, .talksOver: [.notice]
        case .escapeIdle, .wayBackUntouchable, .deadEnd, .titleKept: [.detail]
        case .magicTapIdle: [.player]
        case .unwarned, .notExtended, .inputLost, .inputLostInBackground, .sentAtOnce: [.session]
        case .disabledActs: [.choice]
        case .customUnasked, .customIdle: [.message]
        case .toastUnannounced: [.cart]
        case .focusRequestedNowhere, .readingGoesRound, .swipesSentBack, .saysNewScreen: [.light]
        // The last control is hidden, and another must change something.
        case .focusRequestedHidden: [.light, .volume]
        case .secretStands: [.secret]
        case .stateUnspoken, .labelFollowsValue, .activatedGoes: [.light]
        // Of two controls the second is the last, from which Tab leaves: no trap.
        case .focusSentBack: [.light]
        case .controlGoes, .helpCovers, .effectStays, .magicTapHidden, .clockUnmarked, .settingIgnored: []
        }
    }
}
