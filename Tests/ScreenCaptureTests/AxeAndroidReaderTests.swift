import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AxeAndroidReaderTests {
    private func capture(_ view: String, device: String = "") -> String {
        "{\"axeContext\": {\(device)\"axeView\": {\"boundsInScreen\": {\"left\": 0, \"top\": 0, \"right\": 840, \"bottom\": 1680}, \(view)}}}"
    }

    @Test func `The density of the file counts before that of the options, and is no dots per inch`() throws {
        let device = "\"axeDevice\": {\"dpi\": 2, \"screenWidth\": 840, \"screenHeight\": 1680}, "
        let views = "\"className\": \"a.B\""

        #expect(try read(capture(views, device: device), density: 420).size == LayoutSize(width: 420, height: 840))
        #expect(try read(capture(views), density: 420).size == LayoutSize(width: 320, height: 640))
        #expect(try read(capture(views)).unit == .pixels)
        #expect(try read(capture(views, device: "\"axeDevice\": {\"dpi\": 0}, ")).unit == .pixels)
        #expect(
            try read(capture(views, device: "\"axeDevice\": {\"dpi\": null}, "), density: 420).size == LayoutSize(width: 320, height: 640))
    }

    // Lengths divided by next to nothing are infinite: such a screen can be
    // written, and not read again.
    @Test(arguments: ["1e-308", "0.009", "420"])
    func `A density that no device has is not believed`(density: String) throws {
        #expect(try read(capture("\"className\": \"a.B\"", device: "\"axeDevice\": {\"dpi\": \(density)}, ")).unit == .pixels)
    }

    @Test func `A label is a copy of a view, and is no element`() throws {
        let label = "\"labeledBy\": {\"text\": \"Name\", \"children\": [{\"text\": \"Inner\"}]}"

        let screen = try read(capture("\"className\": \"android.widget.EditText\", \"text\": \"Ada\", \(label)"))

        #expect(screen.elements.map(\.label) == ["Name"])
        #expect(screen.elements.map(\.value) == ["Ada"])
    }

    @Test func `An omitted fact is unknown`() throws {
        let element = try read(capture("\"className\": \"a.B\", \"text\": null, \"isAccessibilityFocusable\": true")).elements[0]

        var expected = ScreenElement(.unknown, source: "0", frame: LayoutRect(x: 0, y: 0, width: 840, height: 1680))
        expected.label = ""
        #expect(element == expected)
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(capture("\"text\": 7"))
                == "capture:1:108: $.axeContext.axeView.text is 7; it must be a string; fix the value")
        #expect(
            message("{\"axeContext\": {\"axeView\": {\"boundsInScreen\": {\"left\": 0}}}}")
                == "capture:1:47: $.axeContext.axeView.boundsInScreen is an object; it must be an object with left, top, right, bottom; fix the value"
        )
    }

    @Test func `The title of a pane is the title of the screen`() throws {
        #expect(try read(capture("\"className\": \"a.B\", \"paneTitle\": \"Cart\"")).facts.title == "Cart")
    }
}
