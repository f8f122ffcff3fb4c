import EveryScreenAudit

// Doubts that several specs have.

extension SpecGuide {
    /// A flow with more states than the bound.
    static let unexplored = "More states can be reached than were explored."
    /// A comparison without its counterpart.
    static let notShownAtDefaultSize = "The content was not shown at the default text size."
    static let notShownWithDefaults = "The content was not shown with the default settings."
    /// A capture without the accessibility tree.
    static let unknownStops = "The capture does not state where assistive technology stops."
    /// A capture without labels.
    static let unknownLabel = "The capture does not state the label."
    /// A capture of a scrolled region.
    static let scrolledPartlyOut = "The capture shows only the part that is scrolled into view."
    /// More covers than the budget allows.
    static let crowded = "Hundreds of targets cover one."
    /// A capture without keyboard focus.
    static let unknownFocus = "The capture does not state what takes focus."
    /// A capture without actions.
    static let unknownActions = "The capture does not state the actions."
    /// A capture without key handling.
    static let unknownKeys = "The capture does not state which keys elements keep."
    /// A language without a lexicon.
    static let noWordLists = "There are no word lists for the language."
}
