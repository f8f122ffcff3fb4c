import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct DetectionTests {
    private static let rest =
        "; no capture format looks like this; known are everyscreen, uiautomator, appium-android, appium-ios, trailblaze, maestro, "
        + "axe-android, atf, droidbot, detox, idb, xcuitest, a11yuitests, accessibility-snapshot, flutter, cdp, browser-capture"

    @Test(arguments: [
        ("an order of tea\nand < more", "plain text beginning \"an order of tea\""),
        ("<rss version=\"2.0\"><channel/></rss>", "XML with the root element <rss>"),
        ("<!-- a feed -->\n<?style x?><feed/>", "XML with the root element <feed>"),
        ("<!DOCTYPE html>\n<p>Order", "an HTML page"), ("<HTML><body>", "an HTML page"),
        ("<hierarchy><order/></hierarchy>", "XML with the root element <hierarchy>"),
        ("<AppiumAUT><order/></AppiumAUT>", "XML with the root element <AppiumAUT>"),
        ("{\"order\": 1, \"lines\": []}", "JSON with the keys \"order\", \"lines\""), ("{}", "an empty JSON object"),
        ("[1, 2]", "JSON that is an array"), ("[]", "JSON that is an array"), ("[{\"path\": \"$\"}]", "JSON that is an array"),
        ("{\"views\": []}", "JSON with the keys \"views\""),
        ("{\"attributes\": 1, \"children\": 2}", "JSON with the keys \"attributes\", \"children\""),
        ("Button 0x12", "plain text beginning \"Button 0x12\""),
        ("Novelty, 0x12, label: 'a'", "plain text beginning \"Novelty, 0x12, label: 'a'\""),
    ])
    func `A text that is no capture is reported by its kind`(text: String, kind: String) {
        #expect(message(text) == "capture: this is \(kind)" + Self.rest)
    }

    private static let flutter = "SemanticsNode#0\n   Rect.fromLTRB(0.0, 0.0, 8.0, 6.0)\n"
    private static let xcuitest = "Button, 0x1, label: 'Pay'\n"
    private static let uiautomator = dump("") + "\n"

    @Test(arguments: [
        (flutter, xcuitest), (flutter, uiautomator), (flutter, "{\"nodes\": []}"), (xcuitest, flutter), (xcuitest, uiautomator),
        (xcuitest, "<?xml version='1.0'?>\n" + uiautomator), (xcuitest, "[\n{\"AXFrame\": \"\"}]"), (uiautomator, flutter),
        (uiautomator, xcuitest), (uiautomator, "{\"nodes\": []}"),
    ])
    func `A capture of another format behind or before a capture is refused`(first: String, second: String) {
        let line = first.split(separator: "\n").count + 1

        #expect(
            message(first + second)
                == "capture:\(line):1: a second capture begins; a file of this format holds one screen; put each screen into its own file")
    }

    @Test func `Lines of a console around a capture are passed over`() throws {
        let log = "{\"event\": \"paid\"}\n[12:00] Paid <b>\n{\"nodes\": 1}\n"

        #expect(try read("Syncing\n" + Self.flutter + log).elements.count == 1)
        #expect(try read(Self.uiautomator + "UI dumped\n{\"event\": 1}\nDone\n").elements.count == 2)
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], "a PNG image"), ([0xff, 0xd8, 0xff, 0xe0, 0, 16], "a JPEG image"),
            (Array("PK\u{3}\u{4}\u{14}".utf8), "a ZIP archive"), ([0x1f, 0x8b, 8], "a gzip archive"),
            (Array("%PDF-1.7".utf8), "a PDF document"),
            (Array("bplist00".utf8), "a binary property list"), ([7, 0, 0, 0, 1], "binary data"),
        ] as [([UInt8], String)])
    func `A file that is no text is reported by its kind`(bytes: [UInt8], kind: String) {
        #expect(message(bytes) == "capture: this is \(kind)" + Self.rest)
    }

    @Test(arguments: [
        ("<hierarchy rotation=\"0\"/>", CaptureFormat.uiautomator), ("<hierarchy class=\"hierarchy\" rotation=\"0\"/>", .appiumAndroid),
        ("<AppiumAUT/>", .appiumIOS), ("<XCUIElementTypeWindow/>", .appiumIOS), ("{\"everyscreen\": 1, \"screens\": []}", .native),
        ("<ViewHierarchy/>", .detox), ("{\"trailblazeNodeTree\": {\"driverDetail\": {\"class\": \"iosMaestro\"}}}", .trailblaze),
        ("{\"attributes\": {}, \"children\": []}", .maestro), ("{\"axeContext\": {\"axeView\": {}}}", .axeAndroid),
        ("{\"ATFAResults\": []}", .atf), ("{\"views\": [], \"state_str\": \"\"}", .droidbot),
        ("{\"snapshot\": [], \"generated\": \"\"}", .a11yUITests), ("[{\"element\": {\"_0\": {}}}]", .accessibilitySnapshot),
        ("{\"AXFrame\": \"\"}", .idb),
        ("{\"elements\": [{\"AXFrame\": \"\"}]}", .idb),
        ("[{\"path\": \"$\", \"type\": \"array\"}, {\"path\": \"$.[].AXFrame\", \"type\": \"string\"}]", .idb),
        ("{\"nodes\": []}", .devTools), ("{\"documents\": [], \"strings\": []}", .devTools),
        ("Button, 0x12", .xcuitest), (" →Application 0x12: {{0.0, 0.0}, {1.0, 2.0}}", .xcuitest), ("SemanticsNode#0", .flutter),
    ])
    func `A capture of nothing still has its format`(text: String, format: CaptureFormat) throws {
        #expect(try readCapture(Array(text.utf8), named: "capture").format == format)
    }

    @Test(arguments: [
        "UI hierchary dumped to: /dev/tty\n" + dump(""), dump("") + "UI hierchary dumped to: /dev/tty\r\n",
        "WARNING: linker: unused\n<?xml version='1.0' ?>" + dump(""), "\n\n " + dump(""),
    ])
    func `Lines that adb prints before and after a dump do not matter`(text: String) throws {
        #expect(try read(text) == read(dump("")))
    }
}
