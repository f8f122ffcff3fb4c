import Testing

@testable import EveryValue

@Suite struct ExplainerTests {
    /// A size of twelve, a flag and a text, in labelled spans.
    private static let generator = Generator { source in
        (
            source.span("size") { source.integer(in: 0...11) }, source.span("flag") { source.boolean() },
            source.span("text") { source.string(alphabet: .letters, length: 0...9) }
        )
    }

    private func explain(_ isFailing: (Int, Bool, String) -> Bool) throws -> [String] {
        let report = PropertySearch.run(ExplainerTests.generator, settings: SearchSettings(seed: 1, cases: 1000)) {
            isFailing($0.0, $0.1, $0.2) ? .failed : .passed
        }
        let counterexample = try #require(report.counterexamples.first)
        #expect(counterexample.explainEvaluations <= 50)
        return counterexample.explanation.map { part in
            let finding =
                switch part.finding {
                case .anyValue: "any value"
                case .anyOf(let range): "\(range.lowerBound) to \(range.upperBound)"
                case .matters: "matters"
                }
            return "\(part.path.joined(separator: ".")) \(part.value): \(finding)"
        }
    }

    @Test func `A threshold is found, and parts that do not matter are named`() throws {
        let parts = try explain { size, _, _ in size >= 5 }

        #expect(parts == ["size 5: 5 to 11", "flag 0: any value", "text \"\": any value"])
    }

    @Test func `A range with an upper end is found by bisection`() throws {
        let parts = try explain { size, _, _ in (3...8).contains(size) }

        #expect(parts.first == "size 3: 3 to 8")
    }

    @Test func `Parts that must be as they are matter`() throws {
        let parts = try explain { size, flag, text in size == 4 && flag && text == "b" }

        #expect(parts == ["size 4: matters", "flag 1: matters", "text \"b\": matters"])
    }

    @Test(arguments: ["a", "zzzzzzzzz"]) func `A text matters where one letter more passes, or the longest of the last letter`(
        passing: String
    )
        throws
    {
        let parts = try explain { _, _, text in text != passing }

        #expect(parts == ["size 0: any value", "flag 0: any value", "text \"\": matters"])
    }

    @Test func `Where everything fails nothing matters`() throws {
        let parts = try explain { _, _, _ in true }

        #expect(parts == ["size 0: any value", "flag 0: any value", "text \"\": any value"])
    }

    @Test func `The budget for explaining is kept`() throws {
        let settings = SearchSettings(seed: 1, cases: 1000, explainEvaluations: 3)
        let report = PropertySearch.run(Item.generator, settings: settings) { $0.all.count > 2 ? .failed : .passed }
        let counterexample = try #require(report.counterexamples.first)

        #expect(counterexample.explainEvaluations == 3)
        #expect(counterexample.explanation.count < 6)
    }
}
