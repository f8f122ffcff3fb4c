import EveryScreenNavigation
import Testing

struct WordsTests {
    @Test(
        arguments: [
            ("", []), ("Buy now", ["buy", "now"]), ("don't  stop", ["don't", "stop"]), ("'quoted'", ["quoted"]), ("-", []),
            ("a\r\nb", ["a", "b"]),
            ("Item 12", ["item", "12"]), ("@[`{", []), ("Zürich Straße", ["zürich", "straße"]), ("don’t", ["don't"]),
            ("漢字 かな", ["漢字", "かな"]),
            ("A\u{301}b", ["áb"]),
        ] as [(String, [String])])
    func `Words are runs of letters and digits in lower case`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            0x0E00...0x0EFF, 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x1950...0x19DF,
            0x1A20...0x1AAF, 0xAA80...0xAADF, 0x11700...0x1174F, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F,
            0x4E00...0x9FFF,
        ] as [ClosedRange<UInt32>])
    func `Blocks of scripts without spaces end where those of Unicode do`(block: ClosedRange<UInt32>) {
        let scalars = [block.lowerBound, block.upperBound].compactMap(UnicodeScalar.init)
        let outside = [0x0DFF, 0x0F00, 0x0FFF, 0x10A0, 0x177F, 0x1800, 0x194F, 0x1AB0, 0xA9DF, 0xAA5F, 0xAAE0, 0x3004, 0x3100]
            .compactMap { UnicodeScalar($0 as UInt32) }

        #expect(scalars.count == 2 && scalars.allSatisfy(\.isWrittenWithoutSpaces))
        #expect(outside.filter(\.isWrittenWithoutSpaces) == [])
    }

    @Test func `All-ASCII text has the words it would have beside a letter that is not ASCII`() {
        // The same text with a further word in another script takes the way by
        // characters.
        for first in 0..<128 as Range<UInt8> {
            for second in 0..<128 as Range<UInt8> {
                let text = String(decoding: [0x61, first, second, 0x62, 0x20], as: UTF8.self)
                let mixed = (text + "ж").words
                #expect(mixed.last == "ж" && Array(mixed.dropLast()) == text.words, "\(first), \(second)")
            }
        }
    }

    @Test(
        arguments: [
            ("DON'T", ["don't"]), ("don‘t", ["don't"]), ("don\u{02BC}t", ["don't"]), ("don\u{FF07}t", ["don't"]),
            ("dogs’ tails", ["dogs", "tails"]),
            ("‘quoted’", ["quoted"]), ("rock ’n’ roll", ["rock", "n", "roll"]), ("d''x", ["d", "x"]), ("l’eau", ["l'eau"]),
        ] as [(String, [String])])
    func `an apostrophe between letters joins, in every form the same; at an edge it is a quotation mark`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            ("3.14", ["3.14"]), ("1,000,000", ["1,000,000"]), ("1’000", ["1'000"]), ("Part 2.", ["part", "2"]), ("2.b", ["2", "b"]),
            ("12:30", ["12", "30"]), ("1a2", ["1a2"]), ("½ cup", ["½", "cup"]), ("٣٫٥ ٢.٥", ["٣", "٥", "٢.٥"]), ("1..2", ["1", "2"]),
            ("2×2=4", ["2", "2", "4"]), ("example.com", ["example", "com"]), ("U.S.", ["u", "s"]),
        ] as [(String, [String])])
    func `a period or a comma between digits is part of the number, elsewhere it parts words`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            ("e-mail", ["e", "mail"]), ("e\u{2010}mail", ["e", "mail"]), ("e\u{2011}mail", ["e", "mail"]), ("a — b", ["a", "b"]),
            ("Ein\u{AD}stel\u{AD}lungen", ["einstellungen"]), ("a\u{200B}b", ["a", "b"]), ("می\u{200C}خواهم", ["میخواهم"]),
        ] as [(String, [String])])
    func `a hyphen parts words, an ignorable character is not there, a zero-width space is a space`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            ("カートに追加", ["カートに追加"]), ("カート・リスト", ["カート", "リスト"]), ("iPhoneを買う", ["iphone", "を買う"]), ("12個", ["12", "個"]),
            ("佐々木", ["佐々木"]), ("ｶﾞｲﾄﾞ", ["ｶﾞｲﾄﾞ"]), ("加入购物车", ["加入购物车"]), ("เพิ่มลงตะกร้า", ["เพิ่มลงตะกร้า"]), ("ตะกร้า ๒", ["ตะกร้า", "๒"]),
            ("ເພີ່ມ", ["ເພີ່ມ"]), ("បន្ថែម", ["បន្ថែម"]), ("ထည့်ရန်", ["ထည့်ရန်"]), ("장바구니에 담기", ["장바구니에", "담기"]),
        ] as [(String, [String])])
    func `a run of a script without spaces is one word, and ends where another script begins`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            ("e\u{301}tat", ["état"]), ("\u{301}a", ["a"]), ("हिन्दी", ["हिन्दी"]), ("a\u{20DD}b", ["a\u{20DD}b"]),
            ("1\u{FE0F}\u{20E3}", ["1\u{20E3}"]),
            ("👍 ok", ["ok"]), ("👍🏽", []),
        ] as [(String, [String])])
    func `a combining mark belongs to the character before it`(text: String, words: [String]) {
        #expect(text.words == words)
    }

    @Test(
        arguments: [
            ("l’e-mail", ["l", "e", "mail"], ["lemail"]), ("3.14", ["3.14"], ["3.14"]),
            ("Asst. Tech.", ["asst", "tech"], ["asst", "tech"]),
            ("-n-", ["n"], ["n"]),
        ] as [(String, [String], [String])])
    func `apostrophes and hyphens can part words, or be left out`(text: String, parting: [String], omitted: [String]) {
        #expect(text.words(inside: .parting).map(\.letters) == parting)
        #expect(text.words(inside: .omitted).map(\.letters) == omitted)
    }

    @Test func `a period after a word may stand for the rest of it`() {
        #expect("Asst. Tech., Nr.".words(inside: .parting).map(\.isCut) == [true, true, true])
        #expect("e.g, 3.5 a .".words(inside: .parting).map(\.isCut) == [true, false, false, false])
    }
}
