import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct ReadCaptureTests {
    @Test(arguments: OwnCapture.orders)
    func `Each format is detected and read as the screen written down beside it`(name: String, format: CaptureFormat) throws {
        let written = try OwnCapture.text(name.split(separator: ".").dropLast().joined(separator: ".") + ".screen.json")

        let capture = try readCapture(at: OwnCapture.path(name), options: CaptureOptions(density: 420))
        let expected = try readCapture(Array(written.utf8), named: "written")

        #expect(capture == AccessibilityCapture(format: format, screens: expected.screens))
        #expect(expected.format == .native)
        #expect(ScreenFile.encode(capture.screens) == written)
    }

    @Test func `Every format has a capture of its own here`() {
        #expect(Set(OwnCapture.orders.map(\.format)).union([.native, .browser]) == Set(CaptureFormat.allCases))
    }

    @Test(arguments: CaptureFormat.allCases)
    func `The format can be named as well`(format: CaptureFormat) throws {
        let others: [CaptureFormat: String] = [.native: "everything.json", .browser: "pages.browser-capture.jsonl"]
        let name = try #require(others[format] ?? OwnCapture.orders.first { $0.format == format }?.name)

        let capture = try readCapture(at: OwnCapture.path(name), options: CaptureOptions(format: format))

        #expect(capture.format == format)
    }

    @Test func `A screen is named after its file, without folder and extension`() throws {
        let bytes = Array(dump("").utf8)

        let names = try ["a/b/Order 1.xml", "order", ".hidden", "a.b.xml", "/", ""].map { name in
            try readCapture(bytes, named: name).screens[0].name
        }

        #expect(names == ["Order 1", "order", ".hidden", "a.b", "/", ""])
    }

    @Test func `An environment is unknown unless the file states it`() throws {
        #expect(try readCapture(Array(dump("").utf8), named: "a").screens[0].environment == nil)
    }

    @Test func `A capture of another format than requested names both and the fix`() {
        let text = message(pageSource(""), options: CaptureOptions(format: .uiautomator))

        #expect(
            text == """
                capture: this is an Appium page source of iOS, not a uiautomator dump; read it with --from appium-ios, or leave --from out
                """)
    }

    @Test(arguments: [0, -160, 1e-300, 1e300, Double.infinity, Double.nan])
    func `A density that no device has is refused`(density: Double) {
        let text = message(dump(""), options: CaptureOptions(density: density))

        #expect(text == "capture: the density is \(density); it must be a number of dots per inch from 2 to 10000, such as 420")
    }
}
