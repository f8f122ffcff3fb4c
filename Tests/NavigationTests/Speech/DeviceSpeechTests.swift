import EveryScreenModel
import EveryScreenNavigation
import Testing

/// The speech of VoiceOver as people report it from devices, beside that of
/// AccessibilitySnapshot.
struct DeviceSpeechTests {
    private func element(
        _ role: ScreenElement.Role, _ label: String, _ change: (inout ScreenElement) -> Void = { _ in }
    ) -> ScreenElement {
        var element = ScreenElement(role, source: "a", frame: .zero)
        element.label = label
        change(&element)
        return element
    }

    /// The speech of each voice at an element, with the hint after a slash.
    private func said(_ element: ScreenElement) -> [String] {
        SpeechVoice.allCases.map { voice in
            let spoken = VoiceOverSpeech.spoken(for: element, voice: voice)
            return spoken.description + (spoken.hint.map { " / \($0)" } ?? "")
        }
    }

    @Test func `custom content of high importance is said after the name and before role and state`() {
        // CVS Health, SwiftUI techniques: "12A, Window seat, Switch button, off".
        let seat = element(.toggle, "12A") { seat in
            (seat.value, seat.traits) = ("0", [.button, .toggleButton])
            seat.customContent = [
                ScreenElement.CustomContent(label: "", value: "Window seat", importance: .high),
                ScreenElement.CustomContent(label: "Cabin", value: "Front", importance: .standard),
            ]
        }

        #expect(said(seat)[0] == "12A. Switch Button. Off. / Double tap to toggle setting.")
        #expect(said(seat)[1] == "12A, Window seat. Switch Button. Off. / Double tap to toggle setting.")
        let named = element(.text, "12A") {
            $0.customContent = [ScreenElement.CustomContent(label: "Position", value: "Window seat", importance: .high)]
        }
        #expect(said(named) == ["12A", "12A, Position, Window seat"])
    }

    @Test func `custom actions are announced after the hint`() {
        let mail = element(.button, "Mail") {
            $0.actions = [ScreenElement.Action(.activate), ScreenElement.Action(.custom, identifier: "x", name: "Delete")]
        }
        let birthday = element(.button, "Birthday") {
            $0.hint = "activate to choose type"
            $0.actions = [ScreenElement.Action(.custom, identifier: "x", name: "Clear")]
        }

        #expect(said(mail) == ["Mail. Button.", "Mail. Button. / Actions available."])
        #expect(said(birthday)[1] == "Birthday. Button. / activate to choose type. Actions available.")
        #expect(said(element(.button, "Mail") { $0.actions = [ScreenElement.Action(.activate)] })[1] == "Mail. Button.")
    }

    @Test func `a search field can be edited`() {
        #expect(said(element(.searchField, "Find")) == ["Find. Search Field.", "Find. Search Field. / Double tap to edit."])
        #expect(said(element(.searchField, "Find") { $0.isEnabled = false })[1] == "Find. Dimmed. Search Field.")
    }

    @Test func `opened and closed content is said`() {
        #expect(said(element(.button, "More") { $0.expandedStatus = .collapsed }) == ["More. Button.", "More. Button. Collapsed."])
        #expect(said(element(.button, "More") { $0.expandedStatus = .expanded })[1] == "More. Button. Expanded.")
        #expect(said(element(.button, "More") { $0.expandedStatus = .unsupported })[1] == "More. Button.")
    }

    @Test func `pop-up buttons and picker items have separate words`() {
        let adjust = "Swipe up or down with one finger to adjust the value."

        #expect(said(element(.button, "Sort") { $0.traits = [.button, .popupButton] }) == ["Sort. Button.", "Sort. Pop-up Button."])
        #expect(
            said(element(.unknown, "May") { $0.traits = [.adjustable, .pickerElement] }) == [
                "May. Adjustable. / \(adjust)", "May. Picker Item. Adjustable. / \(adjust)",
            ])
    }

    /// The speech at the elements of a screen, in order.
    private func spoken(_ parts: [Part], _ voice: SpeechVoice) -> [String] {
        let screen = screen(parts)
        return VoiceOverSpeech(screen, order: ReadingOrder(screen, layoutDirection: .leftToRight), voice: voice).spoken.map(\.description)
    }

    private func named(_ name: String, _ x: Double, _ y: Double = 0) -> Part {
        stop(name, x, y) { ($0.label, $0.traits) = (name, []) }
    }

    @Test func `the label of a group is said where it is entered`() {
        let player = part(.group, "p", LayoutRect(x: 0, y: 50, width: 200, height: 40), [named("Play", 0, 50), named("Next", 50, 50)]) {
            ($0.containerType, $0.label) = (.semanticGroup, "Mini player")
        }
        let parts = [named("Library", 0), player, named("Home", 0, 120)]

        #expect(spoken(parts, .accessibilitySnapshot) == ["Library", "Play", "Next", "Home"])
        #expect(spoken(parts, .voiceOver) == ["Library", "Mini player, Play", "Next", "Home"])
    }

    @Test func `a group in a group is entered on its own, and without a label is none`() {
        let inner = part(.group, "i", LayoutRect(x: 0, y: 50, width: 200, height: 40), [named("b", 0, 50)]) {
            ($0.containerType, $0.label) = (.semanticGroup, "Inner")
        }
        let plain = part(.group, "n", LayoutRect(x: 0, y: 100, width: 200, height: 40), [named("c", 0, 100)]) {
            ($0.containerType, $0.label) = (.semanticGroup, "")
        }
        let outer = part(.group, "o", LayoutRect(x: 0, y: 0, width: 200, height: 200), [named("a", 0), inner, plain]) {
            ($0.containerType, $0.label) = (.semanticGroup, "Outer")
        }

        #expect(spoken([outer], .voiceOver) == ["Outer, a", "Inner, b", "Outer, c"])
    }

    /// A cell of AccessibilitySnapshot's table with listed headers
    /// (testDataTableWithHeaders, commit 5b03db8), named by column and row.
    private func cell(_ column: Int, _ row: Int, headers: [String]? = nil) -> Part {
        let name = "\(["A", "B", "C", "D", "E"][column])\(row + 1)"
        return stop(name, Double(column) * 50, Double(row) * 50) { element in
            (element.label, element.value, element.traits) = (name, "\(name) Value", [])
            element.setPosition = ScreenElement.SetPosition(rows: row..<row + 1, columns: column..<column + 1)
            element.headerElements = headers
        }
    }

    @Test(arguments: SpeechVoice.allCases)
    func `a cell reads the headers that it lists`(voice: SpeechVoice) {
        let cells = (0..<6).flatMap { row in
            (0..<5).map { column in
                switch (column, row) {
                case (0, 3): cell(0, 3, headers: ["B4", "C4", "A1", "A2"])
                case (4, 5): cell(4, 5, headers: ["E1", "E2", "E3"])
                default: cell(column, row)
                }
            }
        }
        let table = part(.table, "t", .zero, cells) { $0.containerType = .dataTable }
        let said = spoken([table], voice)

        #expect(said.contains("B4: B4 Value. C4: C4 Value. A1: A1 Value. A2: A2 Value. A4. Row 4. Column 1. A4 Value"))
        #expect(said.contains("E1: E1 Value. E2: E2 Value. E3: E3 Value. E6. Column 5. E6 Value"))
        #expect(said.contains("B2. Column 2. B2 Value"))
    }
}
