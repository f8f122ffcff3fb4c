import ScreenModel

/// Puts together what VoiceOver says for one element.
///
/// Re-implements AccessibilitySnapshot's description, step by step as it is
/// published; confidence high for what that says, medium for VoiceOver itself.
struct Speaking {
    private let label: String
    private let value: String
    private let ownHint: String
    private let traits: SpokenTraits
    private let context: SpeechContext?

    init(_ element: Element, in context: SpeechContext?) {
        let traits = SpokenTraits(element)
        let label = element.label ?? ""
        self.label = traits.isBackButton && label == "Back" ? "" : label
        // The state of a switch is said after its traits.
        value = element.value ?? ""
        ownHint = element.hint ?? ""
        self.traits = traits
        self.context = context
    }

    var spoken: SpokenElement {
        var text = contents
        let isHintRead = text.isEmpty && !ownHint.isEmpty
        if isHintRead { text = ownHint }
        text = joined(text, traitWords)
        if let words = contextWords { text = joined(text, [words]) }
        let hint = hint(isOwnRead: isHintRead)
        return SpokenElement(description: text, hint: hint.isEmpty ? nil : hint)
    }

    /// Headers, label, place in the table, value, and whether it is selected.
    private var contents: String {
        var text = headers
        var said = label
        if let place = placeInTable, !place.isEmpty {
            said = said.isEmpty ? place.joined(separator: " ") : "\(ended(said)) \(place.joined(separator: " "))"
            if !spokenValue.isEmpty { said += " \(spokenValue)" }
        } else if !spokenValue.isEmpty {
            said = said.isEmpty ? spokenValue : "\(said): \(spokenValue)"
        }
        text += said
        guard traits.contains(.selected) else { return text }
        return text.isEmpty ? "Selected." : "Selected: \(text)"
    }

    private var spokenValue: String { traits.isToggle ? "" : value }

    private var headers: String {
        guard case .tableCell(let cell) = context else { return "" }
        return cell.headers.joined()
    }

    private var placeInTable: [String]? {
        guard case .tableCell(let cell) = context else { return nil }
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

    /// In the order in which they are said.
    private var traitWords: [String] {
        var words: [String] = []
        let isSilentButton = traits.contains(.keyboardKey) || traits.isToggle || isTab || traits.isBackButton
        if traits.isDimmed { words.append("Dimmed.") }
        if traits.contains(.button), !isSilentButton { words.append("Button.") }
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
        if traits.contains(.adjustable) { words.append("Adjustable.") }
        if traits.contains(.image) { words.append("Image.") }
        if traits.contains(.searchField) { words.append("Search Field.") }
        return words
    }

    /// The state of a switch; values other than UIKit's numbers are read as they are.
    private var state: String? {
        switch value {
        case "": nil
        case "0": "Off."
        case "1": "On."
        case "2": "Mixed."
        default: ended(value)
        }
    }

    private var contextWords: String? {
        switch context {
        case .tab(let number, let count), .series(let number, let count): "\(number) of \(count)."
        case .listStart: "List Start."
        case .listEnd: "List End."
        case .landmarkStart: "Landmark."
        case .landmarkEnd: "End."
        case .tableCell, nil: nil
        }
    }

    private func hint(isOwnRead: Bool) -> String {
        let own = isOwnRead ? "" : ownHint
        if traits.isTextField {
            let rotor = "Use the rotor to access Misspelled Words"
            // The words of a text field stand in place of its own hint.
            if traits.isTextArea { return traits.isBeingEdited ? rotor : "Double tap to edit., \(rotor)" }
            return traits.isBeingEdited ? rotor : "Double tap to edit."
        }
        if traits.isToggle {
            guard !traits.isDimmed else { return own }
            return own.isEmpty ? "Double tap to toggle setting." : "\(ended(own)) Double tap to toggle setting."
        }
        guard traits.contains(.adjustable), !traits.isDimmed, !isOwnRead else { return own }
        let words = "Swipe up or down with one finger to adjust the value."
        return own.isEmpty ? words : "\(ended(own)) \(words)"
    }

    /// The words after the text, which gets a period first where it has none.
    private func joined(_ text: String, _ words: [String]) -> String {
        guard !words.isEmpty else { return text }
        return ([text.isEmpty ? "" : ended(text)] + words).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
}
