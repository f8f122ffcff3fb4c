import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct A11yUITestsReaderTests {
    private func snapshot(_ elements: String...) -> String {
        "{\"generated\": \"\", \"snapshot\": [\(elements.map { "{\($0)}" }.joined(separator: ", "))]}"
    }

    @Test func `Elements stand side by side on a screen as large as they need`() throws {
        let screen = try read(snapshot("\"frame\": [[16, 79], [43, 44.5]]", "\"frame\": [[0, 0], [320, 20]]"), density: 320)

        #expect(screen.unit == .points)
        #expect(screen.elements.map(\.source) == ["0", "1"])
        #expect(screen.elements[0].frame == LayoutRect(x: 16, y: 79, width: 43, height: 44.5))
        #expect(screen.size == LayoutSize(width: 320, height: 123.5))
    }

    @Test(arguments: [
        ("Label", ScreenElement.Role.text), ("Button", .button), ("Text Field", .textField), ("Secure Text Field", .secureTextField),
        ("Segmented Control", .group), ("Picker Wheel", .picker), ("Other", .group), ("Novelty", .unknown),
    ])
    func `Types have spaces between their words, and a label is a text`(type: String, role: ScreenElement.Role) throws {
        #expect(try read(snapshot("\"type\": \"\(type)\"")).elements[0].role == role)
    }

    @Test func `Traits are read, also empty ones`() throws {
        #expect(try read(snapshot("\"traits\": [\"Static Text\", \"Not Enabled\"]")).elements[0].traits == [.staticText, .notEnabled])
        #expect(try read(snapshot("\"traits\": []")).elements[0].traits == [])
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(snapshot("\"frame\": [[1, 2, 3], [4, 5]]"))
                == "capture:1:43: $.snapshot[0].frame[0] is an array; it must be two numbers; fix the value")
        #expect(
            message(snapshot("\"frame\": [[1, 2]]"))
                == "capture:1:42: $.snapshot[0].frame is an array; it must be [[x, y], [width, height]]; fix the value")
        #expect(message(snapshot("\"type\": null")) == "capture:1:41: $.snapshot[0].type is null; it must be a string; fix the value")
    }
}
