import Testing

@testable import EveryScreenKit

struct MarkupTests {
    @Test func `text without a meaning in markup stays as it is`() {
        #expect(Markup.escaped("") == "")
        #expect(Markup.escaped("Größe 1–2 'x' 👨‍👩‍👧") == "Größe 1–2 'x' 👨‍👩‍👧")
    }

    @Test func `the characters of markup become references`() {
        #expect(Markup.escaped("<a href=\"b\">&amp;</a>") == "&lt;a href=&quot;b&quot;&gt;&amp;amp;&lt;/a&gt;")
    }

    @Test func `a carriage return would be read as a line break, so it is escaped`() {
        #expect(Markup.escaped("a\r\nb\tc") == "a\\r\nb\tc")
    }

    @Test func `what XML 1.0 cannot write is escaped as in Swift, and its neighbors stay`() {
        // XML 1.0, production Char: #x9 | #xA | #xD | [#x20-#xD7FF] |
        // [#xE000-#xFFFD] | [#x10000-#x10FFFF].
        for value in UInt32(0)...0x1F where ![0x9, 0xA, 0xD].contains(value) {
            let scalar = Unicode.Scalar(value)
            let escape = "\\u{\(String(value, radix: 16, uppercase: true))}"
            #expect(Markup.escaped(String(scalar.map(Character.init) ?? " ")) == escape, "U+\(String(value, radix: 16))")
        }
        #expect(Markup.escaped("\u{FFFE}\u{FFFF}") == "\\u{FFFE}\\u{FFFF}")
        for kept in ["\u{20}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}"] {
            #expect(Markup.escaped(kept) == kept)
        }
    }

    @Test func `line breaks and tabs of an attribute are escaped`() {
        #expect(Markup.attribute("a\n\"b\"\tc\r") == "a\\n&quot;b&quot;\\tc\\r")
    }
}
