import EveryValueFoundation
import Foundation
import Testing

@testable import EveryValue

/// Mistakes in arguments, each with a sentence and, for generators, its place.
@Suite struct BadInputTests {
    /// Expects that a process which has ended said a sentence, from the beginning
    /// of a line on.
    private func expect(_ sentence: String, from result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), sourceLocation: location)
    }

    /// A generator with a wrong argument, and the reason with which a search over
    /// it ends.
    private struct Mistake: Sendable {
        let generator: Generator<String>
        let reason: String

        init<Value>(_ generator: Generator<Value>, _ reason: String) {
            self.generator = generator.map { "\($0)" }
            self.reason = reason
        }
    }

    private static let mistakes = [
        Mistake(
            Generator<Int>.oneOf([], file: "Here.swift", line: 3),
            "Generator.oneOf needs at least one generator to choose from. (Here.swift:3)"),
        Mistake(
            Generator<Int>.element(of: [], file: "Here.swift", line: 4),
            "Generator.element(of:) needs at least one element to choose from. (Here.swift:4)"),
        Mistake(
            Generator<Int>.weighted([(0, .constant(1))], file: "Here.swift", line: 5),
            "Generator.weighted needs at least one alternative of positive weight. (Here.swift:5)"),
        Mistake(
            Generator<Int>.weighted([(-1, .constant(1)), (2, .constant(1))], file: "Here.swift", line: 6),
            "The weights of Generator.weighted cannot be negative. (Here.swift:6)"),
        Mistake(
            Generator.integer(in: 5..<5, file: "Here.swift", line: 1),
            "There is no number in the empty range 5..<5 to be drawn. (Here.swift:1)"),
        Mistake(
            Generator.integer(from: 5, to: 1, file: "Here.swift", line: 2), "The bounds are reversed: 5 lies above 1. (Here.swift:2)"),
        Mistake(
            Generator.float(from: 0.5, to: 0.25, file: "Here.swift", line: 3),
            "The bounds are reversed: 0.5 lies above 0.25. (Here.swift:3)"),
        Mistake(
            Generator.float(in: 0 ... .infinity, file: "Here.swift", line: 4),
            "The bounds of a number must be finite; these are 0.0...inf. (Here.swift:4)"),
        Mistake(
            Generator.integer().array(-1...3, file: "Here.swift", line: 7), "A collection cannot have -1 elements. (Here.swift:7)"),
        Mistake(
            Generator.integer().array(5..<5, file: "Here.swift", line: 7),
            "The range 5..<5 is empty; it has no number of elements. (Here.swift:7)"),
        Mistake(Generator.integer().array(-2, file: "Here.swift", line: 7), "A collection cannot have -2 elements. (Here.swift:7)"),
        Mistake(
            Generator<[Int]>.subsequence(of: [1, 2], 3, file: "Here.swift", line: 7),
            "3 elements cannot be taken from 2. (Here.swift:7)"),
        Mistake(
            Generator.matching(/a(?=b)/, file: "Here.swift", line: 7),
            "No strings can be drawn for (?= in /a(?=b)/. Map a string to that form. (Here.swift:7)"),
        Mistake(
            Generator.matching(/(a)\1/, file: "Here.swift", line: 7),
            "No strings can be drawn for \\1 in /(a)\\1/. Map a string to that form. (Here.swift:7)"),
        Mistake(Generator { $0.list(3..<3) { 1 } }, "The range of a list's count is empty; it has no number of elements."),
        Mistake(Generator.string(length: -1...3, file: "Here.swift", line: 8), "A string cannot have -1 letters. (Here.swift:8)"),
        Mistake(
            Generator<Int>.recursive("a", depth: -1, leaf: .constant(1), file: "Here.swift", line: 9) { $0 },
            "The depth of Generator.recursive cannot be negative; this one is -1. (Here.swift:9)"),
        Mistake(
            Generator.boolean(probability: 2, file: "Here.swift", line: 2),
            "A probability lies between 0 and 1; this one is 2.0. (Here.swift:2)"),
        Mistake(Generator.string(alphabet: TextAlphabet("")), "An alphabet needs at least one scalar for a string to be drawn from it."),
        Mistake(
            Generator<Decimal>.decimal(digits: 128, file: "Here.swift", line: 9),
            "A decimal number has 0 to 127 digits after the point, not 128. (Here.swift:9)"),
        Mistake(
            Generator<Decimal>.decimal(digits: -1, file: "Here.swift", line: 9),
            "A decimal number has 0 to 127 digits after the point, not -1. (Here.swift:9)"),
        Mistake(Generator { $0.list(-1...3) { 1 } }, "A collection cannot have -1 elements."),
        Mistake(Generator { $0.string(length: -2...3) }, "A string cannot have -2 letters."),
        Mistake(Generator { $0.float(in: -.infinity...0) }, "The bounds of a number must be finite; these are -inf...0.0."),
        Mistake(Generator { $0.alternative(of: 0) }, "There must be at least one alternative to draw from."),
        Mistake(
            Generator { $0.alternative(of: 3, weights: [1]) }, "There must be one weight for each of 3 alternatives; these are 1."),
    ]

    @Test(arguments: mistakes.indices) func `A wrong argument of a generator ends the search with its place`(_ index: Int) {
        let mistake = Self.mistakes[index]

        let report = PropertySearch.run(mistake.generator, settings: SearchSettings(cases: 10)) { _ in .passed }

        #expect(report.ending == .gaveUp(reason: mistake.reason))
        #expect(report.statistics.evaluations == 0)
        #expect(throws: GenerationError.invalid(reason: mistake.reason)) { try mistake.generator.value(seed: 1) }
    }

    @Test(arguments: [
        (SearchSettings(cases: -1), "The number of cases is -1; it must be at least 0."),
        (SearchSettings(maximumDiscardRatio: 0), "The maximum discard ratio is 0; it must be at least 1."),
        (
            SearchSettings(choicesPerValue: 0),
            "The number of choices per value is 0; it must be at least 1."
        ),
        (
            SearchSettings(coverage: [CoverageRequirement("a", atLeast: 30)]),
            "The share of cases labeled \"a\" is 30.0; it must be between 0 and 1."
        ),
    ]) func `Settings that make no sense end the search`(_ settings: SearchSettings, reason: String) {
        let report = PropertySearch.run(.integer(), settings: settings) { _ in .passed }

        #expect(report.ending == .gaveUp(reason: reason))
        #expect(report.statistics.evaluations == 0)
    }

    @Test func `Ranges that hold something are drawn from`() throws {
        for seed in 0..<100 as Range<UInt64> {
            #expect(try (3..<5).contains(Generator.integer(in: 3..<5).value(seed: seed)))
            #expect(try (1...5).contains(Generator.integer(from: 1, to: 5).value(seed: seed)))
            #expect(try (0.25...0.5).contains(Generator.float(from: 0.25, to: 0.5).value(seed: seed)))
        }
    }

    @Test func `A generator that hangs`() async {
        expect(
            "seems never to end; the latest kind of part in it is 'node'. Give its recursion or its loop a bound",
            from: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = try Generator<Int> { source in while true { source.span("node") { _ = source.integer(in: 0...9) } } }.value(seed: 1)
            })
    }

    @Test func `A filter that nothing passes ends the search with its place`() {
        let generator = Generator.integer(in: 0...1_000_000).filter(file: "Here.swift", line: 7) { _ in false }
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: 10)) { _ in .passed }

        #expect(
            report.ending
                == .gaveUp(
                    reason: "Only 0 of 10 cases could be judged: filters refused 9900 values, and the generator failed 100 times. "
                        + "The first error: A filter refused all 100 values drawn for it (Here.swift:7). "
                        + "Draw values that pass in the first place, with map or flatMap, or loosen the filter."))
    }
}
