import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct SourceTextDecodingTests {
    private static let advice = "; the file is damaged or in another encoding; save it as UTF-8"
    private static let text = pageSource("<XCUIElementTypeButton label=\"Café 注文 🍵\"/>")

    @Test(arguments: [
        ("UTF-8", Array(text.utf8)), ("UTF-8 with a mark", [0xef, 0xbb, 0xbf] + text.utf8),
        ("UTF-16 little", [0xff, 0xfe] + utf16(text, isBigEndian: false)), ("UTF-16 big", [0xfe, 0xff] + utf16(text, isBigEndian: true)),
        ("UTF-16 little without a mark", utf16(text, isBigEndian: false)), ("UTF-16 big without a mark", utf16(text, isBigEndian: true)),
    ])
    func `A text is the same in every encoding of Unicode`(name: String, bytes: [UInt8]) throws {
        let capture = try readCapture(bytes, named: "capture")

        #expect(capture.screens[0].screen == (try read(Self.text)))
        #expect(capture.screens[0].screen.elements[1].label == "Café 注文 🍵")
    }

    @Test func `A mark outweighs the declaration, as after a redirection in PowerShell`() throws {
        let text = "<?xml version='1.0' encoding='UTF-8'?>" + Self.text

        #expect(try readCapture([0xff, 0xfe] + Self.utf16(text, isBigEndian: false), named: "a").screens[0].screen == read(Self.text))
    }

    @Test(arguments: ["'ISO-8859-1'", "\"ISO-8859-1\"", " = \"latin1\"", " = 'Latin1'"])
    func `A declared Latin-1 is read, in either kind of quotes`(name: String) throws {
        let encoding = name.contains("=") ? name : "=" + name
        let text = "<?xml version='1.0' encoding\(encoding)?>" + pageSource("<XCUIElementTypeButton label=\"Caf?\"/>")
        let bytes = text.utf8.enumerated().map { $0.element == UInt8(ascii: "?") && $0.offset > 50 ? 0xe9 : $0.element }

        #expect(try readCapture(bytes, named: "capture").screens[0].screen.elements[1].label == "Café")
    }

    @Test func `Text that fits UTF-8 is UTF-8 whatever the declaration says`() throws {
        #expect(try read("<?xml version='1.0' encoding='utf_8'?>" + Self.text) == read(Self.text))
    }

    @Test(
        arguments: [
            ([0xff], 10), ([0xc0, 0x80], 10), ([0xed, 0xa0, 0x80], 10), ([0xf4, 0x90, 0x80, 0x80], 10), ([0x61, 0xe2, 0x82], 11),
            ([0x80], 10),
        ] as [([UInt8], Int)])
    func `A byte that does not fit UTF-8 is reported by its number`(bytes: [UInt8], place: Int) {
        let text = Array("<hierarchy".utf8) + bytes + Array("/>".utf8)

        #expect(message(text) == "capture: byte \(place): the byte does not fit UTF-8" + Self.advice)
    }

    @Test(arguments: [[0xff, 0xfe, 0x3c, 0, 0x00, 0xdc], [0xff, 0xfe, 0x3c, 0, 0x00], [0xff, 0xfe, 0x3c, 0, 0x00, 0xd8]] as [[UInt8]])
    func `UTF-16 with half a pair or half a unit is reported`(bytes: [UInt8]) {
        let place = bytes.last == 0xd8 ? 6 : 4

        #expect(message(bytes) == "capture: byte \(place): the byte does not fit UTF-16" + Self.advice)
    }

    @Test func `An encoding that is not read is named`() {
        let japanese = Array("<?xml version='1.0' encoding='Shift_JIS'?><hierarchy text='".utf8) + [0x83, 0x65] + Array("'/>".utf8)

        #expect(message(japanese) == "capture: the text is in the encoding shift_jis; it cannot be read; save it as UTF-8")
        #expect(
            message(Array("<?xml encoding='a\nb'?><hierarchy text='".utf8) + [0x83])
                == "capture: the text is in the encoding a\\u{a}b; it cannot be read; save it as UTF-8")
        #expect(
            message([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])
                == "capture: byte 0: the text is in the encoding UTF-32; it cannot be read; save it as UTF-8")
    }

    private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xff)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }
}
