import EveryScreenAudit

/// A clause of EN 301 549 V3.2.1 that repeats no success criterion of WCAG, decided
/// by specs in part or by people.
struct EuropeanClause {
    /// The number, such as "11.5.2.7".
    let number: String
    /// The name in the standard.
    let name: String
    /// The manual check.
    let check: String
    /// The specs whose failure is a failure of the clause.
    let specs: [SpecID]

    private init(_ number: String, _ name: String, _ check: String, _ specs: [SpecID] = []) {
        (self.number, self.name, self.check, self.specs) = (number, name, check, specs)
    }

    /// Whether it is a functional performance statement (clause 4.2).
    var isStatement: Bool { number.hasPrefix("4.2.") }

    /// The clauses, in the order of their numbers.
    static let all: [EuropeanClause] = [
        EuropeanClause("4.2.1", "Usage without vision", "Do each task with a screen reader and without looking."),
        EuropeanClause("4.2.2", "Usage with limited vision", "Do each task with large text, zoom and high contrast."),
        EuropeanClause("4.2.3", "Usage without perception of colour", "Do each task in grayscale."),
        EuropeanClause("4.2.4", "Usage without hearing", "Do each task without sound."),
        EuropeanClause("4.2.5", "Usage with limited hearing", "Do each task with quiet or distorted sound."),
        EuropeanClause("4.2.6", "Usage with no or limited vocal capability", "Do each task without speaking."),
        EuropeanClause(
            "4.2.7", "Usage with limited manipulation or strength", "Do each task with a keyboard, with one finger and with a switch."),
        EuropeanClause("4.2.8", "Usage with limited reach", "Do each task with one hand; on fixed devices from a wheelchair."),
        EuropeanClause("4.2.9", "Minimize photosensitive seizure triggers", "Look for flashing in videos and animations."),
        EuropeanClause(
            "4.2.10", "Usage with limited cognition, language or learning",
            "Have people with these needs do each task, or check language and steps."),
        EuropeanClause("4.2.11", "Privacy", "Check that passwords and private data are not spoken or shown where others are not."),
        EuropeanClause(
            "11.5.2.5", "Object information", "Inspect elements with the platform's tools: role, state, boundary, name and description.",
            [.elementHasLabel, .roleMatchesBehavior, .traitsConsistent, .frameValid, .stateSpoken]),
        EuropeanClause("11.5.2.6", "Row, column, and headers", "Listen to tables: row, column and headers must be spoken."),
        EuropeanClause("11.5.2.7", "Values", "Listen to sliders, steppers and pickers: value and range must be spoken.", [.valuePresent]),
        EuropeanClause("11.5.2.8", "Label relationships", "Inspect labels of fields: each must be tied to its field."),
        EuropeanClause(
            "11.5.2.9", "Parent-child relationships", "Inspect containers: parents and children must match the screen.",
            [.controlsNotNested, .customOrderComplete, .groupingKeepsActions]),
        EuropeanClause("11.5.2.10", "Text", "Move through text by letter, word and line with a screen reader.", [.visibleTextExposed]),
        EuropeanClause("11.5.2.11", "List of available actions", "List the actions of each element with a screen reader."),
        EuropeanClause(
            "11.5.2.12", "Execution of available actions", "Do each action with a screen reader, a switch and by voice.",
            [.activationPointHits, .adjustableCanAdjust, .switchReachable]),
        EuropeanClause(
            "11.5.2.13", "Tracking of focus and selection attributes", "Move the focus: assistive technology must follow.",
            [.focusEntersModal, .focusNeverLost]),
        EuropeanClause(
            "11.5.2.14", "Modification of focus and selection attributes", "Move focus and selection by assistive technology.",
            [.screenReaderReachable]),
        EuropeanClause(
            "11.5.2.15", "Change notification", "Cause changes: assistive technology must be notified.", [.statusAnnounced, .stateSpoken]),
        EuropeanClause("11.5.2.16", "Modifications of states and properties", "Change states by assistive technology."),
        EuropeanClause(
            "11.5.2.17", "Modifications of values and text", "Change values and text by assistive technology.", [.adjustableCanAdjust]),
        EuropeanClause("11.6.1", "User control of accessibility features", "Turn on each documented accessibility feature."),
        EuropeanClause(
            "11.6.2", "No disruption of accessibility features", "Use the app with each feature of the system on: none may stop working."),
        EuropeanClause(
            "11.7", "User preferences", "Set text size, contrast, colors, motion and focus in the system: the app must follow.",
            [.textGrows, .contrastInEveryAppearance, .motionRespectsSetting]),
    ]
}
