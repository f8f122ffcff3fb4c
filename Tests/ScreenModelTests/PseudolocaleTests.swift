import EveryScreenModel
import EveryValue
import Testing

struct PseudolocaleTests {
    @Test(
        arguments: [
            (.none, "Pay now"), (.doubleLength, "Pay now Pay now"), (.accented, "[Þåý ñöŵ]"),
            (.rightToLeft, "\u{202E}Pay now\u{202C}"),
        ] as [(UserEnvironment.Pseudolocale, String)])
    func `a string as the made-up languages have it`(locale: UserEnvironment.Pseudolocale, expected: String) {
        #expect(locale.localized("Pay now") == expected)
    }

    @Test(arguments: UserEnvironment.Pseudolocale.allCases)
    func `the original of a joined label is that of its parts, also where each is one word`(locale: UserEnvironment.Pseudolocale) {
        for parts in [["Pay", "now"], ["Pay now", "12.50"], ["Tea", "Milk", "Sugar"]] {
            #expect(locale.original(of: parts.map(locale.localized).joined(separator: ", ")) == parts.joined(separator: ", "))
        }
    }

    @Test(arguments: UserEnvironment.Pseudolocale.allCases) func `nothing stays nothing`(locale: UserEnvironment.Pseudolocale) {
        #expect(locale.localized("") == "")
    }

    @Test func `every letter has a different accent, and other characters have none`() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let accented = UserEnvironment.Pseudolocale.accented.localized(letters).dropFirst().dropLast()

        #expect(accented.count == 52)
        #expect(Set(accented).count == 52)
        #expect(zip(letters, accented).filter { $0 == $1 }.isEmpty)
        #expect(UserEnvironment.Pseudolocale.accented.localized("12 × 3 = 漢字 👩‍👩‍👧 é") == "[12 × 3 = 漢字 👩‍👩‍👧 é\u{200C}]")
    }

    @Test func `numbers are not translated`() {
        for number in ["3", "12.50", "€ 98", "00:12", "٣", "–"] {
            #expect(UserEnvironment.Pseudolocale.doubleLength.localized(number) == number)
            #expect(UserEnvironment.Pseudolocale.accented.localized(number) == number)
        }
        for words in ["3 a", "é", "مرحبا", "五"] {
            #expect(UserEnvironment.Pseudolocale.doubleLength.localized(words) == "\(words) \(words)")
        }
    }

    @Test func `any string keeps its letters in number and order`() throws {
        for seed in 0..<500 as Range<UInt64> {
            let string = try Generator<String>.string(alphabet: .ascii, length: 1...20).value(seed: seed)
            if string.allSatisfy(\.isWhitespace) {
                #expect(UserEnvironment.Pseudolocale.accented.localized(string) == string)
                continue
            }

            let isTranslated = string.contains(where: \.isLetter)
            #expect(UserEnvironment.Pseudolocale.doubleLength.localized(string) == (isTranslated ? "\(string) \(string)" : string))
            let brackets = isTranslated ? 2 : 0
            #expect(UserEnvironment.Pseudolocale.accented.localized(string).unicodeScalars.count == string.unicodeScalars.count + brackets)
            #expect(
                UserEnvironment.Pseudolocale.rightToLeft.localized(string).unicodeScalars.dropFirst().dropLast().elementsEqual(
                    string.unicodeScalars))
        }
    }
}

struct PseudolocaleOriginalTests {
    private static let strings = [
        "", " ", "a", "Save", "Save, now", "Bora Bora", "4.4 ★", "[x]", "مرحبا", "👩‍👩‍👧 family", "a, b, c", "Été à la plage", "\u{200C}",
        "É\u{200C}", "aÉ\u{200C}\u{200C}",
    ]

    @Test(arguments: UserEnvironment.Pseudolocale.allCases) func `the original of a localized string is the string`(
        locale: UserEnvironment.Pseudolocale
    ) {
        for string in Self.strings { #expect(locale.original(of: locale.localized(string)) == string) }
    }

    @Test(arguments: UserEnvironment.Pseudolocale.allCases) func `the original of any localized string is the string`(
        locale: UserEnvironment.Pseudolocale
    ) throws {
        let letters = Generator<Character>.element(of: Array("aZ09[] ,é\u{301}\u{200C}åÅ\r\n\0漢👍"))
        for seed in 0..<500 as Range<UInt64> {
            let string = String(try Generator<[Character]>.array(of: letters, 0...8).value(seed: seed))
            // Parts that look localized are taken for parts of a joined label.
            guard !string.contains(", ") else { continue }

            #expect(locale.original(of: locale.localized(string)) == string, "\(string.debugDescription)")
        }
    }

    @Test(arguments: UserEnvironment.Pseudolocale.allCases) func `the parts of a joined label have their originals`(
        locale: UserEnvironment.Pseudolocale
    ) {
        let joined = ["Coffee", "4 dollars"].map(locale.localized).joined(separator: ", ")

        #expect(locale.original(of: joined) == "Coffee, 4 dollars")
    }

    @Test(arguments: UserEnvironment.Pseudolocale.allCases) func `a string in no such form stays`(locale: UserEnvironment.Pseudolocale) {
        #expect(locale.original(of: "Save all") == "Save all")
        #expect(locale.original(of: "[") == "[")
    }
}
