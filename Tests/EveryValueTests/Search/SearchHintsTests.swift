import Testing

@testable import EveryValue

@Suite struct SearchHintsTests {
    @Test func `literals of every form are read, and comments and names are not`() {
        let hints = SearchHints(
            literalsOf: #"""
                let a1 = 12_345_678 + 0xFF - 0b101 // 99 "comment"
                /* 98 /* nested */ 97 */ let b = [1.5, 2e-3, 0x1p4, 7..<9, x.0]
                let c = "admin" + "say \"hi\"\n\u{e9}" + "" + #"raw\n"#
                let d = "at \(f("inner", 5)) end" ; let e = """
                lines
                """
                "open
                let g = 3
                """#)

        #expect(hints.integers == [12_345_678, 255, 5, 7, 9, 0, 3])
        #expect(hints.floats == [1.5, 0.002, 16])
        #expect(hints.texts == ["admin", "say \"hi\"\n\u{e9}", "raw\\n", "at ", "inner", " end", "\nlines\n", "open"])
    }

    @Test func `methods are read with their types and lines`() {
        func methods(_ source: String) -> [String] {
            var lexer = SourceLexer(source)
            lexer.run()
            return lexer.methods.map { "\($0.line): \($0.type).\($0.name)" }
        }
        let source = #"""
            func free() { if a { b() } }
            final class PriceTests: XCTestCase { // class Other {
                class func make() {}
                class var count: Int { 3 }
                func testTotal() throws { let text = "class Fake { func no() {} }\(f { $0 })"; struct Inner { func deep() {} } }
                func `a name with spaces`() {}
            }
            /* struct Gone { func no() {} } */
            extension Shop.OrderTests where Self: Any {
                func testTotal() async {
                    let kind: AnyObject.Type = Order.self
                }
                static func == (left: Self, right: Self) -> Bool { true }
            }
            enum Empty {}
            func last() {}
            """#
        #expect(
            methods(source) == [
                "1: .free", "3: PriceTests.make", "5: PriceTests.testTotal", "5: PriceTests.Inner.deep", "6: PriceTests.a name with spaces",
                "10: Shop.OrderTests.testTotal", "16: .last",
            ])
        for part in ["func", "class", "class A {", "}", "func `", "extension A.", "class A { func"] {
            #expect(methods(part) == [], "\(part)")
        }
    }

    @Test func `source that ends in the middle of a literal gives what came before`() {
        for source in ["", "\"", "\"a\\", "\"\\u{", "\"\\(", "#\"", "/*", "0x", "1e", "\"\"\"", "\"\\u{110000}\""] {
            #expect(SearchHints(literalsOf: source).floats == [], "\(source)")
        }
        #expect(SearchHints(literalsOf: "\"ab").texts == ["ab"])
    }

    @Test func `a search with hints finds rare values, inside the bounds of each draw`() {
        var settings = SearchSettings(seed: 3, cases: 1_000)
        settings.hints = SearchHints(integers: [12_345_678], texts: ["admin", "Ω"])

        let number = PropertySearch.run(.integer(in: 0...100_000_000), settings: settings) { $0 == 12_345_678 ? .failed : .passed }
        #expect(number.counterexamples.map(\.value) == [12_345_678])
        let text = PropertySearch.run(.string(alphabet: .letters), settings: settings) { $0.contains("admin") ? .failed : .passed }
        #expect(text.counterexamples.map(\.value) == ["admin"])
        let letters = Set(TextAlphabet.letters.scalars)
        let pairs = Generator.zip(.integer(in: 0...9), .string(alphabet: .letters, length: 1...3))
        let bounded = PropertySearch.run(pairs, settings: settings) { number, text in
            let scalars = text.unicodeScalars
            let isInside = (0...9).contains(number) && (1...3).contains(scalars.count) && scalars.allSatisfy(letters.contains)
            return isInside ? .passed : .failed
        }
        #expect(bounded.isSuccess)
    }

    @Test func `a hint at the bounds of a draw is drawn, and one beyond them is not`() {
        let hints = SearchHints(floats: [0.3, 0.375, 0.5, 0.625, 0.7], texts: ["a", "ab", "abcd", "abcde"])
        let source = ChoiceSource.random(5, hints: hints)
        let number = FloatShape(0.375...0.625, towards: 0.5)
        let text = TextShape(alphabet: TextAlphabet("abcd"), shortest: 4, longest: 4)

        #expect(Set((0..<500).compactMap { _ in source.hintedFloat(number) }) == [0.375, 0.5, 0.625])
        let codes = (0..<500).compactMap { _ in source.hintedCodes(text) }
        #expect(codes.contains([0, 1, 2, 3]))
        #expect(codes.allSatisfy { $0.count == 4 })
    }

    @Test func `three cases in four are those of a search without hints`() {
        var drawn: [[Int]] = [[], []]
        for index in drawn.indices {
            var settings = SearchSettings(seed: 9, cases: 400)
            settings.hints = index == 0 ? nil : SearchHints()
            _ = PropertySearch.run(Generator.integer(in: 0...1_000_000_000_000), settings: settings) { number in
                drawn[index].append(number)
                return .passed
            }
        }
        let shared = Set(drawn[0]).intersection(drawn[1]).count

        #expect((240..<360).contains(shared), "\(shared)")
    }
}
