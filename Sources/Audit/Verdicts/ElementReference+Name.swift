import EveryScreenModel

/// The names of elements in messages.
extension ElementReference {
    /// The element at the start of a sentence: `button "Track"
    /// (OrderScreen.swift:12)`, `unlabeled button (OrderScreen.swift:12)`.
    ///
    /// An element without a label is also named by its identifier. One with neither
    /// a location nor an identifier is named by its path.
    public var name: String { isKnownUnlabeled ? nameInList : nameInSentence }

    /// The element within a sentence: as at its start, but `the unlabeled button
    /// (OrderScreen.swift:12)`.
    package var nameInSentence: String { hasLabel ? nameInList : "the \(nameInList)" }

    /// The element in a list, without an article.
    package var nameInList: String { nameInList(of: nil) }

    /// Returns the element in a list with a measure of it: `button "Track" 31 × 44
    /// pt (OrderScreen.swift:12)`.
    package func nameInList(of measure: String?) -> String {
        named(location != nil) + (measure.map { " \($0)" } ?? "") + place
    }

    /// The element within a sentence, named by facts of the screen alone.
    package var shortNameInSentence: String { hasLabel ? named(false) : "the \(named(false))" }

    /// The element within a sentence that speaks of its label: `the button
    /// (OrderScreen.swift:12)`.
    package var nameWithoutLabel: String { "the \(role.spokenName)\(handle(location != nil))\(place)" }

    /// The text of the element at the start of a sentence: the element itself, if
    /// it is a text.
    package var textName: String {
        if [.text, .heading].contains(role) { return name }
        if !hasLabel, let text, !text.isSilent { return "text \(text.quotedExcerpt)\(place)" }
        return "the text of \(nameInSentence)"
    }

    /// The label in quotation marks, or else the element within a sentence.
    package var quotedLabel: String { label.flatMap { hasLabel ? $0.quotedExcerpt : nil } ?? nameInSentence }

    /// Whether it has a label that says something.
    private var hasLabel: Bool { label.map { !$0.isSilent } ?? false }

    /// Whether it is known to lack a label that something of its role is expected
    /// to have.
    private var isKnownUnlabeled: Bool { label != nil && !hasLabel && !role.isContainer }

    /// The role with the label, or with another fact that distinguishes the
    /// element.
    private func named(_ isPlaced: Bool) -> String {
        if hasLabel, let label { return "\(role.spokenName) \(label.quotedExcerpt)" }
        return (isKnownUnlabeled ? "unlabeled " : "") + role.spokenName + handle(isPlaced)
    }

    /// The identifier or the text, or else the path where nothing else states the
    /// place, if it states more than the role.
    private func handle(_ isPlaced: Bool) -> String {
        if let identifier, !identifier.isEmpty { return " with identifier \(identifier.quotedExcerpt)" }
        if ![.text, .heading].contains(role), let text, !text.isSilent { return " with text \(text.quotedExcerpt)" }
        return isPlaced || path == role.rawValue ? "" : " at \(path)"
    }

    /// The location in parentheses, or nothing.
    private var place: String { location.map { " (\($0))" } ?? "" }
}
