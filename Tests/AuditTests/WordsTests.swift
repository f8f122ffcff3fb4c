import Testing

@testable import EveryScreenAudit

struct WordsTests {
    @Test(
        arguments: [
            ("", []), ("Buy now", ["buy", "now"]), ("don't  stop", ["don't", "stop"]), ("'quoted'", ["quoted'"]), ("-", []),
            ("a\r\nb", ["a", "b"]),
            ("Item 12", ["item", "12"]), ("@[`{", []), ("Zürich Straße", ["zürich", "straße"]), ("don’t", ["don’t"]),
            ("漢字 かな", ["漢字", "かな"]),
            ("A\u{301}b", ["áb"]),
        ] as [(String, [String])])
    func `Words are runs of letters and digits in lower case`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test func `All-ASCII text has the words it would have beside a letter that is not ASCII`() {
        // The same text with a further word in another script takes the way by characters.
        for first in 0..<128 as Range<UInt8> {
            for second in 0..<128 as Range<UInt8> {
                let text = String(decoding: [0x61, first, second, 0x62, 0x20], as: UTF8.self)
                let mixed = (text + "ж").words
                #expect(mixed.last == "ж" && Array(mixed.dropLast()) == text.words, "\(first), \(second)")
            }
        }
    }

    @Test func `Text is silent if nothing of it is spoken`() {
        #expect("".isSilent)
        #expect(" \u{200B}\u{2800}".isSilent)
        #expect(!"!".isSilent)
        #expect(!" a".isSilent)
    }

    @Test(arguments: [("en", "en"), ("de-CH", "de"), ("ZH_hans", "zh"), ("", "")])
    func `The language of a tag is what stands before the first hyphen`(tag: String, language: String) {
        #expect(tag.primaryLanguage == language)
    }
}
