import EveryScreenModel
import EveryScreenSpecs
import Testing

extension LiveDesktopTests {
    /// Programs of GTK 3 and GTK 4 that Debian ships.
    struct DebianProgramTests {
        private static let question = ["zenity", "--question", "--title", "Files", "--text", "Delete the file?"]

        /// The text of a message of zenity 3 can be selected, and takes focus for
        /// that.
        @Test(arguments: [1, 1.5, 2]) func `a question of zenity is walked, and its buttons have their names`(textScale: Double) throws {
            let walked = try Desktop.walk(Self.question, options: ["--text-scale", "\(textScale)"])
            let focus = try #require(walked.screen.recordedFocus)

            #expect(walked.screen.screen.facts.title == "Files")
            #expect(walked.stops.filter { $0.role == .button }.map(\.label) == ["No", "Yes"])
            #expect(walked.element("Delete the file?")?.role == .text)
            #expect(focus.tabSequence.map(walked.name) == ["Yes", "Delete the file?", "No", "Yes"])
            #expect(focus.walks[0].shiftTab.map(walked.name) == ["No", "Delete the file?", "Yes"])
            #expect(walked.notes == [])
            #expect(walked.errors() == [])
        }

        /// The characters, since GTK 3 makes the label as high as its icon.
        @Test func `the characters of zenity grow with the text scale`() throws {
            let heights = try [1, 1.5, 2].map { scale in
                let walked = try Desktop.walk(Self.question, options: ["--text-scale", "\(Double(scale))"])
                return try #require(walked.element("Delete the file?")?.text?.first?.frame?.height)
            }

            #expect(heights[0] > 0)
            #expect(abs(heights[1] - 1.5 * heights[0]) <= 2)
            #expect(abs(heights[2] - 2 * heights[0]) <= 2)
        }

        @Test func `an entry of zenity is walked, and its field has the label`() throws {
            let walked = try Desktop.walk(["zenity", "--entry", "--title", "Files", "--text", "New name"])

            #expect(walked.stops.filter { $0.role == .textField }.map(\.label) == ["New name"])
            #expect(walked.errors() == [])
        }

        /// The last field of the second column is a text view, which accepts tabs
        /// by default (GTK, gtk_text_view_set_accepts_tab).
        @Test func `the text view of the widget factory of GTK 4 is a trap`() throws {
            let walked = try Desktop.walk(["gtk4-widget-factory"])
            let focus = try #require(walked.screen.recordedFocus)
            let traps = walked.errors().filter { $0.hasPrefix("no-keyboard-trap") }

            #expect(walked.screen.screen.facts.title == "GTK Widget Factory")
            #expect(walked.stops.filter { $0.label == "checkbutton" }.count == 6)
            let last = try #require(focus.tabSequence.last.flatMap { $0 })
            let index = try #require(walked.screen.screen.index(ofSource: last))
            #expect(walked.screen.screen.elements[index].role == .textEditor)
            #expect(traps.count == 1)
            #expect(focus.escapeAttempts.last.map { $0.key == "Ctrl+Tab" && $0.focusAfter != [$0.from] } == true)
        }

        @Test func `a walk that is cut off says so, and shows no trap`() throws {
            let walked = try Desktop.walk(["gtk4-icon-browser"], options: ["--presses", "10"])
            let focus = try #require(walked.screen.recordedFocus)

            #expect(walked.stops.map(\.label).contains("Multimedia"))
            #expect(focus.tabSequence.count == 11)
            #expect(walked.notes == ["the walk was cut off after 10 key presses; the rest of it is unknown"])
            #expect(walked.errors().filter { $0.hasPrefix("no-keyboard-trap") } == [])
            #expect(walked.outcome(of: .noKeyboardTrap)?.passed == 0)
        }
    }
}
