import Testing

@testable import EveryValue

/// The shares of "Drawing values", over values of 20,000 seeds.
@Suite struct FrequencyTests {
    private static let seeds = 20_000

    /// The share of values for which a claim holds.
    private func share<Value>(_ generator: Generator<Value>, _ holds: (Value) -> Bool) throws -> Double {
        Double(try (0..<UInt64(Self.seeds)).count { holds(try generator.value(seed: $0)) }) / Double(Self.seeds)
    }

    /// Whether a share is the expected one, within four standard deviations.
    private func isNear(_ share: Double, _ expected: Double) -> Bool {
        abs(share - expected) <= 4 * (expected * (1 - expected) / Double(Self.seeds)).squareRoot()
    }

    @Test func `Half of Booleans are true, and three of four optionals have a value`() throws {
        #expect(isNear(try share(.boolean()) { $0 }, 0.5))
        #expect(isNear(try share(.boolean(probability: 0.1)) { $0 }, 0.1))
        #expect(isNear(try share(.boolean().optional()) { $0 != nil }, 0.75))
        #expect(isNear(try share(.boolean().optional(probability: 1)) { $0 != nil }, 1))
    }

    @Test func `Nine of ten floating-point numbers are finite`() throws {
        #expect(isNear(try share(Generator<Double>.anyFloat()) { !$0.isFinite || $0.bitPattern == (-0.0).bitPattern }, 0.1))
        #expect(isNear(try share(Generator<Float>.anyFloat()) { $0.isNaN }, 0.025))
    }

    @Test func `Few whole numbers and alternatives are all alike`() throws {
        for value in 0...9 { #expect(isNear(try share(.integer(in: 0...9)) { $0 == value }, 0.1)) }
        // Alternatives that are left out are others for each seed.
        for name in ["a", "b", "c", "d"] { #expect(abs(try share(.element(of: ["a", "b", "c", "d"])) { $0 == name } - 0.25) < 0.02) }
    }

    @Test func `Weights are relative, and one of weight 0 never comes up at random`() throws {
        let letters = Generator.weighted([(0, .constant("a")), (3, .constant("b")), (1, .constant("c"))])

        #expect(try share(letters) { $0 == "a" } == 0)
        #expect(abs(try share(letters) { $0 == "b" } - 0.75) < 0.06)
    }

    @Test func `A part of a recursive value has parts inside in three cases of five`() throws {
        let depth = Generator<Int>.recursive("nest", depth: 2, leaf: .constant(0)) { inner in inner.map { $0 + 1 } }

        #expect(isNear(try share(depth) { $0 > 0 }, 0.6))
        #expect(isNear(try share(depth) { $0 > 1 }, 0.36))
    }

    @Test func `A place of a permutation keeps its element or takes any later one`() throws {
        let orders = Generator.permutation(of: [1, 2])

        #expect(isNear(try share(orders) { $0 == [1, 2] }, 0.5))
    }
}
