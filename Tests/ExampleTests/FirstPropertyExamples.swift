import EveryScreen
import EveryValue
import Testing

/// A text in which runs of equal letters are counted: "aab" is "2a1b".
enum RunLength {
    static func encode(_ text: String) -> [(Int, Character)] {
        text.reduce(into: []) { runs, letter in
            if let last = runs.last, last.1 == letter { runs[runs.count - 1].0 += 1 } else { runs.append((1, letter)) }
        }
    }

    static func decode(_ runs: [(Int, Character)]) -> String { runs.map { String(repeating: $0.1, count: $0.0) }.joined() }
}

@Suite(.regressions(.off)) struct FirstPropertyTests {
    @Test func decodingTakesEncodingBack() async {
        await expectHolds(forEvery: .string(alphabet: .letters)) { text in
            #expect(RunLength.decode(RunLength.encode(text)) == text)
        }
    }

    @Test func runsOfLettersAreAmongTheCases() async {
        await expectHolds(.cases(200), forEvery: .string(alphabet: TextAlphabet("ab"), length: 0...12)) { text in
            let runs = RunLength.encode(text)
            PropertyCase.cover("a run of three", atLeast: 0.2, if: runs.contains { $0.0 >= 3 })
            PropertyCase.cover("empty", if: text.isEmpty)
            #expect(RunLength.decode(runs) == text)
        }
    }

    @Test func decodingTakesEncodingBackWithoutScreens() {
        let report = PropertySearch.run(.string(alphabet: .letters)) { text in
            RunLength.decode(RunLength.encode(text)) == text ? .passed : .failed
        }

        #expect(report.counterexamples.map(\.value) == [])
    }

    @Test func noIntervalIsLongerThanADay() {
        let report = PropertySearch.run(Generator.zip(.integer(in: 0...1_439), .integer(in: 0...1_439))) { start, end in
            guard start != end else { return .discarded }
            return end - start > 0 ? .passed : .failed
        }

        #expect(report.counterexamples.map { [$0.value.0, $0.value.1] } == [[1, 0]])
    }
}
