import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenLayout

struct KerningTableTests {
    private static let regular = KerningTable(.regular)
    private static let bold = KerningTable(.bold)

    private func between(_ first: Character, _ second: Character, _ weight: ScreenElement.FontWeight = .regular) -> Int {
        let table = AdvanceTable.at(Font(size: 17, weight: weight)).kerning
        return table.between(table.key(first), table.key(second))
    }

    private func width(_ string: String, _ weight: ScreenElement.FontWeight = .regular) -> Double {
        MeasuredText(string, font: Font(size: 17, weight: weight)).idealWidth
    }

    @Test func `every pair of the typeface stands in the table, at each weight`() {
        let pairs = InterKerning.pairs

        #expect(pairs.count % 4 == 0 && pairs.count > 3_000)
        for index in stride(from: 0, to: pairs.count, by: 4) {
            let keys = (Self.regular.key(UInt32(pairs[index])), Self.regular.key(UInt32(pairs[index + 1])))
            #expect(keys.0 > 0 && keys.1 > 0)
            #expect(Self.regular.between(keys.0, keys.1) == Int(pairs[index + 2]))
            #expect(Self.bold.between(keys.0, keys.1) == Int(pairs[index + 3]))
        }
    }

    @Test func `the keys of scalars that are kerned differ`() {
        let scalars = (UInt32(0)..<0x3000).filter { Self.regular.key($0) > 0 }
        let ownKeys = scalars.filter { $0 < 0x7F || $0 >= KerningTable.keyLimit }

        #expect(Set(ownKeys.map { Self.regular.key($0) }).count == ownKeys.count)
        #expect(scalars.allSatisfy { Self.regular.key($0) < 1 << KerningTable.shift })
    }

    @Test func `capitals such as A and V stand closer, and letters of even sides do not`() {
        #expect(between("A", "V") < -100)
        #expect(between("T", "o") < -100)
        #expect(between("H", "I") == 0)
        #expect(between("“", "A") < -100)
        #expect(width("AV") < width("A") + width("V"))
    }

    @Test func `weights between regular and bold have kerning between theirs`() {
        let (regular, bold) = (between("$", "A"), between("$", "A", .bold))

        #expect(regular == 0 && bold < 0)
        #expect(between("$", "A", .medium) < 0 && between("$", "A", .semibold) < between("$", "A", .medium))
        #expect(bold < between("$", "A", .semibold) && between("$", "A", .heavy) < bold)
        #expect(between("A", "V", .light) == between("A", "V"))
    }

    @Test func `each capital of Latin with one accent is kerned as the capital`() {
        for scalar in (0xC0...0x17F as ClosedRange<UInt32>).compactMap(UnicodeScalar.init) where scalar.properties.isUppercase {
            let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
            // Inter has no pairs for the circumflex on a J.
            guard parts.count == 2, parts[0].isASCII, parts[0] != "J" else { continue }
            for neighbor in "oaTAV,.-" {
                let (accented, letter) = (Character(scalar), Character(parts[0]))
                #expect(between(accented, neighbor) == between(letter, neighbor), "\(accented) \(neighbor)")
                #expect(between(neighbor, accented) == between(neighbor, letter), "\(neighbor) \(accented)")
            }
        }
    }

    @Test(arguments: [("é", "e"), ("Ä", "A"), ("ø", "o"), ("Ł", "L"), ("e\u{301}", "e"), ("Ǻ", "A")] as [(Character, Character)])
    func `accented letters are kerned as their letters`(accented: Character, letter: Character) {
        #expect(between("T", accented) == between("T", letter))
        #expect(between(accented, "T") == between(letter, "T"))
    }

    @Test(arguments: ["ï", "i\u{308}", "Ĵ", "J\u{302}", " ", "\u{A0}", "\u{AD}", "\n", "я", "書", "👍🏽"] as [Character])
    func `nothing is kerned beside a letter with a wider accent, a space or another script`(character: Character) {
        for other in "AJTVfjoy.-“" {
            #expect(between(character, other) == 0)
            #expect(between(other, character) == 0)
        }
    }

    @Test func `precomposed and decomposed letters make lines of equal width`() {
        for string in ["Tée Véran Äußerst", "Łódź Yáñez"] {
            let decomposed = string.unicodeScalars.map { scalar in
                ["é": "e\u{301}", "Ä": "A\u{308}", "ó": "o\u{301}", "ź": "z\u{301}", "á": "a\u{301}", "ñ": "n\u{303}"][String(scalar)]
                    ?? String(scalar)
            }
            #expect(decomposed.joined().unicodeScalars.count > string.unicodeScalars.count)
            #expect(width(decomposed.joined()) == width(string))
        }
    }

    @Test func `characters of two lines are not kerned`() {
        #expect(width("A\nV") == max(width("A"), width("V")))
        let text = MeasuredText("AVAVAV", font: Font(size: 17, weight: .regular))
        let cut = text.wrapped(to: width("A") + 0.5)
        #expect(cut == MeasuredText.Wrapping(lineCount: 6, width: max(width("A"), width("V"))))
    }

    @Test func `a hyphen in place of a soft one is kerned`() {
        let text = MeasuredText("T\u{AD}heory", font: Font(size: 17, weight: .regular))
        #expect(between("T", "-") < 0)
        let line = text.shownLines(in: width("heory"))[0]
        #expect(line.text == "T-" && line.width == width("T-"))
        #expect(text.wrapped(to: width("heory")).lineCount == 2)
    }
}
