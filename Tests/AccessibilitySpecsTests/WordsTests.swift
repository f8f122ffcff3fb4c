import Testing

@testable import EveryScreenSpecs

struct WordsTests {
    @Test func `words are held one after the other`() {
        #expect("Open the app store now".holdsWords(of: "App Store"))
        #expect(!"Open the app in the store".holdsWords(of: "app store"))
        #expect(!"Reopen".holdsWords(of: "open"))
        #expect("Open".holdsWords(of: ""))
        #expect(!"Open".holdsWords(of: "open now"))
    }

    @Test(arguments: [("立即购买", "购买"), ("カートに入れる", "カート"), ("ซื้อเลยตอนนี้", "ซื้อเลย")])
    func `a writing without spaces is searched inside words`(text: String, words: String) {
        #expect(text.holdsWords(of: words))
        #expect(!words.holdsWords(of: text))
    }

    @Test func `words end and start as others`() {
        #expect(["a", "b", "c"].ends(with: ["b", "c"]))
        #expect(!["a", "b", "c"].ends(with: ["a", "b"]))
        #expect(["a", "b", "c"].starts(with: ["a", "b"]))
        #expect(!["a"].starts(with: ["a", "b"]))
        #expect(["a"].ends(with: ["a"]) && ["a"].starts(with: ["a"]))
    }
}
