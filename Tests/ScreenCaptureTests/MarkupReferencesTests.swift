import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct MarkupReferencesTests {
    @Test(arguments: [
        ("&lt;tea&gt; &amp; &quot;milk&quot; &apos;", "<tea> & \"milk\" '"), ("&#65;&#x42;&#X43;", nil), ("&#x1F375;", "🍵"),
        ("&#127861;", "🍵"), ("&#55357;&#56832;", "😀"), ("&#xD83D;&#xDE00;", "😀"), ("&#55357;", "\u{fffd}"),
        ("&#56832;a", "\u{fffd}a"), ("&#55357;&#55357;&#56832;", "\u{fffd}😀"), ("&#55357;&amp;", "\u{fffd}&"), ("&#0;", "\u{fffd}"),
        ("&#xD7FF;&#xE000;", "\u{D7FF}\u{E000}"), ("&#xD800;&#xDC00;", "\u{10000}"), ("&#xDBFF;&#xDFFF;", "\u{10FFFF}"),
        ("&#xDC00;&#xDC00;", "\u{fffd}\u{fffd}"), ("&#xD800;&#xE000;", "\u{fffd}\u{E000}"),
        ("&#x110000;", nil), ("&#;", nil), ("&#+1;", nil), ("&;", nil), ("&#10;", "\n"), ("a\n\tb\r\nc", "a  b c"),
        ("&#00000000000000000000000000000065;", nil), ("é", "é"),
    ])
    func `References are replaced, surrogates as Android writes them too`(text: String, expected: String?) {
        let label = try? read(pageSource("<XCUIElementTypeButton label=\"\(text)\"/>")).elements[1].label

        #expect(label == expected)
    }
}
