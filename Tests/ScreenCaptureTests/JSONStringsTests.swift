import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct JSONStringsTests {
    @Test(arguments: [
        ("tea", "tea"), ("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\u{8}\u{c}\n\r\t"), ("\\u00e9\\u6CE8", "é注"), ("\\ud83c\\udf75", "🍵"),
        ("🍵", "🍵"),
        ("\\ud83c", "\u{fffd}"), ("\\udf75a", "\u{fffd}a"), ("\\ud83c\\u0041", "\u{fffd}A"), ("\\u0000", "\0"),
    ])
    func `Escapes are replaced`(text: String, expected: String) throws {
        let file = """
            {"everyscreen": 1, "screens": [{"name": "\(text)", "size": {"width": 1, "height": 1}, "elements": []}]}
            """

        #expect(try readCapture(Array(file.utf8), named: "capture").screens[0].name == expected)
    }

    @Test func `Every scalar below 256 and the line separators come back`() throws {
        let name = String(String.UnicodeScalarView((0..<256).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{2029}🍵"
        let screens = [CapturedScreen(name: name, screen: try read(dump("")))]

        let text = ScreenFile.encode(screens)

        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        #expect(try readCapture(Array(text.utf8), named: "capture").screens == screens)
    }
}
