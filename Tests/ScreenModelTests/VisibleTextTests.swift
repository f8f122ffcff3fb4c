import EveryScreenModel
import Testing

struct VisibleTextTests {
    @Test(
        arguments: [
            ("", ""), ("Save", "Save"), ("Größe 書籍 👩‍🚀", "Größe 書籍 👩‍🚀"), ("می‌خواهم", "می‌خواهم"), ("a: b #1", "a: b #1"),
            ("a\nb\tc\r", "a\\nb\\tc\\r"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7}\u{0}\u{7F}\u{9B}", "\\u{7}\\u{0}\\u{7F}\\u{9B}"),
            ("a\u{85}\u{2028}\u{2029}b", "a\\u{85}\\u{2028}\\u{2029}b"),
            ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", "\\u{202A}\\u{202B}\\u{202C}\\u{202D}\\u{202E}"),
            ("\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}\\u{2067}\\u{2068}\\u{2069}\\u{200E}\\u{200F}\\u{61C}"),
            ("\u{E0001}\u{E0041}\u{E007F}", "\\u{E0001}\\u{E0041}\\u{E007F}"),
            ("\u{FEFF}\u{AD}\u{200B}\u{2060}", "\\u{FEFF}\\u{AD}\\u{200B}\\u{2060}"),
            ("\u{FFFE}\u{10FFFF}", "\\u{FFFE}\\u{10FFFF}"),
            ("::error title=x::y", "\\u{3A}:error title=x::y"), ("  ::error", "  \\u{3A}:error"), ("a ::error", "a ::error"),
            ("##[error]x", "\\u{23}#[error]x"), ("##vso[task]x", "\\u{23}#vso[task]x"), ("## Heading", "## Heading"),
        ])
    func `Characters that control the display of a text are escaped, and those of people are not`(text: String, visible: String) {
        #expect(text.visible() == visible)
    }

    @Test func `Lines are kept on request, and each may begin with a command`() {
        #expect("a\n\tb\r\n".visible(.lines) == "a\n\tb\\r\n")
        #expect("a\n  ::error::b\n\n##[c]".visible(.lines) == "a\n  \\u{3A}:error::b\n\n\\u{23}#[c]")
    }

    @Test func `Eight combining marks are drawn on a base, and more are escaped`() {
        let marks = String(repeating: "\u{301}", count: 8)

        #expect(("e" + marks + "x").visible() == "e" + marks + "x")
        #expect(("e" + marks + "\u{302}\u{303}x").visible() == "e" + marks + "\\u{302}\\u{303}x")
        #expect(String(repeating: "\u{301}", count: 5_000).visible().unicodeScalars.count(where: \.isCombiningMark) == 8)
    }

    @Test func `Every scalar is escaped or stands for itself, and twice is as once`() {
        for value in [0..<0x3000, 0xD7F0..<0x11000, 0x1F000..<0x1F100, 0xE0000..<0xE0200, 0x10FFF0..<0x110000].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let visible = "a\(scalar)b".visible()
            let isKept = visible.unicodeScalars.contains(scalar)
            if isKept == scalar.steersOutput || visible.visible() != visible { Issue.record("U+\(String(value, radix: 16))") }
        }
    }
}
