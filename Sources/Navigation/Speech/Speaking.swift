import EveryScreenModel

/// Composes the speech of VoiceOver for one element.
///
/// It implements AccessibilitySnapshot's description, step by step as published,
/// and adds the further facts of VoiceOver on a device for the voice that has them.
struct Speaking {
    private let label: String
    private let value: String
    private let ownHint: String
    private let traits: SpokenTraits
    private let context: SpeechContext?
    /// The label of the group that is entered.
    private let group: String?
    /// The further facts that only VoiceOver on a device speaks.
    private var facts = SpokenFacts()

    init(
        _ element: ScreenElement, in context: SpeechContext?, entering group: String? = nil, voice: SpeechVoice = .accessibilitySnapshot
    ) {
        self.group = group
        if voice == .voiceOver { facts = SpokenFacts(element) }
        let traits = SpokenTraits(element)
        let label = element.label ?? ""
        self.label = traits.isBackButton && label.lowercased() == "back" ? "" : label
        value = element.value ?? ""
        ownHint = element.hint ?? ""
        self.traits = traits
        self.context = context
    }

    var spoken: SpokenElement {
        var text = contents
        // If there is no text, the hint replaces it, and is not repeated.
        let isHintRead = text.isEmpty
        if isHintRead { text = ownHint }
        let own = inContext(joined(text, traitWords))
        let description = group.map { own.isEmpty ? ended($0) : "\($0), \(own)" } ?? own
        let hint = hint(own: isHintRead ? "" : ownHint)
        return SpokenElement(description: description, hint: hint.isEmpty ? nil : hint)
    }

    /// Headers, label, place in the table, value, and whether it is selected.
    private var contents: String {
        let label = ([self.label] + facts.content).filter { !$0.isEmpty }.joined(separator: ", ")
        var text = label
        if case .tableCell(let cell) = context {
            text = cell.headers.joined() + ([ended(label)] + place(of: cell)).joined(separator: " ")
            if !spokenValue.isEmpty { text += " \(spokenValue)" }
        } else if !spokenValue.isEmpty {
            text = label.isEmpty ? spokenValue : "\(label): \(spokenValue)"
        }
        guard traits.contains(.selected) else { return text }
        return text.isEmpty ? "Selected." : "Selected: \(text)"
    }

    private var spokenValue: String { traits.isToggle ? "" : value }

    private func place(of cell: SpeechContext.TableCell) -> [String] {
        var words: [String] = []
        if cell.rowSpan > 1 { words.append("Spans \(cell.rowSpan) rows.") }
        if cell.columnSpan > 1 { words.append("Spans \(cell.columnSpan) columns.") }
        if cell.isFirstInRow, let row = cell.row { words.append("Row \(row).") }
        if let column = cell.column { words.append("Column \(column).") }
        return words
    }

    private var isTab: Bool {
        if case .tab = context { return true }
        return traits.isTab
    }

    /// The order in which they are spoken.
    private var traitWords: [String] {
        var words: [String] = []
        let isSilentButton = traits.contains(.keyboardKey) || traits.isToggle || isTab || traits.isBackButton
        if traits.isDimmed { words.append("Dimmed.") }
        if traits.contains(.button), !isSilentButton { words.append(facts.isPopup ? "Pop-up Button." : "Button.") }
        if traits.isBackButton { words.append("Back Button.") }
        if traits.isToggle {
            if traits.contains(.button) { words.append("Switch Button.") }
            if let state { words.append(state) }
        }
        if isTab { words.append("Tab.") }
        if traits.isTextField {
            words.append(traits.isSecure ? "Secure Text Field." : "Text Field.")
            if traits.isBeingEdited { words.append("Is editing.") }
        }
        if traits.contains(.header) { words.append("Heading.") }
        if traits.contains(.link) { words.append("Link.") }
        if facts.isPickerItem { words.append("Picker Item.") }
        if traits.contains(.adjustable) { words.append("Adjustable.") }
        if traits.contains(.image) { words.append("Image.") }
        if traits.contains(.searchField) { words.append("Search Field.") }
        if let state = facts.expansion { words.append(state) }
        return words
    }

    /// The state of a switch; values other than UIKit's numbers are spoken as they
    /// are.
    private var state: String? {
        switch value {
        case "": nil
        case "0": "Off."
        case "1": "On."
        case "2": "Mixed."
        default: value
        }
    }

    private func inContext(_ text: String) -> String {
        switch context {
        // A number follows without a period, the other words with one.
        case .tab(let number, let count), .series(let number, let count): "\(text) \(number) of \(count)."
        case .listStart: "\(ended(text)) List Start."
        case .listEnd: "\(ended(text)) List End."
        case .landmarkStart: "\(ended(text)) Landmark."
        case .landmarkEnd: "\(ended(text)) End."
        case .tableCell, nil: text
        }
    }

    /// The speech after a pause: hints, then whether there are actions.
    private func hint(own: String) -> String {
        let hint = hintOfTraits(own: own)
        return facts.hasActions ? joined(hint, ["Actions available."]) : hint
    }

    private func hintOfTraits(own: String) -> String {
        guard !traits.isDimmed else { return own }
        var hint = own
        if facts.isSearchField { hint = joined(hint, ["Double tap to edit."]) }
        if traits.isToggle { hint = joined(hint, ["Double tap to toggle setting."]) }
        if traits.isTextField {
            // The words of a text field replace its own hint.
            let rotor = "Use the rotor to access Misspelled Words"
            hint = traits.isBeingEdited ? rotor : traits.isTextArea ? "Double tap to edit., \(rotor)" : "Double tap to edit."
        }
        let isHintAlone = !ownHint.isEmpty && label.isEmpty && value.isEmpty
        guard traits.contains(.adjustable), !traits.isToggle, !isHintAlone else { return hint }
        return joined(hint, ["Swipe up or down with one finger to adjust the value."])
    }

    /// The words after the text, which gets a period first if it has none.
    private func joined(_ text: String, _ words: [String]) -> String {
        guard !words.isEmpty else { return text }
        return ([text.isEmpty ? "" : ended(text)] + words).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}

/// The facts that VoiceOver speaks on a device, and AccessibilitySnapshot does not.
private struct SpokenFacts {
    /// The custom content of high importance: label and value, or the value alone.
    var content: [String] = []
    var isPopup = false
    var isPickerItem = false
    var isSearchField = false
    var hasActions = false
    /// The word for content that is shown or hidden.
    var expansion: String?

    /// Creates facts of an element that has none.
    init() {}

    init(_ element: ScreenElement) {
        let traits = element.traits ?? []
        content = (element.customContent ?? []).filter { $0.importance == .high }.map { item in
            [item.label, item.value].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        isPopup = traits.contains(.popupButton)
        isPickerItem = traits.contains(.pickerElement)
        isSearchField = element.role == .searchField || traits.contains(.searchField)
        hasActions = element.actions?.contains { $0.kind == .custom } == true
        expansion =
            switch element.expandedStatus {
            case .expanded: "Expanded."
            case .collapsed: "Collapsed."
            case .unsupported, nil: nil
            }
    }
}
