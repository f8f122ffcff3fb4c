import EveryScreenModel
import EveryScreenSpecs
import Testing

extension LiveDesktopTests {
    /// The form with one fault: the errors are those of the fault alone.
    struct PlantedFaultTests {
        @Test func `an icon button without a label is found`() throws {
            #expect(try Desktop.order("no-label").errors() == ["element-has-label: button without label"])
        }

        /// Two targets of 16 pixels side by side; WCAG 2.2 demands 24.
        @Test func `small targets side by side are found`() throws {
            let walked = try Desktop.order("small-targets")

            #expect(walked.errors() == ["target-size: Fewer", "target-size: More"])
        }

        /// It keeps every key, so that none of the standard ones leaves it.
        @Test func `a canvas that keeps every key is a trap`() throws {
            let walked = try Desktop.order("canvas")
            let focus = try #require(walked.screen.recordedFocus)

            #expect(focus.tabSequence.map(walked.name) == ["Number", "Send me messages", "Volume", "Note", "Signature", "Signature"])
            #expect(focus.walks[0].shiftTab.map(walked.name) == ["Track", "Delete", "Signature", "Signature"])
            #expect(focus.escapeAttempts.map(\.key) == ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Escape", "Ctrl+Tab"])
            #expect(focus.escapeAttempts.allSatisfy { $0.focusAfter.map(walked.name) == ["Signature"] })
            #expect(walked.errors() == ["no-keyboard-trap: Signature"])
        }

        /// A text view of GTK types a tab.
        ///
        /// Ctrl+Tab leaves it, which is no standard key, and no text says so.
        @Test func `a text view that accepts tabs is a trap`() throws {
            let walked = try Desktop.order("text-view")
            let focus = try #require(walked.screen.recordedFocus)

            #expect(focus.tabSequence.map(walked.name) == ["Number", "Send me messages", "Volume", "Note", "Note"])
            #expect(focus.escapeAttempts.first { $0.key == "Ctrl+Tab" }?.focusAfter.map(walked.name) == ["Delete"])
            #expect(walked.errors() == ["no-keyboard-trap: Note"])
        }

        /// GTK moves focus by arrow keys as well.
        @Test func `a button that keeps Tab alone is no trap`() throws {
            let walked = try Desktop.order("keeps-tab")
            let focus = try #require(walked.screen.recordedFocus)

            #expect(focus.tabSequence.last.map { walked.name($0) } == "Sign")
            #expect(focus.escapeAttempts.last?.focusAfter.map(walked.name) == ["Delete"])
            #expect(walked.errors() == [])
        }

        @Test func `a button that only the mouse reaches is found`() throws {
            #expect(try Desktop.order("mouse-only").errors() == ["keyboard-reachable: Cancel"])
        }

        /// A text of 16 pixels in a region of 20, which cannot be scrolled by keys
        /// or a bar; at twice the text size it needs 32.
        @Test func `a text in a region of fixed height is cut off at twice the text size only`() throws {
            let (usual, large) = (try Desktop.order("fixed-height"), try Desktop.order("fixed-height", textScale: 2))

            #expect(usual.errors() == [])
            #expect(large.errors() == ["text-not-clipped: Delivery takes two days"])
            #expect(usual.errors(enlarged: large) == ["text-not-clipped: Delivery takes two days"])
        }

        @Test func `a role that no role of a screen matches is recorded and reported`() throws {
            let walked = try Desktop.order("unknown-role")

            #expect(walked.stops.map(\.label).contains("Time left"))
            #expect(walked.element("Time left")?.role == .unknown)
            #expect(
                walked.notes == ["no role of a screen matches \"timer\"; 1 recorded as elements of unknown role: \"Time left\""])
        }
    }
}
