import EveryScreenModel
import Testing

struct LiteralsTests {
    @Test func `marks, ends of lines and tabs are escaped as Swift and JSON both do`() {
        #expect("".quoted { _ in nil } == #""""#)
        #expect("a\"\\\n\r\tä".quoted { _ in nil } == #""a\"\\\n\r\tä""#)
    }

    @Test func `other characters are escaped as is said`() {
        #expect("a\u{1}\n".quoted { $0.value < 0x20 ? "<\($0.value)>" : nil } == #""a<1>\n""#)
    }

    @Test(arguments: [(0, 4, "0000"), (255, 1, "ff"), (0xABCDE, 4, "abcde")])
    func `hexadecimal digits have leading zeros and are never cut`(number: Int, digits: Int, text: String) {
        #expect(number.hexadecimal(digits: digits) == text)
        #expect(number.hexadecimal(digits: digits, uppercase: true) == text.uppercased())
    }
}
