import Testing

@testable import EveryScreenSpecs

/// The numbers that a text shows, which its label must have, too.
struct ShownNumbersTests {
    private func digits(_ string: String, isStrict: Bool = true) -> [String] { ShownNumbers(string, isStrict: isStrict).digits.sorted() }

    @Test(arguments: ["/", ":", "-", "–", "−", "_", "#", "+"])
    func `beside a joint a number is part of a date, a time, a range or a code`(joint: String) {
        #expect(digits("12\(joint)34") == [])
        #expect(digits("\(joint)12 or 34") == ["34"])
        #expect(digits("12\(joint) or 34") == ["34"])
        #expect(digits("12\(joint)34", isStrict: false) == ["12", "34"])
    }

    @Test(arguments: [".", ",", "'", "’", "\u{A0}", "\u{202F}"])
    func `marks of thousands and decimals stand inside of a number`(mark: String) {
        #expect(digits("1\(mark)234") == ["1234"])
        #expect(digits("1\(mark)234\(mark)567") == ["1234567"])
        #expect(digits("12\(mark)50") == ["12"])
        #expect(digits("12\(mark)") == ["12"])
        #expect(digits("\(mark)12") == ["12"])
        #expect(digits("12\(mark) or 34") == ["12", "34"])
    }

    @Test func `strictly, single digits and numbers with a letter do not count`() {
        #expect(digits("7 of 12") == ["12"])
        #expect(digits("7 of 12", isStrict: false) == ["12", "7"])
        #expect(digits("A12 34b 56") == ["56"])
        #expect(digits("007 and 0042") == ["42"])
        #expect(digits("no numbers") == [])
        #expect(digits("٣٤") == [])
    }
}
