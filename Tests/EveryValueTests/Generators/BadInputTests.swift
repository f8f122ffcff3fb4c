import Testing

@testable import EveryValue

/// What is refused, each with a sentence that says what and, for generators, where.
@Suite struct BadInputTests {
    /// Expects that a process which has ended said a sentence, from the beginning of a line on.
    private func expect(_ sentence: String, from result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), sourceLocation: location)
    }

    @Test func `Nothing to choose from`() async {
        expect(
            "Here.swift:3: Fatal error: Generator.oneOf needs at least one generator to choose from.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator<Int>.oneOf([], file: "Here.swift", line: 3)
            })
        expect(
            "Here.swift:4: Fatal error: Generator.element(of:) needs at least one element to choose from.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator<Int>.element(of: [], file: "Here.swift", line: 4)
            })
        expect(
            "An alphabet needs at least one scalar, for a string to be drawn from it.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = TextAlphabet("") })
    }

    @Test func `Weights of nothing or less`() async {
        expect(
            "Here.swift:5: Fatal error: Generator.weighted needs at least one alternative of positive weight.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator<Int>.weighted([(0, .constant(1))], file: "Here.swift", line: 5)
            })
        expect(
            "Here.swift:6: Fatal error: The weights of Generator.weighted cannot be negative.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator<Int>.weighted([(-1, .constant(1)), (2, .constant(1))], file: "Here.swift", line: 6)
            })
    }

    @Test func `Empty and reversed ranges of numbers`() async {
        expect(
            "Here.swift:1: Fatal error: There is no number in the empty range 5..<5 to be drawn.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.integer(in: 5..<5, file: "Here.swift", line: 1)
            })
        expect(
            "Here.swift:2: Fatal error: The bounds are reversed: 5 lies above 1.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.integer(from: 5, to: 1, file: "Here.swift", line: 2)
            })
        expect(
            "Here.swift:3: Fatal error: The bounds are reversed: 0.5 lies above 0.25.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.float(from: 0.5, to: 0.25, file: "Here.swift", line: 3)
            })
        expect(
            "Here.swift:4: Fatal error: The bounds of a number must be finite; these are 0.0...inf.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.float(in: 0 ... .infinity, file: "Here.swift", line: 4)
            })
        // Written with `...`, reversed bounds do not get as far as the generator.
        expect(
            "Range requires lowerBound <= upperBound",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let (low, high) = (3, 1)
                _ = Generator.integer(in: low...high)
            })
    }

    @Test func `Ranges that hold something are drawn from`() throws {
        for seed in 0..<100 as Range<UInt64> {
            #expect(try (3..<5).contains(Generator.integer(in: 3..<5).value(seed: seed)))
            #expect(try (1...5).contains(Generator.integer(from: 1, to: 5).value(seed: seed)))
            #expect(try (0.25...0.5).contains(Generator.float(from: 0.25, to: 0.5).value(seed: seed)))
        }
    }

    @Test func `Counts, lengths and depths below zero`() async {
        expect(
            "Here.swift:7: Fatal error: A collection cannot have -1 elements.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.integer().array(-1...3, file: "Here.swift", line: 7)
            })
        expect(
            "Here.swift:8: Fatal error: A string cannot have -1 letters.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.string(length: -1...3, file: "Here.swift", line: 8)
            })
        expect(
            "Here.swift:9: Fatal error: The depth of Generator.recursive cannot be negative; this one is -1.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator<Int>.recursive("a", depth: -1, leaf: .constant(1), file: "Here.swift", line: 9) { $0 }
            })
        expect(
            "A collection cannot have fewer than no elements.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Generator { $0.list(-1...3) { 1 } }.value(seed: 1)
            })
    }

    @Test func `Probabilities, shares and budgets that are none`() async {
        expect(
            "Here.swift:2: Fatal error: A probability lies between 0 and 1; this one is 2.0.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Generator.boolean(probability: 2, file: "Here.swift", line: 2)
            })
        expect(
            "A share of cases lies between 0 and 1.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = CoverageRequirement("a", atLeast: 30)
            })
        expect(
            "A search cannot judge fewer than no cases.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = SearchSettings(cases: -1) })
        expect(
            "A search must be allowed to discard a case; the ratio is at least 1.",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = SearchSettings(maximumDiscardRatio: 0)
            })
    }

    @Test func `A generator that never ends`() async {
        expect(
            "seems never to end; the latest kind of part in it is 'node'. Give its recursion or its loop a bound",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Generator<Int> { source in while true { source.span("node") { _ = source.integer(in: 0...9) } } }.value(seed: 1)
            })
    }

    @Test func `A filter that nothing passes ends the search with its place`() {
        let generator = Generator.integer(in: 0...1_000_000).filter(file: "Here.swift", line: 7) { _ in false }
        let report = check(generator, settings: SearchSettings(cases: 10)) { _ in .passed }

        #expect(
            report.ending
                == .gaveUp(
                    reason: "Only 0 of 10 cases could be judged: the property discarded 0, and the generator failed 100 times. "
                        + "The first error: A filter refused all 100 values drawn for it (Here.swift:7). "
                        + "Draw values that pass in the first place, with map or flatMap, or loosen the filter."))
    }
}
