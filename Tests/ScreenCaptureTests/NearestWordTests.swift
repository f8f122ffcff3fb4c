import EveryScreenCapture
import EveryScreenCaptureReaders
import Testing

struct NearestWordTests {
    /// The suggestion for a role, or "" for none.
    private func suggestion(_ role: String) -> String {
        let text = "{\"everyscreen\": 1, \"screens\": [{\"size\": {\"width\": 1, \"height\": 1}, \"elements\": [{\"role\": \"\(role)\"}]}]}"
        return message(text).split(separator: "; ").last.map(String.init) ?? ""
    }

    @Test(arguments: [
        ("buton", "button"), ("Button", "button"), ("buttno", "button"), ("textfield", "textField"), ("tabel", "table"),
    ])
    func `A typing mistake is corrected`(word: String, expected: String) {
        #expect(suggestion(word) == "did you mean \"\(expected)\"?")
    }

    @Test(arguments: ["", "x", "paragraph", "thumbnail", String(repeating: "button", count: 1000)])
    func `A word like no other has no suggestion`(word: String) {
        #expect(suggestion(word) == "fix the value")
    }
}
