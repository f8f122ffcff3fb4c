import ScreenCapture
import ScreenModel
import Testing

struct ReadCaptureTests {
    @Test(arguments: [
        ("order.uiautomator", CaptureFormat.uiautomator), ("order.appium-android", .appiumAndroid), ("order.appium-ios", .appiumIOS),
    ])
    func `Each format is detected and read as the screen written down beside it`(name: String, format: CaptureFormat) throws {
        let options = CaptureOptions(density: 420)

        let capture = try readCapture(at: OwnCapture.path(name + ".xml"), options: options)
        let expected = try readCapture(at: OwnCapture.path(name + ".json"))

        #expect(capture == Capture(format: format, screens: expected.screens))
        #expect(expected.format == .native)
        #expect(ScreenFile.encode(capture.screens) == (try OwnCapture.text(name + ".json")))
    }

    @Test(arguments: CaptureFormat.allCases)
    func `The format can be named as well`(format: CaptureFormat) throws {
        let names: [CaptureFormat: String] = [.native: "order.appium-ios.json", .browser: "pages.browser-capture.jsonl"]
        let name = names[format] ?? "order.\(format.rawValue).xml"

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

    @Test func `An environment is unknown unless the file tells it`() throws {
        #expect(try readCapture(Array(dump("").utf8), named: "a").screens[0].environment == nil)
    }

    @Test func `A capture of another format than was asked for names both and the way out`() {
        let text = message(pageSource(""), options: CaptureOptions(format: .uiautomator))

        #expect(
            text == """
                capture: this is an Appium page source of iOS, not a uiautomator dump; read it with --from appium-ios, or leave --from out
                """)
    }

    @Test(arguments: [0, -160, Double.infinity, Double.nan])
    func `A density that is no positive number is refused`(density: Double) {
        let text = message(dump(""), options: CaptureOptions(density: density))

        #expect(text == "capture: the density is \(density); it must be a positive number of dots per inch, such as 420")
    }
}
