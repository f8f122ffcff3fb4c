import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct MaestroReaderTests {
    private func capture(_ attributes: String, _ more: String = "") -> String {
        "{\"attributes\": {}, \"children\": [{\"attributes\": {\(attributes)}\(more), \"children\": []}]}"
    }

    @Test func `A class identifies Android, where bounds are pixels`() throws {
        let android = try read(capture("\"class\": \"android.widget.Button\", \"bounds\": \"[10,20][110,60]\""))
        let ios = try read(capture("\"text\": \"Tea\", \"bounds\": \"[10,20][110,60]\""), density: 320)

        #expect([android.unit, ios.unit] == [.pixels, .points])
        #expect([android.size, ios.size] == [LayoutSize(width: 110, height: 60), LayoutSize(width: 110, height: 60)])
        #expect(android.elements.map(\.role) == [.unknown, .button])
        #expect(ios.elements[1].frame == LayoutRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test(arguments: [
        ("\"enabled\": \"false\"", ""), ("\"enabled\": false", ""), ("", ", \"enabled\": false"), ("", ", \"enabled\": \"false\""),
    ])
    func `Flags stand in the attributes or beside them, spelled or not`(attributes: String, more: String) throws {
        #expect(try read(capture(attributes, more)).elements[1].isEnabled == false)
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(capture("\"bounds\": \"10,20\""))
                == "capture:1:59: $.children[0].attributes.bounds is \"10,20\"; it must be [left,top][right,bottom]; fix the value")
        #expect(
            message(capture("\"enabled\": \"maybe\""))
                == "capture:1:60: $.children[0].attributes.enabled is \"maybe\"; it must be true or false; fix the value")
        #expect(
            message("{\"attributes\": {}, \"children\": [{}]}")
                == "capture:1:33: $.children[0] has no \"attributes\"; it is needed; add it")
        #expect(
            message("{\"attributes\": {}, \"children\": 7}")
                == "capture:1:32: $.children is 7; it must be an array of objects; fix the value")
    }
}
