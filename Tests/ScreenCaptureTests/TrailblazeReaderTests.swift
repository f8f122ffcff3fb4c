import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct TrailblazeReaderTests {
    /// A capture of one view of Android with some details, in a device of 200 × 400
    /// pixels.
    private func capture(_ details: String, driver: String = "androidAccessibility", more: String = "") -> String {
        "{\"deviceWidth\": 200, \"deviceHeight\": 400, \"trailblazeNodeTree\": {\"bounds\": {\"left\": 10, \"top\": 20, \"right\": 110, "
            + "\"bottom\": 60}, \"driverDetail\": {\"class\": \"\(driver)\"\(details)}\(more)}}"
    }

    private func element(_ details: String, driver: String = "androidAccessibility", density: Double? = nil) throws -> ScreenElement {
        try read(capture(details, driver: driver), density: density).elements[0]
    }

    @Test func `Bounds of Android are pixels, and points where the density is given`() throws {
        let screen = try read(capture(""))
        let scaled = try read(capture(""), density: 320)

        #expect(screen.unit == .pixels)
        #expect(screen.size == LayoutSize(width: 200, height: 400))
        #expect(screen.elements[0].frame == LayoutRect(x: 10, y: 20, width: 100, height: 40))
        #expect(scaled.unit == .points)
        #expect(scaled.size == LayoutSize(width: 100, height: 200))
        #expect(scaled.elements[0].frame == LayoutRect(x: 5, y: 10, width: 50, height: 20))
    }

    @Test func `Bounds of iOS are points, whatever the density`() throws {
        let screen = try read(capture("", driver: "iosMaestro"), density: 320)

        #expect(screen.unit == .points)
        #expect(screen.elements[0].frame == LayoutRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test func `An omitted fact of a view has its default`() throws {
        let plain = try element(", \"drawingOrder\": 1")

        #expect([plain.isEnabled, plain.isVisible] == [true, true])
        #expect(plain.actions == [])
        #expect(plain.keyboard == ScreenElement.KeyboardBehavior(isFocusable: false))
        #expect(plain.label == "")
        #expect(try element(", \"isVisibleToUser\": false").isVisible == false)
        #expect(try element(", \"isEnabled\": false").isEnabled == false)
        #expect(
            try element(", \"contentDescription\": \"Tea\", \"isImportantForAccessibility\": false, \"drawingOrder\": 1")
                .isAccessibilityElement == false)
    }

    @Test func `Siblings are in the order of drawing`() throws {
        func child(_ text: String, _ order: Int) -> String {
            "{\"driverDetail\": {\"class\": \"androidAccessibility\", \"text\": \"\(text)\", \"drawingOrder\": \(order)}}"
        }

        let screen = try read(capture("", more: ", \"children\": [\(child("a", 2)), \(child("b", 1)), \(child("c", 2))]"))

        #expect(screen.elements.map(\.label) == ["", "b", "a", "c"])
    }

    @Test func `The drawing of a view has no order, is accessible, and is reached by the keyboard`() throws {
        let day = ", \"contentDescription\": \"1 May\", \"isClickable\": true, \"isImportantForAccessibility\": false"

        let virtual = try element(day)
        let view = try element(day + ", \"drawingOrder\": 1")

        #expect([virtual.isAccessibilityElement, view.isAccessibilityElement] == [true, false])
        #expect([virtual.keyboard, view.keyboard] == [nil, ScreenElement.KeyboardBehavior(isFocusable: false)])
    }

    @Test func `An editable view is a field, whatever its class`() throws {
        #expect(try element(", \"className\": \"a.Box\", \"isEditable\": true").role == .textField)
        #expect(try element(", \"className\": \"a.Box\", \"isEditable\": true, \"isPassword\": true").role == .secureTextField)
    }

    @Test func `The actions state whether a slider can be adjusted`() throws {
        let slider = ", \"className\": \"android.widget.SeekBar\""
        let steps = [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)]

        #expect(try element(slider).actions == nil)
        #expect(try element(slider + ", \"actions\": [\"ACTION_FOCUS\", \"ACTION_SET_PROGRESS\"]").actions == steps)
        #expect(try element(slider + ", \"actions\": [\"ACTION_SCROLL_FORWARD\"]").actions == nil)
        #expect(try element(slider + ", \"actions\": [\"ACTION_FOCUS\"]").actions == [])
    }

    @Test func `Without a type the placeholder identifies a field and the checked state a switch`() throws {
        let roles = try ["", ", \"hintText\": \"Name\"", ", \"checked\": true"].map { try element($0, driver: "iosMaestro").role }

        #expect(roles == [.unknown, .textField, .toggle])
    }

    @Test func `Maestro's details for Android are those of its own file`() throws {
        let element = try element(
            ", \"className\": \"android.widget.Button\", \"text\": \"Pay\", \"clickable\": true, \"enabled\": false",
            driver: "androidMaestro")

        #expect(element.role == .button)
        #expect(element.label == "Pay")
        #expect(element.actions == [ScreenElement.Action(.activate)])
        #expect(element.isEnabled == false)
    }

    @Test func `Without a device the screen is as large as its windows`() throws {
        let text = capture("").replacing("deviceWidth", with: "width")

        #expect(try read(text).size == LayoutSize(width: 110, height: 60))
    }

    @Test func `A mistake is reported with its place and its fix`() {
        #expect(
            message(capture("", driver: "web"))
                == "capture:1:155: $.trailblazeNodeTree.driverDetail.class is \"web\"; it must be a driver: androidAccessibility, androidMaestro, "
                + "iosMaestro; fix the value")
        #expect(
            message("{\"trailblazeNodeTree\": {}}")
                == "capture:1:24: $.trailblazeNodeTree has no \"driverDetail\"; it is needed; add it")
        #expect(
            message(capture("", more: ", \"children\": [7]"))
                == "capture:1:193: $.trailblazeNodeTree.children[0] is 7; it must be an object; fix the value")
        #expect(
            message(capture("", more: ", \"children\": [{\"driverDetail\": {\"class\": \"iosMaestro\"}}]"))
                == "capture:1:220: $.trailblazeNodeTree.children[0].driverDetail.class is \"iosMaestro\"; it must be androidAccessibility, as of "
                + "the node around it; fix the value")
        #expect(
            message(capture("").replacing("\"right\": 110", with: "\"right\": 1e99"))
                == "capture:1:109: $.trailblazeNodeTree.bounds.right is 1e99; it must be a length on a screen; fix the value")
        #expect(
            message(capture(", \"isEnabled\": 1"))
                == "capture:1:192: $.trailblazeNodeTree.driverDetail.isEnabled is 1; it must be true or false; fix the value")
    }
}
