import EveryValue
import Testing

struct ShrinkingTests {
    @Test func theSmallestOrderThatCostsTooMuch() {
        let order = Generator<[Int]> { source in
            let count = try source.draw(.integer(in: 1...20))
            return try (0..<count).map { _ in try source.draw(.integer(in: 0...1_000)) }
        }

        let report = PropertySearch.run(order, settings: SearchSettings(seed: 1)) { prices in prices.reduce(0, +) < 500 ? .passed : .failed
        }

        #expect(report.counterexamples.map(\.value) == [[500]])
    }
}
