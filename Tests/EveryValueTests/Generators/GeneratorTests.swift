import Testing

@testable import EveryValue

/// The promises of single generators beyond the laws, and bad input.
@Suite struct GeneratorTests {
    private func values<Value>(_ generator: Generator<Value>, _ count: Int = 500) throws -> [Value] {
        try (0..<count).map { try generator.value(seed: UInt64($0)) }
    }

    @Test func `Integers keep to their range and reach both ends`() throws {
        let seen = try values(.integer(in: -7...7_000))

        #expect(seen.allSatisfy { (-7...7_000).contains($0) })
        #expect(seen.contains(-7) && seen.contains(7_000))
    }

    @Test func `The full range of integers is drawn without overflow`() throws {
        let seen = try values(.integer(in: .min ... .max))

        #expect(seen.contains(.min) && seen.contains(.max) && seen.contains(0))
    }

    @Test func `A range of one value makes no choice`() throws {
        #expect(try Generator.integer(in: 3...3).sample(seed: 1).recording.isEmpty)
    }

    @Test func `EdgeCases come up more often than chance allows`() throws {
        let seen = try values(.integer(in: 0...1 << 40), 4000)

        #expect(seen.contains { $0 > 1000 && ($0 & ($0 - 1)) == 0 })
    }

    @Test func `A string keeps to its length and alphabet`() throws {
        let seen = try values(.string(alphabet: TextAlphabet("xyz"), length: 2...5))

        #expect(seen.allSatisfy { (2...5).contains($0.unicodeScalars.count) && $0.allSatisfy { "xyz".contains($0) } })
        #expect(Set(seen.map(\.unicodeScalars.count)) == [2, 3, 4, 5])
    }

    @Test func `One of four characters is a sequence that looks like one letter`() throws {
        let seen = try values(.anyCharacter(), 4000)

        #expect((900...1100).contains(seen.count { $0.unicodeScalars.count > 1 }))
    }

    @Test func `An element drawn is one of those given, and each comes up`() throws {
        #expect(try Set(values(.element(of: ["a", "b", "c"]))) == ["a", "b", "c"])
    }

    @Test func `Weights decide how often an alternative comes up`() throws {
        let seen = try values(Generator.weighted([(1, .constant(0)), (9, .constant(1)), (0, .constant(2))]), 2000)

        #expect((1600...1950).contains(seen.count { $0 == 1 }))
        #expect(!seen.contains(2))
    }

    @Test func `An alternative of weight zero is reached by shrinking`() {
        let report = PropertySearch.run(
            Generator.weighted([(0, .constant(0)), (1, Generator.integer(in: 1...9))]), settings: SearchSettings(cases: 20)
        ) { _ in .failed }

        #expect(report.counterexamples.map(\.value) == [0])
    }

    @Test func `Sets fill up to their size`() throws {
        #expect(try values(Generator.integer(in: 0...9).set(5...10), 100).allSatisfy { (5...10).contains($0.count) })
    }

    @Test func `A set that cannot be filled says how far it came and where`() throws {
        let generator = Generator.integer(in: 0...2).set(5...6, file: "Here.swift", line: 12)

        #expect(throws: GenerationError.tooFewDistinct(found: 3, needed: 5, file: "Here.swift", line: 12)) { try generator.value(seed: 1) }
    }

    @Test func `A filter that nothing passes says so and where`() throws {
        let generator = Generator.integer().filter(file: "Here.swift", line: 7) { _ in false }
        let error = GenerationError.nothingPasses(attempts: 100, file: "Here.swift", line: 7)

        #expect(throws: error) { try generator.value(seed: 1) }
        #expect(
            error.description == "A filter refused all 100 values drawn for it (Here.swift:7). "
                + "Draw values that pass in the first place, with map or flatMap, or loosen the filter.")
    }

    @Test func `A filter whose simplest value does not pass still shrinks`() {
        let report = PropertySearch.run(
            Generator.integer(in: 0...1000).filter { $0 % 7 == 3 }.array(1...9), settings: SearchSettings(cases: 50)
        ) {
            $0.reduce(0, +) > 50 ? .failed : .passed
        }

        #expect(report.counterexamples.first?.value.count == 1)
        #expect(report.counterexamples.first.map { $0.value[0] } == 52)
    }

    @Test func `A value without end is given up with its size`() throws {
        let generator = Generator { source in source.list(100_000...100_000) { source.boolean() } }

        #expect(throws: GenerationError.tooLarge(limit: 20_000)) { try generator.value(seed: 1) }
    }

    @Test func `Recursive values keep to their depth and budget`() throws {
        indirect enum Tree { case leaf, branch([Tree]) }
        func depth(_ tree: Tree) -> Int {
            if case .branch(let trees) = tree { 1 + (trees.map(depth).max() ?? 0) } else { 0 }
        }
        func branches(_ tree: Tree) -> Int {
            if case .branch(let trees) = tree { 1 + trees.map(branches).reduce(0, +) } else { 0 }
        }
        let generator = Generator<Tree>.recursive("tree", depth: 4, budget: 9, leaf: Generator { _ in .leaf }) { inner in
            inner.array(0...5).map { .branch($0) }
        }
        let seen = try values(generator)

        #expect(seen.map(depth).max() == 4)
        #expect(seen.map(branches).max() == 9)
    }

    @Test func `A recursive value weighs less than one around it, at every depth`() throws {
        let depth = Generator<Int>.recursive("nest", depth: 4, leaf: Generator.integer(in: 0...9).map { _ in 0 }) { inner in
            inner.map { $0 + 1 }
        }

        let samples = try (0..<200).map { try depth.make(.random(UInt64($0))) }
        let weights = Dictionary(grouping: samples, by: \.value).mapValues { Set($0.map(\.recording.weight)) }

        #expect(weights == [0: [2], 1: [3], 2: [4], 3: [5], 4: [6]])
    }

    @Test func `A filter that refuses everything is asked a hundred times`() {
        let asked = Counted()
        let refusing = Generator.integer(in: 0...1_000_000).filter { _ in
            asked.add()
            return false
        }

        #expect(throws: GenerationError.self) { try refusing.value(seed: 1) }
        #expect(asked.count == 100)
    }
}

/// A count that a closure adds to; a test uses it on one thread.
private final class Counted: @unchecked Sendable {
    private(set) var count = 0

    func add() { count += 1 }
}
