import Testing

@testable import EveryValue

/// Random cases that plain random drawing would not give.
@Suite struct MutationTests {
    @Test func `One case in four does without some of the alternatives`() {
        var cases = 0
        var narrow = 0
        let generator = Generator { source in source.list(40...40) { source.alternative(of: 4) } }
        _ = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 400)) { list in
            cases += 1
            if Set(list).count < 4 { narrow += 1 }
            return .passed
        }

        // Forty independent draws miss one of four in one list in 25,000.
        #expect((cases / 8...cases / 2).contains(narrow))
    }

    @Test func `One case in some has a part copied over another`() {
        var equal = 0
        let generator = Generator { source in source.list(4...4) { source.span("part") { source.integer(in: 0...1 << 60) } } }
        _ = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 400)) { list in
            if Set(list).count < 4 { equal += 1 }
            return .passed
        }

        #expect(equal > 20)
    }

    @Test func `A part is copied over more than one other, now and then`() {
        var most = 0
        let generator = Generator { source in source.list(6...6) { source.span("part") { source.integer(in: 0...1 << 60) } } }
        _ = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 400)) { list in
            most = max(most, Dictionary(grouping: list.filter { $0 > 1 << 32 }, by: { $0 }).values.map(\.count).max() ?? 0)
            return .passed
        }

        // Of large numbers, hardly two are the same by chance.
        #expect(most >= 3)
    }

    @Test func `Some strings have digits alone, and some have letters of two classes`() {
        var texts: [String] = []
        _ = PropertySearch.run(.string(length: 4...6), settings: SearchSettings(seed: 1, cases: 2000)) { text in
            texts.append(text)
            return .passed
        }

        // One letter in 38 is a digit where all are drawn alike: four in a row are
        // one string in two million.
        #expect(texts.count { $0.allSatisfy(\.isNumber) } > 5)
        #expect(texts.count { $0.allSatisfy { $0.isUppercase || $0.isNumber } && Set($0.map(\.isNumber)).count == 2 } > 1)
    }
}
