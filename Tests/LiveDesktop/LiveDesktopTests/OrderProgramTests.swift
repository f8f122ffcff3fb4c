import EveryScreenModel
import Testing

extension LiveDesktopTests {
    /// The form without a fault: the facts by `Programs/order.py`.
    struct OrderProgramTests {
        private static let labels = ["Where is my parcel?", "Number", "Number", "Send me messages", "Volume", "Note", "Delete", "Track"]
        private static let roles: [ScreenElement.Role] = [.text, .text, .textField, .checkBox, .slider, .textEditor, .button, .button]
        /// The controls in the order of the code, which is that of Tab in GTK.
        private static let controls = ["Number", "Send me messages", "Volume", "Note", "Delete", "Track"]

        @Test(arguments: [1, 1.5, 2]) func `each text and control is an element with its label and role`(textScale: Double) throws {
            let walked = try Desktop.order(textScale: textScale)

            #expect(walked.screen.screen.facts.title == "Order")
            #expect(walked.stops.map(\.label) == Self.labels)
            #expect(walked.stops.map(\.role) == Self.roles)
            #expect(walked.stops.map(\.value) == ["", "", "", "0", "0", "", "", ""])
            #expect(walked.notes == [])
        }

        @Test func `the field is labeled by the text before it`() throws {
            let walked = try Desktop.order()
            let texts = walked.stops.filter { $0.role == .text }

            #expect(walked.element("Number")?.role == .textField)
            #expect(walked.element("Number")?.labeledBy == [texts[1].source])
        }

        @Test(arguments: [1, 1.5, 2]) func `Tab visits the controls in order and returns to the first, and Shift+Tab goes back`(
            textScale: Double
        ) throws {
            let walked = try Desktop.order(textScale: textScale)
            let focus = try #require(walked.screen.recordedFocus)

            #expect(focus.tabSequence.map(walked.name) == Self.controls + ["Number"])
            #expect(focus.walks.map { walked.name($0.from) } == ["Number"])
            #expect(focus.walks[0].shiftTab.map(walked.name) == Self.controls.reversed())
            #expect(focus.escapeAttempts == [])
        }

        @Test(arguments: [1.5, 2]) func `texts grow with the text scale, and nothing gets lower`(textScale: Double) throws {
            let (usual, large) = (try Desktop.order(), try Desktop.order(textScale: textScale))

            for (before, after) in zip(usual.stops, large.stops) {
                #expect(after.frame.height >= before.frame.height, "\(after.label ?? "")")
                guard before.role == .text else { continue }
                // Ascent and descent are each rounded to a pixel.
                #expect(abs(after.frame.height - textScale * before.frame.height) <= 2, "\(after.label ?? "")")
            }
            #expect(large.screen.screen.size.height > usual.screen.screen.size.height)
        }

        /// The font of 10 points at 96 dots per inch.
        @Test(arguments: [1, 1.5, 2]) func `texts are drawn in the font of the settings`(textScale: Double) throws {
            let walked = try Desktop.order(textScale: textScale)
            let sizes = Set(walked.stops.compactMap { $0.text?.first?.pointSize })

            #expect(sizes == [(10.0 * 96 / 72 * textScale).rounded(.down)])
        }

        /// GTK's buttons have a padding of 5 and a border of 1 pixel, which it does
        /// not state as part of their extents.
        @Test func `the touch region of a button is larger than the stated extents`() throws {
            let button = try #require(try Desktop.order().element("Track"))
            let region = try #require(button.hitRegion)

            #expect(region.contains(button.frame))
            #expect(region.height - button.frame.height == 10)
            // The column of 420 pixels has a margin of 12 on both sides.
            #expect((region.minX, region.maxX) == (12, 408))
        }

        @Test(arguments: [1, 1.5, 2]) func `it has no error`(textScale: Double) throws {
            #expect(try Desktop.order(textScale: textScale).errors() == [])
        }

        @Test func `it has no error beside itself at twice the text size`() throws {
            #expect(try Desktop.order().errors(enlarged: Desktop.order(textScale: 2)) == [])
        }

        @Test func `from right to left it is mirrored, is walked in the same order, and has no error`() throws {
            let (usual, turned) = (try Desktop.order(), try Desktop.order(isRightToLeft: true))
            let width = usual.screen.screen.size.width

            #expect(turned.screen.environment?.layoutDirection == .rightToLeft)
            #expect(turned.stops.map(\.label) == Self.labels)
            for (before, after) in zip(usual.stops, turned.stops) where before.role != .slider {
                #expect(after.frame == before.frame.mirrored(in: width), "\(after.label ?? "")")
            }
            #expect(turned.screen.recordedFocus == usual.screen.recordedFocus)
            #expect(turned.errors() == [])
        }
    }
}

extension LayoutRect {
    fileprivate func mirrored(in width: Double) -> LayoutRect {
        LayoutRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
