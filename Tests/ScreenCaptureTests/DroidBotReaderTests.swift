import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct DroidBotReaderTests {
    private func state(_ views: String..., size: String = "") -> String {
        "{\"state_str\": \"\", \(size)\"views\": [\(views.map { "{\($0)}" }.joined(separator: ", "))]}"
    }

    @Test func `Views are inside of those they name, in whatever order they are listed`() throws {
        let screen = try read(
            state(
                "\"parent\": 2, \"text\": \"c\"", "\"parent\": -1, \"text\": \"a\"", "\"parent\": 1, \"text\": \"b\"",
                "\"parent\": 1, \"text\": \"d\""))

        #expect(screen.elements.map(\.label) == ["a", "b", "c", "d"])
        #expect(screen.elements.map(\.source) == ["0", "0/0", "0/0/0", "0/1"])
    }

    @Test func `The size is read, and else that of the windows`() throws {
        let view = "\"parent\": -1, \"bounds\": [[0, 0], [600, 900]]"

        #expect(try read(state(view)).size == LayoutSize(width: 600, height: 900))
        #expect(try read(state(view, size: "\"width\": 640, \"height\": 960, "), density: 320).size == LayoutSize(width: 320, height: 480))
    }

    @Test func `Bounds are corners in pixels, and turned inside out they are empty`() throws {
        let screen = try read(state("\"parent\": -1, \"bounds\": [[42, 84], [21, 168]]"), density: 420)

        #expect(screen.elements[0].frame == LayoutRect(x: 16, y: 32, width: 0, height: 32))
    }

    @Test(arguments: ["0", "-5"]) func `a screen without an extent stays as read`(length: String) throws {
        let size = "\"width\": \(length), \"height\": \(length), "
        #expect(try read(state("\"parent\": -1", size: size), density: 160).size == .zero)
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(state("\"parent\": 1"))
                == "capture:1:40: $.views[0].parent is 1; it must be the place of a view in the list, or -1; fix the value")
        #expect(
            message(state("\"parent\": 1", "\"parent\": 0"))
                == "capture:1:40: $.views[0].parent is 1; it must be a view that is not inside of this one; fix the value")
        #expect(message(state("\"text\": \"a\"")) == "capture:1:29: $.views[0] has no \"parent\"; it is needed; add it")
        #expect(
            message(state("\"parent\": -1, \"bounds\": [[0, 0]]"))
                == "capture:1:54: $.views[0].bounds is an array; it must be [[left, top], [right, bottom]] in pixels; fix the value")
    }
}
