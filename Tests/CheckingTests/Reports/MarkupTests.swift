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

    @Test func `a carriage return would be read as a line break, so it becomes a reference`() {
        #expect(Markup.escaped("a\r\nb\tc") == "a&#13;\nb\tc")
    }

    @Test func `what XML 1.0 cannot write becomes U+FFFD, and its neighbors stay`() {
        // XML 1.0, production Char: #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF].
        for value in UInt32(0)...0x1F where ![0x9, 0xA, 0xD].contains(value) {
            let scalar = Unicode.Scalar(value)
            #expect(Markup.escaped(String(scalar.map(Character.init) ?? " ")) == "\u{FFFD}", "U+\(String(value, radix: 16))")
        }
        #expect(Markup.escaped("\u{FFFE}\u{FFFF}") == "\u{FFFD}\u{FFFD}")
        for kept in ["\u{20}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}"] {
            #expect(Markup.escaped(kept) == kept)
        }
    }

    @Test func `line breaks and tabs of an attribute become references`() {
        #expect(Markup.attribute("a\n\"b\"\tc\r") == "a&#10;&quot;b&quot;&#9;c&#13;")
    }
}
