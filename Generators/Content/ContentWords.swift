/// Words as apps have them, from which labels and sentences are drawn; the first of
/// each list is the simplest.
enum ContentWords {
    /// Names of things, short before long, with compounds that do not break.
    static let things = [
        "a", "Tea", "Lamp", "Notebook", "Coffee grinder", "Kaffeemaschine", "Wool blanket", "Reading chair", "Straßenbahnfahrkarte",
        "Lukuvalaisin", "Fountain pen, extra fine", "Waterproof hiking jacket", "Donaudampfschifffahrtskarte", "Été à la plage", "書籍カバー",
        "سجادة",
    ]

    /// Verbs of buttons.
    static let actions = [
        "a", "Add", "Edit", "Track", "Cancel", "Share", "Remove", "Continue", "Buy again", "Hinzufügen", "Weiterempfehlen",
    ]

    /// Sentences of running text.
    static let sentences = [
        "a", "In stock.", "Delivered by Friday.", "Made of recycled paper, bound by hand.",
        "Please leave the parcel with the neighbors on the second floor if nobody answers the door.",
        "Rechtsschutzversicherungsgesellschaften sind nicht zuständig.", "お届けまで三日ほどかかります。", "يصل خلال ثلاثة أيام.",
    ]
}
